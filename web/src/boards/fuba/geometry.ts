/**
 * Where things are on the drawing: areas, counters in them, and the way from area to area by arrow keys.
 * `lay` is the one place that knows how the pitch lies.
 */
import { AREAS, type Area, type Seat } from '../../types/messages';
import type { Lie } from '../lie';

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
/** A rectangle of the pitch: across it from home's left, along it from home's goal line. */
export interface Ground {
  across: number;
  along: number;
  wide?: number;
  long?: number;
}

/** The pitch itself, however it lies. */
export const WIDTH = 600;
export const LENGTH = 640;
const COLUMNS = [0, 158, 442, 600] as const;
/** The levels from end A on: penalty areas are low but may have to hold everybody. */
const LEVELS = [0, 104, 176, 248, 320, 392, 464, 536, 640] as const;
const SPOT = 58;

/** How much longer it is drawn on its side, and the stands at its sides and behind its goals. */
interface Frame {
  stretch: number;
  side: number;
  behind: number;
}
const UPRIGHT: Frame = { stretch: 1, side: 12, behind: 36 };
const FRAMES: Record<Lie, Frame> = {
  upright: UPRIGHT,
  turned: UPRIGHT,
  side: { stretch: 1.36, side: 30, behind: 44 },
};

/** A rectangle of the pitch on the drawing; without a size it is a point. */
export function lay({ across, along, wide = 0, long = 0 }: Ground, lie: Lie): Box {
  const { stretch, side, behind } = FRAMES[lie];
  const [start, length] = [along * stretch, long * stretch];
  if (lie === 'side') return { x: behind + start, y: side + across, w: length, h: wide };
  return lie === 'turned'
    ? { x: side + WIDTH - across - wide, y: behind + start, w: wide, h: length }
    : { x: side + across, y: behind + LENGTH - start - length, w: wide, h: length };
}

export const pitchOf = (lie: Lie): Box => lay({ across: 0, along: 0, wide: WIDTH, long: LENGTH }, lie);

/** The whole drawing. */
export function boardOf(lie: Lie): { w: number; h: number } {
  const { x, y, w, h } = pitchOf(lie);
  return { w: w + 2 * x, h: h + 2 * y };
}

/** A point behind a team's goal line, so deep and so far beside the middle of its goal. */
export function behindGoal(seat: Seat, lie: Lie, deep: number, beside = 0): Point {
  const out = deep / FRAMES[lie].stretch;
  const { x, y } = lay({ across: WIDTH / 2 + beside, along: seat === 'home' ? -out : LENGTH + out }, lie);
  return { x, y };
}

/** The goal of a team as a place to aim at: its mouth and what lies behind it. */
export function goalBox(seat: Seat, lie: Lie): Box {
  const long = (FRAMES[lie].behind - 2) / FRAMES[lie].stretch;
  return lay({ across: WIDTH / 2 - 72, wide: 144, along: seat === 'home' ? -long : LENGTH, long }, lie);
}

const byName = new Map(AREAS.map((area) => [area.name as Area, area]));

/** An area on the drawing; the corner spot lies in the corner where the kick is taken. */
export function boxOf(name: Area, lie: Lie, corner: Area | null = null): Box {
  const area = byName.get(name === 'SPOT' ? (corner ?? 'BLC') : name);
  if (!area) throw new Error(`no area ${name}`);
  const [left, right] = [COLUMNS[area.column], COLUMNS[area.column + 1]] as [number, number];
  const [low, high] = [LEVELS[area.low], LEVELS[area.high]] as [number, number];
  if (name !== 'SPOT') return lay({ across: left, along: low, wide: right - left, long: high - low }, lie);
  const long = SPOT / FRAMES[lie].stretch;
  const across = area.column === 0 ? left : right - SPOT;
  return lay({ across, along: area.low === 0 ? low : high - long, wide: SPOT, long }, lie);
}

/** Whether an area is so low that what is written on it stands at its side. */
export const isFlat = ({ h }: Box): boolean => h < 110;

/**
 * Where the counters of an area may stand: beside its name, its odds, and the corner spot if that is there.
 */
export function room(name: Area, lie: Lie, corner: Area | null = null): Box {
  const box = boxOf(name, lie, corner);
  if (name === 'SPOT') return { x: box.x + 3, y: box.y + 3, w: box.w - 6, h: box.h - 6 };
  if (isFlat(box)) return { x: box.x + 66, y: box.y + 5, w: box.w - 132, h: box.h - 10 };
  const inner = { x: box.x + 6, y: box.y + 30, w: box.w - 12, h: box.h - 36 };
  if (name !== corner) return inner;
  // Beside the spot, where more of the area is left.
  const spot = boxOf('SPOT', lie, corner);
  if (box.w > box.h) {
    const left = spot.x < box.x + box.w / 2;
    return { ...inner, x: left ? spot.x + spot.w : inner.x, w: inner.w - spot.w + 6 };
  }
  const top = spot.y < box.y + box.h / 2;
  const y = top ? Math.max(inner.y, spot.y + spot.h) : inner.y;
  const bottom = top ? inner.y + inner.h : Math.min(inner.y + inner.h, spot.y);
  return { ...inner, y, h: bottom - y };
}

export const middle = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

/** Which area lies there. */
export function areaAt({ x, y }: Point, lie: Lie, corner: Area | null): Area | null {
  const names: Area[] = [...(corner ? (['SPOT'] as const) : []), ...AREAS.map(({ name }) => name)];
  const found = names.find((name) => {
    const box = boxOf(name, lie, corner);
    return x >= box.x && x < box.x + box.w && y >= box.y && y < box.y + box.h;
  });
  return found ?? null;
}

export type Way = 'up' | 'down' | 'left' | 'right';

/** The area next to one, as arrow keys go. */
export function beside(name: Area, way: Way, lie: Lie, corner: Area | null = null): Area | null {
  if (name === 'SPOT') return corner;
  const from = boxOf(name, lie);
  const isUp = way === 'up' || way === 'down';
  const sign = way === 'up' || way === 'left' ? -1 : 1;
  const overlap = (a: number, b: number, c: number, d: number): number => Math.min(b, d) - Math.max(a, c);
  let best: { name: Area; score: number } | null = null;
  for (const { name: other } of AREAS) {
    const to = boxOf(other, lie);
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
