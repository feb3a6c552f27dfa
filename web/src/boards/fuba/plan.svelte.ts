/**
 * Moves that are planned: every step is looked at and shown, and all of them are given as one when the player
 * is done. Until then a step is taken back without anybody else knowing. A turn that is to be finished is
 * answered to its end, also after the others have acted.
 */
import { settings } from '../../lib/settings.svelte';
import type { Scene, Table } from '../../table/table';
import type { Ask, FubaView, Look } from '../../types/messages';
import { read } from './notation';

/** Answers that were looked at, with where they lead. */
interface Looked {
  answers: readonly string[];
  look: Look<FubaView>;
  /** What is asked there; at the end of a plan only whether it is done. */
  ask: Ask;
}

/** The most answers that are given as one; the server takes no more. */
const MOST = 64;

const isWay = (action: string): boolean => read(action).by === 'way';

/** A window that is not to be passed for anybody: nothing is, or this kind of moment is marked. */
const isHeld = ({ pass, decision }: Ask): boolean =>
  pass !== undefined &&
  (!settings.now.passes || settings.now.stops.includes(String(decision.args.window ?? '')));

/** Nobody can move any more, and what follows is not for this seat to answer: it says when it is done. */
function doneWith({ legal, said, pass: _pass, finish: _finish, ...ask }: Ask): Ask {
  const end = said[legal.indexOf('done')];
  return { ...ask, legal: ['done'], said: end ? [end] : [], moves: 0 };
}

/** A turn for as long as nobody loses the ball: then it is another one to whoever wanted to finish it. */
const turnOf = ({ clock, turn, ball }: FubaView): string => `${clock.half} ${turn.number} ${ball.control}`;

export class Plan {
  /** The position that it was made for. */
  #on = $state('');
  #all = $state.raw<readonly Looked[]>([]);
  /** The turn that is to be finished. */
  #finishing = $state<string | null>(null);
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
    const last = this.#looked.at(-1);
    if (!this.#now || !last) return this.#now;
    const { position, view } = last.look;
    return { ...this.#now, events: [], position, view, ask: last.ask, undo: true };
  });
  /** Whether nothing more can be planned. */
  isWhole = $derived.by(() => this.#looked.at(-1)?.look.ask === null);
  isFinishing = $derived.by(() => this.#finishing !== null);

  /** A step is planned, as long as it can be taken back; anything else is given with what is planned. */
  async give(action: string): Promise<void> {
    this.#finishing = null;
    const answers = this.isWhole ? this.answers : [...this.answers, action];
    const plans = isWay(action) && !this.#table().single && answers.length < MOST;
    if (!(plans && (await this.#add(answers)))) await this.#send(answers);
  }

  /** A whole action: nothing of it is planned. */
  giveAll(answers: readonly string[]): Promise<void> {
    this.#finishing = null;
    return this.#send([...this.answers, ...answers]);
  }

  /** Answer the rest of the turn with what changes nothing, also after the others have acted. */
  finish(): Promise<void> {
    this.#finishing = this.#now && turnOf(this.#now.view);
    return this.#finish();
  }

  /** The rest of the turn is not to be answered after all. */
  playOn(): void {
    this.#finishing = null;
  }

  /** Whether a new scene asks for more of the turn that is to be finished. */
  goesOn(): boolean {
    const now = this.#now;
    if (this.#finishing === null || !now) return false;
    const isSame = turnOf(now.view) === this.#finishing;
    if (isSame && !now.ask) return false;
    // What was taken back is not answered again by itself.
    const goesOn = isSame && now.step !== undefined && !this.answers.length;
    if (!goesOn || !now.ask?.finish || isHeld(now.ask)) this.#finishing = null;
    return this.#finishing !== null;
  }

  goOn(): Promise<void> {
    return this.#finish();
  }

  /** As far as nobody has to choose, and no dice decide what comes. */
  async #finish(): Promise<void> {
    const answers = [...this.answers];
    let ask = this.scene?.ask ?? null;
    let look: Look<FubaView> | null = null;
    while (ask?.finish && !isHeld(ask) && answers.length < MOST) {
      answers.push(ask.finish);
      look = (await this.#table().look([...answers])) as Look<FubaView> | null;
      const isOver = look && turnOf(look.view) !== this.#finishing;
      ask = isOver ? null : (look?.ask ?? null);
    }
    if (ask || look?.then === 'roll') this.#finishing = null;
    if (answers.length) await this.#send(answers);
  }

  /**
   * Plan a step, if more may follow or it could not be taken back otherwise; whether that was done, or the
   * match has gone on.
   */
  async #add(answers: readonly string[]): Promise<boolean> {
    const [on, asked] = [this.#now?.position, this.scene?.ask];
    const look = (await this.#table().look([...answers])) as Look<FubaView> | null;
    if (on === undefined || this.#now?.position !== on) return true;
    // Another question of one's own: from there it can be taken back as well.
    if (!look || !asked || (look.ask && !look.ask.legal.some(isWay))) return false;
    const before = this.#looked.filter((earlier) => earlier.answers.length < answers.length);
    [this.#on, this.#all] = [on, [...before, { answers, look, ask: look.ask ?? doneWith(asked) }]];
    return true;
  }

  async #send(answers: readonly string[]): Promise<void> {
    await this.#table().act(answers.length === 1 ? (answers[0] as string) : [...answers]);
  }

  /** Take back the step that was planned last, or else what was given last. */
  async undo(): Promise<void> {
    this.#finishing = null;
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
