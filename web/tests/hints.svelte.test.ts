import { beforeAll, describe, expect, test } from 'vitest';
import { Hints, summary } from '../src/boards/hints.svelte';
import { Refused } from '../src/lib/api';
import { words } from '../src/lib/words.svelte';
import type { Table } from '../src/table/table';
import type { HintWay } from '../src/types/messages';

beforeAll(() => words.speak('en'));

const refusing = (error: unknown): Table =>
  ({ hint: () => Promise.reject(error instanceof Error ? error : new Error('no')) }) as unknown as Table;

describe('a hint that cannot be had', () => {
  test.for([
    ['a lost connection', new TypeError('Failed to fetch'), true],
    ['a busy server', new Refused(503, 'too-busy', 'Busy.'), true],
    ['a question that is gone', new Refused(409, 'not-asked', 'Nothing is asked.'), true],
    ['a rated match', new Refused(403, 'no-hints-when-rated', 'No hints.'), false],
    ['a competition', new Refused(403, 'not-in-competition', 'No hints.'), false],
    ['what was not agreed', new Refused(403, 'no-hints-agreed', 'No hints.'), false],
  ] as const)('because of %s', async ([, error, isStillOffered]) => {
    const hints = new Hints(() => refusing(error));
    await hints.ask();
    expect([hints.offered, hints.thinking]).toEqual([isStillOffered, false]);
  });
});

test('ways that begin alike are told apart by where they go', () => {
  const way = (...moves: string[]): HintWay =>
    ({
      answers: ['midfield', ...moves.map((move) => `move ${move}`), 'done'].map((action) => ({ action })),
      arrows: moves.map((move) => ({ who: 'home', path: move.split('>') })),
    }) as unknown as HintWay;
  const told = (...moves: string[]): string => summary(way(...moves), () => 'Move across');
  expect(told('AFR>CE')).toBe('Move across: AFR → CE');
  expect(told('AFR>ALW', 'CE>BLW')).toBe('Move across: AFR → ALW, CE → BLW');
  expect(told('AFR>ALW', 'CE>BLW', 'CE>BRW', 'ARW>CE')).toBe('Move across: AFR → ALW, CE → BLW, CE → BRW …');
});
