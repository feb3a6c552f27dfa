import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcer } from '../src/lib/announce.svelte';
import { settings } from '../src/lib/settings.svelte';
import { LiveTable } from '../src/table/live.svelte';
import { FakeSocket, scene } from './fake-socket';

const event = (key: string) => ({ key, args: {} });

let log: { seq: number; entries: unknown[] };
let stream: () => Response;
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  log = { seq: 0, entries: [] };
  asked = [];
  stream = () => new Response('\n');
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    if (path.includes('/stream')) return Promise.resolve(stream());
    return Promise.resolve(
      new Response(JSON.stringify(log), { headers: { 'Content-Type': 'application/json' } }),
    );
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function begun(seq = 5): LiveTable {
  const table = new LiveTable('abc', 'fuba:3.0', 'home');
  FakeSocket.last().open();
  FakeSocket.last().say(scene('match', seq));
  return table;
}
const settle = () => vi.advanceTimersByTimeAsync(1);

test('after a reload the log is asked for once, and goes on from there', async () => {
  log = {
    seq: 5,
    entries: [
      { seq: 2, step: { by: 'home', actions: ['x'], dice: [] }, events: [event('a')] },
      { seq: 4, events: [event('b')] },
    ],
  };
  const table = begun();
  FakeSocket.last().say(scene('update', 6, { events: [event('c')] }));
  await settle();
  expect(table.log.map(({ seq }) => seq)).toEqual([2, 4, 6]);
  expect(table.log[1]?.step).toBeUndefined();
  expect(asked.filter((path) => path.endsWith('/log'))).toHaveLength(1);
  table.close();
});

test('what was taken back is gone from the log', async () => {
  const table = begun();
  await settle();
  FakeSocket.last().say(scene('update', 6, { events: [event('a')], position: 'q', undo: true }));
  expect(table.log).toHaveLength(1);
  log = { seq: 7, entries: [] };
  FakeSocket.last().say(scene('update', 7, { position: 'p' }));
  await settle();
  expect(table.log).toEqual([]);
  table.close();
});

test('whoever is asked is told when the other side takes its answer back, and only then', () => {
  const show = vi.spyOn(announcer, 'show');
  const table = begun();
  const ask = { decision: event('ask'), secret: false, legal: ['x'], said: [event('x')] };
  FakeSocket.last().say(scene('update', 6, { ask }));
  FakeSocket.last().say(scene('update', 7));
  expect(show).toHaveBeenCalledTimes(1);
  // What they answered themselves, and what has happened, is something else.
  FakeSocket.last().say(scene('update', 8, { ask }));
  FakeSocket.last().say(scene('update', 9, { step: { by: 'home', actions: ['x'], dice: [] } }));
  FakeSocket.last().say(scene('update', 10, { ask }));
  FakeSocket.last().say(scene('update', 11, { result: { outcome: 'home', reason: 'resigned' } }));
  expect(show).toHaveBeenCalledTimes(1);
  table.close();
  show.mockRestore();
});

test('a match that the server cannot play says so', async () => {
  stream = () =>
    Response.json({ error: { code: 'match-unplayable', message: 'Other rules.' } }, { status: 409 });
  const table = new LiveTable('abc', 'fuba:3.0', 'home');
  FakeSocket.last().close();
  await settle();
  expect([table.closed, table.unplayable]).toEqual(['Other rules.', true]);
  table.close();
});

test('a gap is noticed, and what is missing is asked for', () => {
  const table = begun();
  const first = FakeSocket.last();
  first.say(scene('update', 8));
  expect(table.now?.seq).toBe(5);
  expect(first.readyState).toBe(3);
  expect(FakeSocket.last()).not.toBe(first);
  expect(FakeSocket.last().url).toContain('last=5');
  FakeSocket.last().open();
  for (const seq of [6, 7, 8]) FakeSocket.last().say(scene('update', seq));
  // What is told twice is heard once.
  FakeSocket.last().say(scene('update', 8));
  expect(table.now?.seq).toBe(8);
  expect(FakeSocket.all).toHaveLength(2);
  table.close();
});

test('a broken connection comes back, later and later', async () => {
  const table = begun();
  FakeSocket.last().close();
  expect(table.connected).toBe(false);
  await vi.advanceTimersByTimeAsync(400);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last().close();
  await settle();
  await vi.advanceTimersByTimeAsync(400);
  expect(FakeSocket.all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(FakeSocket.all).toHaveLength(3);
  FakeSocket.last().open();
  expect(table.connected).toBe(true);
  table.close();
});

test('an answer under way is sent again, and counts once', async () => {
  const table = begun();
  const answered = table.act('target CE');
  expect(FakeSocket.last().sent[0]?.wish).toEqual({ do: 'act', seq: 5, answers: ['target CE'] });
  FakeSocket.last().close();
  expect(table.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(400);
  FakeSocket.last().open();
  const again = FakeSocket.last().sent[0];
  expect(again?.wish).toEqual({ do: 'act', seq: 5, answers: ['target CE'] });
  // It had been done before: that is no reason to worry.
  FakeSocket.last().say(
    scene('update', 6, { step: { by: 'home', actions: ['target CE'], dice: [] }, position: 'q' }),
  );
  FakeSocket.last().say({ type: 'error', id: again?.id, error: { code: 'stale', message: 'look again' } });
  await expect(answered).resolves.toBeUndefined();
  expect(table.busy).toBe(false);
  table.close();
});

test.for([
  ['the same seat', { by: 'home', actions: ['target CE'], dice: [] }, true],
  ['the other seat', { by: 'away', actions: ['target CE'], dice: [] }, false],
  ['other answers', { by: 'home', actions: ['target AFR'], dice: [] }, false],
] as const)('an answer that came too late was done if the log has it: %s', async ([, step, done]) => {
  const table = begun();
  const answered = table.act('target CE').then(
    () => true,
    () => false,
  );
  FakeSocket.last().close();
  await vi.advanceTimersByTimeAsync(400);
  log = { seq: 9, entries: [{ seq: 8, step, events: [] }] };
  FakeSocket.last().open();
  FakeSocket.last().say(scene('match', 9));
  const id = FakeSocket.last().sent[0]?.id;
  FakeSocket.last().say({ type: 'error', id, error: { code: 'stale', message: 'look again' } });
  await settle();
  expect(await answered).toBe(done);
  expect(table.busy).toBe(false);
  table.close();
});

test('an answer given while there is no connection is sent when there is one', async () => {
  const table = begun();
  FakeSocket.last().close();
  const answered = table.act('done');
  await vi.advanceTimersByTimeAsync(400);
  FakeSocket.last().open();
  FakeSocket.last().say({
    type: 'error',
    id: FakeSocket.last().sent[0]?.id,
    error: { code: 'stale', message: 'look again' },
  });
  // This one was never done: whoever gave it has to know.
  await expect(answered).rejects.toThrow('look again');
  table.close();
});

test('what cannot be sent twice is refused at once', async () => {
  const table = begun();
  const offered = table.wish({ do: 'offer', what: 'draw' });
  FakeSocket.last().close();
  await expect(offered).rejects.toMatchObject({ code: 'unreachable' });
  await expect(table.wish({ do: 'resign' })).rejects.toMatchObject({ code: 'unreachable' });
  table.close();
});

test('a connection that does not answer is not waited for', async () => {
  const table = begun();
  void table.act('done').catch(() => undefined);
  await vi.advanceTimersByTimeAsync(10_001);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last().open();
  expect(FakeSocket.last().sent).toHaveLength(1);
  table.close();
});

test('why it is not let in is told, and it is not tried again', async () => {
  stream = () =>
    new Response(
      JSON.stringify({ error: { code: 'suspended', message: 'This account is suspended for now.' } }),
      { status: 403 },
    );
  const table = new LiveTable('abc', 'fuba:3.0', 'home');
  FakeSocket.last().close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.closed).toBe('This account is suspended for now.');
  expect(FakeSocket.all).toHaveLength(1);
  await expect(table.wish({ do: 'resign' })).rejects.toMatchObject({ code: 'unreachable' });
});

test('whoever is shown out stays out', () => {
  const table = begun();
  FakeSocket.last().close(1008, 'You have been signed out.');
  expect(table.closed).toBe('You have been signed out.');
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('back in the light after a long sleep it connects anew', () => {
  const table = begun();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.all).toHaveLength(2);
  table.close();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.all).toHaveLength(2);
  hidden.mockRestore();
});

test('lines come in their order and once', () => {
  const table = begun();
  const line = (n: number) => ({ type: 'chat', n, from: 'away', name: 'Bob', text: `line ${n}`, at: n });
  for (const n of [4, 2, 4, 3]) FakeSocket.last().say(line(n));
  expect(table.chat.map(({ n }) => n)).toEqual([2, 3, 4]);
  // What nobody knows yet breaks nothing.
  FakeSocket.last().say({ type: 'weather', rain: true });
  FakeSocket.last().say('no JSON');
  expect(table.now?.seq).toBe(5);
  table.close();
});

test('what becomes of windows while nobody is here is told in matches of days, and known of', async () => {
  const quick = begun();
  expect(quick.stops).toBeUndefined();
  quick.close();
  const table = new LiveTable('abc', 'fuba:3.0', 'home', null, true, true);
  const socket = FakeSocket.last();
  socket.open();
  socket.say(scene('match', 5));
  expect(table.stops).toBeNull();
  const done = table.leave(['window-save']);
  const { id, wish } = socket.sent.at(-1) ?? {};
  expect(wish).toEqual({ do: 'absent', stops: ['window-save'] });
  expect(table.stops).toBeNull();
  socket.say({ type: 'done', id: id ?? 0 });
  await done;
  expect(table.stops).toEqual(['window-save']);
  socket.say(scene('update', 6));
  expect(table.stops).toEqual(['window-save']);
  socket.say(scene('match', 7, { stops: [] }));
  expect(table.stops).toEqual([]);
  table.close();
});

test('windows are passed by the server, asked by those who want, and held open', async () => {
  settings.change({ passes: true });
  const table = new LiveTable('abc', 'fuba:3.0', 'home');
  const socket = FakeSocket.last();
  socket.open();
  expect(socket.url).toContain('windows=pass');
  const ask = { decision: event('ask-window'), secret: false, legal: ['done'], said: [], pass: 'done' };
  // What is passed at once is no question; what is passed after a while is one.
  socket.say(scene('match', 1, { ask, delay: 0, waits: ['home'] }));
  expect(table.now?.ask).toBeNull();
  socket.say(scene('update', 2, { ask, delay: 3000, waits: ['home'] }));
  expect(table.now?.ask).toEqual(ask);
  void table.hold();
  expect(socket.sent.at(-1)?.wish).toEqual({ do: 'hold', seq: 2 });
  expect(table.held).toBe(2);
  socket.say({ type: 'done', id: socket.sent.at(-1)?.id });
  // Whoever comes back says again that it is held.
  table.heed(false);
  const again = FakeSocket.last();
  expect(again.url).toContain('windows=ask');
  again.open();
  expect(again.sent.at(-1)?.wish).toEqual({ do: 'hold', seq: 2 });
  table.close();
});
