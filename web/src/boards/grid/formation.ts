/**
 * Where a team may be put before a kick-off: lines over the half, or what was chosen the last time. The rules
 * say what is possible as they ask; the nearest is taken.
 */
import { kept } from '../../lib/kept';
import type { Seat } from '../../types/messages';
import { firstSlot, turn, type Board } from './geometry';
import { isGoalie, parse, square, name, type Square } from './notation';

export type Formation = Record<string, Square>;

/** Fielders of each line, the defence first, by their number. */
const LINES = [
  [],
  [1],
  [1, 1],
  [2, 1],
  [2, 1, 1],
  [2, 2, 1],
  [2, 3, 1],
  [3, 3, 1],
  [3, 3, 2],
  [4, 3, 2],
  [4, 4, 2],
];

/** Lines and the members of a line equally far apart, the goalie in the middle of the goal. */
export function usual(board: Board, seat: Seat, markers: readonly string[]): Formation {
  const half = (board.length - 1) / 2;
  const fielders = markers.filter((marker) => !isGoalie(marker));
  const lines = LINES[fielders.length] ?? [fielders.length];
  const places = lines.flatMap((members, line) =>
    Array.from({ length: members }, (_, nth): Square => ({
      x: 1 + Math.floor((board.width * (2 * nth + 1)) / (2 * members)),
      y: half - Math.floor((half * (lines.length - line)) / (lines.length + 1)),
    })),
  );
  const formation: Formation = {};
  for (const marker of markers) {
    const place = isGoalie(marker) ? { x: firstSlot(board) + (board.goal - 1) / 2, y: 0 } : places.shift();
    if (place) formation[marker] = seat === 'home' ? place : turn(board, place);
  }
  return formation;
}

/**
 * Whether a square may be offered to a marker: in its half, outside the circle, slots only for the goalie.
 * Only for the eye: the rules decide.
 */
export function sensible(board: Board, seat: Seat, marker: string, place: Square): boolean {
  const own = seat === 'home' ? place : turn(board, place);
  const centre = { x: (board.width + 1) / 2, y: (board.length + 1) / 2 };
  if (own.y === 0)
    return isGoalie(marker) && own.x >= firstSlot(board) && own.x < firstSlot(board) + board.goal;
  if (own.x < 1 || own.x > board.width || own.y < 1 || own.y >= centre.y) return false;
  return Math.hypot(own.x - centre.x, own.y - centre.y) > board.circle;
}

/** The legal row or column that is nearest to the wanted one. */
export function nearest(legal: readonly string[], verb: 'row' | 'column', wanted: number): string | null {
  let best: { action: string; far: number } | null = null;
  for (const action of legal) {
    const answer = parse(action);
    if (answer.verb !== verb || answer.number === undefined) continue;
    const far = Math.abs(answer.number - wanted);
    if (!best || far < best.far) best = { action, far };
  }
  return best?.action ?? null;
}

const key = (board: Board, markers: readonly string[]): string =>
  `grid-formation:${board.name}:${markers.length}`;

/** Remember a formation for the next time, as home stands. */
export function remember(board: Board, seat: Seat, formation: Formation): void {
  const places = Object.entries(formation).map(([marker, at]) => [
    marker.slice(1),
    name(seat === 'home' ? at : turn(board, at)),
  ]);
  kept.write(key(board, Object.keys(formation)), Object.fromEntries(places));
}

/** The formation of the last time; none, if there was none or it does not fit. */
export function remembered(board: Board, seat: Seat, markers: readonly string[]): Formation | null {
  const places: unknown = kept.read<unknown>(key(board, markers), null);
  if (typeof places !== 'object' || places === null) return null;
  const formation: Formation = {};
  const taken = new Set<string>();
  for (const marker of markers) {
    const text = (places as Record<string, unknown>)[marker.slice(1)];
    const own = typeof text === 'string' ? square(text) : null;
    if (!own || taken.has(name(own)) || !sensible(board, 'home', marker, own)) return null;
    taken.add(name(own));
    formation[marker] = seat === 'home' ? own : turn(board, own);
  }
  return formation;
}
