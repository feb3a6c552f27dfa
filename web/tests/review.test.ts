import { beforeAll, describe, expect, test } from 'vitest';
import { arrows as fubaArrows } from '../src/boards/fuba/arrows';
import { arrows as gridArrows } from '../src/boards/grid/arrows';
import { words } from '../src/lib/words.svelte';
import { momentsOf } from '../src/pages/replay/analysis/moments';
import { courseOf, deservedOf, diceOf, gradeOf, turningPoint } from '../src/pages/replay/analysis/summary';
import { chaptersOf } from '../src/pages/replay/chapters';
import type { Scene } from '../src/table/table';
import type { FubaView, GridView, Report, Said, Seat, StepReport } from '../src/types/messages';

beforeAll(async () => {
  await words.speak('en');
  await words.learn('more', 'fuba', 'grid', 'replay');
});

const moment = (turn: number, clock = `${turn * 3}`) => ({
  turn,
  half: 1,
  clock,
  score: { home: 0, away: 0 },
});

describe('moments', () => {
  const mistake = (turn: number, seat: Seat, loss: number, more: object = {}): StepReport =>
    ({
      kind: 'decision',
      at: moment(turn),
      seat,
      loss,
      told: true,
      class: 'bad',
      ...more,
    }) as unknown as StepReport;
  const steps = [
    mistake(1, 'home', 0.05),
    mistake(1, 'home', 0.06),
    mistake(1, 'away', 0.3),
    mistake(2, 'home', 0.04, { class: null }),
    mistake(2, 'home', 0.5, { told: false }),
    ...[3, 4, 5, 6, 7, 8].map((turn) => mistake(turn, 'home', turn / 100)),
  ];

  test('are the turns in which a team lost most, in their order, each once', () => {
    expect(
      momentsOf({ steps }, 'home').map(({ step, loss, more }) => [step, +loss.toFixed(2), more]),
    ).toEqual([
      [1, 0.11, 1],
      [7, 0.05, 0],
      [8, 0.06, 0],
      [9, 0.07, 0],
      [10, 0.08, 0],
    ]);
    expect(momentsOf({ steps }, 'away').map(({ step }) => step)).toEqual([2]);
    expect(momentsOf({ steps }, null, 1).map(({ step }) => step)).toEqual([2]);
    expect(momentsOf({ steps: [] }, 'home')).toEqual([]);
  });
});

describe('the summary', () => {
  const report = (
    chances: number[],
    outcome: Report['outcome'],
    [home, away] = [2, 1],
    adjusted = outcome === 'home' ? 0.9 : outcome === 'away' ? 0.1 : 0.5,
  ): Report =>
    ({
      outcome,
      score: { home, away },
      turns: chances.map((chance, turn) => ({ at: moment(turn), step: turn, chance })),
      steps: chances.map((chance, turn) => ({
        kind: 'roll',
        input: '2 5',
        due_said: { key: 'seat-home', args: {} },
        at: moment(turn),
        before: chances[turn - 1] ?? 0.5,
        after: chance,
      })),
      shots: [],
      balance: balanced(outcome, adjusted),
    }) as unknown as Report;
  /** What a match was worth without its luck. */
  const balanced = (outcome: Report['outcome'], adjusted: number) => {
    const result = outcome === 'home' ? 1 : outcome === 'away' ? 0 : 0.5;
    return { start: 0.5, result, adjusted, luck: result - adjusted };
  };

  test('says how the match was won', () => {
    const words = (chances: number[], outcome: Report['outcome'], score?: [number, number]) =>
      courseOf(report(chances, outcome, score));
    expect(words([0.5, 0.6, 0.7, 1], 'home')).toBe('Home won 2–1 and was never in danger.');
    expect(words([0.5, 0.8, 0.7, 0], 'away', [1, 2])).toBe(
      'Away won 2–1 after having had only 20\u00a0% at 3′.',
    );
    expect(words([0.5, 0.4, 0.5, 0.7, 0.5, 0.55, 1], 'home')).toBe('Home won 2–1; it was open until 15′.');
    expect(words([0.4, 0.7, 0.8, 0.9, 0.95, 1], 'home')).toBe('Home won 2–1 in a match that went both ways.');
    expect(words([0.5, 0.6], 'draw', [1, 1])).toBe('1–1: a draw that hung in the balance.');
    expect(words([0.1, 0.5], 'draw', [1, 1])).toBe('1–1: Away had 90\u00a0% at 0′ and let it slip.');
    expect(words([0.5, 1], 'home', [0, 0])).toBe('Home won after a 0–0 draw.');
    expect(words([0.5], null)).toBe('The record stops at 2–1.');
    expect(courseOf(report([0.5, 0.6, 0.7, 1], 'home', [1, 0], 0.35))).toBe(
      'Home won 1–0 with the dice on their side.',
    );
  });

  test('says what turned the match, and what came of it', () => {
    const turned = (chances: number[], outcome: Report['outcome']) => turningPoint(report(chances, outcome));
    expect(turned([0.4, 0.9, 0.8, 0.8, 1], 'home')).toBe("It turned at 3′: the dice fell Home's way.");
    expect(turningPoint(report([0.4, 0.9, 0.8, 0.8, 1], 'home'), (step) => `Step ${step}!`)).toBe(
      'It turned at 3′: Step 1!',
    );
    const goal = report([0.4, 0.9, 0.8, 0.8, 1], 'home');
    goal.shots = [{ step: 1, seat: 'home', goal: true, at: moment(1) }] as unknown as Report['shots'];
    expect(turningPoint(goal)).toBe('It turned at 3′: goal for Home, 1–0.');
    expect(turned([0.5, 0.9, 0.8, 1], 'home'), 'never in danger').toBe('');
    expect(turned([0.5], 'draw')).toBe('');
    const resigned = report([0.5, 0.4, 0.6, 0.4, 0], 'away');
    resigned.steps[4] = { ...resigned.steps[4], kind: 'call', input: 'call resign home' } as StepReport;
    expect(turningPoint(resigned)).toContain('It turned at 9′');
  });

  /** Numbers that look random and are always the same. */
  const random = (seed: number) => (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };

  test('never contradicts itself', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 4000; seed += 1) {
      const next = random(seed);
      const turns = 2 + Math.floor(next() * 12);
      const wild = next();
      const chances = [0.35 + 0.3 * next()];
      for (let turn = 1; turn < turns; turn += 1)
        chances.push(Math.min(0.98, Math.max(0.02, (chances[turn - 1] ?? 0.5) + wild * (next() - 0.5))));
      const outcome = (['home', 'away', 'draw', null] as const)[Math.floor(next() * 3.3)] ?? null;
      chances.push(outcome === 'home' ? 1 : outcome === 'away' ? 0 : 0.5);
      const goals = Math.floor(next() * 3);
      const more = outcome === 'draw' || next() < 0.1 ? 0 : 1;
      const score: [number, number] = outcome === 'away' ? [goals, goals + more] : [goals + more, goals];
      const adjusted = (chances.at(-1) ?? 0.5) - 2.4 * (next() - 0.5);
      const one = report(chances, outcome, score, adjusted);
      const [course, deserved, turned] = [courseOf(one), deservedOf(one), turningPoint(one)];
      const all = `${seed}: ${course} ${deserved} ${turned}`;
      seen.add(course.replace(/\d+/g, '#') + (turned && ' turned'));
      const [winner, loser] = outcome === 'away' ? ['Away', 'Home'] : ['Home', 'Away'];
      if (course.includes('never in danger')) {
        expect(turned, all).toBe('');
        expect(deserved, all).toContain(`win for ${winner}`);
      }
      if (/hung in the balance|record stops|after a .* draw/.test(course)) expect(turned, all).toBe('');
      if (course.includes('dice on their side'))
        expect(deserved, all).toMatch(new RegExp(`goals? to ${winner}`));
      if (outcome === 'home' || outcome === 'away') {
        if (deserved.includes(`win for ${loser}`)) expect(deserved, all).toMatch(/goals? to/);
        if (turned) expect(turned, all).toContain(`${winner}'s way`);
      }
      const slipped = /: (\w+) had .* let it slip/.exec(course)?.[1];
      if (slipped && turned) expect(turned, all).not.toContain(`${slipped}'s way`);
      const minute = (text: string): number => Number(/(?:at|until) (\d+)′/.exec(text)?.[1] ?? 0);
      if (turned && minute(course)) expect(minute(turned), all).toBeGreaterThanOrEqual(minute(course));
    }
    // Every kind of summary has come up.
    expect(seen.size).toBeGreaterThanOrEqual(16);
  });

  test('says what was deserved within what is possible', () => {
    const deserved = (adjusted: number, luck: number): string =>
      deservedOf({ balance: { adjusted, luck } } as unknown as Report);
    expect(deserved(0.52, 0.31)).toBe('Deserved: about a draw; the dice were worth about a goal to Home.');
    expect(deserved(-0.4, 0.04)).toBe('Deserved: a clear win for Away; the dice favoured nobody.');
    expect(deserved(0.7, -0.15)).toBe('Deserved: a narrow win for Home; the dice helped Away a little.');
    expect(diceOf(-0.62)).toBe('the dice were worth about 2 goals to Away');
    expect([0.4, 2, 5, 12, 40].map(gradeOf)).toEqual(['excellent', 'good', 'fair', 'weak', 'poor']);
  });
});

test('the chapters are goals, cards, penalties, whistles and what turned the match', () => {
  const scene = (score: [number, number], ...events: Said[]): Scene =>
    ({ score, events }) as unknown as Scene;
  const seat = { seat: 'seat-away' };
  const scenes = [
    scene([0, 0]),
    scene([0, 0], { key: 'fuba-yellow', args: seat }),
    scene([0, 0], { key: 'fuba-awarded', args: { seat: 'seat-home', restart: 'restart-penalty-kick' } }),
    scene([1, 0]),
    scene([1, 0], { key: 'fuba-half-ends', args: { half: 1 } }),
    scene([1, 0], { key: 'grid-red-card', args: { marker: 'marker-A4' } }),
    scene([1, 0]),
  ];
  const step = (before: number, after: number) => ({ before, after });
  const report = {
    shots: [{ goal: true, step: 2, at: moment(1), seat: 'home' }],
    steps: [step(0.5, 0.5), step(0.5, 0.5), step(0.5, 0.9), step(0.9, 0.9), step(0.9, 0.9), step(0.9, 0.7)],
  } as unknown as Report;
  const told = chaptersOf(scenes, report);
  expect(told.map(({ kind, at, seat }) => [kind, at, seat])).toEqual([
    ['yellow', 1, 'away'],
    ['penalty', 2, 'home'],
    ['goal', 3, 'home'],
    ['half', 4, ''],
    ['red', 5, 'away'],
    ['turning', 6, 'away'],
  ]);
  expect(told[2]?.score).toEqual([1, 0]);
  expect(chaptersOf(scenes, null)).toHaveLength(5);
});

describe('arrows', () => {
  test('of FUBA go where the counters and the ball go', () => {
    const view = { ball: { area: 'CE' } } as unknown as FubaView;
    const drawn = fubaArrows(
      view,
      'home',
      ['target BFR', 'move AFR>CE', 'move AFR>CE', 'dribble CE>BLW', 'shoot', 'press', 'done'],
      'better',
    );
    expect(drawn.map(({ who, path }) => [who, path.join('>')])).toEqual([
      ['ball', 'CE>BFR'],
      ['home', 'AFR>CE'],
      ['ball', 'CE>BLW'],
      ['ball', 'CE>goal-away'],
    ]);
  });

  test('of the grid game follow the squares', () => {
    const view = {
      ball: { at: '10,10' },
      teams: { home: { markers: { H7: { at: '9,9' } } }, away: { markers: {} } },
    } as unknown as GridView;
    const drawn = gridArrows(
      view,
      'home',
      ['pick H7', 'move n', 'move ne', 'kick n', 'step ne', 'end'],
      'played',
    );
    expect(drawn.map(({ who, path }) => [who, path.join(' ')])).toEqual([
      ['home', '9,9 9,10 10,11'],
      ['ball', '10,10 10,11 11,12'],
    ]);
  });
});
