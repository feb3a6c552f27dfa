/**
 * The words of the stage. Whatever happens in a match is shown as beats, one after the other; each game says
 * which beats an update is.
 *
 * A game adds its beats in `stage/NAME/script.ts`: a function `script` from a cue (the scene before, the
 * scene after, the log so far) to beats, named in the game's entry in `src/games` (`script: () =>
 * import(...)`). It knows no rules: it reads the events and the step of the update and carries what they
 * say over to the view before. The last beat need not arrive at the view of the update: when the beats are
 * over, the stage shows that view whatever they said. The board of the game draws `table.now` as ever,
 * finds what happens just now in `table.stage?.beat` (the way of the ball, a gesture), and lays
 * `stage/Overlay.svelte` over its pitch, which shows the rest: the caption, the dice, the moments. Without
 * a script an update is shown at once.
 */
import type { Sound } from '../lib/sounds';
import type { Entry, Place, Scene, Table, View } from '../table/table';
import type { Said, Seat } from '../types/messages';

export interface Beat<V = View> {
  /** The match as it stands from the beginning of this beat on. */
  view: V;
  /** The one sentence: the caption, and what screen readers hear. */
  said: Said | null;
  /** Who acts. */
  by: Seat | null;
  /** In milliseconds at normal speed; nothing: shown together with the next beat. */
  lasts: number;
  /**
   * The way of the ball: where it was, and every place that it comes to; one place: it lies there. Names are
   * the board's.
   */
  ball?: readonly Place[];
  /** Who walks, and every place on the way, the first too. */
  walk?: { by: string; way: readonly Place[] };
  /** What a piece does, in a word that the board of the game draws: a tackle, a header. */
  gesture?: { name: string; at: Place; by?: string };
  dice?: Throw;
  moment?: Moment;
  sound?: Sound;
}

/** Dice that fall over the board. */
export interface Throw {
  /** What they are for: the key of a word. */
  what: string | null;
  faces: readonly (number | '?')[];
}

/** What is written, or drawn, across the pitch. */
export interface Moment {
  kind: 'goal' | 'saved' | 'wide' | 'corner' | 'penalty' | 'yellow' | 'red' | 'whistle';
  /** The title; none: the picture says enough. */
  title: Said | null;
  /** The goals so far, home first. */
  score?: [number, number];
  /** Those of the shoot-out that decided. */
  kicks?: [number, number];
  /** The figures of a half: the key of a word, home, away. */
  figures?: readonly [string, number, number][];
  duel?: Duel;
}

/** A kick from the spot, as the kicker sees it: -1 is left. */
export interface Duel {
  /** Whose goal it is. */
  keeper: Seat;
  /** Where ball and goalkeeper go; none while everybody waits. */
  kick: -1 | 0 | 1 | null;
  dive: -1 | 0 | 1 | null;
  /** How it ends; none before the ball flies. */
  ends: 'goal' | 'saved' | 'wide' | null;
}

/** An update that is to be shown. */
export interface Cue<V = View> {
  before: Scene<V>;
  after: Scene<V>;
  /** What was heard before the update. */
  log: readonly Entry[];
}

export type Script<V = View> = (cue: Cue<V>) => Beat<V>[];

/** What boards know of the stage. */
export interface Stage {
  /** What is shown just now; none: the stage has come to the present. */
  readonly beat: Beat | null;
  /** How long it is shown, in milliseconds. */
  readonly lasts: number;
  /** What was told since the stage was at the present, the newest last. */
  readonly told: readonly Said[];
  /** Whether nothing moves: every beat is a still. */
  readonly still: boolean;
  /** Whether somebody steps through a finished match: keys have another meaning there. */
  readonly stepping: boolean;
  /** Go to the present. */
  skip(): void;
}

/** What the overlay of a pitch is given. */
export interface ShownProps {
  table: Table;
  /** The caption stands at the top, because play is at the foot. */
  high?: boolean;
  /** Where the title of a moment stands, so that the goal is seen; none: in the middle. */
  band?: 'above' | 'below' | null;
  /** Dice lie at the side: somebody stands in the middle. */
  aside?: boolean;
}
