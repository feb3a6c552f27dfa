import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import Window from '../src/boards/fuba/Window.svelte';
import { settings } from '../src/lib/settings.svelte';
import { words } from '../src/lib/words.svelte';
import { LiveTable } from '../src/table/live.svelte';
import type { Ask } from '../src/types/messages';
import { FakeSocket, scene } from './fake-socket';

beforeAll(() => words.speak('en'));
beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"seq":0,"entries":[]}')));
});
afterEach(() => {
  cleanup();
  settings.change({ passes: true, leaves: false, stops: [] });
  vi.unstubAllGlobals();
});

const ask = {
  decision: { key: 'ask-window', args: { seat: 'seat-home', window: 'window-save' } },
  secret: false,
  legal: ['done'],
  pass: 'done',
  said: [],
} as unknown as Ask;

/** A window of a match of days, or of another; what stands at the server. */
function shown(slow = true, stops?: string[]): LiveTable {
  const table = new LiveTable('abc', 'fuba:3.0+condition+skills', 'home', null, true, slow);
  FakeSocket.last().open();
  FakeSocket.last().say(scene('match', 1, { ask, delay: 3000, ...(stops ? { stops } : {}) }));
  render(Window, { table, ask });
  flushSync();
  return table;
}

const told = (): unknown[] =>
  FakeSocket.last()
    .sent.map(({ wish }) => wish)
    .filter((wish) => wish.do === 'absent')
    .map(({ stops }) => stops);

const box = (): HTMLInputElement | null => document.querySelector('[data-do=leave]');

/** The server says that everything asked for is done. */
async function done(): Promise<void> {
  for (const { id } of FakeSocket.last().sent) FakeSocket.last().say({ type: 'done', id });
  await vi.waitFor(() => flushSync());
  await Promise.resolve();
  flushSync();
}

test('windows are passed for who is away once that is switched on, but for the moments that always stop', async () => {
  settings.change({ stops: ['window-order'] });
  const table = shown();
  expect(told()).toEqual([]);
  expect(box()?.checked).toBe(false);
  box()?.click();
  flushSync();
  expect(told()).toEqual([['window-order']]);
  await done();
  expect(table.stops).toEqual(['window-order']);
  // A moment more, and the server knows of it.
  screen.getByText(/Always stop/).click();
  flushSync();
  expect(told()).toEqual([['window-order'], ['window-order', 'window-save']]);
  await done();
  box()?.click();
  flushSync();
  await done();
  expect(told().at(-1)).toBeNull();
  expect(table.stops).toBeNull();
  expect(told()).toHaveLength(3);
  table.close();
});

test('the next match is told of it by itself, and what stands is not told again', async () => {
  settings.change({ leaves: true, stops: ['window-order', 'window-save'] });
  const next = shown();
  expect(told()).toEqual([['window-order', 'window-save']]);
  next.close();
  cleanup();
  const known = shown(true, ['window-order', 'window-save']);
  expect(told()).toEqual([]);
  known.close();
  cleanup();
  const quick = shown(false);
  expect(box()).toBeNull();
  expect(told()).toEqual([]);
  quick.close();
  await Promise.resolve();
});

test('what another page has said stays, unless nothing is passed here', () => {
  const table = shown(true, []);
  expect(box()?.checked).toBe(true);
  expect(told()).toEqual([]);
  settings.change({ passes: false });
  flushSync();
  expect(told()).toEqual([null]);
  table.close();
});
