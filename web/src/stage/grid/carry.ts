/** What an event says about the position, carried over to the view before it. No rules: only what is said. */
import { markerIn, seatOf, square } from '../../boards/grid/notation';
import type { Facing, GridMarker, GridView, Said, Seat } from '../../types/messages';

/** The arguments of an event as the view names them. */
export interface Told {
  key: string;
  seat: Seat | null;
  marker: string | null;
  opponent: string | null;
  /** A square of the board. */
  at: string | null;
  way: string | null;
  number: (name: string) => number;
}

/** The end of a key: `H5` of `marker-H5`. */
function named(arg: string | number | undefined, of: string): string | null {
  return typeof arg === 'string' && arg.startsWith(`${of}-`) ? arg.slice(of.length + 1) : null;
}

export function read({ key, args }: Said): Told {
  const marker = named(args.marker, 'marker');
  const seat = named(args.seat, 'seat') as Seat | null;
  return {
    key,
    seat: seat ?? (marker ? seatOf(marker) : null),
    marker,
    opponent: named(args.opponent, 'marker'),
    at: square(String(args.square ?? '')) ? String(args.square) : null,
    way: named(args.way, 'dir'),
    number: (name) => Number(args[name]) || 0,
  };
}

function change(view: GridView, marker: string, more: Partial<GridMarker>): GridView {
  const seat = seatOf(marker);
  const before = markerIn(view, marker);
  if (!before) return view;
  const team = view.teams[seat];
  const markers = { ...team.markers, [marker]: { ...before, ...more } };
  return { ...view, teams: { ...view.teams, [seat]: { ...team, markers } } };
}

const ball = (view: GridView, more: Partial<GridView['ball']>): GridView => ({
  ...view,
  ball: { ...view.ball, ...more },
});

type Carry = (view: GridView, told: Told) => GridView;

const stands: Carry = (view, { marker, at }) => {
  if (!marker || !at) return view;
  const there = change(view, marker, { at });
  return view.ball.held_by === marker ? ball(there, { at }) : there;
};
const lies: Carry = (view, { marker, at }) =>
  marker ? change(view, marker, { down: true, ...(at ? { at } : {}) }) : view;
const faces: Carry = (view, { marker, way }) =>
  marker && way ? change(view, marker, { facing: way as Facing, down: false }) : view;
const goes: Carry = (view, { at }) => (at ? ball(view, { at, held_by: null }) : view);
/** A card is one of the fouls that are drawn on its marker. */
const fouls: Carry = (view, { marker }) =>
  marker ? change(view, marker, { fouls: (markerIn(view, marker)?.fouls ?? 0) + 1 }) : view;

const CARRIED: Record<string, Carry> = {
  'grid-moved': stands,
  'grid-put-at': stands,
  'grid-kicks-off': stands,
  'grid-turned': faces,
  'grid-stood-up': faces,
  'grid-went-down': lies,
  'grid-tackled': lies,
  'grid-ball-to': goes,
  'grid-bounced': goes,
  'grid-redirected': goes,
  'grid-trapped': goes,
  'grid-set-down': goes,
  'grid-shot': goes,
  'grid-awarded': goes,
  'grid-corner-missed': goes,
  'grid-tossed': (view) => ball(view, { held_by: null }),
  'grid-grabbed': (view, { marker }) =>
    marker ? ball(view, { held_by: marker, at: markerIn(view, marker)?.at ?? view.ball.at }) : view,
  'grid-foul': fouls,
  'grid-sent-off': (view, { marker }) => (marker ? change(view, marker, { at: null }) : view),
  'grid-points': (view, { number }) => ({ ...view, turn: { ...view.turn, points: number('points') } }),
  'grid-turn-begins': (view, { seat, number }) =>
    seat
      ? { ...view, flight: null, turn: { ...view.turn, seat, number: number('turn'), rolled: [], points: 0 } }
      : view,
  'grid-goal': (view, { number }) => ({
    ...view,
    teams: {
      home: { ...view.teams.home, goals: number('home') },
      away: { ...view.teams.away, goals: number('away') },
    },
  }),
};

/** The view after an event, as far as the event says. */
export const carry = (view: GridView, told: Told): GridView => CARRIED[told.key]?.(view, told) ?? view;
