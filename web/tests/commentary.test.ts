import { render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commentary, type Paragraph } from '../src/commentary/commentary';
import * as fuba from '../src/commentary/fuba';
import * as grid from '../src/commentary/grid';
import { placeAt, placeOf } from '../src/commentary/place';
import type { Telling } from '../src/commentary/teller';
import { LANGUAGES, words, type Language } from '../src/lib/words.svelte';
import Log from '../src/parts/Log.svelte';
import type { Entry } from '../src/table/table';
import { BOARDS, type Said } from '../src/types/messages';
import { FUBA, GRID } from './commentary-kinds';
import fubaMatch from './fixtures/commentary/fuba.json';
import gridMatch from './fixtures/commentary/grid.json';

interface Match {
  spec: string;
  match: string;
  entries: unknown[];
}
/** The log of a real match, played by two computers. */
const logOf = ({ entries }: Match): Entry[] =>
  (entries as [number, [string, Said['args']][]][]).map(([seq, events]) => ({
    seq,
    events: events.map(([key, args]) => ({ key, args })),
  }));
const GAMES = [
  { name: 'fuba', commentator: fuba, match: fubaMatch as Match, kinds: FUBA },
  { name: 'grid', commentator: grid, match: gridMatch as Match, kinds: GRID },
];
const told = ({ name, commentator, match }: (typeof GAMES)[number], seed = match.match): Paragraph[] =>
  commentary(logOf(match), name, commentator, { spec: match.spec, seed });
const text = (paragraphs: Paragraph[]): string =>
  paragraphs
    .map(
      ({ at, sentences }) => `${at ? words.say(at) : ''} ${sentences.map((one) => words.say(one)).join(' ')}`,
    )
    .join('\n');

beforeAll(() => words.learn('fuba', 'advanced', 'grid', 'commentary', 'commentary-fuba', 'commentary-grid'));

describe.for(GAMES)('a match of $name', (game) => {
  beforeEach(() => words.speak('en'));

  test('is told in far fewer lines than the log has, turn by turn', () => {
    const paragraphs = told(game);
    const events = logOf(game.match).reduce((sum, { events }) => sum + events.length, 0);
    expect(paragraphs.length).toBeGreaterThan(20);
    expect(paragraphs.flatMap(({ sentences }) => sentences).length).toBeLessThan(events / 5);
    expect(Math.max(...paragraphs.map(({ sentences }) => sentences.length))).toBeLessThanOrEqual(4);
    expect(new Set(paragraphs.map(({ key }) => key)).size).toBe(paragraphs.length);
  });

  test('uses the same words for everybody, and others in another match', () => {
    expect(told(game)).toEqual(told(game));
    expect(text(told(game, 'another'))).not.toBe(text(told(game)));
    // Those who have heard less have heard the same.
    const half = logOf(game.match).slice(0, 300);
    const early = commentary(half, game.name, game.commentator, {
      spec: game.match.spec,
      seed: game.match.match,
    });
    expect(text(told(game)).startsWith(text(early.slice(0, -1)))).toBe(true);
  });

  test('tells at the end how it ended', () => {
    const last = told(game).at(-1);
    expect(last).toMatchObject({ loud: true });
    expect(last?.sentences[0]?.key).toMatch(/-(full-time|shoot-out-won)-/);
  });
});

test('goals come with their minute and the score', () => {
  const goals = told(GAMES[0] as (typeof GAMES)[number]).filter(({ sentences }) =>
    sentences[0]?.key.includes('goal'),
  );
  expect(goals.map(({ sentences }) => [sentences[0]?.args.home, sentences[0]?.args.away])).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
    [2, 2],
    [3, 2],
  ]);
  expect(goals[0]).toMatchObject({ at: { args: { minute: '23' } }, loud: true, seat: 'away' });
});

/** What all events of a scene are told as. */
function heard(commentator: (typeof GAMES)[number]['commentator'], events: Said[]): Telling[] {
  const teller = commentator.teller('');
  return events.flatMap((event) => teller.hear(event));
}

describe('the end of a match', () => {
  const kick = (seat: string, home: number, away: number): Said => ({
    key: 'fuba-shoot-out-scored',
    args: { seat, home, away },
  });
  const over = (result: string, home: number, away: number): Said => ({
    key: 'fuba-over',
    args: { result: `result-${result}`, home, away },
  });
  const last = (...events: Said[]): Telling | undefined => heard(fuba, events).at(-1);

  test.for(Object.keys(LANGUAGES) as Language[])(
    'after a shoot-out is told in kicks, in %s',
    async (language) => {
      await words.speak(language);
      const telling = last(kick('seat-away', 3, 4), over('away', 1, 1));
      expect(telling).toMatchObject({ kind: 'shoot-out-won', seat: 'away' });
      for (let nth = 1; nth <= fuba.KINDS['shoot-out-won']; nth += 1) {
        const sentence = words.say({ key: `comment-fuba-shoot-out-won-${nth}`, args: telling?.args ?? {} });
        expect(sentence).toContain('4–3');
        expect(sentence).toContain(words.say({ key: 'seat-away', args: {} }));
      }
    },
  );

  test('after two legs is told in kicks, too: whoever won the second may lose', () => {
    expect(last(kick('seat-away', 3, 4), over('away', 2, 1))).toMatchObject({
      kind: 'shoot-out-won',
      args: { home: 2, away: 1, won: 4, lost: 3 },
    });
  });

  test('in the grid game counts the kicks', () => {
    const taken = (marker: string, key: string): Said[] => [
      { key: 'grid-penalty-by', args: { marker } },
      { key, args: {} },
    ];
    const kicks = [
      ...taken('marker-H7', 'grid-penalty-goal'),
      ...taken('marker-A7', 'grid-penalty-goal'),
      ...taken('marker-H6', 'grid-penalty-grabbed'),
      ...taken('marker-A6', 'grid-penalty-goal'),
    ];
    const begins: Said = { key: 'grid-shootout-begins', args: {} };
    const ends: Said = { key: 'grid-over', args: { result: 'result-away' } };
    expect(heard(grid, [begins, ...kicks, ends]).at(-1)).toMatchObject({
      kind: 'shoot-out-won',
      seat: 'away',
      args: { home: 0, away: 0, won: 2, lost: 1 },
    });
  });

  test('is no victory of goals or kicks where the team that leads gives up', () => {
    const resigns: Said = { key: 'call-resign', args: { seat: 'seat-home' } };
    expect(last(resigns, over('away', 1, 0))).toMatchObject({ kind: 'full-time-called' });
    expect(last(kick('seat-home', 2, 0), resigns, over('away', 1, 1))).toMatchObject({
      kind: 'full-time-called',
    });
    expect(last(over('home', 1, 0))).toMatchObject({ kind: 'full-time-home' });
  });
});

describe.for(GAMES)('the sentences of $name', ({ name, commentator, kinds }) => {
  test('cover every kind, and no other', () => {
    const folder = join(import.meta.dirname, '../src/words');
    const wanted = Object.entries(commentator.KINDS).flatMap(([kind, count]) =>
      Array.from({ length: count }, (_, nth) => `comment-${name}-${kind}-${nth + 1}`),
    );
    expect(readdirSync(join(folder, 'en'))).toContain(`commentary-${name}.ftl`);
    for (const language of Object.keys(LANGUAGES)) {
      const catalogue = readFileSync(join(folder, language, `commentary-${name}.ftl`), 'utf8');
      const keys = [...catalogue.matchAll(/^(comment-[\w-]+) =/gm)].map((found) => found[1]);
      expect(keys.sort(), language).toEqual([...wanted].sort());
    }
  });

  test('have a scene each that brings them up', () => {
    expect(Object.keys(kinds).sort()).toEqual(Object.keys(commentator.KINDS).sort());
    for (const [kind, events] of Object.entries(kinds))
      expect(
        heard(commentator, events).map((telling) => telling.kind),
        kind,
      ).toContain(kind);
  });

  test.for(Object.keys(LANGUAGES) as Language[])(
    'need nothing that the scene does not give, in %s',
    async (language) => {
      await words.speak(language);
      for (const [kind, events] of Object.entries(kinds)) {
        const telling = heard(commentator, events).find((one) => one.kind === kind) as Telling;
        const count = (commentator.KINDS as Record<string, number>)[kind] as number;
        for (let nth = 1; nth <= count; nth += 1) {
          const key = `comment-${name}-${kind}-${nth}`;
          const sentence = words.say({ key, args: telling.args });
          expect(sentence, key).not.toBe(key);
          expect(sentence, key).not.toMatch(/comment-|seat-|marker-|area-|\{|undefined/);
        }
      }
    },
  );
});

test('places are those of the team that acts', () => {
  expect(placeOf('area-BPA', 'home')).toBe('box');
  expect(placeOf('area-BPA', 'away')).toBe('own-box');
  expect(placeOf('area-BLW', 'home')).toBe('left-wing');
  // What lies to the left of home lies to the right of away, which comes from the other end.
  expect(placeOf('area-ALC', 'away')).toBe('right-corner');
  expect(placeOf('area-CE', 'away')).toBe('centre');
  const board = BOARDS[0];
  expect(placeAt('10,27', 'home', board)).toBe('box');
  expect(placeAt('10,27', 'away', board)).toBe('own-box');
  expect(placeAt('1,26', 'home', board)).toBe('left-corner');
  expect(placeAt('1,26', 'away', board)).toBe('own-right-corner');
  expect(placeAt('10,15', 'away', board)).toBe('centre');
});

test('the log begins with the commentary, and has the exact words beside it', async () => {
  await words.speak('en');
  localStorage.clear();
  render(Log, { log: logOf(fubaMatch as Match), spec: 'fuba:3.0', match: 'm' });
  await screen.findByText(/^23′$/, { exact: true });
  expect(screen.getByRole('tab', { name: 'Commentary' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.queryByText('Turn 1: Away has the ball.')).toBeNull();
  screen.getByRole('tab', { name: 'Exact log' }).click();
  await screen.findByText('Turn 1: Away has the ball.');
});
