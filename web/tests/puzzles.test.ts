import { beforeEach, describe, expect, test } from 'vitest';
import { dayOf } from '../src/pages/puzzles/day';
import { marksOf, movesOf, placeOf, puzzles, reasonOf, shuffled } from '../src/pages/puzzles/puzzles';
import { expected, Score } from '../src/pages/puzzles/score.svelte';
import type { Hint } from '../src/types/messages';

describe('the puzzles of the client', () => {
  test('have one best answer each, and differ', async () => {
    const all = await puzzles();
    expect(all.length).toBeGreaterThanOrEqual(100);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { ways } of all) {
      expect(ways).toHaveLength(4);
      const [best = 0, second = 1] = ways.map(({ points }) => points);
      expect(best - second).toBeGreaterThan(0.03);
    }
  });

  test('are not told by a kind of answer: whoever sees "shoot" does not know', async () => {
    const kinds = new Map<string, { offered: number; right: number }>();
    for (const { spec, ways } of await puzzles()) {
      const begins = ways.map(({ answers }) => `${spec.split(':')[0]} ${answers[0]?.split(' ')[0]}`);
      if (new Set(begins).size === 1) continue;
      for (const kind of new Set(begins)) {
        const { offered, right } = kinds.get(kind) ?? { offered: 0, right: 0 };
        kinds.set(kind, { offered: offered + 1, right: right + Number(kind === begins[0]) });
      }
    }
    for (const [kind, { offered, right }] of kinds)
      expect(right, `${kind}: ${right} of ${offered}`).toBeLessThanOrEqual(offered / 2 + 4);
    const shots = kinds.get('fuba shoot');
    expect(shots?.offered).toBeGreaterThan(shots?.right ?? 0);
  });

  test('offer their ways in an order that does not tell the best', async () => {
    const all = await puzzles();
    const places = all.map((one) => shuffled(one).findIndex((way) => way === one.ways[0]));
    for (const place of [0, 1, 2, 3])
      expect(places.filter((at) => at === place).length).toBeGreaterThan(all.length / 10);
  });
});

test('a day has one puzzle everywhere, and a round of days has them all', () => {
  expect(dayOf(Date.UTC(2026, 0, 2, 0, 0))).toBe(dayOf(Date.UTC(2026, 0, 1, 23, 59)) + 1);
  const round = Array.from({ length: 200 }, (_, day) => placeOf(20_000 + day, 200));
  expect(new Set(round).size).toBe(200);
});

test('what an answer is about is marked on the board', () => {
  const way = { answers: ['target BFR', 'move ALC>APA'], said: [], points: 0.5 };
  expect(marksOf(way)).toEqual(['target BFR', 'BFR', 'move ALC>APA', 'ALC', 'APA']);
});

test('moves are told in short', () => {
  const answers = ['forward', 'move ALC>APA', 'keeper BPA>BFR', 'done'];
  expect(movesOf({ answers, said: [], points: 0.5 })).toEqual(['ALC → APA', 'GK BPA → BFR']);
  const steps = ['pick H1', 'move sw', 'pick H1', 'move sw', 'pick H1', 'kick s', 'pick H6', 'move n', 'end'];
  const told = ['move sw ×2', 'kick s', 'pick H6', 'move n'];
  expect(movesOf({ answers: steps, said: [], points: 0.5 })).toEqual(told);
  const said = steps.map(() => ({ key: 'grid-do-move', args: { way: 'dir-sw' } }));
  expect(movesOf({ answers: steps, said, points: 0.5 })).toEqual([expect.stringMatching(/×5$/)]);
});

describe('the score', () => {
  beforeEach(() => localStorage.clear());

  test('rises with a right answer, more for a hard one, and is kept', () => {
    const score = new Score();
    expect(expected(1200, 1200)).toBe(0.5);
    const easy = score.enter({ id: 'a', difficulty: 900 }, true, null);
    const hard = score.enter({ id: 'b', difficulty: 1900 }, true, 7);
    expect(hard).toBeGreaterThan(easy);
    expect(score.enter({ id: 'c', difficulty: 1200 }, false, null)).toBeLessThan(0);
    expect(new Score().now).toEqual(score.now);
    expect(score.now).toMatchObject({ tried: 3, solved: 2, streak: 0, best: 2, day: 7, daySolved: true });
  });

  test('counts only the first try', () => {
    const score = new Score();
    score.enter({ id: 'a', difficulty: 1200 }, false, null);
    expect(score.enter({ id: 'a', difficulty: 1200 }, true, null)).toBe(0);
    expect(score.now).toMatchObject({ tried: 1, solved: 0, streak: 0 });
  });

  test('does not trust what is stored', () => {
    localStorage.setItem('touchline:puzzles', '{"rating":"high"}');
    expect(new Score().now.rating).toBe(1200);
  });
});

test('the reason is told only where the hint means the same answer, and has a fact', async () => {
  const [puzzle] = await puzzles();
  if (!puzzle) throw new Error('there is no puzzle');
  const answer = (action: string) => ({ key: `do-${action}`, args: {}, action, text: '' });
  const hint = (answers: string[], key: string): Hint =>
    ({
      ways: [{ answers: answers.map(answer) }, { answers: [answer('other')] }],
      reason: { key, args: {} },
      against: 1,
    }) as unknown as Hint;
  const best = {
    ...puzzle,
    ways: [{ answers: ['forward', 'move A>B', 'move C>D', 'done'], said: [], points: 1 }],
  };
  const same = ['forward', 'move C>D', 'move A>B'];
  expect(reasonOf(best, hint(same, 'hint-why-keep'))).toMatchObject({
    why: { key: 'hint-why-keep' },
    than: { action: 'other' },
  });
  expect(reasonOf(best, hint(same, 'hint-why-worth'))).toBeNull();
  expect(reasonOf(best, hint(['forward', 'move C>D'], 'hint-why-keep'))).toBeNull();
});
