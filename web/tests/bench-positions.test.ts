import { expect, test } from 'vitest';
import { put as putFuba, readFuba, writeFuba, type FubaSetup } from '../src/pages/board/fuba';
import { change, put as putGrid, readGrid, spread, writeGrid, type GridSetup } from '../src/pages/board/grid';
import type { Outcomes } from '../src/types/messages';
import { differs, marks, where, type Compared } from '../src/pages/board/compare';
import { atTurn, known } from '../src/pages/board/notation';
import { Tree } from '../src/pages/board/tree.svelte';
import type { Scene } from '../src/table/table';
import fixtures from './fixtures/positions.json';

// The positions are the engine's own: `position` is what it answered to `given`.
const of = (game: string) => fixtures.filter(({ spec }) => spec.startsWith(game));

test.for(of('fuba'))('FUBA: what the engine wrote is read and written again: $given', ({ position }) => {
  const setup = readFuba(position);
  expect(setup).not.toBeNull();
  expect(writeFuba(setup as FubaSetup)).toBe(atTurn(position));
});

test.for(of('grid'))(
  'the grid game: what the engine wrote is read and written again: $given',
  ({ position }) => {
    const setup = readGrid(position);
    expect(setup).not.toBeNull();
    expect(writeGrid({ ...(setup as GridSetup), turn: { ...(setup as GridSetup).turn, points: null } })).toBe(
      atTurn(position),
    );
  },
);

test('a player that is moved stands where the engine reads it', () => {
  const [first, , , , moved] = of('fuba');
  const setup = readFuba(first?.position ?? '') as FubaSetup;
  const after = putFuba(setup, { kind: 'player', seat: 'home', from: 'ALW' }, 'CE');
  expect(writeFuba(after)).toBe(atTurn(moved?.position ?? ''));
  const aside = putFuba(after, { kind: 'player', seat: 'home', from: 'CE' }, null);
  expect(aside.home).toMatchObject({ hand: 1, players: { CE: 4 } });
  expect(putFuba(aside, { kind: 'player', seat: 'home', from: null }, 'CE')).toEqual(after);
});

test('markers go to free squares only', () => {
  const setup = readGrid(of('grid')[0]?.position ?? '') as GridSetup;
  expect(putGrid(setup, 'H1', '10,16')).toBe(setup);
  const moved = putGrid(setup, 'H1', '1,2');
  expect(writeGrid(moved)).toContain('1:1,2 ');
  expect(writeGrid(change(moved, 'H1', { facing: 'w', down: true }))).toContain('1:1,2w- ');
  expect(writeGrid(putGrid(moved, 'H1', null))).toContain('1:hand ');
  expect(readGrid('home=? away=0:1,1 ball=2,2')).toBeNull();
  expect(new Set(spread(8, 19, 29).match(/\d+,\d+/g)).size).toBe(17);
});

test('what a seat cannot know is left out', () => {
  expect(known('home=4-4-2 secret=home:? clock=1:20')).toBe('home=4-4-2 clock=1:20');
  expect(known('home=4-4-2')).toBe('home=4-4-2');
});

test('answers are told apart by where they are possible', () => {
  const side = (...actions: string[]): Compared => ({
    spec: '',
    decision: null,
    refusal: '',
    fresh: false,
    answers: new Map(actions.map((action) => [action, { key: action, args: {}, text: action }])),
  });
  const [here, there] = [side('target CE', 'target ALW', 'done'), side('target CE', 'target BFR')];
  expect(['target CE', 'target ALW', 'target BFR'].map((action) => where(action, here, there))).toEqual([
    'both',
    'here',
    'there',
  ]);
  expect(marks(here, there)).toEqual({ CE: 'both', ALW: 'here', BFR: 'there' });
  // An answer that both have differs where its odds do.
  expect(['target CE', 'target ALW'].map((action) => differs(action, here, there))).toEqual([false, true]);
  const give = (side: Compared, odds: Outcomes): void =>
    void side.answers.set('target CE', { key: '', args: {}, text: '', odds });
  give(here, { keep: [1, 2], lose: [1, 2] });
  give(there, { keep: [2, 4], lose: [2, 4] });
  expect(differs('target CE', here, there)).toBe(false);
  give(there, { keep: [2, 3], lose: [1, 3] });
  expect(differs('target CE', here, there)).toBe(true);
});

test('a tree grows where something new is tried, and only there', () => {
  const record = (...inputs: string[]): string =>
    `touchline record 1\nspec: fuba:3.0\n\n1. ${inputs.join('; ')}\nend ${inputs.length}\n`;
  const scene = {
    ask: {
      legal: ['a', 'b'],
      said: [
        { key: 'A', args: {} },
        { key: 'B', args: {} },
      ],
    },
    step: { by: 'home' },
  } as unknown as Scene;
  const tree = new Tree();
  tree.visit(record(), scene);
  tree.visit(record('a', '2 5'), scene);
  tree.visit(record('a', '2 5', 'b'), scene);
  tree.visit(record('a', '2 5').replace('\n\n', '\nseed: 7\n\n'), scene);
  expect([tree.at, tree.nodes.length]).toEqual([1, 3]);
  tree.visit(record(), scene);
  tree.visit(record('b'), scene);
  expect(tree.children(0).map((node) => [node.action, node.said?.key, node.dice])).toEqual([
    ['a', 'A', ['2 5']],
    ['b', 'B', []],
  ]);
  // Another match is another tree.
  tree.visit(record('z', 'y'), scene);
  expect([tree.nodes.length, tree.here?.parent]).toEqual([1, null]);
  tree.visit(record('z', 'y', 'x').replace('\n\n', '\nstart: elsewhere\n\n'), scene);
  expect([tree.nodes.length, tree.here?.parent]).toEqual([1, null]);
});
