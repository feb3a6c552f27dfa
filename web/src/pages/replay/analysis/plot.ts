/**
 * The coordinates of plots over the match: turns side by side, all equally wide. Places are shares, from 0 to
 * 1.
 */
import type { Report, Seat, TurnReport } from '../../../types/messages';

export interface Axis {
  /** The first step of every turn. */
  starts: number[];
  steps: number;
  ticks: { x: number; label: string }[];
  /** The places between the halves. */
  breaks: number[];
  /** Whether the clock differs from the number of the turn. */
  hasClock: boolean;
}

export type Point = [x: number, y: number];

/** Labels closer than this would overlap on a phone: those of the clock, and scores. */
const CLOSE = 0.09;
const CLOSE_SCORES = 0.12;

export const turnsOf = (axis: Axis): number => Math.max(1, axis.starts.length);
/** Where a turn begins; the one after the last begins at the end. */
export const startOf = (axis: Axis, turn: number): number => turn / turnsOf(axis);

/** The turn a step belongs to. */
export function turnOf(axis: Axis, step: number): number {
  const after = axis.starts.findIndex((start) => start > step);
  return Math.max(0, (after < 0 ? axis.starts.length : after) - 1);
}

/** Where a step ends: the steps of a turn share its width. */
export function afterStep(axis: Axis, step: number): number {
  const turn = turnOf(axis, step);
  const first = axis.starts[turn] ?? 0;
  const next = Math.max(axis.starts[turn + 1] ?? axis.steps, first + 1);
  const part = Math.min(1, (step + 1 - first) / (next - first));
  return startOf(axis, turn) + part / turnsOf(axis);
}

/** The turn at a place. */
export const turnAt = (axis: Axis, x: number): number =>
  Math.max(0, Math.min(turnsOf(axis) - 1, Math.floor(x * turnsOf(axis))));

const minute = (turn: TurnReport): number => Number.parseInt(turn.at.clock, 10) || 0;

export function axisOf({ turns, steps }: Pick<Report, 'turns' | 'steps'>): Axis {
  const hasClock = turns.some((turn) => turn.at.clock !== String(turn.at.turn));
  const axis: Axis = {
    starts: turns.map((turn) => turn.step),
    steps: steps.length,
    ticks: [],
    breaks: [],
    hasClock,
  };
  turns.forEach((turn, at) => {
    const next = turns[at + 1];
    if (next && turn.at.half > 0 && next.at.half !== turn.at.half) axis.breaks.push(startOf(axis, at + 1));
  });
  const step = roundStep(Math.max(0, ...turns.map(minute)), 7, [5, 10, 15, 20, 25, 50, 100]);
  let due = step;
  turns.forEach((turn, at) => {
    if (minute(turn) < due) return;
    const x = startOf(axis, at);
    const passed = Math.floor(minute(turn) / step) * step;
    const near = [axis.ticks.at(-1)?.x ?? 0, ...axis.breaks].some((other) => Math.abs(other - x) < CLOSE);
    if (!near) axis.ticks.push({ x, label: hasClock ? `${passed}′` : `${passed}` });
    due = passed + step;
  });
  return axis;
}

/** The smallest of some step sizes that reaches a number in at most this many steps. */
export function roundStep(reach: number, most: number, steps: readonly number[]): number {
  return steps.find((step) => step * most >= reach) ?? (steps.at(-1) as number);
}

/** A curve through points, in a plot of this size. */
export function line(points: readonly Point[], width: number, height: number): string {
  return points.map(([x, y], at) => `${at ? 'L' : 'M'}${round(x * width)} ${round(y * height)}`).join('');
}

/** The area between a curve and a level. */
export function area(points: readonly Point[], level: number, width: number, height: number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  return `${line([[first[0], level], ...points, [last[0], level]], width, height)}Z`;
}

/** A staircase: level up to each point, then up or down to it. */
export function stairs(points: readonly Point[], end: number): Point[] {
  const out: Point[] = [];
  for (const [x, y] of points) {
    const before = out.at(-1);
    if (before) out.push([x, before[1]]);
    out.push([x, y]);
  }
  const last = out.at(-1);
  if (last && last[0] < end) out.push([end, last[1]]);
  return out;
}

const round = (n: number): number => Math.round(n * 10) / 10;

/**
 * Home's winning chance, measured from the top: at the end of every turn, and before and after steps where it
 * jumps.
 */
export function chances(
  report: Pick<Report, 'turns' | 'steps' | 'balance'>,
  axis: Axis,
  jumps: readonly number[] = [],
): Point[] {
  const points: Point[] = [[0, 1 - report.balance.start]];
  const ordered = [...new Set(jumps)].sort((a, b) => a - b);
  report.turns.forEach((turn, number) => {
    for (const jump of ordered.filter((step) => turnOf(axis, step) === number)) {
      const [x, step] = [afterStep(axis, jump), report.steps[jump]];
      if (step) points.push([x, 1 - step.before], [x, 1 - step.after]);
    }
    points.push([startOf(axis, number + 1), 1 - turn.chance]);
  });
  return points;
}

/**
 * The rows of scores above a plot, from 0 to 2: each takes the lowest row with room next to its neighbour.
 */
export function rowsOf(places: readonly number[]): number[] {
  const ends = [-1, -1, -1];
  return places.map((x) => {
    const row = Math.max(
      0,
      ends.findIndex((end) => x - end >= CLOSE_SCORES),
    );
    ends[row] = x;
    return row;
  });
}

/** How much home's winning chance changed in a turn. */
export function changeIn(report: Pick<Report, 'turns' | 'balance'>, turn: number): number {
  const before = turn ? (report.turns[turn - 1]?.chance ?? 0) : report.balance.start;
  return (report.turns[turn]?.chance ?? before) - before;
}

/** Home's cumulative luck, with the band in which 95 % of matches stay. */
export function luckOf(
  report: Pick<Report, 'steps'>,
  axis: Axis,
): { x: number; luck: number; band: number }[] {
  const out = [{ x: 0, luck: 0, band: 0 }];
  let [luck, variance] = [0, 0];
  report.steps.forEach((step, at) => {
    if (step.kind !== 'roll') return;
    luck += step.luck;
    variance += step.variance;
    out.push({ x: afterStep(axis, at), luck, band: 2 * Math.sqrt(variance) });
  });
  out.push({ x: 1, luck, band: 2 * Math.sqrt(variance) });
  return out;
}

/** The cumulative expected goals of a team. */
export function race(
  report: Pick<Report, 'shots'>,
  seat: Seat,
  axis: Axis,
): { x: number; sum: number; goal: boolean; step: number; chance: number }[] {
  let sum = 0;
  return report.shots
    .filter((shot) => shot.seat === seat)
    .map(({ step, chance, goal }) => ({
      x: afterStep(axis, step),
      sum: (sum += chance),
      goal,
      step,
      chance,
    }));
}
