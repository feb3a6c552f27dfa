/** The ball on its way: where it is at every moment, along a curve from place to place. */
import type { Place } from '../../table/table';
import type { Area, Seat } from '../../types/messages';
import type { Lie } from '../lie';
import { behindGoal, middle, room, type Point } from './geometry';
import { isArea } from './notation';

export interface Airborne extends Point {
  /** How high, from 0 to 1. */
  lift: number;
}

/**
 * A place of a beat on the drawing: an area, or the goal of a team, its bar, the grass beside it. `found`:
 * where the ball lies in an area.
 */
export function pointOf(
  place: Place,
  lie: Lie,
  corner: Area | null,
  found: (area: Area) => Point | null,
): Point {
  if (isArea(place)) return found(place) ?? middle(room(place, lie, place === 'SPOT' ? corner : null));
  const [what, seat] = place.split('-') as [string, Seat];
  if (what === 'wide') return behindGoal(seat, lie, 20, 88);
  return behindGoal(seat, lie, what === 'goal' ? 15 : 0, 14);
}

const STEPS = 12;

/** The way through some points, in steps of the same time. */
export function curve(points: readonly Point[]): Airborne[] {
  const way: Airborne[] = [];
  for (const [at, from] of points.entries()) {
    const to = points[at + 1];
    if (!to) break;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const bend = length * 0.14;
    const over = {
      x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * bend,
      y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * bend,
    };
    for (let step = at ? 1 : 0; step <= STEPS; step++) {
      const t = step / STEPS;
      const mix = (a: number, b: number, c: number): number =>
        (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c;
      way.push({
        x: mix(from.x, over.x, to.x),
        y: mix(from.y, over.y, to.y),
        lift: 4 * t * (1 - t) * Math.min(1, length / 420),
      });
    }
  }
  return way;
}
