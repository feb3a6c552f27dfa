/** The wall of live matches: what was told of some boards, and the stream behind it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Events } from '../src/lib/events';
import { type Board, hang } from '../src/pages/live/wall.svelte';

const board = (code: string, score: [number, number] = [0, 0]): Board =>
  ({ code, score }) as Partial<Board> as Board;

test('a change tells some boards, and the order of all', () => {
  const first = hang([], { order: ['a', 'b'], boards: [board('a'), board('b')] });
  expect(first.map(({ code }) => code)).toEqual(['a', 'b']);
  const second = hang(first, { order: ['c', 'b'], boards: [board('c'), board('b', [1, 0])] });
  expect(second).toEqual([board('c'), board('b', [1, 0])]);
  // What was not told anew is what it was, not a copy: nothing is drawn again.
  expect(hang(second, { order: ['b', 'c'], boards: [] })[1]).toBe(second[0]);
  expect(hang(second, { order: ['b', 'z'], boards: [] })).toEqual([board('b', [1, 0])]);
});

/** A stream that a test drives. */
class Stream {
  static open: Stream[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly path: string) {
    Stream.open.push(this);
  }
  close(): void {
    Stream.open = Stream.open.filter((one) => one !== this);
  }
}

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  Stream.open = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a hidden page has no stream, and one that is seen again has one', () => {
  const seen = vi.fn();
  const events = new Events('/api/live/stream', { heard: () => undefined, broken: () => true, seen });
  expect(Stream.open).toHaveLength(1);
  hide(true);
  expect(Stream.open).toHaveLength(0);
  hide(false);
  expect([Stream.open.length, seen.mock.calls.length]).toEqual([1, 1]);
  events.stop();
  expect(Stream.open).toHaveLength(0);
  hide(true);
  hide(false);
  expect(Stream.open).toHaveLength(0);
});

test('a broken stream comes back, later each time, unless nobody wants it', () => {
  const tries: number[] = [];
  const heard = vi.fn();
  let wanted = true;
  const events = new Events('/x', { heard, broken: () => wanted, again: (n) => void tries.push(n) });
  const breaks = (): void => Stream.open[0]?.onerror?.();
  breaks();
  expect(Stream.open).toHaveLength(0);
  vi.advanceTimersByTime(500);
  expect([Stream.open.length, tries]).toEqual([1, [1]]);
  breaks();
  vi.advanceTimersByTime(999);
  expect(Stream.open).toHaveLength(0);
  vi.advanceTimersByTime(1);
  Stream.open[0]?.onmessage?.({ data: 'news' });
  expect(heard).toHaveBeenCalledWith('news');
  // Whoever was heard is waited for briefly again.
  breaks();
  vi.advanceTimersByTime(500);
  expect(tries).toEqual([1, 2, 1]);
  wanted = false;
  breaks();
  vi.advanceTimersByTime(60_000);
  expect(Stream.open).toHaveLength(0);
  events.stop();
});
