/** What a match tells of its dice, as the table hears it and the receipt keeps it. */
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { receipts } from '../src/lib/fair/receipt';
import { LiveTable } from '../src/table/live.svelte';
import type { Scene } from '../src/table/table';
import type { Dice, Rolled } from '../src/types/messages';
import { FakeSocket, scene } from './fake-socket';

const dice = (rolled: number, ...takebacks: number[]): Dice & { type: 'dice' } => ({
  type: 'dice',
  match: 'abc',
  spec: 'fuba:3.0',
  commitment: 'a'.repeat(64),
  stage: 'set',
  home: { part: 'nothing' },
  away: { part: 'nothing' },
  rolled,
  takebacks,
});
const fallen = (first: number, faces: string): Rolled => ({
  first,
  sides: '6'.repeat(faces.length),
  faces,
});

let log: { seq: number; entries: unknown[] };
let tables: LiveTable[];

beforeEach(() => {
  FakeSocket.all = [];
  tables = [];
  log = { seq: 0, entries: [] };
  localStorage.clear();
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify(log), { headers: { 'Content-Type': 'application/json' } })),
  );
});
afterEach(() => {
  tables.forEach((table) => table.close());
  vi.unstubAllGlobals();
});

/** A table at which three dice have fallen before our eyes. */
async function begun(): Promise<LiveTable> {
  const table = new LiveTable('abc', 'fuba:3.0', 'home');
  tables.push(table);
  const socket = FakeSocket.last();
  socket.open();
  for (const message of [scene('match', 5), dice(0), scene('update', 6, { rolled: fallen(0, '364') })])
    socket.say(message);
  await shown('0 364');
  return table;
}

/** Wait until the receipt has these dice, as `first faces`. */
const shown = (...want: string[]): Promise<void> =>
  expect
    .poll(() => receipts.of('abc', 'home')?.shown.map(({ first, faces }) => `${first} ${faces}`))
    .toEqual(want);
/** Wait until the receipt has these faults. */
const faulty = (...words: string[]): Promise<void> =>
  expect.poll(() => (receipts.of('abc', 'home')?.faults ?? []).map(({ word }) => word)).toEqual(words);

test('dice whose numbers follow each other are kept, and a leap is a fault', async () => {
  const table = await begun();
  FakeSocket.last().say(scene('update', 7, { rolled: fallen(3, '1') }));
  await shown('0 3641');
  expect(table.fault).toBeNull();
  FakeSocket.last().say(scene('update', 8, { rolled: fallen(9, '2') }));
  await shown('0 3641', '9 2');
  await faulty('number');
  await expect.poll(() => table.fault).toEqual({ word: 'number', n: 10 });
});

test('a die that was seen does not come again', async () => {
  await begun();
  FakeSocket.last().say(scene('update', 7, { rolled: fallen(0, '364') }));
  await faulty('number');
});

const rolls = (dice: string): Scene['events'] => [{ key: 'fuba-rolled', args: { dice } }];

test('dice that are drawn otherwise than they are numbered are a fault', async () => {
  const table = await begun();
  FakeSocket.last().say(scene('update', 7, { rolled: fallen(3, '1'), events: rolls('1') }));
  await shown('0 3641');
  expect(table.fault).toBeNull();
  FakeSocket.last().say(scene('update', 8, { rolled: fallen(4, '2'), events: rolls('6') }));
  await faulty('drawn');
  await expect.poll(() => table.fault).toEqual({ word: 'drawn', n: 5 });
  // The receipt keeps the one that has a number.
  await shown('0 36412');
});

test('dice that are drawn with a new connection are a fault', async () => {
  await begun();
  comesBack(scene('match', 9, { events: rolls('6') }), dice(3));
  await faulty('drawn');
});

test('the log draws the dice that it numbers', async () => {
  await begun();
  const entry = { rolled: fallen(0, '364'), events: rolls('3 6 4') };
  log = { seq: 9, entries: [{ seq: 6, ...entry }] };
  comesBack(scene('match', 9), dice(3));
  await expect.poll(() => tables[0]?.log).toHaveLength(1);
  await faulty();
  log = { seq: 9, entries: [{ seq: 6, ...entry, events: rolls('3 6 6') }] };
  comesBack(scene('match', 9), dice(3));
  await faulty('drawn');
});

test('after a break the log tells what was missed, and the numbers go on', async () => {
  const table = await begun();
  log = {
    seq: 20,
    entries: [
      { seq: 6, rolled: fallen(0, '364'), events: [] },
      { seq: 9, rolled: fallen(3, '22'), events: [] },
    ],
  };
  window.dispatchEvent(new Event('online'));
  const socket = FakeSocket.last();
  socket.open();
  socket.say(scene('match', 20));
  socket.say(dice(5));
  await shown('0 36422');
  socket.say(scene('update', 21, { rolled: fallen(5, '6') }));
  await shown('0 364226');
  expect(table.fault).toBeNull();
});

test('what the log tells after the end was not shown in the match', async () => {
  await begun();
  log = { seq: 20, entries: [{ seq: 9, rolled: fallen(3, '22'), events: [] }] };
  window.dispatchEvent(new Event('online'));
  const socket = FakeSocket.last();
  socket.open();
  socket.say(scene('match', 20, { result: { outcome: 'home', reason: 'resigned' } }));
  socket.say({ ...dice(5), stage: 'shown' });
  await expect.poll(() => receipts.of('abc', 'home')?.rolled).toBe(5);
  await expect.poll(() => tables[0]?.log).toHaveLength(1);
  await shown('0 364');
});

test('after a break the dice do not go back, and the log shows what was shown', async () => {
  await begun();
  log = { seq: 20, entries: [{ seq: 6, rolled: fallen(0, '365'), events: [] }] };
  window.dispatchEvent(new Event('online'));
  const socket = FakeSocket.last();
  socket.open();
  socket.say(scene('match', 20));
  socket.say(dice(2));
  await expect
    .poll(() =>
      receipts
        .of('abc', 'home')
        ?.faults?.map(({ word }) => word)
        .sort(),
    )
    .toEqual(['number', 'shown']);
});

const takeback = (table: LiveTable): Promise<unknown> => table.wish({ do: 'offer', what: 'takeback' });
const lastSent = (): number => FakeSocket.last().sent.at(-1)?.id ?? 0;

test('a takeback that was agreed to is told before the wish is done, and is no fault', async () => {
  const table = await begun();
  const done = takeback(table);
  FakeSocket.last().say(dice(3, 3));
  FakeSocket.last().say({ type: 'done', id: lastSent() });
  await done;
  await expect.poll(() => receipts.of('abc', 'home')?.takebacks).toEqual([3]);
  expect(table.fault).toBeNull();
});

test('a takeback that the server refused was not agreed to', async () => {
  const table = await begun();
  const refused = expect(takeback(table)).rejects.toMatchObject({ code: 'no-takebacks' });
  const error = { code: 'no-takebacks', message: '', args: {} };
  FakeSocket.last().say({ type: 'error', id: lastSent(), error });
  await refused;
  FakeSocket.last().say(dice(3, 3));
  await faulty('takeback');
  expect(receipts.of('abc', 'home')?.takebacks).toEqual([]);
});

test('a takeback that was declined was not agreed to', async () => {
  const table = await begun();
  const done = takeback(table);
  FakeSocket.last().say(scene('update', 7, { offer: { by: 'home', what: 'takeback' } }));
  FakeSocket.last().say({ type: 'done', id: lastSent() });
  await done;
  FakeSocket.last().say(scene('update', 8));
  FakeSocket.last().say(dice(3, 3));
  await faulty('takeback');
});

/** A break, in which this was missed; the takebacks are told last. */
function comesBack(...missed: unknown[]): void {
  window.dispatchEvent(new Event('online'));
  const socket = FakeSocket.last();
  socket.open();
  for (const message of missed) socket.say(message);
}

test('an offer of ours that was accepted while we were away was agreed to', async () => {
  const table = await begun();
  const done = takeback(table);
  FakeSocket.last().say(scene('update', 7, { offer: { by: 'home', what: 'takeback' } }));
  FakeSocket.last().say({ type: 'done', id: lastSent() });
  await done;
  comesBack(scene('update', 8, { position: 'before' }), dice(3, 3));
  await expect.poll(() => receipts.of('abc', 'home')?.takebacks).toEqual([3]);
  expect(table.fault).toBeNull();
});

test('an offer that we accepted as the connection broke was agreed to', async () => {
  const table = await begun();
  FakeSocket.last().say(scene('update', 7, { offer: { by: 'away', what: 'takeback' } }));
  const lost = expect(takeback(table)).rejects.toMatchObject({ code: 'unreachable' });
  FakeSocket.last().close();
  await lost;
  comesBack(scene('match', 9), dice(3, 3));
  await expect.poll(() => receipts.of('abc', 'home')?.takebacks).toEqual([3]);
  expect(table.fault).toBeNull();
});

test('an offer that was declined while we were away is none later', async () => {
  const table = await begun();
  const done = takeback(table);
  FakeSocket.last().say(scene('update', 7, { offer: { by: 'home', what: 'takeback' } }));
  FakeSocket.last().say({ type: 'done', id: lastSent() });
  await done;
  comesBack(scene('update', 8), dice(3));
  FakeSocket.last().say(dice(3, 3));
  await faulty('takeback');
});

test('dice of another match are a fault of this one, and get no answer', async () => {
  const table = new LiveTable('abc', 'fuba:3.0', 'home');
  tables.push(table);
  FakeSocket.last().open();
  const awaited = { part: 'awaited' as const };
  const asked = { ...dice(0), stage: 'commit' as const, home: awaited, away: awaited };
  FakeSocket.last().say({ ...asked, match: 'x' });
  await faulty('match');
  FakeSocket.last().say({ ...asked, spec: 'fuba:2.0' });
  await expect.poll(() => table.fault).toEqual({ word: 'match' });
  expect(receipts.of('x', 'home')).toBeNull();
  expect(receipts.of('abc', 'home')?.nonce).toBeNull();
  expect(FakeSocket.last().sent).toEqual([]);
});

const [one, two] = ['1', '2'].map((digit) => digit.repeat(64)) as [string, string];
const seal = (choice: number, hash: string | null, by = 'away'): unknown => ({
  type: 'seal',
  by,
  choice,
  seal: hash,
});
const opened = (choice: number): unknown => ({
  type: 'opened',
  by: 'away',
  choice,
  parts: [{ answers: ['dive left'], salt: '5'.repeat(32) }],
});
const seals = (): unknown =>
  receipts.of('abc', 'home')?.seals.map(({ choice, seal, state }) => [choice, seal, state]);

test('a choice that is opened before our eyes was announced, and after a break it need not be', async () => {
  const table = await begun();
  comesBack(scene('match', 9), dice(3), opened(4));
  await expect.poll(seals).toHaveLength(1);
  expect(table.fault).toBeNull();
  FakeSocket.last().say(scene('update', 10));
  FakeSocket.last().say(opened(5));
  await expect.poll(() => table.fault).toEqual({ word: 'unannounced', seat: 'away', n: 6 });
});

test('seals that are not told again after a break lapse, also when the match has gone on in it', async () => {
  const table = await begun();
  FakeSocket.last().say(seal(0, one));
  FakeSocket.last().say(seal(1, two));
  await expect.poll(seals).toHaveLength(2);
  // What was missed comes before the seals that hold.
  comesBack(scene('update', 7, { other: { said: 'asked' } as never }), dice(3), seal(1, two));
  await expect.poll(seals).toEqual([
    [0, one, 'lapsed'],
    [1, two, 'settled'],
  ]);
  FakeSocket.last().say(seal(0, null));
  await expect.poll(seals).toEqual([[1, two, 'settled']]);
  expect(table.fault).toBeNull();
});

test('our own seal is kept when our choice is made, and not before', async () => {
  const table = await begun();
  const ask = (choice: number, parts: number): Scene['ask'] =>
    ({ secret: true, choice, parts, legal: ['row 3', 'row 4'], said: [] }) as never;
  FakeSocket.last().say(scene('update', 7, { ask: ask(0, 0) }));
  const give = async (answer: string, seq: number, next: Scene['ask']): Promise<void> => {
    const sent = FakeSocket.last().sent.length;
    const done = table.act(answer);
    await expect.poll(() => FakeSocket.last().sent.length).toBe(sent + 1);
    const step = { by: 'home', actions: [answer], dice: [] } as never;
    FakeSocket.last().say(scene('update', seq, { step, ask: next }));
    FakeSocket.last().say({ type: 'done', id: lastSent() });
    await done;
  };
  await give('row 3', 8, ask(0, 1));
  FakeSocket.last().say(scene('update', 9, { rolled: fallen(3, '1'), ask: ask(0, 1) }));
  await shown('0 3641');
  expect(seals()).toEqual([]);
  await give('row 4', 10, null);
  await expect.poll(seals).toHaveLength(1);
  expect(receipts.of('abc', 'home')?.seals[0]).toMatchObject({ by: 'home', choice: 0, at: [4, 0] });
});

test('the receipt knows when we were here, and a break is a gap in it', async () => {
  await begun();
  const here = (): unknown => receipts.of('abc', 'home')?.here;
  // We came when the match had begun: before its first die something may have been missed.
  expect(here()).toEqual([]);
  FakeSocket.last().say(scene('update', 7, { rolled: fallen(3, '22') }));
  await expect.poll(here).toEqual([[1, 3]]);
  comesBack(scene('update', 8, { rolled: fallen(5, '6') }), dice(6));
  FakeSocket.last().say(scene('update', 9, { rolled: fallen(6, '6') }));
  FakeSocket.last().say(scene('update', 10, { rolled: fallen(7, '1') }));
  await expect.poll(here).toEqual([
    [1, 3],
    [7, 7],
  ]);
  // After the last die too, where we see the match end.
  FakeSocket.last().say({ ...dice(8), stage: 'shown' });
  await expect.poll(here).toEqual([
    [1, 3],
    [7, 8],
  ]);
});

test('a server that does not say how the dice stand after a break cannot exchange seals', async () => {
  const table = await begun();
  comesBack(scene('match', 9));
  FakeSocket.last().say(seal(0, one));
  FakeSocket.last().say(scene('update', 10, { other: { said: 'asked' } as never }));
  await expect.poll(seals).toEqual([[0, one, 'settled']]);
  FakeSocket.last().say(seal(0, two));
  await expect.poll(() => table.fault).toEqual({ word: 'late-seal', seat: 'away', n: 1 });
});
