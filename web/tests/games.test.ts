import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import GameTable from '../src/boards/GameTable.svelte';
import { DEFAULT_SPEC, GAMES, gameNamed, gameOf, rulebookOf } from '../src/games';
import type { Playable } from '../src/lib/spec';
import { words } from '../src/lib/words.svelte';
import type { Scene, Table, View } from '../src/table/table';
import told from './games.json';

beforeAll(async () => {
  await words.speak('en');
  await words.learn('fuba', 'grid');
});

const games = (told as Playable).games;

test('every game of the registry is the server’s, with a spec that it plays', () => {
  expect(games.map(({ game }) => game)).toEqual(expect.arrayContaining(GAMES.map(({ name }) => name)));
  for (const { name, spec, rulebooks, rival } of GAMES) {
    const editions = games.find(({ game }) => game === name)?.editions.map((one) => `${name}:${one.name}`);
    for (const one of [spec, ...rulebooks, rival(spec), rival(rival(spec))]) expect(editions).toContain(one);
    expect(rival(spec)).not.toBe(spec);
  }
  expect(GAMES.map(({ spec }) => spec)).toContain(DEFAULT_SPEC);
});

test('a spec leads to its game, and to the book of its rules', () => {
  for (const { game, editions } of games)
    for (const { name } of editions) expect(gameOf(`${game}:${name}+all?x=1`)).toBe(gameNamed(game));
  expect(rulebookOf('fuba:2.1+weather')).toBe('fuba:2.1');
  expect(rulebookOf('grid:basic@large')).toBe('grid:full');
  expect(rulebookOf('penalties:1')).toBe('penalties:1');
});

/** Somebody who adds a game finds every place that has to know it in `src/games`. */
test('nothing outside of the registry tells games apart', () => {
  const src = join(import.meta.dirname, '../src');
  const own = /^(games|types|boards\/(fuba|grid)|pages\/learn\/lessons)\//;
  const tells = /startsWith\('(fuba|grid)|=== '(fuba|grid)'|'clock' in|spec === '(fuba|grid)/;
  const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !own.test(name))
    .filter((name) => tells.test(readFileSync(join(src, name), 'utf8')));
  expect(found).toEqual([]);
});

/** A game that nobody has drawn a board for. */
function table(change: Partial<Scene> = {}): Table & { act: ReturnType<typeof vi.fn> } {
  const now: Scene = {
    type: 'match',
    seq: 4,
    events: [],
    position: 'kicks=2-1 next=home',
    view: { game: 'penalties' } as unknown as View,
    ask: {
      decision: { key: 'ask-kick-off', args: { seat: 'seat-home' } },
      secret: false,
      legal: ['kick-off home', 'corner left'],
      said: [
        { key: 'do-kick-off', args: { seat: 'seat-home' } },
        { key: 'penalties-do-left', args: {} },
      ],
    },
    waits: ['home'],
    undo: true,
    score: [0, 0],
    rated: false,
    ...change,
  };
  return {
    spec: 'penalties:1',
    seat: 'home',
    now,
    log: [],
    busy: false,
    due: null,
    act: vi.fn(() => Promise.resolve()),
    look: () => Promise.resolve(null),
    undo: vi.fn(() => Promise.resolve()),
    roll: vi.fn(() => Promise.resolve()),
    chances: () => Promise.resolve(null),
    ways: () => Promise.resolve([]),
    hint: () => Promise.resolve(null),
    close: () => undefined,
  };
}

test('a game without a board is played from its answers', async () => {
  const at = table();
  render(GameTable, { table: at });
  expect((await screen.findByText('kicks=2-1 next=home')).tagName).toBe('CODE');
  // A sentence where there is one, the notation where there is none.
  expect(screen.getByRole('heading').textContent).toBe(
    words.say({ key: 'ask-kick-off', args: { seat: 'seat-home' } }),
  );
  screen.getByRole('button', { name: 'corner left' }).click();
  expect(at.act).toHaveBeenCalledExactlyOnceWith('corner left');
  screen.getByRole('button', { name: words.t('board-undo') }).click();
  expect(at.undo).toHaveBeenCalledOnce();
});

test('who watches it is asked nothing, and sees how it ended', async () => {
  const over = { ask: null, waits: [], undo: false, result: { outcome: 'away', reason: 'played' } } as const;
  render(GameTable, { table: table({ ...over, waits: [] }) });
  expect(await screen.findByText(words.t('result-away'))).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
  const watched = render(GameTable, { table: table(), quiet: true });
  await vi.waitFor(() => expect(watched.container.querySelector('code')).not.toBeNull());
  expect(watched.container.querySelectorAll('button')).toHaveLength(0);
});
