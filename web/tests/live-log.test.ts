import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { words } from '../src/lib/words.svelte';
import { soundOf } from '../src/stage/plain';
import { turns } from '../src/parts/log';
import Log from '../src/parts/Log.svelte';
import type { Entry, Scene } from '../src/table/table';

beforeAll(async () => {
  await words.speak('en');
  await words.learn('fuba', 'grid');
});

const LOG: Entry[] = [
  { seq: 1, events: [{ key: 'fuba-rolled', args: { roll: 'roll-kick-off', dice: '1 6' } }] },
  {
    seq: 3,
    step: { by: 'home', actions: ['target CE'], dice: [] },
    events: [
      { key: 'fuba-turn-begins', args: { seat: 'seat-home', turn: 1 } },
      { key: 'fuba-goal', args: { seat: 'seat-home' } },
    ],
  },
  { seq: 4, events: [{ key: 'fuba-turn-begins', args: { seat: 'seat-away', turn: 2 } }] },
];

test('entries are grouped by turn', () => {
  const grouped = turns(LOG);
  expect(grouped.map(({ title, lines }) => [title?.args.turn ?? null, lines.length])).toEqual([
    [null, 1],
    [1, 1],
    [2, 0],
  ]);
  expect(grouped[0]?.lines[0]?.dice).toEqual([1, 6]);
  expect(grouped[1]).toMatchObject({ seat: 'home', lines: [{ loud: true, seat: 'home' }] });
  expect(turns([{ seq: 1, events: [{ key: 'x', args: { dice: '? 3' } }] }])[0]?.lines[0]?.dice).toEqual([
    '?',
    3,
  ]);
});

test('the log says it in sentences, with dice', () => {
  render(Log, { log: LOG });
  expect(screen.getByRole('log').textContent).toContain('Goal! Home scores.');
  expect(screen.getByRole('heading', { name: 'Turn 1: Home has the ball.' })).toBeTruthy();
  expect(screen.getByRole('img', { name: '6' })).toBeTruthy();
});

test('the loudest thing is heard', () => {
  const scene = (more: object): Scene =>
    ({ type: 'update', events: [], score: [0, 0], ask: null, ...more }) as unknown as Scene;
  const before = scene({});
  expect(soundOf(before, scene({}))).toBeNull();
  expect(soundOf(before, scene({ step: { dice: ['3'] }, ask: {} }))).toBe('dice');
  expect(soundOf(before, scene({ step: { dice: ['3'] }, score: [0, 1] }))).toBe('goal');
  expect(soundOf(before, scene({ result: {} }))).toBe('whistle');
});
