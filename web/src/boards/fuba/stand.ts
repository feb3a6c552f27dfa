/** Where everybody in an area stands. */
import type { Seat } from '../../types/messages';
import type { Lie } from '../lie';
import type { Box, Point } from './geometry';

/** Who stands in an area. */
export interface Crowd {
  players: Record<Seat, number>;
  keeper: Record<Seat, boolean>;
  ball: Seat | null;
}
export interface Spot extends Point {
  kind: 'player' | 'keeper' | 'ball' | 'count';
  seat: Seat;
  /** Which of the players. */
  at: number;
  /** Half of what it takes. */
  r: number;
}

const LARGEST = 22;
const SMALLEST = 2;
const BETWEEN = 3;
/** The ball is what everybody looks for: so much larger than a player. */
const BALL = 1.3;
/** From so many on a figure says how many they are. */
export const COUNTED = 5;

type Cell = Pick<Spot, 'kind' | 'at'>;

function cells(crowd: Crowd, seat: Seat): Cell[] {
  const all: Cell[] = Array.from({ length: crowd.players[seat] }, (_, at) => ({ kind: 'player', at }));
  if (crowd.keeper[seat]) all.unshift({ kind: 'keeper', at: 0 });
  if (crowd.players[seat] >= COUNTED) all.unshift({ kind: 'count', at: 0 });
  if (crowd.ball === seat) all.push({ kind: 'ball', at: 0 });
  return all;
}

/** What a counter takes of its row, and of the height of all rows. */
const sizeOf = ({ kind }: Cell, r: number): number => 2 * r * (kind === 'ball' ? BALL : 1) + BETWEEN;

interface Row {
  seat: Seat;
  line: Cell[];
  wide: number;
  high: number;
}

/** The rows of both teams with counters of a size, none wider than there is room. */
function rowsOf(teams: readonly { seat: Seat; cells: Cell[] }[], r: number, width: number): Row[] | null {
  const columns = Math.floor(width / (2 * r + BETWEEN));
  if (columns < 1) return null;
  const rows = teams.flatMap(({ seat, cells }) => {
    const count = Math.ceil(cells.length / columns);
    const each = Math.ceil(cells.length / count);
    return Array.from({ length: count }, (_, row) => {
      const line = cells.slice(row * each, (row + 1) * each);
      const sizes = line.map((cell) => sizeOf(cell, r));
      return { seat, line, wide: sizes.reduce((sum, size) => sum + size, 0), high: Math.max(...sizes) };
    }).filter(({ line }) => line.length);
  });
  return rows.every(({ wide }) => wide <= width) ? rows : null;
}

const swapped = <P extends Point>(point: P): P => ({ ...point, x: point.y, y: point.x });

/** Everybody in rows, as large as the room allows, each team nearer to its own end. */
export function stand(crowd: Crowd, where: Box, lie: Lie, largest = LARGEST): Spot[] {
  // On its side the rows are columns: the same, seen along the other axis.
  if (lie === 'side') {
    const across = { x: where.y, y: where.x, w: where.h, h: where.w };
    return stand(crowd, across, 'turned', largest).map(swapped);
  }
  const order: Seat[] = lie === 'turned' ? ['home', 'away'] : ['away', 'home'];
  const teams = order
    .map((seat) => ({ seat, cells: cells(crowd, seat) }))
    .filter(({ cells }) => cells.length);
  const gap = 4 * (teams.length - 1);
  for (let r = largest; r >= SMALLEST; r -= 0.5) {
    const rows = rowsOf(teams, r, where.w);
    if (!rows) continue;
    const used = rows.reduce((sum, { high }) => sum + high, gap);
    if (used > where.h && r > SMALLEST) continue;
    return spotsOf(rows, r, where, (where.h - used) / (2 * teams.length));
  }
  return [];
}

/** `free`: above and below every team. */
function spotsOf(rows: readonly Row[], r: number, where: Box, free: number): Spot[] {
  const spots: Spot[] = [];
  let y = where.y + free;
  for (const [at, { seat, line, wide, high }] of rows.entries()) {
    if (at && rows[at - 1]?.seat !== seat) y += 4 + 2 * free;
    let x = where.x + (where.w - wide) / 2;
    for (const cell of line) {
      const size = sizeOf(cell, r);
      spots.push({ ...cell, seat, r: (size - BETWEEN) / 2, x: x + size / 2, y: y + high / 2 });
      x += size;
    }
    y += high;
  }
  return spots;
}
