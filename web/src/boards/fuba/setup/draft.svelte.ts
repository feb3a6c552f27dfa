/**
 * A line-up in the making. It outlives the page's drawing of it, is sent answer by answer as the engine asks,
 * and stops where an answer is not legal: what is not sent yet stays as it was planned.
 */
import { kept } from '../../../lib/kept';
import { sentence } from '../../../lib/trouble';
import { announcer } from '../../../lib/announce.svelte';
import type { Scene, Table } from '../../../table/table';
import type { Area, Ask, FubaView, Said, Seat } from '../../../types/messages';
import type { AreaName } from './pitch';
import {
  answerOf,
  areasToCome,
  askedArea,
  askedSeat,
  bounds,
  defaultPlan,
  fits,
  isPlacing,
  toPlace,
  turnedPlan,
  type Plan,
} from './plan';

/** A line-up by name. */
export interface Offer {
  name: 'default' | 'last';
  plan: Plan;
}

export class Draft {
  plan = $state.raw<Plan>({ keeper: null, players: {} });
  /** Whether answers are on their way. */
  sending = $state(false);
  /** Why it stopped. */
  trouble = $state.raw<Said | null>(null);
  readonly seat: Seat;
  readonly #memory: string;
  #answered = $state.raw<ReadonlySet<AreaName>>(new Set());
  #sent = -1;

  constructor(
    readonly table: Table,
    ask: Ask,
    view: FubaView,
  ) {
    this.seat = askedSeat(ask, view);
    // A kick-off looks the same for both teams; elsewhere one attacks and one defends.
    const { restart } = view.turn;
    const side = restart === 'kick-off' ? '' : view.ball.control === this.seat ? ':own' : ':other';
    this.#memory = `setup:${view.teams[this.seat].formation ?? ''}:${restart}${side}`;
    const offers = this.offers(ask, view);
    // A kick-off is always the same; elsewhere the ball has moved since the last time.
    const best = restart === 'kick-off' ? offers.find(({ name }) => name === 'last') : undefined;
    this.plan = (best ?? (offers[0] as Offer)).plan;
  }

  /** Line-ups to begin with. */
  offers(ask: Ask, view: FubaView): Offer[] {
    const offers: Offer[] = [{ name: 'default', plan: defaultPlan(ask, view, this.seat, this.#before(ask)) }];
    const last = remembered(this.#memory, this.seat);
    if (last && fits(last, ask, view, this.seat)) offers.push({ name: 'last', plan: last });
    return offers;
  }

  /** Areas answered before this question; what was taken back does not count. */
  #before(ask: Ask): ReadonlySet<AreaName> {
    const area = askedArea(ask);
    const answered = [...this.#answered];
    const again = area ? answered.indexOf(area) : 0;
    return new Set(again < 0 ? answered : answered.slice(0, again));
  }

  /** Areas whose number can still be changed. */
  open(ask: Ask, view: FubaView): AreaName[] {
    return areasToCome(ask, view, this.seat, this.#before(ask));
  }

  /** Players not planned for yet. */
  left(ask: Ask, view: FubaView): number {
    const open = this.open(ask, view);
    const planned = open.reduce((total, area) => total + (this.plan.players[area] ?? 0), 0);
    return toPlace(ask, view, this.seat, this.plan.keeper) - planned;
  }

  set(area: AreaName, count: number): void {
    this.trouble = null;
    this.plan = { ...this.plan, players: { ...this.plan.players, [area]: Math.max(0, count) } };
  }

  count(area: AreaName): number {
    return this.plan.players[area] ?? 0;
  }

  move(from: AreaName, to: AreaName): void {
    if (from === to || !this.count(from)) return;
    const count = this.count(to);
    this.set(from, this.count(from) - 1);
    this.set(to, count + 1);
  }

  sendKeeper(area: Area): void {
    this.trouble = null;
    this.plan = { ...this.plan, keeper: area };
  }

  take(plan: Plan): void {
    this.trouble = null;
    this.plan = plan;
  }

  /** Nobody is placed. */
  clear(): void {
    this.take({ ...this.plan, players: {} });
  }

  /** Begin to answer. */
  send(ask: Ask, view: FubaView): void {
    this.trouble = null;
    this.sending = true;
    if (this.#before(ask).size === 0 && this.left(ask, view) === 0)
      kept.write(this.#memory, turnedPlan(this.plan, this.seat));
    this.hear();
  }

  /** Answer the present question, if it belongs to this line-up and was not answered yet. */
  hear(): void {
    const now = this.table.now as Scene<FubaView> | null;
    if (!this.sending || this.table.busy || !now?.ask || now.seq === this.#sent) return;
    const { ask, view } = now;
    if (!isPlacing(ask) || askedSeat(ask, view) !== this.seat) {
      this.sending = false;
      return;
    }
    const answer = answerOf(this.plan, ask);
    if (!answer || !ask.legal.includes(answer) || this.left(ask, view) !== 0) {
      this.#stop(ask, view);
      return;
    }
    this.#sent = now.seq;
    const area = askedArea(ask);
    const before = this.#before(ask);
    this.#answered = area ? new Set([...before, area]) : before;
    this.table.act(answer).catch((error: unknown) => {
      this.#answered = before;
      this.#sent = -1;
      this.sending = false;
      announcer.show(sentence(error), true);
    });
  }

  #stop(ask: Ask, view: FubaView): void {
    this.sending = false;
    const area = askedArea(ask);
    const left = this.left(ask, view);
    if (left !== 0)
      this.trouble = {
        key: 'setup-stop-left',
        args: { players: Math.abs(left), way: left > 0 ? 'more' : 'fewer' },
      };
    else if (!area) this.trouble = { key: 'setup-stop-keeper', args: {} };
    else {
      const { min, max } = bounds(ask);
      const few = this.count(area) < min;
      this.trouble = {
        key: few ? 'setup-stop-few' : 'setup-stop-many',
        args: { area: `area-${area}`, players: few ? min : max },
      };
    }
  }
}

/** What was kept may be anything. */
function remembered(memory: string, seat: Seat): Plan | null {
  const plan = kept.read<{ [part in keyof Plan]?: Plan[part] | null } | null>(memory, null);
  if (!plan || typeof plan !== 'object' || typeof plan.players !== 'object' || plan.players === null)
    return null;
  if (!Object.values(plan.players).every((count) => Number.isInteger(count) && count > 0)) return null;
  return turnedPlan({ keeper: plan.keeper ?? null, players: plan.players }, seat);
}

const drafts = new WeakMap<Table, { key: string; draft: Draft }>();

/** The draft of the present line-up: the same one until another is asked for. */
export function draftOf(table: Table, ask: Ask, view: FubaView): Draft {
  const { half, minute, stoppage } = view.clock;
  const { home, away } = view.teams;
  const key = [
    askedSeat(ask, view),
    half,
    minute,
    stoppage,
    view.turn.number,
    view.turn.restart,
    home.goals,
    away.goals,
  ].join(':');
  const known = drafts.get(table);
  if (known?.key === key) return known.draft;
  const draft = new Draft(table, ask, view);
  drafts.set(table, { key, draft });
  return draft;
}
