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
      answers: ['midfield', ...moves.map((move) => `move ${move}`), 'done'].map((action) => ({
        action,
        args: {},
      })),
      arrows: moves.map((move) => ({ who: 'home', path: move.split('>') })),
    }) as unknown as HintWay;
  const told = (...moves: string[]): string => summary(way(...moves), () => 'Move across');
  expect(told('AFR>CE')).toBe('Move across: AFR → CE');
  expect(told('AFR>ALW', 'CE>BLW')).toBe('Move across: AFR → ALW; CE → BLW');
  expect(told('AFR>ALW', 'CE>BLW', 'CE>BRW', 'ARW>CE')).toBe('Move across: AFR → ALW; CE → BLW; CE → BRW …');
});

test('squares have a comma in them: whoever goes there is named, and each way ends', () => {
  const way = {
    answers: ['pick H4', 'step 6', 'kick 6', 'end'].map((action) => ({ action, args: {} })),
    arrows: [
      { who: 'home', number: 4, path: ['10,14', '10,17'] },
      { who: 'ball', path: ['5,8', '6,9'] },
    ],
  } as unknown as HintWay;
  expect(summary(way, () => 'Home 4')).toBe('Home 4: 10,14 → 10,17; ball: 5,8 → 6,9');
  const other = { who: 'home', number: 7, path: ['3,3', '4,4'] } as const;
  const both = { ...way, arrows: [...way.arrows, { ...other, path: [...other.path] }] };
  expect(summary(both, () => 'Home 4')).toBe('Home 4: 4: 10,14 → 10,17; ball: 5,8 → 6,9; 7: 3,3 → 4,4');
});

test('what the first answer says is not said twice', () => {
  const way = {
    answers: [
      { action: 'move AFR>CE', args: { from: 'area-AFR', to: 'area-CE' } },
      { action: 'move AFR>ALW', args: {} },
    ],
    arrows: [
      { who: 'home', path: ['AFR', 'CE'] },
      { who: 'home', path: ['AFR', 'ALW'] },
    ],
  } as unknown as HintWay;
  expect(summary(way, () => 'AFR to CE')).toBe('AFR to CE: AFR → ALW');
});
