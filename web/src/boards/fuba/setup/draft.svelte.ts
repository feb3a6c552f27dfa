/**
 * A line-up in the making. It outlives the page's drawing of it, and is given as one; where it is not legal
 * it says why and stays as it is.
 */
import { kept } from '../../../lib/kept';
import { sentence } from '../../../lib/trouble';
import { announcer } from '../../../lib/announce.svelte';
import type { Table } from '../../../table/table';
import type { Area, Ask, FubaLayout, FubaView, Said, Seat } from '../../../types/messages';
import type { AreaName } from './pitch';
import { answersOf, areasOf, askedSeat, defaultPlan, toPlace, trouble, turnedPlan, type Plan } from './plan';

/** A line-up by name. */
export interface Offer {
  name: 'default' | 'last';
  plan: Plan;
}

export class Draft {
  plan = $state.raw<Plan>({ keeper: null, players: {} });
  /** Whether it is on its way. */
  sending = $state(false);
  /** Why it was not given. */
  trouble = $state.raw<Said | null>(null);
  readonly #memory: string;

  constructor(
    readonly table: Table,
    readonly seat: Seat,
    layout: FubaLayout,
    view: FubaView,
  ) {
    // A kick-off looks the same for both teams; elsewhere one attacks and one defends.
    const { restart } = view.turn;
    const side = restart === 'kick-off' ? '' : view.ball.control === seat ? ':own' : ':other';
    this.#memory = `setup:${view.teams[seat].formation ?? ''}:${restart}${side}`;
    const offers = this.offers(layout, view);
    // A kick-off is always the same; elsewhere the ball has moved since the last time.
    const best = restart === 'kick-off' ? offers.find(({ name }) => name === 'last') : undefined;
    this.plan = (best ?? (offers[0] as Offer)).plan;
  }

  /** Line-ups to begin with. */
  offers(layout: FubaLayout, view: FubaView): Offer[] {
    const offers: Offer[] = [{ name: 'default', plan: defaultPlan(layout, view, this.seat) }];
    const last = remembered(this.#memory, this.seat);
    if (last && fits(last, layout)) offers.push({ name: 'last', plan: last });
    return offers;
  }

  /** Players not planned for yet. */
  left(layout: FubaLayout): number {
    const planned = areasOf(layout).reduce((total, area) => total + this.count(area), 0);
    return toPlace(layout, this.plan.keeper) - planned;
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

  /** Give it. */
  async send(layout: FubaLayout): Promise<void> {
    this.trouble = trouble(layout, this.plan);
    if (this.trouble) return;
    const { plan } = this;
    this.sending = true;
    try {
      await this.table.act(answersOf(layout, plan));
      kept.write(this.#memory, turnedPlan(plan, this.seat));
    } catch (error) {
      announcer.show(sentence(error), true);
    } finally {
      this.sending = false;
    }
  }
}

/** Whether a line-up of another time can be used as it is. */
function fits(plan: Plan, layout: FubaLayout): boolean {
  const open = areasOf(layout);
  return (
    (Object.keys(plan.players) as AreaName[]).every((area) => open.includes(area)) &&
    trouble(layout, plan) === null
  );
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
export function draftOf(table: Table, ask: Ask, layout: FubaLayout, view: FubaView): Draft {
  const seat = askedSeat(ask, view);
  const { half, minute, stoppage } = view.clock;
  const { home, away } = view.teams;
  const key = [
    seat,
    half,
    minute,
    stoppage,
    view.turn.number,
    view.turn.restart,
    home.goals,
    away.goals,
    // After something was taken back the same kick may be set up with other players, elsewhere.
    view.teams[seat].formation,
    layout.players,
    ...layout.areas.map(({ area, fewest, most }) => `${area} ${fewest}-${most}`),
  ].join(':');
  const known = drafts.get(table);
  if (known?.key === key) return known.draft;
  const draft = new Draft(table, seat, layout, view);
  drafts.set(table, { key, draft });
  return draft;
}
