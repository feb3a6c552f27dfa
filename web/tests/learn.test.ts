import { describe, expect, test } from 'vitest';
import { advised, cards, luckyDice } from '../src/pages/learn/coach';
import type { Chances, Scene } from '../src/table/table';
import type { FubaView, Said } from '../src/types/messages';

const said = (key: string, args: Said['args'] = {}): Said => ({ key, args });
const kept = [
  said('fuba-rolled', { roll: 'roll-stage', dice: '5 3' }),
  said('fuba-time', { minute: 3 }),
  said('fuba-check-kept', { seat: 'seat-home' }),
  said('fuba-value', { value: 3, why: 'why-new' }),
];

describe('what the coach says of what happened', () => {
  test('a check that was kept is explained once, with the dice and the new value', () => {
    const [card, ...rest] = cards(kept, new Set(), 1);
    expect(card).toMatchObject({ topic: 'kept', args: { first: '5', second: '3', value: 3 } });
    expect(rest).toEqual([]);
    expect(cards(kept, new Set(['kept', 'time']), 1)).toEqual([]);
  });

  test('the clock is explained after the check has been', () => {
    expect(cards(kept, new Set(['kept']), 1).map((card) => card.topic)).toEqual(['time']);
  });

  test('it matters whose ball it is', () => {
    expect(cards([said('fuba-goal', { seat: 'seat-away' })], new Set(), 1)[0]?.topic).toBe('conceded');
    expect(cards([said('fuba-goal', { seat: 'seat-home' })], new Set(), 1)[0]?.topic).toBe('goal');
  });

  test('what it has no words for it passes over', () => {
    expect(cards([said('something-new', { seat: 'seat-home' })], new Set(), 1)).toEqual([]);
  });
});

const scene = (
  key: string,
  legal: string[],
  control: 'home' | 'away' = 'home',
  area = 'CE',
): Scene<FubaView> =>
  ({
    ask: { decision: said(key), secret: false, legal, said: [] },
    view: { ball: { area, value: 2, control } },
  }) as unknown as Scene<FubaView>;

describe('what the coach advises', () => {
  const odds = (keep: Record<string, number>): Chances => ({
    odds: Object.fromEntries(Object.entries(keep).map(([action, ways]) => [action, { keep: [ways, 100] }])),
    besides: {},
    turn: {},
    mixture: null,
  });

  test('as far forward as the odds are fair', () => {
    const legal = ['target AFR', 'target BFR', 'target BPA'];
    const chances = odds({ 'target AFR': 95, 'target BFR': 60, 'target BPA': 30 });
    expect(advised(scene('ask-target', legal), chances, new Set())).toEqual({
      topic: 'target',
      answer: 'target BFR',
    });
    expect(advised(scene('ask-target', legal), null, new Set()).answer).toMatch(/^target /);
  });

  test('a shot where one is possible, pressing where that is', () => {
    expect(advised(scene('ask-first-action', ['midfield', 'shoot']), null, new Set())).toEqual({
      topic: 'shoot',
      answer: 'shoot',
    });
    expect(advised(scene('ask-first-action', ['midfield', 'press'], 'away'), null, new Set()).answer).toBe(
      'press',
    );
  });

  test('always something legal, for questions it does not know as well', () => {
    expect(advised(scene('ask-something-new', ['this', 'that']), null, new Set()).answer).toBe('this');
    expect(advised(scene('ask-movement', ['done']), null, new Set()).answer).toBe('done');
  });

  test('a topic is told once', () => {
    expect(advised(scene('ask-free-movement', ['done']), null, new Set(['free']))).toEqual({
      topic: null,
      answer: 'done',
    });
  });
});

test('the dice of the first turns are as many as are due', () => {
  const due = (key: string, dice: number[], seat: string) => luckyDice({ dice, for: said(key, { seat }) }, 0);
  expect(due('due-roll-stage', [6, 6], 'seat-home')).toHaveLength(2);
  expect(due('due-roll-goal-attempt', [6], 'seat-home')).toEqual([6]);
  expect(due('due-roll-goal-attempt', [6], 'seat-away')).toEqual([1]);
  expect(due('due-roll-rebound', [6, 6], 'seat-home')).toBeNull();
});
