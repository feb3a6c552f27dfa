import { expect, test } from 'vitest';
import {
  areaAt,
  beside,
  BOARD,
  boxOf,
  middle,
  room,
  stand,
  type Crowd,
  type Way,
} from '../src/boards/fuba/geometry';
import { marshal, type Counter } from '../src/boards/fuba/counters';
import { AREAS, type Area, type FubaTeam } from '../src/types/messages';

const NAMES: Area[] = AREAS.map(({ name }) => name);
const WAYS: Way[] = ['up', 'down', 'left', 'right'];

test.for([false, true])('areas cover the pitch once, turned: %s', (turned) => {
  for (const name of NAMES) {
    const box = boxOf(name, turned);
    expect(areaAt(middle(box), turned, null)).toBe(name);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y + box.h).toBeLessThanOrEqual(BOARD.h);
  }
  const covered = NAMES.map((name) => boxOf(name, turned)).reduce((sum, box) => sum + box.w * box.h, 0);
  expect(covered).toBe(600 * 640);
  expect(middle(boxOf('APA', turned)).y > middle(boxOf('BPA', turned)).y).toBe(!turned);
  expect(middle(boxOf('ALC', turned)).x < middle(boxOf('ARC', turned)).x).toBe(!turned);
});

/** Whether everybody stands inside the room and nobody on anybody. */
function faults(name: Area, crowd: Crowd, turned: boolean, corner: Area | null): string[] {
  const where = room(name, turned, corner);
  const { r, spots } = stand(crowd, where, turned);
  const found: string[] = [];
  const wanted =
    crowd.players.home +
    crowd.players.away +
    Number(crowd.keeper.home) +
    Number(crowd.keeper.away) +
    Number(crowd.ball !== null);
  if (spots.filter(({ kind }) => kind !== 'count').length !== wanted) found.push('somebody is missing');
  for (const [at, a] of spots.entries()) {
    if (a.x - r < where.x || a.x + r > where.x + where.w || a.y - r < where.y || a.y + r > where.y + where.h)
      found.push(`${a.kind} outside`);
    for (const b of spots.slice(at + 1))
      if (Math.hypot(a.x - b.x, a.y - b.y) < 2 * r) found.push(`${a.kind} on ${b.kind}`);
  }
  const mean = (seat: 'home' | 'away'): number => {
    const own = spots.filter((spot) => spot.seat === seat);
    return own.reduce((sum, { y }) => sum + y, 0) / own.length;
  };
  if (
    spots.some(({ seat }) => seat === 'home') &&
    spots.some(({ seat }) => seat === 'away') &&
    mean('home') > mean('away') === turned
  )
    found.push('the wrong way round');
  if (r < 8 && name !== 'SPOT' && name !== corner) found.push(`too small: ${r}`);
  return found;
}

test.for([false, true])('any crowd finds room in any area, turned: %s', (turned) => {
  const found: string[] = [];
  for (const name of NAMES)
    for (const corner of [null, name.length === 3 && name[2] === 'C' && name !== 'CE' ? name : null])
      for (let home = 0; home <= 10; home++)
        for (let away = 0; away <= 10; away++)
          for (const keepers of [false, true])
            for (const ball of [null, 'home', 'away'] as const) {
              const crowd: Crowd = {
                players: { home, away },
                keeper: { home: keepers, away: keepers },
                ball,
              };
              for (const fault of faults(name, crowd, turned, corner))
                found.push(`${name} ${home} ${away} ${keepers} ${ball}: ${fault}`);
            }
  expect(found).toEqual([]);
});

test('the corner spot has room for the ball and who takes the kick', () => {
  for (const corner of ['ALC', 'ARC', 'BLC', 'BRC'] as const)
    expect(
      faults(
        'SPOT',
        { players: { home: 2, away: 0 }, keeper: { home: true, away: false }, ball: 'home' },
        false,
        corner,
      ),
    ).toEqual([]);
});

test.for([
  [false, null],
  [true, null],
  [false, 'BLC'],
  [true, 'ARC'],
] as const)('arrow keys reach every area, turned: %s, corner: %s', ([turned, corner]) => {
  const wanted = new Set<Area>([...NAMES, ...(corner ? (['SPOT'] as const) : [])]);
  for (const start of wanted) {
    const reached = new Set<Area>([start]);
    for (const from of reached)
      for (const way of WAYS) {
        const to = beside(from, way, turned, corner);
        if (to) reached.add(to);
      }
    expect([...reached].sort()).toEqual([...wanted].sort());
  }
});

test('arrow keys go where they point', () => {
  expect(beside('APA', 'up', false)).toBe('AFR');
  expect(beside('APA', 'down', true)).toBe('AFR');
  expect(beside('APA', 'left', false)).toBe('ALC');
  expect(beside('APA', 'left', true)).toBe('ARC');
  expect(beside('APA', 'down', false)).toBeNull();
});

const team = (players: FubaTeam['players']) => ({ players }) as FubaTeam;

test('a counter that moves stays the same counter', () => {
  let numbered = 0;
  const fresh = () => (numbered += 1);
  const before = marshal([], team({ CE: 3, AFR: 2 }), 'home', fresh);
  const after = marshal(before, team({ CE: 2, AFR: 3 }), 'home', fresh);
  expect(numbered).toBe(5);
  expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
  expect(after.filter(({ area }) => area === 'AFR')).toHaveLength(3);
  const gone: Counter[] = marshal(after, team({ CE: 2, AFR: 2 }), 'home', fresh);
  expect(gone).toHaveLength(4);
  expect(numbered).toBe(5);
});

test('who walks comes from as near as possible', () => {
  const before: Counter[] = [
    { id: 1, seat: 'home', area: 'APA' },
    { id: 2, seat: 'home', area: 'BFR' },
  ];
  const after = marshal(before, team({ AFR: 1, CE: 1 }), 'home', () => 99);
  expect(after.find(({ area }) => area === 'AFR')?.id).toBe(1);
  expect(after.find(({ area }) => area === 'CE')?.id).toBe(2);
});
