import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { beforeEach, describe, expect, test } from 'vitest';
import { first, LATER } from '../src/lib/catalogues';
import { LANGUAGES, words, type Language, type Later } from '../src/lib/words.svelte';
import sentences from './fixtures/sentences.json';

const src = join(import.meta.dirname, '../src');
const catalogues = join(src, 'words');
const languages = Object.keys(LANGUAGES) as Language[];

function keysOf(text: string): Map<string, Set<string>> {
  const entries = new FluentResource(text).body.map((entry): [string, Set<string>] => {
    const variables = new Set(
      [...JSON.stringify(entry.value ?? '').matchAll(/"type":"var","name":"([^"]+)"/g)].map(
        (found) => found[1] as string,
      ),
    );
    return [entry.id, variables];
  });
  return new Map(entries);
}

const files = readdirSync(join(catalogues, 'en')).filter((name) => name.endsWith('.ftl'));
const read = (language: string, file: string): string =>
  readFileSync(join(catalogues, language, file), 'utf8');

describe('the catalogues of the pages', () => {
  test.for(files)('%s is there in every language, with the same keys and variables', (file) => {
    const english = keysOf(read('en', file));
    expect(english.size).toBeGreaterThan(0);
    for (const language of languages) expect(keysOf(read(language, file)), language).toEqual(english);
  });

  test.for(files)('%s has nothing that cannot be read', (file) => {
    for (const language of languages) {
      const text = read(language, file);
      const written = text.split('\n').filter((line) => /^[a-z][\w-]* *=/.test(line));
      expect(keysOf(text).size, language).toBe(written.length);
    }
  });

  test('no key has two sentences', () => {
    const games = join(src, '../../crates/words/catalogues/en');
    const all = [
      ...files.map((file) => read('en', file)),
      ...readdirSync(games).map((name) => readFileSync(join(games, name), 'utf8')),
    ];
    const keys = all.flatMap((text) => [...keysOf(text).keys()]);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test('every sentence that a page asks for by name is there, and every sentence is asked for', () => {
    const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|svelte)$/.test(name) && !name.startsWith('types'))
      .map((name) => readFileSync(join(src, name), 'utf8'))
      .join('\n');
    const known = new Map(files.flatMap((file) => [...keysOf(read('en', file))]));
    const games = join(src, '../../crates/words/catalogues/en');
    for (const name of readdirSync(games))
      for (const key of keysOf(readFileSync(join(games, name), 'utf8')).keys()) known.set(key, new Set());
    const asked = [...code.matchAll(/\bt\(\s*'([^']+)'/g)].map((found) => found[1] as string);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
    const pages = files.flatMap((file) => [...keysOf(read('en', file)).keys()]);
    // A key may be put together from parts: then its beginning is in the code.
    const parts = [...code.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((found) => found[1] as string);
    expect(
      pages.filter(
        (key) =>
          !code.includes(`'${key}'`) &&
          !code.includes(`"${key}"`) &&
          !parts.some((part) => key.startsWith(part)),
      ),
    ).toEqual([]);
  });
});

test('whatever a match says is in the catalogues that its page loads', () => {
  const games = join(src, '../../crates/words/catalogues/en');
  const loaded = ['common.ftl', 'fuba.ftl', 'advanced.ftl', 'grid.ftl'];
  const others = readdirSync(games).filter((name) => !loaded.includes(name));
  const keys = others.flatMap((name) => [...keysOf(readFileSync(join(games, name), 'utf8')).keys()]);
  expect(keys.length).toBeGreaterThan(100);
  expect(
    keys.filter((key) => /^(ask|do|due|roll|odds|area|marker|window|skill|fuba|grid)-/.test(key)),
  ).toEqual([]);
});

test.for(languages.flatMap((language) => Object.keys(LATER).map((part) => [language, part] as const)))(
  '%s: there is something to load later about %s',
  async ([language, part]) => {
    const [catalogue] = await LATER[part as Later](language);
    expect(keysOf(catalogue ?? '').size).toBeGreaterThan(0);
    // And it is not loaded from the start as well.
    expect(await first(language)).not.toContain(catalogue);
  },
);

describe.for(languages)('messages in %s', (language) => {
  beforeEach(async () => {
    await words.speak(language);
    await words.learn('fuba', 'advanced', 'grid', 'hints', 'refusals');
  });

  test('are said as the program says them', () => {
    for (const { key, args, said } of sentences) {
      expect(words.say({ key, args: args as Record<string, string | number> }), key).toBe(said[language]);
    }
  });

  test('call the seats by the names of the players', () => {
    words.name({ home: 'A "quoted" {name}', away: ' ' });
    expect(words.t('seat-home')).toBe('A "quoted" {name}');
    expect(words.t('seat-away')).not.toBe('seat-away');
    words.name({});
  });
});
