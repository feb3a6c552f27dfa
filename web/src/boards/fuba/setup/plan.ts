/**
 * A plan to line up a team: where the goalkeeper and how many players in each area. The engine asks area by
 * area; a plan answers all of it. Which areas will be asked for is only guessed here, from the restart: every
 * answer is looked up among the legal ones before it is given.
 */
import { AREAS, type Area, type Ask, type FubaView, type Seat } from '../../../types/messages';
import { linesOf } from './formation';
import { asHome, isArea, outwards, type AreaName } from './pitch';

export type Players = Partial<Record<AreaName, number>>;
export interface Plan {
  keeper: Area | null;
  players: Players;
}

export const isPlacing = (ask: Ask): boolean =>
  ask.decision.key === 'ask-place' || ask.decision.key === 'ask-place-keeper';

/** Whom a question is for. */
export function askedSeat(ask: Ask, view: FubaView): Seat {
  const seat = ask.decision.args.seat;
  if (seat === 'seat-home') return 'home';
  if (seat === 'seat-away') return 'away';
  return view.viewer === 'away' ? 'away' : 'home';
}

/** The area a question is about; none if it is about the goalkeeper. */
export function askedArea(ask: Ask): AreaName | null {
  const name = String(ask.decision.args.area ?? '').replace('area-', '');
  return isArea(name) ? name : null;
}

/** Where the goalkeeper may go, if that is asked. */
export function keeperAreas(ask: Ask): Area[] {
  if (ask.decision.key !== 'ask-place-keeper') return [];
  return ask.legal
    .map((action) => action.replace('keeper ', ''))
    .filter((area): area is Area => area === 'SPOT' || isArea(area));
}

/** The fewest and the most players that may be placed now. */
export function bounds(ask: Ask): { min: number; max: number } {
  const numbers = ask.legal
    .map((action) => Number(/^place (\d+)$/.exec(action)?.[1] ?? Number.NaN))
    .filter(Number.isFinite);
  return { min: Math.min(...numbers), max: Math.max(...numbers) };
}

export const sum = (players: Players): number =>
  Object.values(players).reduce((total, count) => total + count, 0);

/** Areas that will probably be asked for. */
export function openAreas(view: FubaView, seat: Seat): AreaName[] {
  const open = (name: AreaName): boolean => {
    const area = AREAS.find((one) => one.name === name) as (typeof AREAS)[number];
    if (view.turn.restart === 'kick-off') return seat === 'home' ? area.low < 4 : area.high > 4;
    return view.turn.restart !== 'penalty-kick' || name !== view.ball.area;
  };
  return outwards(seat).filter(open);
}

/**
 * Areas that are still to be asked for, the present one included. The team with the ball is asked first where
 * the ball is.
 */
export function areasToCome(
  ask: Ask,
  view: FubaView,
  seat: Seat,
  answered: ReadonlySet<AreaName>,
): AreaName[] {
  const { restart } = view.turn;
  const kicks = view.ball.control === seat && (restart === 'kick-off' || restart === 'free-kick');
  const open = openAreas(view, seat);
  const order = kicks
    ? [...open.filter((area) => area === view.ball.area), ...open.filter((area) => area !== view.ball.area)]
    : open;
  const now = askedArea(ask);
  if (now && !order.includes(now)) order.unshift(now);
  const since = now ? order.slice(order.indexOf(now)) : order;
  return open.filter((area) => area === now || (since.includes(area) && !answered.has(area)));
}

/**
 * How many players are to be placed; one of them takes a corner or a penalty kick by itself, unless the
 * goalkeeper does.
 */
export function toPlace(ask: Ask, view: FubaView, seat: Seat, keeper: Area | null): number {
  const inHand = view.teams[seat].in_hand;
  if (ask.decision.key !== 'ask-place-keeper' || view.ball.control !== seat || inHand === 0) return inHand;
  const { restart } = view.turn;
  if (restart === 'corner-kick') return keeper === 'SPOT' ? inHand : inHand - 1;
  if (restart === 'penalty-kick') return keeper === view.ball.area ? inHand : inHand - 1;
  return inHand;
}

/** The answer a plan gives. */
export function answerOf(plan: Plan, ask: Ask): string | null {
  if (ask.decision.key === 'ask-place-keeper') return plan.keeper ? `keeper ${plan.keeper}` : null;
  const area = askedArea(ask);
  return area ? `place ${plan.players[area] ?? 0}` : null;
}

/** How the three lines spread, as home sees the pitch. */
type Spread = (players: number) => Players;
const deep: Spread = (n) => (n > 2 ? { ALC: 1, AFR: n - 2, ARC: 1 } : { AFR: n });
const wide: Spread = (n) => {
  const wing = n > 4 ? 2 : n > 1 ? 1 : 0;
  return { ALW: wing, CE: n - 2 * wing, ARW: wing };
};
const all =
  (area: AreaName): Spread =>
  (n) => ({ [area]: n });
const halves =
  (near: AreaName, far: AreaName): Spread =>
  (n) => ({ [near]: Math.ceil(n / 2), [far]: Math.floor(n / 2) });

/** Defence, midfield and forwards at a restart, as home sees the pitch. */
function spreads(view: FubaView, seat: Seat): [Spread, Spread, Spread] {
  const { restart } = view.turn;
  if (restart === 'kick-off') return [deep, wide, all('CE')];
  const ours = view.ball.control === seat;
  const ball = asHome(seat, view.ball.area);
  const far = ball.startsWith('B') || (ball === 'SPOT' && ours);
  const near = ball.startsWith('A') || (ball === 'SPOT' && !ours);
  if (ours && far) return [halves('AFR', 'CE'), halves('BFR', 'CE'), all('BPA')];
  if (!ours && near) return [halves('APA', 'AFR'), halves('AFR', 'CE'), all('CE')];
  return [deep, wide, all(ours ? 'BFR' : 'CE')];
}

/** Instead of an area where nobody may stand. */
const INSTEAD: Partial<Record<AreaName, AreaName>> = { APA: 'AFR', BPA: 'BFR' };

/**
 * A team lined up by its formation: defenders near their goal, midfielders around the centre, forwards as far
 * as it makes sense.
 */
export function defaultPlan(
  ask: Ask,
  view: FubaView,
  seat: Seat,
  answered: ReadonlySet<AreaName> = new Set(),
): Plan {
  const keepers = keeperAreas(ask);
  const home = asHome(seat, 'APA');
  const keeper = keepers.length ? (keepers.includes(home) ? home : (keepers[0] as Area)) : null;
  const lines = linesOf(view.teams[seat].formation ?? view.own.formation ?? '') ?? [4, 4, 2];
  const open = areasToCome(ask, view, seat, answered);
  const players: Players = {};
  spreads(view, seat).forEach((spread, line) => {
    for (const [name, count] of Object.entries(spread(lines[line] as number)) as [AreaName, number][]) {
      let area = asHome(seat, name);
      const instead = INSTEAD[name];
      if (!open.includes(area) && instead) area = asHome(seat, instead);
      if (open.includes(area)) players[area] = (players[area] ?? 0) + count;
    }
  });
  return { keeper, players: fitted(players, ask, view, seat, open, toPlace(ask, view, seat, keeper)) };
}

/** Exactly so many players, and as many as are needed where the ball is. */
function fitted(
  from: Players,
  ask: Ask,
  view: FubaView,
  seat: Seat,
  open: AreaName[],
  total: number,
): Players {
  const players: Players = {};
  for (const area of open) if (from[area]) players[area] = from[area];
  const now = askedArea(ask);
  const { restart } = view.turn;
  const needed: Players = {};
  if (now) needed[now] = bounds(ask).min;
  else if (restart === 'free-kick' && view.ball.control === seat && isArea(view.ball.area))
    needed[view.ball.area] = 1;
  const spare = (area: AreaName): number => (players[area] ?? 0) - (needed[area] ?? 0);
  const crowded = (): AreaName | undefined => [...open].sort((a, b) => spare(b) - spare(a))[0];
  const change = (area: AreaName, by: number): void => {
    players[area] = Math.max(0, (players[area] ?? 0) + by);
  };
  for (const [area, count] of Object.entries(needed) as [AreaName, number][]) {
    if (spare(area) < 0) players[area] = count;
  }
  for (let over = sum(players) - total; over > 0; over--) {
    const area = crowded();
    if (area) change(area, -1);
  }
  const more = open.includes('CE') ? 'CE' : open[0];
  if (more && sum(players) < total) change(more, total - sum(players));
  return Object.fromEntries(Object.entries(players).filter(([, count]) => count > 0));
}

/** Whether a plan of another time can be used as it is. */
export function fits(plan: Plan, ask: Ask, view: FubaView, seat: Seat): boolean {
  const keepers = keeperAreas(ask);
  if (keepers.length && (!plan.keeper || !keepers.includes(plan.keeper))) return false;
  const open = areasToCome(ask, view, seat, new Set());
  if (!(Object.keys(plan.players) as AreaName[]).every((area) => open.includes(area))) return false;
  if (sum(plan.players) !== toPlace(ask, view, seat, plan.keeper)) return false;
  return !askedArea(ask) || ask.legal.includes(answerOf(plan, ask) ?? '');
}

/** A plan as the other seat would have it: for remembering. */
export function turnedPlan(plan: Plan, seat: Seat): Plan {
  const players: Players = {};
  for (const [area, count] of Object.entries(plan.players) as [AreaName, number][])
    if (count) players[asHome(seat, area)] = count;
  return { keeper: plan.keeper && asHome(seat, plan.keeper), players };
}
