/** Where things are on the drawing: areas, counters in them, and the way from area to area by arrow keys. */
import { AREAS, type Area, type Seat } from '../../types/messages';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Point {
  x: number;
  y: number;
}

/** Beside the pitch, and behind the goal lines. */
export const SIDE = 10;
export const BEHIND = 34;
const COLUMNS = [0, 158, 442, 600] as const;
/** The levels from end A to the middle: penalty areas are low but may have to hold everybody. */
const LEVELS = [0, 104, 176, 248, 320, 392, 464, 536, 640] as const;
export const PITCH: Box = { x: SIDE, y: BEHIND, w: 600, h: 640 };
export const BOARD = { w: PITCH.w + 2 * SIDE, h: PITCH.h + 2 * BEHIND };
const SPOT = 58;

const byName = new Map(AREAS.map((area) => [area.name as Area, area]));

function around(box: Box, turned: boolean): Box {
  return turned ? { ...box, x: BOARD.w - box.x - box.w, y: BOARD.h - box.y - box.h } : box;
}

/**
 * An area as seen from the end of home, or of away; the corner spot lies in the corner where the kick is
 * taken.
 */
export function boxOf(name: Area, turned: boolean, corner: Area | null = null): Box {
  const area = byName.get(name === 'SPOT' ? (corner ?? 'BLC') : name);
  if (!area) throw new Error(`no area ${name}`);
  const [left, right] = [COLUMNS[area.column], COLUMNS[area.column + 1]] as [number, number];
  const [low, high] = [LEVELS[area.low], LEVELS[area.high]] as [number, number];
  const whole: Box = { x: SIDE + left, y: BEHIND + PITCH.h - high, w: right - left, h: high - low };
  if (name !== 'SPOT') return around(whole, turned);
  const x = area.column === 0 ? whole.x : whole.x + whole.w - SPOT;
  const y = area.low === 0 ? whole.y + whole.h - SPOT : whole.y;
  return around({ x, y, w: SPOT, h: SPOT }, turned);
}

/**
 * Where the counters of an area may stand: beside its name, its odds, and the corner spot if that is there.
 */
export function room(name: Area, turned: boolean, corner: Area | null = null): Box {
  const box = boxOf(name, turned, corner);
  if (name === 'SPOT') return { x: box.x + 3, y: box.y + 3, w: box.w - 6, h: box.h - 6 };
  const area = byName.get(name);
  // A penalty area is wide and low: its name stands at the side, elsewhere on top.
  if (area && area.high - area.low === 1)
    return { x: box.x + 66, y: box.y + 5, w: box.w - 132, h: box.h - 10 };
  const inner = { x: box.x + 6, y: box.y + 30, w: box.w - 12, h: box.h - 36 };
  if (name !== corner) return inner;
  const spot = boxOf('SPOT', turned, corner);
  const top = spot.y < box.y + box.h / 2;
  const y = top ? Math.max(inner.y, spot.y + spot.h) : inner.y;
  const bottom = top ? inner.y + inner.h : Math.min(inner.y + inner.h, spot.y);
  return { ...inner, y, h: bottom - y };
}

export const middle = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

/** Which area lies there. */
export function areaAt({ x, y }: Point, turned: boolean, corner: Area | null): Area | null {
  const names: Area[] = [...(corner ? (['SPOT'] as const) : []), ...AREAS.map(({ name }) => name)];
  const found = names.find((name) => {
    const box = boxOf(name, turned, corner);
    return x >= box.x && x < box.x + box.w && y >= box.y && y < box.y + box.h;
  });
  return found ?? null;
}

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
}
export interface Stand {
  /** Half of what a counter takes. */
  r: number;
  spots: Spot[];
}

const LARGEST = 17;
const BETWEEN = 3;
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

/** Everybody in rows, as large as the room allows, each team nearer to its own end. */
export function stand(crowd: Crowd, where: Box, turned: boolean): Stand {
  const upper: Seat = turned ? 'home' : 'away';
  const teams = [upper, upper === 'home' ? 'away' : 'home']
    .map((seat) => ({ seat: seat as Seat, cells: cells(crowd, seat as Seat) }))
    .filter((team) => team.cells.length);
  if (!teams.length) return { r: LARGEST, spots: [] };
  for (let r = LARGEST; ; r -= 0.5) {
    const size = 2 * r + BETWEEN;
    const columns = Math.floor(where.w / size);
    const rows = teams.map((team) => Math.ceil(team.cells.length / columns));
    const used = rows.reduce((sum, n) => sum + n, 0) * size + (teams.length - 1) * 4;
    if ((columns < 1 || used > where.h) && r > 2) continue;
    const free = (where.h - used) / (teams.length === 2 ? 4 : 2);
    const spots: Spot[] = [];
    let y = where.y + free;
    for (const [at, team] of teams.entries()) {
      const count = rows[at] as number;
      const wide = Math.ceil(team.cells.length / count);
      for (let row = 0; row < count; row++) {
        const line = team.cells.slice(row * wide, (row + 1) * wide);
        const left = where.x + (where.w - line.length * size) / 2;
        for (const [place, cell] of line.entries())
          spots.push({ ...cell, seat: team.seat, x: left + (place + 0.5) * size, y: y + size / 2 });
        y += size;
      }
      y += 4 + 2 * free;
    }
    return { r, spots };
  }
}

export type Way = 'up' | 'down' | 'left' | 'right';

/** The area next to one, as arrow keys go. */
export function beside(name: Area, way: Way, turned: boolean, corner: Area | null = null): Area | null {
  if (name === 'SPOT') return corner;
  const from = boxOf(name, turned);
  const isUp = way === 'up' || way === 'down';
  const sign = way === 'up' || way === 'left' ? -1 : 1;
  const overlap = (a: number, b: number, c: number, d: number): number => Math.min(b, d) - Math.max(a, c);
  let best: { name: Area; score: number } | null = null;
  for (const { name: other } of AREAS) {
    const to = boxOf(other, turned);
    const near = isUp
      ? Math.abs((sign < 0 ? to.y + to.h : to.y) - (sign < 0 ? from.y : from.y + from.h))
      : Math.abs((sign < 0 ? to.x + to.w : to.x) - (sign < 0 ? from.x : from.x + from.w));
    const shared = isUp
      ? overlap(from.x, from.x + from.w, to.x, to.x + to.w)
      : overlap(from.y, from.y + from.h, to.y, to.y + to.h);
    if (near > 1 || shared <= 1) continue;
    if (!best || shared > best.score) best = { name: other, score: shared };
  }
  if (!best && corner === name && !isUp) return 'SPOT';
  return best?.name ?? null;
}
