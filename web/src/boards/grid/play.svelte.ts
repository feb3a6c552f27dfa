/**
 * The hand that plays. What a member does is a plan: every answer is looked at and shown, and all of them are
 * given as one when the plan ends: dice are due, somebody else is asked, the member cannot go on, or it is
 * let go. Until then choosing another member or taking something back changes the plan and nothing else.
 */
import { untrack } from 'svelte';
import { announcer } from '../../lib/announce.svelte';
import { warnLeaving } from '../../lib/leaving.svelte';
import { attempt } from '../../lib/trouble';
import { say, t } from '../../lib/words.svelte';
import type { Scene, Table } from '../../table/table';
import type { Ask, GridView, Look } from '../../types/messages';
import { arrange } from './answers';
import { measures } from './geometry';
import { handOf, legalPart, letGo, MOST, walks } from './plan';
import { answersAlong, BALL, wayTo } from './ways';

/** Answers that were looked at, with where they lead. */
interface Looked {
  answers: readonly string[];
  look: Look<GridView>;
}

interface Plan {
  /** The position that it was made for. */
  on: string;
  /** What was done, one thing after the other, each with all answers up to then. */
  looked: readonly Looked[];
}

const NOTHING: Plan = { on: '', looked: [] };

/** Question keys that hold a member in the hand. */
export const isMember = (scene: Scene | null): boolean => scene?.ask?.decision.key === 'grid-ask-member';

/** Whether there is nothing more to plan, though the same seat is asked: what a member did is done. */
const isWhole = ({ answers, look }: Looked): boolean =>
  look.ask?.decision.key === 'grid-ask-act' && !look.view.flight && handOf(answers.slice(-1)) === null;

export class Play {
  #plan = $state.raw<Plan>(NOTHING);
  /** What is done waits for what was begun before it. */
  #line: Promise<unknown> = Promise.resolve();
  #waiting = $state(0);
  #hears: (() => void)[] = [];
  /** Whether answers are given or taken back: then what changes is their doing. */
  #giving = false;

  /** Where the match stands. */
  now = $derived.by(() => this.table().now as Scene<GridView> | null);
  #looked = $derived.by(() =>
    this.now?.ask && this.now.position === this.#plan.on ? this.#plan.looked : [],
  );
  /** The answers that are planned and not given. */
  planned = $derived.by((): readonly string[] => this.#looked.at(-1)?.answers ?? []);
  /** Whether more is planned than who is in the hand. */
  isPlanned = $derived.by(() => letGo(this.planned).length > 0);
  /** Where it would stand as it is planned. */
  scene = $derived.by((): Scene<GridView> | null => {
    const look = this.#looked.at(-1)?.look;
    if (!this.now || !look) return this.now;
    return {
      ...this.now,
      events: [],
      position: look.position,
      view: look.view,
      ask: look.ask,
      undo: true,
    };
  });
  view = $derived.by(() => this.scene?.view ?? null);
  /** What is asked; nothing where the board is only looked at. */
  ask = $derived.by((): Ask | null => (this.quiet() ? null : (this.scene?.ask ?? null)));
  board = $derived.by(() => this.view && measures(this.view.board));
  answers = $derived.by(() => this.view && arrange(this.view, this.ask));
  /** The member in the hand. */
  member = $derived.by(() => (this.ask && isMember(this.scene) ? (this.answers?.member ?? null) : null));
  /** Whether something is on its way: answers, or a look ahead. */
  running = $derived.by(() => this.#waiting > 0);
  disabled = $derived.by(() => this.table().busy || this.running);

  constructor(
    readonly table: () => Table,
    /** Whether the board is only looked at. */
    readonly quiet: () => boolean,
  ) {
    $effect(() => {
      void this.table().now;
      untrack(() => this.#check());
      for (const heard of this.#hears.splice(0)) heard();
    });
    // Whoever leaves the page loses what is planned.
    warnLeaving(() => this.isPlanned);
  }

  /** A plan for a position that is no more is gone; whoever made it is told, unless they gave it. */
  #check(): void {
    const { now } = this;
    if (this.#giving || !now || !this.#plan.looked.length) return;
    if (now.ask && now.position === this.#plan.on) return;
    const lost = letGo(this.#plan.looked.at(-1)?.answers ?? []);
    this.#plan = NOTHING;
    if (lost.length && !now.result) announcer.show(t('board-grid-plan-gone'));
  }

  #do(work: () => Promise<void>): void {
    this.#waiting += 1;
    this.#line = this.#line.then(() => attempt(work)).finally(() => (this.#waiting -= 1));
  }

  /** Do something at the table; done when the match has gone on from where it stood. */
  async #change(work: () => Promise<void>): Promise<void> {
    const before = this.now;
    this.#giving = true;
    try {
      await work();
      // Where every answer is heard by somebody it may not be given at all.
      if (this.now === before && !this.table().single)
        await new Promise<void>((heard) => this.#hears.push(heard));
      this.#plan = NOTHING;
    } finally {
      this.#giving = false;
      // Refused, a plan stays as long as its position does.
      this.#check();
    }
  }

  async #send(answers: readonly string[]): Promise<void> {
    if (answers.length) await this.#change(() => this.table().act([...answers]));
  }

  /** Where answers lead: all of them, or those before the first that is not legal. */
  async #ahead(answers: readonly string[]): Promise<Looked | null> {
    for (let tried = answers; ;) {
      try {
        const look = await this.table().look([...tried]);
        return look && { answers: tried, look: look as Look<GridView> };
      } catch (error) {
        const legal = legalPart(error, tried);
        if (!legal.length) throw error;
        tried = legal;
      }
    }
  }

  /** Plan more answers, as many in a row as are legal; a plan that ends with them is given. */
  async #add(more: readonly string[], from: readonly string[] = this.planned): Promise<void> {
    const { now } = this;
    if (!now?.ask) return;
    if (this.table().single) return this.#oneByOne(more);
    const done = letGo(from);
    if (done.length && from.length + more.length > MOST) {
      await this.#send(done);
      return this.#add([...from.slice(done.length), ...more], []);
    }
    const answers = [...from, ...more].slice(0, MOST);
    const hand = handOf(answers);
    // Whoever has walked stays in the hand, if it can do anything more.
    const ahead = await this.#ahead(walks(answers) && hand ? [...answers, `pick ${hand}`] : answers);
    if (!ahead || ahead.answers.length <= from.length) return;
    // It was looked at from somewhere else.
    if (this.now?.position !== now.position) return announcer.show(t('board-grid-plan-gone'));
    const looked = this.#looked;
    const before = looked.filter((earlier) => earlier.answers.length <= from.length);
    this.#tell(ahead, more);
    this.#plan = { on: now.position, looked: [...before, ahead] };
    if (!ahead.look.then && !isWhole(ahead)) return;
    try {
      await this.#send(ahead.answers);
    } catch (error) {
      // Everything before what ended the plan can still be changed, and ended again.
      if (this.#plan !== NOTHING) this.#plan = { on: now.position, looked };
      throw error;
    }
  }

  /** Where nothing is planned, every answer is given by itself, for as long as they are legal. */
  async #oneByOne(answers: readonly string[]): Promise<void> {
    for (const answer of answers) {
      if (!this.now?.ask?.legal.includes(answer)) return;
      await this.#send([answer]);
    }
  }

  /** Say what is planned to those who do not see it. */
  #tell({ look }: Looked, more: readonly string[]): void {
    const { ask } = this;
    const said = more.length === 1 ? ask?.said[ask.legal.indexOf(more[0] as string)] : null;
    const words = [said, isMember(this.scene) ? null : look.ask?.decision].flatMap((one) => one ?? []);
    if (words.length) announcer.say(words.map(say).join(' '));
  }

  /** Answer, after the member in the hand is let go where that is needed. */
  async #answer(answers: readonly string[], marker = handOf(answers.slice(0, 1))): Promise<void> {
    const done = letGo(this.planned);
    if (marker && done.length && marker !== handOf(done)) {
      // Another member: what the last one did is given.
      await this.#send(done);
      return this.#add(answers);
    }
    if (this.ask?.legal.includes(answers[0] as string)) return this.#add(answers);
    if (this.planned.length > done.length) return this.#add(answers, done);
    if (isMember(this.now) && this.now?.undo) {
      await this.#change(() => this.table().undo());
      return this.#add(answers);
    }
  }

  /** Give one answer, if it is legal now or after the member in the hand is let go. */
  act(action: string): void {
    this.#do(() => this.#answer([action]));
  }

  /** Answers in a row, as many as are legal. */
  follow(answers: readonly string[]): void {
    this.#do(() => this.#answer(answers));
  }

  /** Answers that are known to be all. */
  give(answers: readonly string[]): void {
    this.#do(() => this.#send(answers));
  }

  /** A member, or the ball, goes to a square by the cheapest way; a member is picked for it. */
  go(goes: string, to: string): void {
    this.#do(async () => {
      if (goes !== BALL && this.member !== goes) await this.#answer([`pick ${goes}`]);
      const ways = await this.table().ways([...this.planned]);
      const way = wayTo(ways, goes, to);
      if (way) await this.#answer(answersAlong(ways, way), goes === BALL ? null : goes);
      else announcer.show(t('board-grid-no-way'));
    });
  }

  /** Take back what was planned last, or else what was given last. */
  undo(): void {
    this.#do(async () => {
      if (this.planned.length) this.#plan = { ...this.#plan, looked: this.#looked.slice(0, -1) };
      else if (this.now?.undo) await this.#change(() => this.table().undo());
    });
  }

  /** Let the member in the hand go; what it did is given. */
  back(): void {
    this.#do(async () => {
      if (this.isPlanned) await this.#send(letGo(this.planned));
      else if (this.planned.length) this.#plan = NOTHING;
      else if (isMember(this.now) && this.now?.undo) await this.#change(() => this.table().undo());
    });
  }
}
