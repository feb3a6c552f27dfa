import { beforeAll, describe, expect, test } from 'vitest';
import { words } from '../src/lib/words.svelte';
import { about, cards, isOwn } from '../src/pages/learn/coach';
import { tell } from '../src/pages/learn/first.svelte';
import type { Scene } from '../src/table/table';
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

  test('every turn has dice of its own', () => {
    const lost = [
      said('fuba-rolled', { roll: 'roll-stage', dice: '1 6' }),
      said('fuba-check-lost', { seat: 'seat-away' }),
    ];
    expect(cards([...kept, ...lost], new Set(), 6)).toMatchObject([{ topic: 'lost', args: { first: '1' } }]);
    expect(cards([...lost, ...kept], new Set(), 3)).toMatchObject([{ topic: 'kept', args: { first: '5' } }]);
  });

  test('a special event decides, not the dice', () => {
    const special = [kept[0], kept[2], said('fuba-special-event', { seat: 'seat-home' }), kept[3]] as Said[];
    expect(cards(special, new Set(), 3).map((card) => card.topic)).toEqual(['event']);
    expect(cards(special, new Set(['event']), 3)).toEqual([]);
  });

  test('what it has no words for it passes over', () => {
    expect(cards([said('something-new', { seat: 'seat-home' })], new Set(), 1)).toEqual([]);
  });
});

const scene = (
  key: string,
  legal: string[] = [],
  control: 'home' | 'away' = 'home',
  area = 'CE',
): Scene<FubaView> =>
  ({
    ask: { decision: said(key), secret: false, legal, said: [] },
    view: { ball: { area, value: 2, control } },
  }) as unknown as Scene<FubaView>;

describe('what the coach says of a question', () => {
  const topic = (...args: Parameters<typeof about>): string | undefined => about(...args)?.topic;

  test('once each, the plainest first', () => {
    const asked = scene('ask-target', ['target CE']);
    expect(topic(asked, new Set())).toBe('target');
    expect(topic(asked, new Set(['target']))).toBe('target-again');
    expect(about(asked, new Set(['target', 'target-again']))).toBeNull();
  });

  test('a shot or a press that is possible comes before the rest', () => {
    const legal = ['midfield', 'shoot', 'position 1'];
    expect(topic(scene('ask-first-action', legal), new Set())).toBe('shoot');
    expect(topic(scene('ask-first-action', legal), new Set(['shoot']))).toBe('action');
    expect(topic(scene('ask-first-action', legal), new Set(['shoot', 'action']))).toBe('position');
    expect(topic(scene('ask-first-action', ['midfield', 'press'], 'away'), new Set())).toBe('press');
    expect(topic(scene('ask-first-action', ['midfield'], 'away'), new Set())).toBe('defend');
    expect(topic(scene('ask-something'), new Set())).toBe('any');
  });

  test('line-ups and small questions are the coach’s to answer, shots and pressing never', () => {
    const own = (key: string, ...legal: string[]): boolean => isOwn({ decision: said(key), legal });
    expect(own('ask-target') && own('ask-first-action')).toBe(true);
    expect(own('ask-place') || own('ask-free-movement') || own('ask-second-actions')).toBe(false);
    expect(own('ask-second-action', 'midfield', 'position 0')).toBe(false);
    expect(own('ask-second-action', 'midfield', 'shoot')).toBe(true);
    expect(own('ask-second-action', 'midfield', 'press')).toBe(true);
    expect(own('ask-maybe-shoot') && own('ask-maybe-press')).toBe(true);
    expect(topic(scene('ask-second-action', ['midfield', 'press'], 'away'), new Set())).toBe('press');
    expect(
      topic(scene('ask-second-action', ['midfield', 'press'], 'away'), new Set(['press'])),
    ).toBeUndefined();
  });
});

describe('what the coach says agrees with the board', () => {
  beforeAll(async () => {
    await words.speak('en');
    await words.learn('lessons', 'fuba');
  });

  test('a ball value that was turned since the dice is told as such', () => {
    const card = { topic: 'they-kept', args: { first: '5', second: '2', value: 2 } };
    expect(tell(card, 2)).not.toContain('since');
    expect(tell(card, 1)).toContain('turned it to 1 since');
    expect(tell({ topic: 'kept', args: { first: '5', second: '3', value: 3 } }, 3)).toContain('value 3.');
  });

  test('a special event is told by what it does', () => {
    const event = said('fuba-special-event', { number: 4, meaning: 'special-event-4' });
    const [card] = cards([said('fuba-rolled', { roll: 'roll-stage', dice: '2 2' }), event], new Set(), 1);
    expect(card && tell(card, 1)).toContain('the passive team may move one extra player');
  });

  test('it matters who shot', () => {
    const missed = (seat: string) => cards([said('fuba-shot-miss', { seat })], new Set(), 1)[0]?.topic;
    expect([missed('seat-home'), missed('seat-away')]).toEqual(['miss', 'their-miss']);
  });
});
