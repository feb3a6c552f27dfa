/**
 * Where a team stands before a kick-off: lines over the half, or what was chosen the last time. What is
 * possible is told with the question.
 */
import { kept } from '../../lib/kept';
import type { GridLayout, Seat } from '../../types/messages';
import { firstSlot, turn, type Board } from './geometry';
import { isGoalie, name, same, square, type Square } from './notation';

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

/** Where a marker may stand, as the question tells. */
export function squaresFor({ markers, row, goalie, fielders }: GridLayout, marker: string): Square[] {
  const open = isGoalie(marker) ? goalie : fielders;
  // The row of the first may be chosen already.
  const rows = row !== null && marker === markers[0] ? open.filter((one) => one.row === row) : open;
  return rows.flatMap(({ row: y, columns }) => columns.map((x) => ({ x, y })));
}

/** Whether a marker may stand there. */
export const allows = (layout: GridLayout, marker: string, at: Square): boolean =>
  squaresFor(layout, marker).some((place) => same(place, at));

/** The same formation where it is legal: whoever may not stand there goes to the nearest free square. */
export function fitted(layout: GridLayout, wanted: Formation): Formation {
  const formation: Formation = {};
  const taken = new Set<string>();
  for (const marker of layout.markers) {
    const at = wanted[marker];
    const free = squaresFor(layout, marker).filter((place) => !taken.has(name(place)));
    const far = (place: Square): number => (at ? Math.hypot(place.x - at.x, place.y - at.y) : 0);
    const place = free.reduce<Square | null>(
      (best, next) => (best && far(best) <= far(next) ? best : next),
      null,
    );
    if (!place) continue;
    formation[marker] = place;
    taken.add(name(place));
  }
  return formation;
}

/** How a plan says a formation: a row and a column for each marker, where there is more than one left. */
export function answersOf(layout: GridLayout, formation: Formation): string[] {
  const taken = new Set<string>();
  return layout.markers.flatMap((marker) => {
    const at = formation[marker];
    if (!at) return [];
    const free = squaresFor(layout, marker).filter((place) => !taken.has(name(place)));
    const rows = new Set(free.map(({ y }) => y));
    const columns = free.filter(({ y }) => y === at.y);
    taken.add(name(at));
    return [...(rows.size < 2 ? [] : [`row ${at.y}`]), ...(columns.length < 2 ? [] : [`column ${at.x}`])];
  });
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
export function remembered(board: Board, seat: Seat, layout: GridLayout): Formation | null {
  const places: unknown = kept.read<unknown>(key(board, layout.markers), null);
  if (typeof places !== 'object' || places === null) return null;
  const formation: Formation = {};
  const taken = new Set<string>();
  for (const marker of layout.markers) {
    const text = (places as Record<string, unknown>)[marker.slice(1)];
    const own = typeof text === 'string' ? square(text) : null;
    const at = own && seat === 'away' ? turn(board, own) : own;
    if (!at || taken.has(name(at)) || !allows(layout, marker, at)) return null;
    taken.add(name(at));
    formation[marker] = at;
  }
  return formation;
}
