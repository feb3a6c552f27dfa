/**
 * Moves that are planned: every step is looked at and shown, and all of them are given as one when the player
 * is done or nothing more can be planned. Until then a step is taken back without anybody else knowing.
 */
import { settings } from '../../lib/settings.svelte';
import type { Scene, Table } from '../../table/table';
import type { Ask, FubaView, Look } from '../../types/messages';
import { read } from './notation';

/** Answers that were looked at, with where they lead. */
interface Looked {
  answers: readonly string[];
  look: Look<FubaView>;
}

/** The most answers that are given as one; the server takes no more. */
const MOST = 64;

const isWay = (action: string): boolean => read(action).by === 'way';

/** A window that is not to be passed for anybody: nothing is, or this kind of moment is marked. */
const isHeld = ({ pass, decision }: Ask): boolean =>
  pass !== undefined &&
  (!settings.now.passes || settings.now.stops.includes(String(decision.args.window ?? '')));

export class Plan {
  /** The position that it was made for. */
  #on = $state('');
  #all = $state.raw<readonly Looked[]>([]);
  #table: () => Table;

  constructor(table: () => Table) {
    this.#table = table;
  }

  #now = $derived.by(() => this.#table().now as Scene<FubaView> | null);
  /** What was given stays planned for the position it was given in: taken back, it is there again. */
  #looked = $derived.by(() => (this.#now?.ask && this.#now.position === this.#on ? this.#all : []));
  /** The answers that are planned and not given. */
  answers = $derived.by((): readonly string[] => this.#looked.at(-1)?.answers ?? []);
  /** Where the match would stand as it is planned. */
  scene = $derived.by((): Scene<FubaView> | null => {
    const look = this.#looked.at(-1)?.look;
    if (!this.#now || !look) return this.#now;
    return { ...this.#now, events: [], position: look.position, view: look.view, ask: look.ask, undo: true };
  });

  /** A step is planned, as long as more steps may follow it; anything else is given with what is planned. */
  async give(action: string): Promise<void> {
    const answers = [...this.answers, action];
    const plans = isWay(action) && !this.#table().single && answers.length < MOST;
    if (!(plans && (await this.#add(answers)))) await this.#send(answers);
  }

  /** A whole action: nothing of it is planned. */
  giveAll(answers: readonly string[]): Promise<void> {
    return this.#send([...this.answers, ...answers]);
  }

  /** Answer the rest of the turn with what changes nothing, as far as it can be planned. */
  async finish(): Promise<void> {
    const answers = [...this.answers];
    for (let ask = this.scene?.ask; ask?.legal.includes('done') && answers.length < MOST;) {
      if (isHeld(ask)) break;
      answers.push('done');
      ask = this.#table().single ? null : (await this.#table().look([...answers]))?.ask;
    }
    if (answers.length) await this.#send(answers);
  }

  /** Plan a step, unless nothing more could follow it; whether that was done, or the match has gone on. */
  async #add(answers: readonly string[]): Promise<boolean> {
    const on = this.#now?.position;
    const look = (await this.#table().look([...answers])) as Look<FubaView> | null;
    if (on === undefined || this.#now?.position !== on) return true;
    if (!look?.ask?.legal.some(isWay)) return false;
    const before = this.#looked.filter((earlier) => earlier.answers.length < answers.length);
    [this.#on, this.#all] = [on, [...before, { answers, look }]];
    return true;
  }

  async #send(answers: readonly string[]): Promise<void> {
    await this.#table().act(answers.length === 1 ? (answers[0] as string) : [...answers]);
  }

  /** Take back the step that was planned last, or else what was given last. */
  async undo(): Promise<void> {
    if (this.answers.length) this.#all = this.#looked.slice(0, -1);
    else if (this.#now?.undo) await this.#table().undo();
  }

  /** Take back one of the steps; those after it stay for as long as they are legal. */
  async drop(at: number): Promise<void> {
    const rest = this.answers.slice(at + 1);
    this.#all = this.#looked.slice(0, at);
    for (const answer of rest) {
      const legal = this.scene?.ask?.legal.includes(answer);
      if (!legal || !(await this.#add([...this.answers, answer]))) return;
    }
  }
}
