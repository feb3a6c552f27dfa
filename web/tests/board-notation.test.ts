import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cornerOf, groups, read, readAll } from '../src/boards/fuba/notation';

/** Every phrase of the tables of actions, as the documentation writes it. */
function phrases(): string[] {
  const text = readFileSync(join(import.meta.dirname, '../../docs/notation.md'), 'utf8');
  const actions = text.slice(text.indexOf('## Actions'), text.indexOf('Dice are digits'));
  const cells = actions
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((found) => found[1] as string));
}

const AREA = {
  'target CE': 'CE',
  'cross BLC': 'BLC',
  'corner BLC': 'BLC',
  'off CE': 'CE',
  'injured CE': 'CE',
  'nominate CE': 'CE',
  'ball-on CE': 'CE',
  'keeper APA': 'APA',
};
const WAY = {
  'move ALW>CE': 'ALW>CE',
  'keeper APA>AFR': 'APA>AFR',
  'dribble ALW>CE': 'ALW>CE',
  'keeper-dribble APA>AFR': 'APA>AFR',
};

test('every phrase of the documentation is placed where it belongs', () => {
  const all = phrases();
  expect(all.length).toBeGreaterThan(45);
  for (const phrase of [...Object.keys(AREA), ...Object.keys(WAY)]) expect(all).toContain(phrase);
  for (const phrase of all) {
    const meaning = read(phrase);
    if (phrase in AREA)
      expect(meaning).toEqual({
        by: 'area',
        word: phrase.split(' ')[0],
        area: AREA[phrase as keyof typeof AREA],
      });
    else if (phrase in WAY) {
      const [from, to] = WAY[phrase as keyof typeof WAY].split('>');
      expect(meaning).toEqual({ by: 'way', word: phrase.split(' ')[0], from, to });
    } else
      expect(meaning).toEqual({ by: 'button', word: phrase.split(' ')[0], rest: phrase.split(' ').slice(1) });
  }
});

test.for([
  '',
  'target',
  'target XX',
  'move CE',
  'move CE>',
  'move CE>XX',
  'move CE>AFR>CE',
  'target CE now',
  'fly 9',
])('what is not known is a button: "%s"', (phrase) => {
  expect(read(phrase).by).toBe('button');
});

test('the corner spot is an area', () => {
  expect(read('keeper SPOT')).toEqual({ by: 'area', word: 'keeper', area: 'SPOT' });
});

test('buttons stand in groups, none is lost, and done is last', () => {
  const legal = [
    'done',
    'defence',
    'midfield cp',
    'position 2',
    'play tackle',
    'press',
    'shoot',
    'raise',
    'move CE>AFR',
  ];
  const answers = readAll({ decision: { key: 'ask', args: {} }, secret: false, legal, said: [] });
  const buttons = groups(answers).flatMap((group) => group.buttons.map(({ action }) => action));
  expect([...buttons, 'move CE>AFR'].sort()).toEqual([...legal].sort());
  expect(buttons[0]).toBe('shoot');
  expect(buttons.at(-1)).toBe('done');
});

test('the position line tells the corner', () => {
  expect(cornerOf('home=4-4-2,GK:APA ball=SPOT:1:away turn=24,corner,ALC,away,BPA>AFR,21 next=turn.0')).toBe(
    'ALC',
  );
  expect(cornerOf('home=4-4-2,GK:APA,AFR:4 ball=CE:3:home')).toBeNull();
});
