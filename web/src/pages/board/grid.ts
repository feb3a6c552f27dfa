/** A Grid position in editable parts, and back to text. */
import type { Facing, Seat } from '../../types/messages';
import { field, fields, pair, text, type Fields } from './notation';

export interface Marker {
  number: number;
  /** `null`: in hand. */
  at: string | null;
  /** `null`: towards the other end. */
  facing: Facing | null;
  down: boolean;
}

export interface GridSetup {
  home: Marker[];
  away: Marker[];
  /** A square, or the marker that has it. */
  ball: string;
  turn: { seat: Seat; points: number | null };
  score: [number, number];
  rest: Fields;
}

const LASTING = new Set(['turns', 'half', 'first', 'full-time', 'skill', 'fouls']);

function markers(value: string): Marker[] | null {
  const found = value.split(' ').map((word): Marker | null => {
    const parts = /^(\d+):(hand|\d+,\d+)([nesw])?(-)?$/.exec(word);
    if (!parts) return null;
    const [, number, at, facing, down] = parts;
    return {
      number: Number(number),
      at: at === 'hand' ? null : (at as string),
      facing: (facing as Facing | undefined) ?? null,
      down: down !== undefined,
    };
  });
  return found.every((marker) => marker !== null) ? found : null;
}

export function readGrid(position: string): GridSetup | null {
  const found = fields(position);
  const home = found && markers(field(found, 'home') ?? '');
  const away = found && markers(field(found, 'away') ?? '');
  const ball = found && field(found, 'ball');
  if (!found || !home || !away || !ball) return null;
  const turn = field(found, 'turn') ?? 'home';
  const points = /\bpoints:(\d+)/.exec(turn)?.[1];
  return {
    home,
    away,
    ball,
    turn: {
      seat: turn.startsWith('away') ? 'away' : 'home',
      points: points === undefined ? null : Number(points),
    },
    score: pair(field(found, 'score')),
    rest: found.filter(([key]) => LASTING.has(key)),
  };
}

const written = ({ number, at, facing, down }: Marker): string =>
  `${number}:${at ? `${at}${facing ?? ''}${down ? '-' : ''}` : 'hand'}`;

/** A position at the start of a turn, or within it if there are points left. */
export function writeGrid({ home, away, ball, turn, score, rest }: GridSetup): string {
  return text([
    ['home', home.map(written).join(' ')],
    ['away', away.map(written).join(' ')],
    ['ball', ball],
    ...(score.some(Boolean) ? [['score', score.join('-')] as [string, string]] : []),
    ...rest,
    ['turn', turn.points === null ? turn.seat : `${turn.seat} points:${turn.points}`],
  ]);
}

export const nameOf = (seat: Seat, number: number): string => `${seat === 'home' ? 'H' : 'A'}${number}`;

/** Move the ball or a marker to a square; an occupied one changes nothing. */
export function put(setup: GridSetup, what: string, square: string | null): GridSetup {
  if (what === 'ball') return square ? { ...setup, ball: square } : setup;
  const seat: Seat = what.startsWith('H') ? 'home' : 'away';
  const taken = [...setup.home, ...setup.away].some((marker) => marker.at === square && square !== null);
  return taken
    ? setup
    : change(setup, what, { at: square, ...(square ? {} : { facing: null, down: false }) }, seat);
}

export function change(
  setup: GridSetup,
  what: string,
  changed: Partial<Marker>,
  seat: Seat = what.startsWith('H') ? 'home' : 'away',
): GridSetup {
  const number = Number(what.slice(1));
  return {
    ...setup,
    [seat]: setup[seat].map((marker) => (marker.number === number ? { ...marker, ...changed } : marker)),
  };
}

/**
 * Everybody on the board, for a first look: goalies in front of their goals, fielders in lines of four in
 * their own halves.
 */
export function spread(count: number, width: number, length: number): string {
  const middle = (width + 1) / 2;
  const line = (home: boolean): Marker[] =>
    Array.from({ length: count }, (_, number) => {
      const deep = number === 0 ? 0 : 4 + 4 * Math.floor((number - 1) / 4);
      const column = number === 0 ? middle : Math.round(((((number - 1) % 4) + 0.5) * width) / 4) + 1;
      return {
        number,
        at: `${home ? column : width + 1 - column},${home ? deep : length + 1 - deep}`,
        facing: null,
        down: false,
      };
    });
  return writeGrid({
    home: line(true),
    away: line(false),
    ball: `${middle},${(length + 1) / 2}`,
    turn: { seat: 'home', points: null },
    score: [0, 0],
    rest: [],
  });
}
