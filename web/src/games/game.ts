/** Everything the pages know about a game, in one object. */
import type { Component } from 'svelte';
import type { Arrow, Tone } from '../boards/arrows';
import type { BoardProps } from '../boards/props';
import type { Commentator } from '../commentary/teller';
import type { Later } from '../lib/words.svelte';
import type { Compared } from '../pages/board/compare';
import type { Beat, Cue } from '../stage/beat';
import type { View } from '../table/table';
import type { Seat } from '../types/messages';

export interface EditorProps {
  position: string;
  /** The match on the table when the editor was opened. */
  view: View;
  onchange: (position: string) => void;
}

export interface DifferencesProps {
  position: string;
  here: Compared;
  there: Compared;
}

/** A component that is loaded when first shown. */
type Lazy<Props extends object> = () => Promise<{ default: Component<Props> }>;

export interface Game<V = View> {
  /** Its name in specs and views. */
  name: string;
  /** The default spec. */
  spec: string;
  /** The sentences that its matches need, beside those of every page. */
  words(spec: string): readonly Later[];
  /** The board with everything around it, and the question. */
  table: Lazy<BoardProps>;
  /** The board alone, to be looked at in passing; `null`: there is only the score. */
  small: Lazy<{ view: View }> | null;
  /** What is seen of an update, beat by beat; without it the update is shown at once. */
  script?(): Promise<{ script(cue: Cue<V>): Beat<V>[] }>;
  /** Sets up positions by hand; `null`: they are typed as text. */
  editor: Lazy<EditorProps> | null;
  /** Draws what can be answered in one edition but not in another; `null`: there is only the list. */
  differences: Lazy<DifferencesProps> | null;
  /** What answers move on the board, from a position; `null`: the board draws no arrows. */
  arrows:
    (() => Promise<{ arrows(view: V, seat: Seat, answers: readonly string[], tone: Tone): Arrow[] }>) | null;
  /** Tells its matches as a commentator would; `null`: there is only the exact log. */
  commentator: (() => Promise<Commentator>) | null;
  goals(view: V): [number, number];
  /** How near the ball is to a goal, from 0 in the middle to 1. */
  danger(view: V): number;
  /** When something happens, in words. */
  when(view: V): string;
  /**
   * A position for a first look at the analysis board. If it depends on what is played, it is known only with
   * the view of a match that has just begun; `null`: use that match.
   */
  opening(view: V | null): Promise<string | null>;
  /** Another edition to compare a spec with. */
  rival(spec: string): string;
  /** A picture of it, above its rules; `null`: there is none, and no summary either. */
  picture: Lazy<Record<string, never>> | null;
  /** The specs whose clauses together are all rules of the game, newest first. */
  rulebooks: readonly string[];
  /** The editions whose books have a chapter about competitions. */
  tournaments: readonly string[];
  /**
   * How long a match may be, as values of its option `end` with their sentences; the first is played where
   * nobody chooses. Empty: a match has its own length.
   */
  lengths: readonly { end: string; say: string }[];
  /** The prefix of the keys of its rules. */
  rules: string;
  /** Options whose rule has another name, and that rule's names for their values. */
  options: Record<string, { rule?: string; values: Record<string, string> }>;
}
