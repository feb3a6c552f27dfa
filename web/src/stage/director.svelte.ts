/**
 * The director puts a table on stage: every update becomes beats, and the beats are shown one after the
 * other. It is a table itself, so boards draw `now` as ever: the moment on stage, which may be behind the
 * match.
 *
 * - A question is asked when the stage has come to the present. On a running clock, or in a window that is
 *   passed by itself, it is asked at once: then the board shows the present, and what led to it is told over
 *   it, quickly.
 * - One's own answers are shown at once, unless there is something to see: dice, a moment.
 * - Whatever does not follow from the scene before (a match just opened, something taken back, a jump in a
 *   replay) is shown at once, and nothing of what was waiting is shown any more.
 */
import { untrack } from 'svelte';
import { gameNamed, gameOf } from '../games';
import { calm, settings, type Pace } from '../lib/settings.svelte';
import { sound } from '../lib/sounds';
import type { Due, Entry, Scene, Table } from '../table/table';
import type { Said } from '../types/messages';
import type { Beat, Script, Stage } from './beat';
import { loudest, plain } from './plain';

/** How much longer than at normal speed. */
const PACES: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 };
/** A still is shown for as long as it takes to read its caption. */
const STILL = 900;
/** Where more than this waits, in milliseconds at normal speed, it is shown faster the more it is. */
const BEHIND = 12_000;
/** Less on a clock than a working day: somebody sits there and watches it run. */
const LIVE = 8 * 3600 * 1000;

/** Time and the page's own state, as far as the director needs them; tests have their own. */
export interface Clock {
  /** Do something later; returns how to call it off. */
  after(milliseconds: number, work: () => void): () => void;
  /** Whether nobody sees the page: then browsers slow its timers down. */
  hidden(): boolean;
}

const CLOCK: Clock = {
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  hidden: () => document.hidden,
};

export interface DirectorOptions {
  clock?: Clock;
  /** What beats an update is; otherwise the game says so. */
  script?: Script;
  /** Only the last update is ever worth showing: somebody steps through a finished match. */
  stepping?: boolean;
  /** How much faster than usual. */
  rate?: () => number;
}

interface Waiting {
  beat: Beat;
  scene: Scene;
  /** The update is shown with this one. */
  last: boolean;
  /** Whoever only listens has heard it. */
  heard: boolean;
}

/** All of a table, also what not every table has: whatever is added there has to be passed on here. */
type Whole = { [Key in keyof Required<Table>]: Table[Key] };

export class Director implements Whole, Stage {
  beat = $state.raw<Beat | null>(null);
  lasts = $state(0);
  still = $state(false);
  told = $state.raw<readonly Said[]>([]);
  /** What is on stage. */
  #shown = $state.raw<Scene | null>(null);
  /** The last update of which everything has been shown. */
  #upTo = $state(0);
  /** Whether the present is shown, and what led to it is told over it. */
  #present = $state(false);
  /** The present, as far as it is heard. */
  #heard: Scene | null = null;
  #waiting: Waiting[] = [];
  #timer: (() => void) | null = null;
  #of: Table | null = null;
  #script: Script = plain;
  /** What the script is for. */
  #spec = '';
  readonly #table: () => Table;
  readonly #clock: Clock;
  readonly #options: DirectorOptions;
  readonly #leaving = new AbortController();

  constructor(table: () => Table, options: DirectorOptions = {}) {
    this.#table = table;
    this.#options = options;
    this.#clock = options.clock ?? CLOCK;
    // Timers of a page that nobody sees are slow: it should not be behind when somebody looks again.
    const { signal } = this.#leaving;
    document.addEventListener('visibilitychange', () => this.#clock.hidden() && this.skip(), { signal });
    this.hear(untrack(() => table().now));
  }

  /** The table has a new scene. */
  hear(scene: Scene | null): void {
    untrack(() => {
      const table = this.#table();
      const before = this.#of === table ? this.#heard : null;
      this.#of = table;
      this.#learn(table.spec);
      if (!scene) {
        this.#heard = null;
        this.#shown = null;
        return;
      }
      if (scene === before) return;
      this.#heard = scene;
      if (!before || !follows(before, scene)) this.#jump(scene);
      else this.#play(before, scene);
    });
  }

  /** Find the script of the game; until it is there, updates are shown at once. */
  #learn(spec: string): void {
    if (!spec || spec === this.#spec) return;
    this.#spec = spec;
    this.#script = this.#options.script ?? plain;
    if (this.#options.script) return;
    void gameOf(spec)
      .script?.()
      .then((written) => {
        if (this.#spec === spec) this.#script = (cue) => written.script(cue);
      })
      // Without it the match goes on.
      .catch(() => undefined);
  }

  #play(before: Scene, scene: Scene): void {
    if (this.stepping) this.#call();
    const log = this.#table().log.filter(({ seq }) => seq < scene.seq);
    const beats = this.#script({ before, after: scene, log });
    const own = before.ask !== null && scene.step !== undefined;
    const isSeen = beats.some(({ lasts, dice, moment }) => lasts > 0 && (!own || dice || moment));
    const plays = isSeen && settings.now.pace !== 'instant' && !this.#clock.hidden();
    // What shows nothing, an offer or a clock, does not disturb what is on.
    if (!plays && (this.caughtUp || isSeen || own)) {
      const loud = loudest(beats.map((beat) => beat.sound));
      if (loud) sound(loud);
      return this.#jump(scene);
    }
    for (const [at, beat] of beats.entries())
      this.#waiting.push({
        beat,
        scene: staged(scene, beat, this.seat),
        last: at === beats.length - 1,
        heard: false,
      });
    // Whoever has seen the present does not go back from it: what still waits is told over it.
    this.#present ||= isUrgent(scene, this.seat);
    if (this.#present) this.#shown = { ...scene, events: this.#untold() };
    if (!this.#timer) this.#next();
  }

  /** The next beat; after the last one the present. */
  #next(): void {
    this.#timer = null;
    for (;;) {
      const next = this.#waiting.shift();
      if (!next) return this.#arrive();
      const { beat, scene, last } = next;
      if (beat.sound) sound(beat.sound);
      const lasts = this.#duration(beat);
      if (!lasts) continue;
      this.lasts = lasts;
      this.still = calm();
      this.beat = beat;
      if (beat.said) this.told = [...this.told, beat.said];
      if (!this.#present) this.#shown = scene;
      // While the last of its beats is on, an update is told in the log as well.
      if (last) this.#upTo = scene.seq;
      this.#timer = this.#clock.after(lasts, () => this.#next());
      return;
    }
  }

  #duration(beat: Beat): number {
    const pace = (this.#present ? PACES.fast : PACES[settings.now.pace]) / (this.#options.rate?.() ?? 1);
    const lasts = beat.lasts && calm() ? Math.max(beat.lasts, STILL) : beat.lasts;
    const behind = this.#waiting.reduce((sum, waiting) => sum + waiting.beat.lasts, lasts);
    return lasts * pace * Math.min(1, BEHIND / Math.max(behind, 1));
  }

  /** The sentences of what waits, each once. */
  #untold(): Said[] {
    const unheard = this.#waiting.filter(({ heard }) => !heard);
    for (const waiting of unheard) waiting.heard = true;
    return unheard.flatMap(({ beat }) => beat.said ?? []);
  }

  /** The present, with what of it was not told yet. */
  #arrive(): void {
    const scene = this.#heard;
    // Whoever is asked already sees it: nothing may begin anew for them.
    if (!this.#present) this.#shown = scene && { ...scene, events: this.#untold() };
    this.#call();
    this.#present = false;
    this.#upTo = scene?.seq ?? 0;
  }

  #jump(scene: Scene): void {
    this.#call();
    this.#present = false;
    this.#shown = scene;
    this.#upTo = scene.seq;
  }

  /** Call everything off that waits. */
  #call(): void {
    this.#timer?.();
    this.#timer = null;
    this.#waiting = [];
    this.told = [];
    this.beat = null;
  }

  skip(): void {
    if (!this.beat) return;
    this.#arrive();
  }

  get stepping(): boolean {
    return this.#options.stepping ?? false;
  }

  /** Whether the stage has come to the present. */
  get caughtUp(): boolean {
    return this.beat === null;
  }

  get stage(): Stage {
    return this;
  }

  get now(): Scene | null {
    return this.#shown;
  }

  /** What has been shown; the rest would tell too much too soon. */
  get log(): readonly Entry[] {
    const { log } = this.#table();
    if (this.caughtUp || this.#present) return log;
    const upTo = this.#upTo;
    return log.filter(({ seq }) => seq <= upTo);
  }

  get due(): Due | null {
    return this.caughtUp ? this.#table().due : null;
  }

  get spec(): string {
    return this.#table().spec;
  }

  get seat(): Table['seat'] {
    return this.#table().seat;
  }

  get busy(): boolean {
    return this.#table().busy;
  }

  get single(): Table['single'] {
    return this.#table().single;
  }

  get hints(): Table['hints'] {
    return this.#table().hints;
  }

  get held(): Table['held'] {
    return this.#table().held;
  }

  get stops(): Table['stops'] {
    return this.#table().stops;
  }

  get heardAt(): Table['heardAt'] {
    return this.#table().heardAt;
  }

  act(answers: string | string[]): Promise<void> {
    this.skip();
    return this.#table().act(answers);
  }

  undo(): Promise<void> {
    this.skip();
    return this.#table().undo();
  }

  look: Table['look'] = (answers) => this.#table().look(answers);
  hold: Table['hold'] = async () => this.#table().hold?.();
  leave: Table['leave'] = async (stops) => this.#table().leave?.(stops);
  roll: Table['roll'] = (faces) => this.#table().roll(faces);
  ways: Table['ways'] = (after) => this.#table().ways(after);
  chances: Table['chances'] = (after) => this.#table().chances(after);
  hint: Table['hint'] = (after) => this.#table().hint(after);

  /** The table itself belongs to whoever opened it. */
  close(): void {
    this.#call();
    this.#leaving.abort();
  }
}

/** Whether a scene is the next one after another; otherwise something was missed, or taken back. */
function follows(before: Scene, scene: Scene): boolean {
  const tells = scene.step !== undefined || scene.events.length > 0 || scene.result !== undefined;
  return (
    scene.type === 'update' && scene.seq === before.seq + 1 && (tells || scene.position === before.position)
  );
}

/** A scene while one of its beats is on: nobody is asked anything yet. */
function staged(scene: Scene, { view, said, by }: Beat, seat: Table['seat']): Scene {
  const { result: _later, other: _asked, ...rest } = scene;
  const score = gameNamed(view.game).goals(view);
  const waits = by && by !== seat ? [by] : [];
  return { ...rest, view, score, events: said ? [said] : [], ask: null, waits, undo: false };
}

/** Whether somebody has to answer while their clock runs, or before a window is passed for them. */
function isUrgent({ ask, clock, delay }: Scene, seat: Table['seat']): boolean {
  if (!ask || !seat) return false;
  if (delay) return true;
  if (!clock) return false;
  return clock.running[seat === 'home' ? 0 : 1] && clock[seat] < LIVE;
}

/** Put a table on stage for as long as the component that asks for it is there. */
export function onStage(table: () => Table, options: DirectorOptions = {}): Director {
  const director = new Director(table, options);
  $effect.pre(() => director.hear(table().now));
  $effect(() => () => director.close());
  return director;
}
