/** A FUBA position in editable parts, and back to text. */
import { AREAS, type Area, type Seat } from '../../types/messages';
import { field, fields, pair, text, type Fields } from './notation';

export interface Team {
  formation: string;
  keeper: string;
  players: Record<string, number>;
  hand: number;
}

export interface FubaSetup {
  home: Team;
  away: Team;
  ball: { area: string; value: number; control: Seat };
  clock: { half: number; minute: number; stoppage: number };
  goals: [number, number];
  yellow: [number, number];
  red: [number, number];
  /** Fields that stay as they are. */
  rest: Fields;
}

export const NAMES: Area[] = AREAS.map(({ name }) => name);
const OWN = new Set(['home', 'away', 'ball', 'clock', 'goals', 'yellow', 'red']);
const LASTING = new Set([
  'agreed',
  'pool',
  'first',
  'condition',
  'change',
  'flags',
  'subs',
  'recovering',
  'styles',
  'skills',
  'weather',
]);

function team(value: string): Team {
  const found: Team = { formation: '', keeper: '', players: {}, hand: 0 };
  for (const part of value.split(',')) {
    const [place = '', count] = part.split(':');
    if (count === undefined) found.formation = place;
    else if (place === 'GK') found.keeper = count;
    else if (place === 'HAND') found.hand = Number(count);
    else found.players[place] = Number(count);
  }
  return found;
}

export function readFuba(position: string): FubaSetup | null {
  const found = fields(position);
  const [home, away] = [found && field(found, 'home'), found && field(found, 'away')];
  if (!found || !home || !away || home.includes('?') || away.includes('?')) return null;
  const [area = 'CE', value = '1', control = 'home'] = (field(found, 'ball') ?? '').split(':');
  const clock = /^(\d+):(\d+)(?:\+(\d+))?$/.exec(field(found, 'clock') ?? '1:0');
  return {
    home: team(home),
    away: team(away),
    ball: { area, value: Number(value) || 1, control: control === 'away' ? 'away' : 'home' },
    clock: {
      half: Number(clock?.[1] ?? 1),
      minute: Number(clock?.[2] ?? 0),
      stoppage: Number(clock?.[3] ?? 0),
    },
    goals: pair(field(found, 'goals')),
    yellow: pair(field(found, 'yellow')),
    red: pair(field(found, 'red')),
    rest: found.filter(([key]) => LASTING.has(key) && !OWN.has(key)),
  };
}

function writeTeam({ formation, keeper, players, hand }: Team): string {
  const places = NAMES.filter((name) => (players[name] ?? 0) > 0).map((name) => `${name}:${players[name]}`);
  return [formation, `GK:${keeper}`, ...places, ...(hand > 0 ? [`HAND:${hand}`] : [])].join(',');
}

/** A position at the start of a turn: what belonged to the old turn is dropped. */
export function writeFuba(setup: FubaSetup): string {
  const { ball, clock } = setup;
  const counted = (['goals', 'yellow', 'red'] as const).flatMap((key): Fields =>
    setup[key].some(Boolean) ? [[key, setup[key].join('-')]] : [],
  );
  return text([
    ['home', writeTeam(setup.home)],
    ['away', writeTeam(setup.away)],
    ['ball', `${ball.area}:${ball.value}:${ball.control}`],
    ['clock', `${clock.half}:${clock.minute}${clock.stoppage ? `+${clock.stoppage}` : ''}`],
    ...counted,
    ...setup.rest,
  ]);
}

/** Something that can be picked up. */
export type Held =
  { kind: 'player' | 'keeper'; seat: Seat; from: string | null } | { kind: 'ball'; from: string };

/** A set-up after something was put down; `null` is off the pitch. */
export function put(setup: FubaSetup, held: Held, to: string | null): FubaSetup {
  if (held.kind === 'ball') return to ? { ...setup, ball: { ...setup.ball, area: to } } : setup;
  const squad = setup[held.seat];
  if (held.kind === 'keeper') return to ? { ...setup, [held.seat]: { ...squad, keeper: to } } : setup;
  if (held.from === to) return setup;
  const players = { ...squad.players };
  let hand = squad.hand;
  if (held.from) players[held.from] = Math.max(0, (players[held.from] ?? 0) - 1);
  else hand = Math.max(0, hand - 1);
  if (to) players[to] = (players[to] ?? 0) + 1;
  else hand += 1;
  return { ...setup, [held.seat]: { ...squad, players, hand } };
}

export const FIRST =
  'home=4-4-2,GK:APA,AFR:4,ALW:2,CE:4 away=4-3-3,GK:BPA,CE:4,BLW:2,BFR:4 ball=CE:3:home clock=1:20';
