import { expect, test } from 'vitest';
import { kicksOf } from '../src/boards/grid/kicks';
import type { GridShootout, Said } from '../src/types/messages';

const said = (key: string, args: Said['args'] = {}): Said => ({ key: `grid-${key}`, args });
const by = (marker: string) => said('penalty-by', { marker: `marker-${marker}` });
const shootout = (kicks: number, goals: number) =>
  ({ kicks: { home: kicks, away: 0 }, goals: { home: goals, away: 0 } }) as GridShootout;

const LOG = [
  // A penalty of the match itself does not count.
  { seq: 1, events: [by('H2'), said('penalty-goal'), said('shootout-begins')] },
  { seq: 2, events: [by('H4'), said('penalty-grabbed'), by('A1'), said('penalty-goal')] },
  { seq: 3, events: [by('H5'), said('penalty-goal')] },
];

test('kicks stand in the order in which they were taken', () => {
  expect(kicksOf(LOG, 'home', shootout(2, 1))).toEqual([false, true]);
  expect(kicksOf(LOG, 'away', { ...shootout(0, 0), kicks: { home: 2, away: 1 } } as GridShootout)).toEqual([
    true,
  ]);
});

test('a kick on stage comes last, and what was never told comes first', () => {
  expect(kicksOf(LOG, 'home', shootout(3, 1))).toEqual([false, true, false]);
  expect(kicksOf([], 'home', shootout(3, 2))).toEqual([true, true, false]);
  expect(kicksOf([], 'home', shootout(0, 0))).toEqual([]);
});
