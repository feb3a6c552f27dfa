/** What an event says about the position, carried over to the view before it. No rules: only what is said. */
import type { Area, FubaRestart, FubaTeam, FubaView, Said, Seat } from '../../types/messages';

/** The arguments of an event as the view names them. */
export interface Told {
  key: string;
  seat: Seat | null;
  area: Area | null;
  from: Area | null;
  to: Area | null;
  restart: FubaRestart | null;
  number: (name: string) => number;
}

const SEATS: Record<string, Seat> = { 'seat-home': 'home', 'seat-away': 'away' };

/** The end of a key: `APA` of `area-APA`. */
const named = (arg: string | number | undefined, of: string): string | null =>
  typeof arg === 'string' && arg.startsWith(`${of}-`) ? arg.slice(of.length + 1) : null;
const areaOf = (arg: string | number | undefined): Area | null => named(arg, 'area') as Area | null;

export const read = ({ key, args }: Said): Told => ({
  key,
  seat: SEATS[args.seat ?? ''] ?? null,
  area: areaOf(args.area),
  from: areaOf(args.from),
  to: areaOf(args.to),
  restart: named(args.restart, 'restart') as FubaRestart | null,
  number: (name) => Number(args[name]) || 0,
});

const team = (view: FubaView, seat: Seat, change: (team: FubaTeam) => Partial<FubaTeam>): FubaView => ({
  ...view,
  teams: { ...view.teams, [seat]: { ...view.teams[seat], ...change(view.teams[seat]) } },
});

/** So many players more, or fewer, in an area; never fewer than none. */
function crowd(players: FubaTeam['players'], area: Area, more: number): FubaTeam['players'] {
  const { [area]: before = 0, ...others } = players;
  const left = before + more;
  return left > 0 ? { ...others, [area]: left } : others;
}

const ball = (view: FubaView, change: Partial<FubaView['ball']>): FubaView => ({
  ...view,
  ball: { ...view.ball, ...change },
});

const walk = (view: FubaView, seat: Seat, from: Area, to: Area): FubaView =>
  team(view, seat, ({ players }) =>
    players[from] ? { players: crowd(crowd(players, from, -1), to, 1) } : {},
  );

type Carry = (view: FubaView, told: Told) => FubaView;

const moved: Carry = (view, { seat, from, to }) => (seat && from && to ? walk(view, seat, from, to) : view);
const keeper: Carry = (view, { seat, area, to }) => {
  const there = to ?? area;
  return seat && there ? team(view, seat, () => ({ keeper: there })) : view;
};
const withBall =
  (carry: Carry): Carry =>
  (view, told) =>
    told.to ? ball(carry(view, told), { area: told.to }) : view;
const wins: Carry = (view, { seat }) => (seat ? ball(view, { control: seat }) : view);
const leaves: Carry = (view, { seat, area }) =>
  seat && area ? team(view, seat, ({ players }) => ({ players: crowd(players, area, -1) })) : view;
const value: Carry = (view, { number }) => (number('value') ? ball(view, { value: number('value') }) : view);
const time: Carry = (view, { number }) => ({
  ...view,
  clock: { ...view.clock, minute: number('minute'), stoppage: number('stoppage') },
});

const CARRIED: Record<string, Carry> = {
  'fuba-moved': moved,
  'fuba-dribbled': withBall(moved),
  'fuba-keeper-moved': keeper,
  'fuba-keeper-dribbled': withBall(keeper),
  'fuba-keeper-placed': keeper,
  'fuba-placed': (view, { seat, area, number }) =>
    seat && area
      ? team(view, seat, ({ players, in_hand }) => ({
          players: crowd(players, area, number('players')),
          in_hand: Math.max(0, in_hand - number('players')),
        }))
      : view,
  'fuba-played': (view, { from, to }) =>
    from && to ? { ...ball(view, { area: to }), turn: { ...view.turn, start: from, target: to } } : view,
  'fuba-ball-on': withBall((view) => view),
  'fuba-value': value,
  'fuba-value-skill': value,
  'fuba-check-lost': wins,
  'fuba-check-failed-pass': (view, told) => wins(ball(view, { area: view.turn.start }), told),
  'fuba-pressing-won': wins,
  'fuba-shot-cleared': (view, { seat }) =>
    seat ? ball(view, { control: seat === 'home' ? 'away' : 'home' }) : view,
  'fuba-awarded': (view, { seat, area, restart }) =>
    seat && area && restart
      ? { ...ball(view, { control: seat, area }), turn: { ...view.turn, restart } }
      : view,
  'fuba-time': time,
  'fuba-time-stoppage': time,
  'fuba-goal': (view, { seat }) => (seat ? team(view, seat, ({ goals }) => ({ goals: goals + 1 })) : view),
  'fuba-yellow': (view, { seat }) =>
    seat ? team(view, seat, ({ yellow }) => ({ yellow: yellow + 1 })) : view,
  'fuba-red': (view, { seat }) => (seat ? team(view, seat, ({ red }) => ({ red: red + 1 })) : view),
  'fuba-sent-off': leaves,
  'fuba-injured': leaves,
};

/** The view after an event, as far as the event says. */
export const carry = (view: FubaView, told: Told): FubaView => CARRIED[told.key]?.(view, told) ?? view;
