/**
 * What the player is about: the question, what is pointed at, what is held, what it would bring. The board
 * and the prompt share it.
 */
import { announcer } from '../../lib/announce.svelte';
import { settings } from '../../lib/settings.svelte';
import { attempt } from '../../lib/trouble';
import { say, t } from '../../lib/words.svelte';
import { figure, type Chances, type Scene, type Table } from '../../table/table';
import type { Area, Ask, Seat } from '../../types/messages';
import type { Hints } from '../hints.svelte';
import { doing } from './doing';
import { byKeeper, readAll, type Answer } from './notation';
import { glance, type Glance } from './odds';
import { Plan } from './plan.svelte';
import { isSetup } from './setup';

type WayAnswer = Extract<Answer, { by: 'way' }>;
type AreaAnswer = Extract<Answer, { by: 'area' }>;

/** A counter taken up; `keeper` is not known where only the area was chosen. */
export interface Held {
  area: Area;
  keeper: boolean | null;
}

/** Before odds are asked for, in milliseconds. */
const SOON = 50;

export class Play {
  /** The area under the pointer, or with the focus. */
  pointed = $state<Area | null>(null);
  /** The answer under the pointer in the prompt. */
  pointedAction = $state<string | null>(null);
  held = $state<Held | null>(null);
  /** Several answers for one gesture: one of them has to be chosen. */
  choice = $state.raw<Answer[] | null>(null);
  notice = $state('');
  /** The answer that was just given. */
  given = $state<string | null>(null);
  chances = $state.raw<Chances | null>(null);
  readonly plan: Plan;
  #table: () => Table;
  #quiet: () => boolean;
  #scene: Scene | null = null;

  constructor(
    table: () => Table,
    quiet: () => boolean,
    readonly hints: Hints,
  ) {
    this.#table = table;
    this.#quiet = quiet;
    this.plan = new Plan(table);
  }

  get table(): Table {
    return this.#table();
  }

  /** Where the match stands, or would stand as it is planned. */
  scene = $derived.by(() => this.plan.scene);
  ask = $derived.by((): Ask | null => (this.#quiet() ? null : (this.scene?.ask ?? null)));
  view = $derived.by(() => this.scene?.view);
  answers = $derived.by((): Answer[] => (this.ask ? readAll(this.ask) : []));
  /** Who is asked. */
  asked = $derived.by((): Seat => {
    const seat = this.ask?.decision.args.seat;
    return seat === 'seat-home' ? 'home' : seat === 'seat-away' ? 'away' : (this.#table().seat ?? 'home');
  });
  ways = $derived.by(() => this.answers.filter((answer): answer is WayAnswer => answer.by === 'way'));
  direct = $derived.by(() => this.answers.filter((answer): answer is AreaAnswer => answer.by === 'area'));
  busy = $derived.by(() => this.#table().busy || this.given !== null);
  /** Whether areas are chosen or counters moved. */
  onBoard = $derived.by(() => this.ways.length + this.direct.length > 0);

  /** A new scene: nothing is held, pointed out or known of it yet. */
  begin(scene: Scene | null): void {
    this.#scene = scene;
    this.held = null;
    this.choice = null;
    this.notice = '';
    this.given = null;
    this.chances = null;
    if (!this.hints.led) this.hints.clear();
    this.pointedAction = null;
    if (!this.#quiet() && this.plan.goesOn()) {
      this.given = scene?.ask?.finish ?? null;
      this.#do(() => this.plan.goOn());
      return;
    }
    const steps = this.plan.answers.length;
    if (steps) announcer.say(t('board-planned', { steps, moves: scene?.ask?.moves ?? 0 }));
    if (!scene?.ask || this.#quiet() || !settings.now.odds || isSetup(scene.ask)) return;
    // Whoever answers at once needs no odds, and by then there would be none.
    setTimeout(() => this.#scene === scene && this.given === null && void this.#look(scene), SOON);
  }

  async #look(scene: Scene): Promise<void> {
    const chances = await this.table.chances([...this.plan.answers]).catch(() => null);
    if (this.#scene === scene) this.chances = chances;
  }

  /** What an area stands for now: an answer, or several of which one is chosen. */
  answersAt(area: Area): Answer[] {
    if (this.held) return this.#waysTo(area);
    return this.direct.filter((answer) => answer.area === area);
  }

  #waysTo(area: Area): WayAnswer[] {
    const { held } = this;
    if (!held || held.area === area) return [];
    return this.ways.filter(
      ({ from, to, word }) =>
        from === held.area && to === area && (held.keeper === null || byKeeper(word) === held.keeper),
    );
  }

  /** Whether a counter may be taken up there. */
  movable(area: Area, keeper: boolean | null = null): boolean {
    return this.ways.some(
      ({ from, word }) => from === area && (keeper === null || byKeeper(word) === keeper),
    );
  }

  take(area: Area, keeper: boolean | null): void {
    this.held = { area, keeper };
    this.choice = null;
    this.notice = '';
  }

  /** An area is chosen, or the counter that stands there. */
  choose(area: Area, keeper: boolean | null = null): void {
    if (!this.ask || this.busy) return;
    const here = this.answersAt(area);
    if (here.length === 1 && here[0]) return this.give(here[0].action);
    if (here.length) {
      this.choice = here;
      return;
    }
    if (this.held?.area === area && this.held.keeper === keeper) return this.cancel();
    if (this.movable(area, keeper)) {
      this.take(area, keeper);
      announcer.say(t('board-taken', { area: t(`area-${area}`), to: this.#places() }));
      return;
    }
    if (this.held) this.held = null;
    this.refuse(area);
  }

  #places(): string {
    const { held } = this;
    const to = this.ways.filter(
      ({ from, word }) => from === held?.area && (held.keeper === null || byKeeper(word) === held.keeper),
    );
    return [...new Set(to.map((way) => way.to))].join(', ');
  }

  /** Say why nothing happens. */
  refuse(area: Area): void {
    const areas = [...new Set(this.direct.map((answer) => answer.area))];
    const from = [...new Set(this.ways.map((answer) => answer.from))];
    const name = t(`area-${area}`);
    this.notice = areas.length
      ? t('board-not-there', { area: name, legal: areas.join(', ') })
      : from.length
        ? t('board-not-from', { area: name, legal: from.join(', ') })
        : t('board-not-on-board');
    announcer.say(this.notice);
  }

  cancel(): void {
    this.plan.playOn();
    this.held = null;
    this.choice = null;
    this.notice = '';
  }

  give(action: string): void {
    this.giveAll([action]);
  }

  /** Give the answers of a whole action. */
  giveAll(answers: string[]): void {
    const [action] = answers;
    if (this.busy || action === undefined || !this.ask?.legal.includes(action)) return;
    this.given = action;
    this.choice = null;
    this.#do(() => (answers.length > 1 ? this.plan.giveAll(answers) : this.plan.give(action)));
  }

  /** Whether there is a rest of the turn that needs no choice; where somebody leads, every answer counts. */
  canFinish = $derived.by(
    () => Boolean(this.ask?.finish) && !this.ask?.pass && !this.#table().single && !this.hints.led,
  );

  /** Answer the rest of the turn with what changes nothing. */
  finish(): void {
    if (this.busy || !this.canFinish) return;
    this.given = this.ask?.finish ?? null;
    this.#do(() => this.plan.finish());
  }

  /** Take back one of the steps that are planned. */
  drop(at: number): void {
    if (!this.busy) this.#do(() => this.plan.drop(at));
  }

  #do(work: () => Promise<void>): void {
    void attempt(async () => {
      try {
        await work();
      } catch (error) {
        this.given = null;
        throw error;
      }
    });
  }

  undo(): void {
    if (this.scene?.undo) this.#do(() => this.plan.undo());
  }

  /** Ask for a hint. */
  hint(): void {
    if (this.ask && !this.plan.isWhole && !this.hints.led) void this.hints.ask([...this.plan.answers]);
  }

  /** The full sentence of an answer. */
  label(answer: Answer | null): string {
    if (!answer) return '';
    return answer.said ? say(answer.said) : (doing(answer.action) ?? answer.action);
  }

  /** A word or two for a button; the sentence where there are none. */
  short(answer: Answer): string {
    return (answer.by === 'button' ? doing(answer.action) : null) ?? this.label(answer);
  }

  glance(answer: Answer): Glance | null {
    return glance(answer, this.chances?.odds[answer.action]);
  }

  /** The odds in words, for those who do not see them. */
  oddsInWords(answer: Answer): string {
    const seen = this.glance(answer);
    return seen ? t('board-odds', { what: t(`odds-${seen.what}`), share: figure(seen.share) }) : '';
  }

  /** The answer whose odds are shown. */
  shown = $derived.by((): Answer | null => {
    const { pointedAction, pointed } = this;
    if (pointedAction) return this.answers.find(({ action }) => action === pointedAction) ?? null;
    return pointed ? (this.answersAt(pointed)[0] ?? null) : null;
  });
}
