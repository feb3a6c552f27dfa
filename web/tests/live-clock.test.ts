import { beforeAll, expect, test } from 'vitest';
import { words } from '../src/lib/words.svelte';
import { left, spoken, tick, written } from '../src/pages/match/clock';

beforeAll(() => words.speak('en'));

const DAY = 86_400_000;

test('a clock runs on from what was told, and only the one that runs', () => {
  const clock = { home: 60_000, away: 30_000, running: [true, false] as [boolean, boolean] };
  expect(left(clock, 'home', 1000, 1000)).toBe(60_000);
  expect(left(clock, 'home', 1000, 11_000)).toBe(50_000);
  expect(left(clock, 'away', 1000, 11_000)).toBe(30_000);
  expect(left(clock, 'home', 1000, 999_000)).toBe(0);
  // A clock of this device that is set back gives nobody more time.
  expect(left(clock, 'home', 1000, 0)).toBe(60_000);
});

test('the clock of a window stands still for its delay, and runs then', () => {
  const clock = { home: 60_000, away: 30_000, running: [false, false] as [boolean, boolean] };
  const window = { of: 'away', delay: 3000 } as const;
  expect(left(clock, 'away', 1000, 4000, window)).toBe(30_000);
  expect(left(clock, 'away', 1000, 5000, window)).toBe(29_000);
  expect(left(clock, 'home', 1000, 5000, window)).toBe(60_000);
});

test.for([
  [900_000, '15:00'],
  [61_000, '1:01'],
  [59_001, '1:00'],
  [20_000, '0:20'],
  [10_000, '0:10'],
  [9_940, '0:09.9'],
  [50, '0:00.0'],
  [0, '0:00'],
  [3_600_000, '1:00:00'],
  [3 * 3_600_000 + 5 * 60_000 + 7000, '3:05:07'],
  [DAY, '1 d 0 h'],
  [2 * DAY + 5.9 * 3_600_000, '2 d 5 h'],
] as const)('%i milliseconds are written %s', ([milliseconds, text]) => {
  expect(written(milliseconds)).toBe(text);
});

test('and read out', () => {
  expect(spoken(19_500)).toBe('20 seconds');
  expect(spoken(1000)).toBe('one second');
  expect(spoken(125_000)).toBe('2 minutes');
});

test('it is looked at again when it has changed', () => {
  expect(tick(5000)).toBe(100);
  expect(written(61_400 - tick(61_400))).not.toBe(written(61_400));
  expect(tick(3 * DAY)).toBeGreaterThan(1000);
});
