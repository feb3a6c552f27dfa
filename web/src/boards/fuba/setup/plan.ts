/**
 * A plan to line up a team: where the goalkeeper and how many players in each area. What may be laid out is
 * told with the question (`ask.layout`); a plan is given as one. Here is only where a team usually stands.
 */
import type { Area, Ask, FubaLayout, FubaView, Said, Seat } from '../../../types/messages';
import { linesOf } from './formation';
import { asHome, type AreaName } from './pitch';

export type Players = Partial<Record<AreaName, number>>;
export interface Plan {
  keeper: Area | null;
  players: Players;
}

/** What may be laid out; none where no line-up is asked for. */
export function layoutOf(ask: Ask | null): FubaLayout | null {
  const layout = ask?.layout;
  return layout && 'areas' in layout ? layout : null;
}

/** Whom a question is for. */
export function askedSeat(ask: Ask, view: FubaView): Seat {
  const seat = ask.decision.args.seat;
  if (seat === 'seat-home') return 'home';
  if (seat === 'seat-away') return 'away';
  return view.viewer === 'away' ? 'away' : 'home';
}

/** Where players may go, in the order in which it is asked. */
export const areasOf = ({ areas }: FubaLayout): AreaName[] => areas.map(({ area }) => area as AreaName);

export const sum = (players: Players): number =>
  Object.values(players).reduce((total, count) => total + count, 0);

/** How many players are to be placed: the taker of a kick goes by itself, unless the goalkeeper takes it. */
export function toPlace({ keeper: keepers, taker, players }: FubaLayout, keeper: Area | null): number {
  return keepers.length && taker !== null && taker !== keeper ? Math.max(0, players - 1) : players;
}

/** What is asked of an area, after those before it were filled. */
interface Asked {
  area: AreaName;
  fewest: number;
  most: number;
  count: number;
}

/** The areas one after the other with the bounds that hold for each by then; the last takes who is left. */
function walk(layout: FubaLayout, { keeper, players }: Plan): Asked[] {
  const isKeeper = (area: Area): boolean => layout.keeper.length > 0 && keeper === area;
  let left = toPlace(layout, keeper);
  let owed = layout.one_of.length > 0 && !layout.one_of.some(isKeeper);
  const asked: Asked[] = [];
  for (const [at, bounds] of layout.areas.entries()) {
    const area = bounds.area as AreaName;
    const count = players[area] ?? 0;
    const counts = layout.one_of.includes(area);
    const later = layout.areas.slice(at + 1).some((next) => layout.one_of.includes(next.area));
    const most = Math.max(0, left - Number(owed && !counts && later));
    const needed = Math.max(bounds.fewest - Number(isKeeper(area)), Number(owed && counts && !later), 0);
    asked.push({ area, fewest: Math.min(needed, most), most, count });
    left -= count;
    if (counts && count > 0) owed = false;
  }
  return asked;
}

/** Why a plan cannot be given; none: it can. */
export function trouble(layout: FubaLayout, plan: Plan): Said | null {
  const asked = walk(layout, plan);
  const left = toPlace(layout, plan.keeper) - asked.reduce((total, { count }) => total + count, 0);
  if (left !== 0)
    return {
      key: 'setup-stop-left',
      args: { players: Math.abs(left), way: left > 0 ? 'more' : 'fewer' },
    };
  if (layout.keeper.length && !(plan.keeper && layout.keeper.includes(plan.keeper)))
    return { key: 'setup-stop-keeper', args: {} };
  const { one_of } = layout;
  const isThere = (area: Area): boolean =>
    (layout.keeper.length > 0 && plan.keeper === area) || Boolean(plan.players[area as AreaName]);
  // With nobody left to send there the duty cannot be met.
  if (one_of.length && asked.some(({ count }) => count) && !one_of.some(isThere))
    return { key: 'setup-stop-one-of', args: { areas: one_of.join(', ') } };
  const wrong = asked.find(({ count, fewest, most }) => count < fewest || count > most);
  if (!wrong) return null;
  const { area, count, fewest, most } = wrong;
  const few = count < fewest;
  return {
    key: few ? 'setup-stop-few' : 'setup-stop-many',
    args: { area: `area-${area}`, players: few ? fewest : most },
  };
}

/** How a plan is said: what only one number is left for is not asked, and neither is the last area. */
export function answersOf(layout: FubaLayout, plan: Plan): string[] {
  const keeper = layout.keeper.length ? [`keeper ${plan.keeper}`] : [];
  let left = toPlace(layout, plan.keeper);
  const places = walk(layout, plan).flatMap(({ fewest, most, count }, at, all) => {
    const isAsked = left > 0 && at + 1 < all.length && fewest < most;
    left -= count;
    return isAsked ? [`place ${count}`] : [];
  });
  return [...keeper, ...places];
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
export function defaultPlan(layout: FubaLayout, view: FubaView, seat: Seat): Plan {
  const home = asHome(seat, 'APA');
  const keeper = layout.keeper.includes(home) ? home : (layout.keeper[0] ?? null);
  const lines = linesOf(view.teams[seat].formation ?? view.own.formation ?? '') ?? [4, 4, 2];
  const open = areasOf(layout);
  const players: Players = {};
  spreads(view, seat).forEach((spread, line) => {
    for (const [name, count] of Object.entries(spread(lines[line] as number)) as [AreaName, number][]) {
      let area = asHome(seat, name);
      const instead = INSTEAD[name];
      if (!open.includes(area) && instead) area = asHome(seat, instead);
      if (open.includes(area)) players[area] = (players[area] ?? 0) + count;
    }
  });
  return { keeper, players: fitted(players, layout, keeper) };
}

/** Exactly so many players, and as many as are needed in each area. */
function fitted(from: Players, layout: FubaLayout, keeper: Area | null): Players {
  const open = areasOf(layout);
  const total = toPlace(layout, keeper);
  const players: Players = { ...from };
  const needed: Players = {};
  for (const { area, fewest } of layout.areas)
    needed[area as AreaName] = Math.max(0, fewest - Number(keeper === area));
  // One of these needs somebody: the first of them that somebody may go to.
  const { one_of } = layout;
  const duty = open.find((area) => one_of.includes(area));
  const met = open.some((area) => one_of.includes(area) && players[area]);
  if (duty && !met && !(keeper && one_of.includes(keeper))) needed[duty] = Math.max(1, needed[duty] ?? 0);
  for (const area of open) players[area] = Math.max(players[area] ?? 0, needed[area] ?? 0);
  const spare = (area: AreaName): number => (players[area] ?? 0) - (needed[area] ?? 0);
  for (let over = sum(players) - total; over > 0; over--) {
    const area = [...open].sort((a, b) => spare(b) - spare(a))[0];
    if (area) players[area] = Math.max(0, (players[area] ?? 0) - 1);
  }
  const more = open.includes('CE') ? 'CE' : open[0];
  if (more && sum(players) < total) players[more] = (players[more] ?? 0) + total - sum(players);
  return Object.fromEntries(Object.entries(players).filter(([, count]) => count > 0));
}

/** A plan as the other seat would have it: for remembering. */
export function turnedPlan(plan: Plan, seat: Seat): Plan {
  const players: Players = {};
  for (const [area, count] of Object.entries(plan.players) as [AreaName, number][])
    if (count) players[asHome(seat, area)] = count;
  return { keeper: plan.keeper && asHome(seat, plan.keeper), players };
}
