/** What is kept for the time without a connection, and what is not. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GAMES } from '../src/games';
import { RecordedEngine } from '../src/pages/learn/recorded';
import { recorded } from '../src/pages/learn/recording';
import { EngineError } from '../src/table/engine';
import { RULES, type Build } from '../src/worker/build';
import { Kept } from '../src/worker/kept';

const build = (version: string): Build => ({
  version,
  entry: `/assets/index-${version}.js`,
  files: [`/assets/index-${version}.js`, '/icon.svg'],
  languages: { en: [`/assets/en-${version}.js`], fi: [`/assets/fi-${version}.js`] },
});

/** Caches as a browser has them, as far as they are used. */
const stored = new Map<string, Map<string, Response>>();
const fakeCaches = {
  open: async (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, cache);
    return {
      match: async (path: string) => cache.get(path)?.clone(),
      put: async (path: string, response: Response) => void cache.set(path, response),
    };
  },
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
};
const kept = (name: string): string[] => [...(stored.get(name)?.keys() ?? [])].sort();

/** The page that the server has. */
let served = 'one';
const asked = vi.fn(async (path: string, _init: RequestInit) =>
  path.includes('gone')
    ? new Response('', { status: 404 })
    : new Response(`${path} index-${served}.js /assets/index-${served}.js`),
);

beforeEach(() => {
  stored.clear();
  asked.mockClear();
  served = 'one';
  vi.stubGlobal('caches', fakeCaches);
  vi.stubGlobal('fetch', asked);
});
afterEach(() => void vi.unstubAllGlobals());

test('the rules of every edition are kept', () => {
  const wanted = GAMES.flatMap(({ rulebooks }) => rulebooks);
  expect(RULES).toEqual(wanted.map((book) => `/api/rules?spec=${encodeURIComponent(book)}`));
});

test('a build is kept whole, with its rules, and asked for without a cookie', async () => {
  await new Kept(build('one')).install();
  expect(kept('touchline-one')).toEqual(['/', '/assets/index-one.js', '/icon.svg', ...RULES].sort());
  for (const [, init] of asked.mock.calls) expect(init.credentials).toBe('omit');
});

test('a page of another build is never mixed in, and half a build is none', async () => {
  served = 'two';
  await expect(new Kept(build('one')).install()).rejects.toThrow('another build');
  expect(kept('touchline-one')).toEqual([]);
  const broken = { ...build('two'), files: ['/assets/gone.js'] };
  await expect(new Kept(broken).install()).rejects.toThrow('404');
  expect(kept('touchline-two')).not.toContain('/');
});

test('the language outlives a build, and only the present build stays', async () => {
  const old = new Kept(build('one'));
  await old.install();
  await old.speak('fi');
  await old.speak('xx');
  expect(kept('touchline-one')).toContain('/assets/fi-one.js');
  stored.set('of-somebody-else', new Map());
  served = 'two';
  const next = new Kept(build('two'));
  await next.install();
  expect(kept('touchline-two')).toContain('/assets/fi-two.js');
  expect(await (await old.find('/'))?.text(), 'the old one is as it was').toContain('index-one');
  await next.tidy();
  expect([...stored.keys()].sort()).toEqual(['of-somebody-else', 'touchline-language', 'touchline-two']);
});

test('of what the server says later only the rules are kept', async () => {
  const now = new Kept(build('one'));
  await now.renew(RULES[0] as string, new Response('new'));
  await now.renew('/api/rules?spec=anything', new Response('private'));
  await now.renew(RULES[1] as string, new Response('', { status: 503 }));
  expect(kept('touchline-one')).toEqual([RULES[0]]);
});

test('a recording answers what a lesson asks, and refuses the rest', async () => {
  const said = await recorded('pressing');
  if (!said) throw new Error('no recording');
  const engine = new RecordedEngine(said);
  const [before] = await engine.exchange([{ cmd: 'record' }]);
  expect(before).toBeInstanceOf(EngineError);
  const position = Object.keys(said.begins)[0] as string;
  const [after, legal] = await engine.exchange([
    { cmd: 'position', position, spec: 'fuba:3.0', seed: 1 },
    { cmd: 'legal' },
  ]);
  expect(after).toMatchObject({ next: { kind: 'decide' } });
  expect(legal).toMatchObject({ actions: expect.arrayContaining([expect.anything()]) as unknown });
  for (const command of [{ cmd: 'act', answers: ['fly'] }, { cmd: 'undo' }, { cmd: 'hint' }] as const)
    expect((await engine.exchange([command as never]))[0]).toBeInstanceOf(EngineError);
  expect(await recorded('nothing')).toBeNull();
});
