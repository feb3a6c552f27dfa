import { expect, test } from 'vitest';
import {
  areaAt,
  behindGoal,
  beside,
  boardOf,
  boxOf,
  goalBox,
  middle,
  pitchOf,
  room,
  type Way,
} from '../src/boards/fuba/geometry';
import { marshal, type Counter } from '../src/boards/fuba/counters';
import { stand, type Crowd } from '../src/boards/fuba/stand';
import type { Lie } from '../src/boards/lie';
import { AREAS, type Area, type FubaTeam } from '../src/types/messages';

const NAMES: Area[] = AREAS.map(({ name }) => name);
const WAYS: Way[] = ['up', 'down', 'left', 'right'];
const LIES: Lie[] = ['upright', 'turned', 'side'];
/** Which way home attacks on the screen. */
const AHEAD: Record<Lie, { x: number; y: number }> = {
  upright: { x: 0, y: -1 },
  turned: { x: 0, y: 1 },
  side: { x: 1, y: 0 },
};

test.for(LIES)('%s: areas cover the pitch once', (lie) => {
  const pitch = pitchOf(lie);
  for (const name of NAMES) {
    const box = boxOf(name, lie);
    expect(areaAt(middle(box), lie, null)).toBe(name);
    expect(box.x).toBeGreaterThanOrEqual(pitch.x);
    expect(box.y).toBeGreaterThanOrEqual(pitch.y);
    expect(box.x + box.w).toBeLessThanOrEqual(pitch.x + pitch.w + 1e-9);
    expect(box.y + box.h).toBeLessThanOrEqual(pitch.y + pitch.h + 1e-9);
  }
  const covered = NAMES.map((name) => boxOf(name, lie)).reduce((sum, box) => sum + box.w * box.h, 0);
  expect(covered).toBeCloseTo(pitch.w * pitch.h);
});

test.for(LIES)('%s: home attacks the way it should, its left on its left', (lie) => {
  const [own, theirs, left, right] = (['APA', 'BPA', 'ALC', 'ARC'] as const).map((name) =>
    middle(boxOf(name, lie)),
  ) as [Dot, Dot, Dot, Dot];
  const { x, y } = AHEAD[lie];
  expect(x * (theirs.x - own.x) + y * (theirs.y - own.y)).toBeGreaterThan(300);
  // A quarter turn clockwise from ahead is to the right.
  expect(-y * (right.x - left.x) + x * (right.y - left.y)).toBeGreaterThan(300);
  // The goals lie outside the pitch and inside the drawing, each at its own end.
  for (const [seat, sign] of [
    ['home', -1],
    ['away', 1],
  ] as const) {
    const [goal, centre, all] = [behindGoal(seat, lie, 14), middle(pitchOf(lie)), boardOf(lie)];
    expect(sign * (x * (goal.x - centre.x) + y * (goal.y - centre.y))).toBeGreaterThan(300);
    expect(goal.x > 0 && goal.y > 0 && goal.x < all.w && goal.y < all.h).toBe(true);
    expect(areaAt(goal, lie, null)).toBeNull();
    const box = goalBox(seat, lie);
    expect(box.x >= 0 && box.y >= 0 && box.x + box.w <= all.w && box.y + box.h <= all.h).toBe(true);
  }
});

interface Dot {
  x: number;
  y: number;
}

test.for(LIES)('%s: who is next to whom on the board touches them on the screen', (lie) => {
  for (const { name, next } of AREAS)
    for (const other of NAMES) {
      const [a, b] = [boxOf(name, lie), boxOf(other, lie)];
      const shares = (from: number, size: number, other: number, its: number): number =>
        Math.min(from + size, other + its) - Math.max(from, other);
      const [across, down] = [shares(a.x, a.w, b.x, b.w), shares(a.y, a.h, b.y, b.h)];
      if (name !== other && (next as readonly string[]).includes(other)) {
        expect(Math.min(across, down)).toBeCloseTo(0);
        expect(Math.max(across, down)).toBeGreaterThanOrEqual(-1e-9);
      }
    }
});

/** Whether everybody stands inside the room and nobody on anybody. */
function faults(name: Area, crowd: Crowd, lie: Lie, corner: Area | null): string[] {
  const where = room(name, lie, corner);
  const spots = stand(crowd, where, lie);
  const found: string[] = [];
  const wanted =
    crowd.players.home +
    crowd.players.away +
    Number(crowd.keeper.home) +
    Number(crowd.keeper.away) +
    Number(crowd.ball !== null);
  if (spots.filter(({ kind }) => kind !== 'count').length !== wanted) found.push('somebody is missing');
  for (const [at, a] of spots.entries()) {
    const { x, y, r, kind } = a;
    if (x - r < where.x || x + r > where.x + where.w || y - r < where.y || y + r > where.y + where.h)
      found.push(`${kind} outside`);
    for (const b of spots.slice(at + 1))
      if (Math.hypot(x - b.x, y - b.y) < r + b.r - 1e-9) found.push(`${kind} on ${b.kind}`);
    if (r < 7.5 && name !== 'SPOT' && name !== corner) found.push(`too small: ${r}`);
    if (kind === 'ball' && spots.some((other) => other.r > r)) found.push('the ball is not the largest');
  }
  /** How far a team stands the way that home attacks. */
  const mean = (seat: 'home' | 'away'): number => {
    const own = spots.filter((spot) => spot.seat === seat);
    return own.reduce((sum, { x, y }) => sum + AHEAD[lie].x * x + AHEAD[lie].y * y, 0) / own.length;
  };
  if (mean('home') > mean('away')) found.push('the wrong way round');
  return found;
}

test.for(LIES.flatMap((lie) => NAMES.map((name) => [lie, name] as const)))(
  '%s: any crowd finds room in %s',
  ([lie, name]) => {
    const found: string[] = [];
    for (const corner of name.endsWith('C') ? [null, name] : [null])
      for (let home = 0; home <= 10; home++)
        for (let away = 0; away <= 10; away++)
          for (const keepers of [false, true])
            for (const ball of [null, 'home', 'away'] as const) {
              const players = { home, away };
              const crowd: Crowd = { players, keeper: { home: keepers, away: keepers }, ball };
              for (const fault of faults(name, crowd, lie, corner))
                found.push(`${home} ${away} ${keepers} ${ball}: ${fault}`);
            }
    expect(found.slice(0, 5)).toEqual([]);
  },
);

test.for(LIES)('%s: the corner spot has room for the ball and who takes the kick', (lie) => {
  for (const corner of ['ALC', 'ARC', 'BLC', 'BRC'] as const) {
    const crowd: Crowd = { players: { home: 2, away: 0 }, keeper: { home: true, away: false }, ball: 'home' };
    expect(faults('SPOT', crowd, lie, corner)).toEqual([]);
    // In the very corner of the pitch.
    const [pitch, spot] = [pitchOf(lie), boxOf('SPOT', lie, corner)];
    const gap = (from: number, size: number, at: number, its: number): number =>
      Math.min(Math.abs(at - from), Math.abs(from + size - at - its));
    expect(gap(pitch.x, pitch.w, spot.x, spot.w)).toBeCloseTo(0);
    expect(gap(pitch.y, pitch.h, spot.y, spot.h)).toBeCloseTo(0);
  }
});

test.for(LIES.flatMap((lie) => ([null, 'BLC', 'ARC'] as const).map((corner) => [lie, corner] as const)))(
  '%s: arrow keys reach every area, corner: %s',
  ([lie, corner]) => {
    const wanted = new Set<Area>([...NAMES, ...(corner ? (['SPOT'] as const) : [])]);
    for (const start of wanted) {
      const reached = new Set<Area>([start]);
      for (const from of reached)
        for (const way of WAYS) {
          const to = beside(from, way, lie, corner);
          if (to) reached.add(to);
        }
      expect([...reached].sort()).toEqual([...wanted].sort());
    }
  },
);

test('arrow keys go where they point', () => {
  expect(beside('APA', 'up', 'upright')).toBe('AFR');
  expect(beside('APA', 'down', 'turned')).toBe('AFR');
  expect(beside('APA', 'right', 'side')).toBe('AFR');
  expect(beside('APA', 'left', 'upright')).toBe('ALC');
  expect(beside('APA', 'left', 'turned')).toBe('ARC');
  expect(beside('APA', 'up', 'side')).toBe('ALC');
  expect(beside('APA', 'down', 'upright')).toBeNull();
  expect(beside('APA', 'left', 'side')).toBeNull();
});

const team = (players: FubaTeam['players']) => ({ players }) as FubaTeam;
const numbers = (counters: readonly Counter[]): number[] =>
  counters.map(({ number }) => number).sort((a, b) => a - b);

test('a counter that moves stays the same counter', () => {
  const before = marshal([], team({ CE: 3, AFR: 2 }), 'home');
  const after = marshal(before, team({ CE: 2, AFR: 3 }), 'home');
  expect(numbers(after)).toEqual(numbers(before));
  expect(after.filter(({ area }) => area === 'AFR')).toHaveLength(3);
  const gone = marshal(after, team({ CE: 2, AFR: 2 }), 'home');
  expect(gone).toHaveLength(4);
  // Whoever comes on takes a number that nobody wears.
  expect(numbers(marshal(gone, team({ CE: 2, AFR: 3 }), 'home'))).toEqual([2, 3, 4, 5, 6]);
});

test.for(['home', 'away'] as const)(
  '%s: numbers from the own goal forwards, 1 for the goalkeeper',
  (seat) => {
    const [back, front] = seat === 'home' ? (['AFR', 'BFR'] as const) : (['BFR', 'AFR'] as const);
    const all = marshal([], team({ [front]: 3, CE: 3, [back]: 4 }), seat);
    const of = (area: Area): number[] => numbers(all.filter((counter) => counter.area === area));
    expect(of(back)).toEqual([2, 3, 4, 5]);
    expect(of('CE')).toEqual([6, 7, 8]);
    expect(of(front)).toEqual([9, 10, 11]);
  },
);

test('who walks comes from as near as possible', () => {
  const before: Counter[] = [
    { number: 4, seat: 'home', area: 'APA' },
    { number: 9, seat: 'home', area: 'BFR' },
  ];
  const after = marshal(before, team({ AFR: 1, CE: 1 }), 'home');
  expect(after.find(({ area }) => area === 'AFR')?.number).toBe(4);
  expect(after.find(({ area }) => area === 'CE')?.number).toBe(9);
});
