import { describe, expect, test, vi } from 'vitest';
import {
  afterStep,
  area,
  axisOf,
  chances,
  changeIn,
  line,
  luckOf,
  race,
  roundStep,
  rowsOf,
  stairs,
  startOf,
  turnAt,
  turnOf,
} from '../src/pages/replay/analysis/plot';
import { signed } from '../src/pages/replay/analysis/numbers';
import { biggestOf, swingsOf } from '../src/pages/replay/analysis/story';
import { chaptersOf } from '../src/pages/replay/chapters';
import { ReplayTable } from '../src/pages/replay/replay.svelte';
import { namesOf } from '../src/report/names';
import type { Moment, Report, Shot, StepReport, TurnReport } from '../src/types/messages';

const both = (home: number, away: number) => ({ home, away });
const moment = (turn: number, clock: string, half: number): Moment => ({
  turn,
  clock,
  half,
  score: both(0, 0),
});
const turn = (
  number: number,
  step: number,
  chance: number,
  clock = String(number),
  half = 1,
): TurnReport => ({
  at: moment(number, clock, half),
  step,
  chance,
  momentum: 0,
  possession: both(0, 0),
  expected_goals: both(0, 0),
  goals: both(0, 0),
});
const roll = (luck: number, variance: number): StepReport => ({
  at: moment(1, '1', 1),
  position: '',
  input: '6',
  before: 0.5,
  after: 0.5,
  reassessment: 0,
  kind: 'roll',
  seat: 'home',
  due: '',
  due_said: { key: '', args: {} },
  luck,
  variance,
  probability: 1,
  expected: 1,
  marked: false,
});
const call: StepReport = {
  at: moment(1, '1', 1),
  position: '',
  input: 'call draw',
  before: 0.5,
  after: 0.5,
  reassessment: 0,
  kind: 'call',
};

/** Four turns of 2, 3, 1 and 4 steps, the halves between the second and the third. */
const turns = [turn(0, 0, 0.6), turn(1, 2, 0.4, '10'), turn(2, 5, 0.5, '46', 2), turn(3, 6, 1, '90', 2)];
const steps = Array.from({ length: 10 }, () => call);
const report = { turns, steps, balance: { start: 0.5 } } as unknown as Report;

describe('the axis', () => {
  const axis = axisOf(report);

  test('gives every turn the same room and its steps shares of it', () => {
    expect(axis.starts).toEqual([0, 2, 5, 6]);
    expect([0, 1, 2, 5, 6, 9].map((step) => turnOf(axis, step))).toEqual([0, 0, 1, 2, 3, 3]);
    expect(startOf(axis, 1)).toBe(0.25);
    expect(afterStep(axis, 0)).toBeCloseTo(0.125);
    expect(afterStep(axis, 1)).toBeCloseTo(0.25);
    expect(afterStep(axis, 2)).toBeCloseTo(0.25 + 0.25 / 3);
    expect(afterStep(axis, 9)).toBeCloseTo(1);
  });

  test('finds the turn under a place, also beyond the ends', () => {
    expect([-1, 0, 0.26, 0.999, 1, 7].map((x) => turnAt(axis, x))).toEqual([0, 0, 1, 3, 3, 3]);
  });

  test('knows the halves and the clock', () => {
    expect(axis.breaks).toEqual([0.5]);
    expect(axis.hasClock).toBe(true);
    expect(axis.ticks.map(({ label }) => label)).toEqual(['90′']);
    expect(axisOf({ turns: [turn(0, 0, 0.5), turn(1, 1, 0.5)], steps }).hasClock).toBe(false);
  });

  test('of nothing has no holes', () => {
    const none = axisOf({ turns: [], steps: [] });
    expect([startOf(none, 0), turnAt(none, 0.4), afterStep(none, 0)]).toEqual([0, 0, 1]);
  });
});

describe('curves', () => {
  test('are lines, areas and stairs', () => {
    expect(
      line(
        [
          [0, 0],
          [0.5, 1],
        ],
        200,
        100,
      ),
    ).toBe('M0 0L100 100');
    expect(
      area(
        [
          [0, 0.2],
          [1, 0.4],
        ],
        0.5,
        100,
        10,
      ),
    ).toBe('M0 5L0 2L100 4L100 5Z');
    expect(area([], 0.5, 100, 10)).toBe('');
    expect(
      stairs(
        [
          [0, 1],
          [0.5, 0.4],
        ],
        1,
      ),
    ).toEqual([
      [0, 1],
      [0.5, 1],
      [0.5, 0.4],
      [1, 0.4],
    ]);
  });

  test('jump where a step changed much, at its place in the turn', () => {
    const goal = { ...call, before: 0.4, after: 0.9 };
    const jumping = { ...report, steps: [call, call, call, goal, ...steps.slice(4)] };
    const jumps = chances(jumping, axisOf(report), [3, 3]);
    expect(jumps.map(([x, y]) => [Math.round(1000 * x), Math.round(10 * y)])).toEqual([
      [0, 5],
      [250, 4],
      [417, 6],
      [417, 1],
      [500, 6],
      [750, 5],
      [1000, 0],
    ]);
  });

  test('have scores above them that do not run into each other', () => {
    expect(rowsOf([0.1, 0.15, 0.18, 0.2, 0.28, 0.9])).toEqual([0, 1, 2, 0, 1, 0]);
  });

  test('show the chance of home from above, from the start of the match on', () => {
    const axis = axisOf(report);
    expect(chances(report, axis)).toEqual([
      [0, 0.5],
      [0.25, 0.4],
      [0.5, 0.6],
      [0.75, 0.5],
      [1, 0],
    ]);
    expect([0, 1, 3].map((number) => Math.round(100 * changeIn(report, number)))).toEqual([10, -20, 50]);
  });

  test('add up luck with the band that its rolls explain', () => {
    const course = luckOf(
      { steps: [roll(0.3, 0.09), call, roll(-0.1, 0.16)] },
      axisOf({ turns: [turn(0, 0, 0.5)], steps: [call, call, call] }),
    );
    expect(course.map(({ luck }) => Math.round(100 * luck))).toEqual([0, 30, 20, 20]);
    expect(course.map(({ band }) => Math.round(100 * band))).toEqual([0, 60, 100, 100]);
  });

  test('race only with the own shots', () => {
    const shot = (seat: 'home' | 'away', step: number, chance: number): Shot => ({
      at: moment(1, '1', 1),
      step,
      seat,
      cell: null,
      chance,
      goal: false,
    });
    const shots = [shot('home', 1, 0.5), shot('away', 3, 0.2), shot('home', 9, 0.25)];
    expect(race({ shots }, 'home', axisOf(report)).map(({ x, sum }) => [x, sum])).toEqual([
      [0.25, 0.5],
      [1, 0.75],
    ]);
  });

  test('have round steps and signed numbers', () => {
    expect(roundStep(90, 7, [5, 10, 15, 20])).toBe(15);
    expect(roundStep(1000, 7, [5, 10])).toBe(10);
    expect([0.123, -0.05, 0.0001, -0.0001].map((share) => signed(share))).toEqual([
      '+12.3',
      '−5.0',
      '0.0',
      '0.0',
    ]);
  });
});

describe('the story', () => {
  const step = (before: number, after: number): StepReport =>
    ({ ...call, kind: 'roll', before, after }) as StepReport;
  const steps = [step(0.5, 0.6), step(0.6, 0.6001), step(0.6, 0.3), step(0.3, 0.8), call, step(0.8, 0.75)];
  const goal: Shot = { at: moment(1, '1', 1), step: 3, seat: 'home', cell: null, chance: 1, goal: true };

  test('names the biggest swings in their order: goals by the score, others by number', () => {
    const swings = swingsOf({ steps, shots: [{ ...goal, at: { ...goal.at, score: both(1, 2) } }] });
    expect(swings.map(({ number, name, isGoal }) => [number, name, isGoal])).toEqual([
      [0, '1', false],
      [2, '2', false],
      [3, '2–2', true],
      [5, '3', false],
    ]);
    const many = Array.from({ length: 9 }, (_, at) => step(0, at / 100));
    expect(swingsOf({ steps: many, shots: [] }).map(({ number }) => number)).toEqual([4, 5, 6, 7, 8]);
  });

  test('tells of a turn what changed most in it', () => {
    const turns = [turn(0, 0, 0.6), turn(1, 2, 0.8), turn(2, 6, 0.8)];
    expect(biggestOf({ turns, steps }, 0)).toBe(steps[0]);
    expect(biggestOf({ turns, steps }, 1)).toBe(steps[3]);
    expect(biggestOf({ turns, steps }, 2)).toBeNull();
  });

  test('calls teams by short names, unless both have the same', () => {
    expect(namesOf({ home: ' Ada ', away: 'Football Club of the Long Names' })).toEqual({
      home: 'Ada',
      away: 'Football Club of…',
    });
    expect(namesOf({ home: 'random', away: 'random' })).toEqual({});
  });
});

describe('stepping', () => {
  const update = (seq: number, number: number, score: [number, number]) => ({
    type: 'update',
    seq,
    ...(seq ? { step: { by: 'home', actions: ['x'], dice: [] } } : {}),
    events: seq % 2 ? [{ key: 'k', args: {} }] : [],
    position: `p${seq}`,
    view: { turn: { number } },
    score,
  });
  const lines = [
    { spec: 'fuba:3.0', headers: [['home', 'Ann']], inputs: 4 },
    update(0, 0, [0, 0]),
    update(1, 0, [0, 0]),
    update(2, 1, [1, 0]),
    update(3, 1, [1, 0]),
    update(4, 2, [1, 1]),
  ];

  async function read(): Promise<ReplayTable> {
    const body = lines.map((each) => JSON.stringify(each)).join('\n');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
    const replay = new ReplayTable();
    await replay.read({ kind: 'record', text: 'touchline record 1' }, new AbortController().signal);
    return replay;
  }

  test('reads a match and goes through it within its ends', async () => {
    const replay = await read();
    expect([replay.last, replay.loaded, replay.spec, replay.header('home'), replay.header('away')]).toEqual([
      4,
      5,
      'fuba:3.0',
      'Ann',
      '',
    ]);
    expect(replay.now?.position).toBe('p0');
    replay.go(-3);
    expect(replay.at).toBe(0);
    replay.go(99);
    expect([replay.at, replay.now?.position]).toEqual([4, 'p4']);
  });

  test('jumps to goals and turns, and to the ends after the last', async () => {
    const replay = await read();
    expect(chaptersOf(replay.scenes, null)).toEqual([
      { kind: 'goal', at: 2, seat: 'home', score: [1, 0] },
      { kind: 'goal', at: 4, seat: 'away', score: [1, 1] },
    ]);
    expect(replay.turns).toEqual([0, 2, 4]);
    replay.go(3);
    replay.jump(replay.turns, false);
    expect(replay.at).toBe(2);
    replay.jump([2, 3], true);
    expect(replay.at).toBe(3);
    replay.jump([2, 3], true);
    expect(replay.at).toBe(4);
    replay.jump([], false);
    expect(replay.at).toBe(0);
  });

  test('has a log of what happened up to there', async () => {
    const replay = await read();
    expect(replay.log).toEqual([]);
    replay.go(3);
    expect(replay.log.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });
});
