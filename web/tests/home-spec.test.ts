import { describe, expect, test } from 'vitest';
import {
  choosable,
  chosen,
  gameNamed,
  inForce,
  open,
  parts,
  withAll,
  withConcept,
  withEdition,
  written,
  type GameTold,
  type Playable,
} from '../src/lib/spec';
import told from './games.json';

const games = told as Playable;
const fuba = gameNamed(games, 'fuba') as GameTold;
const grid = gameNamed(games, 'grid') as GameTold;
const form = (spec: string): string => written(chosen(spec, games), games);

describe('specs', () => {
  test.for([
    'fuba:2.0',
    'fuba:3.0',
    'fuba:2.2',
    'fuba:3.0+condition',
    'fuba:3.0+condition+weather',
    'fuba:3.0+condition+skills?skills=5',
    'fuba:3.0+all',
    'fuba:2.1+all?skills=1',
    'fuba:3.0?order_tie=passive-at-start&rebound=literal',
    'grid:basic',
    'grid:basic@large',
    'grid:advanced@medium',
    'grid:full@medium+offside',
    'grid:basic+facing+tackle?heel_cost=a&tackle_required_to_steal=yes',
    'grid:advanced?corner_call=off',
    'grid:basic?corner_call=off&deliberate_out=yes',
    'grid:basic?end=turns:60&fielders=5',
    'grid:basic@large?end=score:3',
    'grid:full?header_frame=head&red_card_plays_short=yes',
  ])('%s is read and written as it is', (spec) => expect(form(spec)).toBe(spec));

  test('what is meant anyway is not written', () => {
    expect(form('grid:basic@small?end=turns:180&half_time=on')).toBe('grid:basic');
    expect(form('fuba:3.0+weather+condition')).toBe('fuba:3.0+condition+weather');
    expect(
      form(
        `fuba:2.0${choosable(chosen('fuba:2.0', games), fuba)
          .map(({ name }) => `+${name}`)
          .join('')}`,
      ),
    ).toBe('fuba:2.0+all');
  });

  test.for(['', 'chess:960', 'fuba', 'fuba:9.9', 'fuba:3.0+tackle', 'grid:basic@huge'])(
    '%o becomes something that can be played',
    (spec) => {
      expect(['fuba:3.0', 'grid:basic']).toContain(form(spec));
    },
  );

  test('a broken option is left out with what it needs', () => {
    expect(form('fuba:3.0?skills=5')).toBe('fuba:3.0');
    expect(form('grid:basic?heel_cost=a')).toBe('grid:basic');
    expect(form('grid:basic?corner_call=off')).toBe('grid:basic');
    expect(form('grid:basic?end=score:2&half_time=off')).toBe('grid:basic?end=score:2');
  });

  test('parts', () => {
    expect(parts('grid:full@large+offside?end=score:2&fielders=3')).toEqual({
      game: 'grid',
      edition: 'full',
      board: 'large',
      concepts: ['offside'],
      options: { end: 'score:2', fielders: '3' },
    });
    expect(parts('nothing')).toBeNull();
  });
});

describe('rules that need others', () => {
  const on = (spec: string, name: string, game: GameTold): string =>
    written(withConcept(chosen(spec, games), name, true, game), games);
  const off = (spec: string, name: string, game: GameTold): string =>
    written(withConcept(chosen(spec, games), name, false, game), games);

  test('bring them along', () => {
    expect(on('fuba:3.0', 'skills', fuba)).toBe('fuba:3.0+condition+skills');
    expect(on('grid:basic', 'juggle', grid)).toBe('grid:basic+header+intercept+juggle');
    expect(on('grid:basic+bicycle+intercept', 'stun', grid)).toBe('grid:basic+bicycle+intercept+stun');
    expect(on('grid:advanced', 'cards', grid)).toBe('grid:advanced+cards+fouls');
  });

  test('go with them', () => {
    expect(off('fuba:3.0+condition+skills+weather?skills=5', 'condition', fuba)).toBe('fuba:3.0+weather');
    expect(off('grid:basic+header+intercept+juggle', 'intercept', grid)).toBe('grid:basic');
    expect(off('grid:basic+bicycle+header+intercept+juggle', 'header', grid)).toBe(
      'grid:basic+bicycle+intercept+juggle',
    );
  });

  test('every single one gives a spec in which nothing lacks', () => {
    for (const game of games.games) {
      for (const { name: edition } of game.editions) {
        for (const { name } of choosable(chosen(`${game.game}:${edition}`, games), game)) {
          const choice = withConcept(chosen(`${game.game}:${edition}`, games), name, true, game);
          for (const concept of game.concepts.filter(({ name }) => choice.concepts.includes(name))) {
            expect(
              concept.needs.length === 0 || concept.needs.some((need) => inForce(need, choice, game)),
            ).toBe(true);
          }
        }
      }
    }
  });

  test('editions and all', () => {
    const all = withAll(chosen('fuba:3.0', games), true, fuba);
    expect(written(all, games)).toBe('fuba:3.0+all');
    expect(written(withEdition(all, '2.0', fuba), games)).toBe(
      'fuba:2.0+condition+injuries+keeper+roles+substitutions',
    );
    expect(written(withEdition(all, '2.2', fuba), games)).toBe('fuba:2.2');
    expect(written(withAll(all, false, fuba), games)).toBe('fuba:3.0');
  });

  test('options are open only where they mean something', () => {
    const names = (spec: string, game: GameTold): string[] => {
      const choice = chosen(spec, games);
      return game.options.filter((option) => open(option, choice, game)).map(({ name }) => name);
    };
    expect(names('fuba:3.0', fuba)).not.toContain('skills');
    expect(names('fuba:3.0+all', fuba)).toContain('skills');
    expect(names('grid:basic', grid)).not.toContain('heel_cost');
    expect(names('grid:advanced', grid)).toContain('heel_cost');
    expect(names('grid:advanced', grid)).not.toContain('red_card_plays_short');
    expect(names('grid:basic?end=score:1', grid)).not.toContain('half_time');
  });
});
