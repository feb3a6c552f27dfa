/**
 * The hand that plays: it sends answers, also several in a row, each only if the rules offer it just then. A member that has stepped stays in the hand:
 * it is picked again by itself, and giving it back (`undo`) is part of whatever else is done then.
 */
import { attempt } from '../../lib/trouble';
import type { Scene, Table } from '../../table/table';
import type { Ask, Direction, GridView } from '../../types/messages';
import { arrange } from './answers';
import { measures } from './geometry';
import { asked, parse } from './notation';

/** The next thing to do where the match stands now; `null`: nothing more. */
export type Plan = (scene: Scene<GridView>) => string | null;

/** Not an answer, but that the last one is taken back. */
export const UNDO = 'undo!';

/** Question keys that hold a member in the hand. */
export const isMember = (scene: Scene | null): boolean => scene?.ask?.decision.key === 'grid-ask-member';

export class Play {
  /** Whether several answers are on their way. */
  running = $state(false);
  #plan: Plan | null = null;
  /** The number of the scene that was answered last: every scene is answered once. */
  #answered = -1;
  #sending = false;
  /** Who is picked again when it has moved. */
  #hand: string | null = null;
  /** The scene in which somebody was picked by itself. */
  #picked = -1;
  /** What was wished while somebody was being picked by itself: nobody should have to wait for that. */
  #later: (() => void) | null = null;

  scene = $derived.by(() => this.table().now as Scene<GridView> | null);
  view = $derived.by(() => this.scene?.view ?? null);
  /** What is asked; nothing where the board is only looked at. */
  ask = $derived.by((): Ask | null => (this.quiet() ? null : (this.scene?.ask ?? null)));
  board = $derived.by(() => this.view && measures(this.view.board));
  answers = $derived.by(() => this.view && arrange(this.view, this.ask));
  /** The member in the hand. */
  member = $derived.by(() => (this.ask && isMember(this.scene) ? (this.answers?.member ?? null) : null));
  disabled = $derived.by(() => this.table().busy || this.running);

  constructor(
    readonly table: () => Table,
    /** Whether the board is only looked at. */
    readonly quiet: () => boolean,
  ) {
    $effect(() => {
      const now = this.scene;
      if (now && !this.table().busy) this.#goOn(now);
    });
  }

  get #now(): Scene<GridView> | null {
    return this.table().now as Scene<GridView> | null;
  }

  #goOn(now: Scene<GridView>): void {
    if (this.#sending || now.seq <= this.#answered) return;
    if (this.#plan) {
      const next = this.#plan(now);
      if (next !== null && (next === UNDO ? now.undo : now.ask?.legal.includes(next))) {
        void this.#send(now, next);
        return;
      }
      this.#plan = null;
      this.running = false;
    }
    const hand = this.#hand;
    this.#hand = null;
    if (hand && now.ask?.decision.key === 'grid-ask-act' && now.ask.legal.includes(`pick ${hand}`)) {
      this.#picked = now.seq + 1;
      void this.#send(now, `pick ${hand}`);
      return;
    }
    const later = this.#later;
    this.#later = null;
    if (now.ask) later?.();
  }

  /** Do it now, or when the member that has moved is in the hand again. */
  #when(wish: () => void): void {
    const now = this.#now;
    if (!now || this.running) return;
    if (!this.#sending && now.seq > this.#answered) wish();
    else if (this.#hand || this.#picked === this.#answered + 1) this.#later = wish;
  }

  async #send(now: Scene<GridView>, next: string): Promise<void> {
    const { verb } = parse(next);
    const member = now.ask ? asked(now.ask.decision) : null;
    this.#hand = isMember(now) && (verb === 'move' || verb.startsWith('turn')) ? member : null;
    this.#answered = now.seq;
    this.#sending = true;
    let done = false;
    await attempt(async () => {
      await (next === UNDO ? this.table().undo() : this.table().act(next));
      done = true;
    });
    this.#sending = false;
    if (!done) {
      this.#plan = null;
      this.#hand = null;
      this.#later = null;
      this.running = false;
      this.#answered = -1;
      return;
    }
    // What came meanwhile was not looked at.
    const later = this.#now;
    if (later && later.seq > now.seq && !this.table().busy) this.#goOn(later);
  }

  /** Do one thing after the other for as long as the plan knows one that is legal. */
  follow(plan: Plan): void {
    const now = this.#now;
    if (!now || this.running || this.#sending || now.seq <= this.#answered) return;
    this.#plan = plan;
    this.running = true;
    this.#goOn(now);
  }

  /** Give one answer, if it is legal now or after the member in the hand is given back. */
  act(action: string): void {
    this.#when(() => {
      if (this.#now?.ask?.legal.includes(action)) this.follow(list([action]));
      else if (isMember(this.#now)) this.follow(list([UNDO, action]));
    });
  }

  /** Take back what was done last; a member that came into the hand by itself does not count. */
  undo(): void {
    this.#when(() =>
      this.follow(list(this.#now?.seq === this.#picked && isMember(this.#now) ? [UNDO, UNDO] : [UNDO])),
    );
  }

  /** Give the member in the hand back. */
  back(): void {
    this.#when(() => isMember(this.#now) && this.follow(list([UNDO])));
  }

  /** A member walks. */
  walk(marker: string, ways: readonly Direction[]): void {
    const left = [...ways];
    this.follow((scene) => {
      if (!left.length) return null;
      if (!isMember(scene)) return `pick ${marker}`;
      if (scene.ask && asked(scene.ask.decision) !== marker) return UNDO;
      return `move ${left.shift()}`;
    });
  }

  /** The ball goes its way: kicked or thrown by the member in the hand, or on its way already. */
  send(ways: readonly Direction[]): void {
    const left = [...ways];
    this.follow((scene) => {
      const next = left.shift();
      return next
        ? (['step', 'kick', 'toss']
            .map((verb) => `${verb} ${next}`)
            .find((action) => scene.ask?.legal.includes(action)) ?? null)
        : null;
    });
  }
}

/** A plan of answers that are all known. */
export function list(actions: readonly string[]): Plan {
  const left = [...actions];
  return () => left.shift() ?? null;
}
