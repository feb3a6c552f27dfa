import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import * as sounds from '../src/lib/sounds';
import type { Beat, Script } from '../src/stage/beat';
import { Director, onStage, type Clock, type DirectorOptions } from '../src/stage/director.svelte';
import type { Entry, Scene, Table, View } from '../src/table/table';
import type { Ask, Said, Seat } from '../src/types/messages';

/** A view that is only a name, of a game without a board. */
const view = (name: string): View => ({ game: 'toy', name }) as unknown as View;
const nameOf = (scene: Scene | null): string => (scene?.view as unknown as { name: string }).name;
const said = (key: string): Said => ({ key, args: {} });
const ASK: Ask = { decision: said('ask'), secret: false, legal: ['a'], said: [said('do-a')] };

/** An update in which somebody does something: `events` are what is seen of it. */
function update(seq: number, events: string[], more: Partial<Scene> = {}): Scene {
  return {
    type: 'update',
    seq,
    step: { by: 'away', actions: ['x'], dice: [] },
    events: events.map(said),
    position: `p${seq}`,
    view: view(`after ${seq}`),
    ask: null,
    waits: [],
    undo: false,
    score: [0, 0],
    rated: false,
    ...more,
  };
}

/** Each event is a beat of 100 ms; a word in front says what else it is. */
const script: Script = ({ after }) =>
  after.events.map((event): Beat => ({
    view: view(event.key),
    said: event,
    by: after.step?.by ?? null,
    lasts: event.key.startsWith('brief') ? 0 : 100,
    ...(event.key.startsWith('dice') ? { dice: { what: null, faces: [6] }, sound: 'dice' } : {}),
    ...(event.key.startsWith('goal') ? { sound: 'goal' } : {}),
  }));

class Time implements Clock {
  now = 0;
  away = false;
  #due: { at: number; work: () => void }[] = [];
  after(milliseconds: number, work: () => void): () => void {
    const entry = { at: this.now + milliseconds, work };
    this.#due.push(entry);
    return () => (this.#due = this.#due.filter((one) => one !== entry));
  }
  hidden(): boolean {
    return this.away;
  }
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#due = this.#due.filter((one) => one !== next);
      this.now = next.at;
      next.work();
    }
    this.now = end;
  }
}

class FakeTable {
  spec = 'toy:1';
  seat: Seat | null = 'home';
  now = $state.raw<Scene | null>(null);
  log = $state.raw<Entry[]>([]);
  busy = false;
  due = null;
  act = vi.fn(() => Promise.resolve());
  undo = vi.fn(() => Promise.resolve());
  roll = vi.fn(() => Promise.resolve());
  look = () => Promise.resolve(null);
  chances = () => Promise.resolve(null);
  ways = () => Promise.resolve([]);
  hint = () => Promise.resolve(null);
  close = vi.fn();
}

const leaving: (() => void)[] = [];
beforeEach(() => settings.change({ pace: 'normal' }));
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A table on stage, at the first scene. */
function begin(options: DirectorOptions = {}) {
  const [table, time] = [new FakeTable(), new Time()];
  table.now = update(1, [], { type: 'match' });
  let director!: Director;
  leaving.push(
    $effect.root(() => {
      director = onStage(() => table as Table, { script, clock: time, ...options });
    }),
  );
  flushSync();
  const hear = (...scenes: Scene[]): void => {
    for (const scene of scenes) {
      table.now = scene;
      table.log = [...table.log, { seq: scene.seq, events: scene.events }];
      flushSync();
    }
  };
  return { table, time, director, hear };
}

test('beats are shown in their order, one after the other, and then the update itself', () => {
  const { director, time, hear } = begin();
  hear(update(2, ['one', 'two']), update(3, ['three'], { ask: ASK }));
  const seen: string[] = [];
  for (let n = 0; n < 4; n++) {
    seen.push(nameOf(director.now));
    expect(director.now?.ask).toEqual(n < 3 ? null : ASK);
    time.pass(100);
  }
  expect(seen).toEqual(['one', 'two', 'three', 'after 3']);
  expect(director.beat).toBeNull();
});

test('each beat is told by its one sentence, and the end tells nothing twice', () => {
  const { director, time, hear } = begin();
  hear(update(2, ['one', 'two']));
  expect(director.now?.events).toEqual([said('one')]);
  time.pass(100);
  expect(director.now?.events).toEqual([said('two')]);
  time.pass(100);
  expect(director.now?.events).toEqual([]);
});

test('the log and the score are no further than the stage', () => {
  const { director, time, hear, table } = begin();
  hear(update(2, ['one']), update(3, ['two'], { score: [1, 0] }));
  expect(director.log.map(({ seq }) => seq)).toEqual([2]);
  expect(director.now?.score).toEqual([0, 0]);
  time.pass(200);
  expect(director.log).toBe(table.log);
  expect(director.now?.score).toEqual([1, 0]);
});

test('skipping leads to the present, and tells what was not told yet', () => {
  const { director, time, hear } = begin();
  hear(update(2, ['one', 'two', 'three'], { ask: ASK }));
  director.skip();
  expect(nameOf(director.now)).toBe('after 2');
  expect(director.now?.ask).toEqual(ASK);
  expect(director.now?.events).toEqual([said('two'), said('three')]);
  time.pass(1000);
  expect(nameOf(director.now)).toBe('after 2');
});

test('speeds: slow, fast, at once', () => {
  const { director, time, hear } = begin();
  settings.change({ pace: 'slow' });
  hear(update(2, ['one']));
  time.pass(120);
  expect(nameOf(director.now)).toBe('one');
  time.pass(60);
  settings.change({ pace: 'fast' });
  hear(update(3, ['two']));
  time.pass(50);
  expect(nameOf(director.now)).toBe('after 3');
  settings.change({ pace: 'instant' });
  const next = update(4, ['three', 'four']);
  hear(next);
  expect(director.now).toBe(next);
});

test('what waits for long is shown faster: the stage never falls far behind', () => {
  const { director, time, hear } = begin();
  for (let seq = 2; seq < 302; seq++) hear(update(seq, ['one', 'two']));
  // A minute at normal speed.
  time.pass(35_000);
  expect(director.beat).toBeNull();
  expect(nameOf(director.now)).toBe('after 301');
});

test('one’s own answer is shown at once, unless there are dice to see', () => {
  const { director, time, hear } = begin();
  const own = { step: { by: 'home' as const, actions: ['a'], dice: [] } };
  hear(update(2, ['one'], { ask: ASK }));
  time.pass(100);
  hear(update(3, ['moved'], { ...own, ask: ASK }));
  expect(nameOf(director.now)).toBe('after 3');
  expect(director.now?.ask).toEqual(ASK);
  hear(update(4, ['moved', 'dice'], { ...own, ask: ASK }));
  expect(nameOf(director.now)).toBe('moved');
  time.pass(200);
  expect(nameOf(director.now)).toBe('after 4');
});

test('a question on a running clock is asked at once, and what led to it is told over it', () => {
  const { director, time, hear, table } = begin();
  const clock = { home: 60_000, away: 60_000, running: [true, false] as [boolean, boolean] };
  hear(update(2, ['one', 'two']));
  const asks = update(3, ['three'], { ask: ASK, clock });
  hear(asks);
  const { now } = director;
  expect([nameOf(now), now?.ask]).toEqual(['after 3', ASK]);
  // Who only listens hears all of it at once.
  expect(now?.events).toEqual([said('two'), said('three')]);
  expect(director.log).toBe(table.log);
  expect(director.beat?.said).toEqual(said('one'));
  // Nothing begins anew for somebody who is about to answer.
  time.pass(1000);
  expect(director.now).toBe(now);
  expect(director.beat).toBeNull();
});

test('whoever has seen the present never goes back: what waits is told over it, and the log stays', () => {
  const { director, time, hear, table } = begin();
  const clock = { home: 60_000, away: 60_000, running: [true, false] as [boolean, boolean] };
  hear(update(2, ['one', 'two']), update(3, ['three'], { ask: ASK, clock }));
  // Nobody is asked any more, and the beats of before are not over.
  hear(update(4, ['dice'], { clock: { ...clock, running: [false, true] } }));
  // What was heard with the question is not said once more.
  expect(director.now?.events).toEqual([said('dice')]);
  const seen: string[] = [];
  while (director.beat) {
    seen.push(nameOf(director.now));
    expect(director.log).toBe(table.log);
    time.pass(10);
  }
  expect(new Set(seen)).toEqual(new Set(['after 4']));
  // From here on it is shown as ever.
  hear(update(5, ['five']));
  expect(nameOf(director.now)).toBe('five');
});

test('whoever answers meanwhile is done with what was told', () => {
  const { director, hear, table } = begin();
  const clock = { home: 60_000, away: 60_000, running: [true, false] as [boolean, boolean] };
  hear(update(2, ['one', 'two'], { ask: ASK, clock }));
  void director.act('a');
  expect(table.act).toHaveBeenCalledExactlyOnceWith('a');
  expect(director.beat).toBeNull();
});

test('a window that is passed by itself is open at once', () => {
  const { director, hear } = begin();
  hear(update(2, ['one', 'two'], { ask: ASK, delay: 3000 }));
  expect(director.now?.ask).toEqual(ASK);
  expect(director.beat?.said).toEqual(said('one'));
});

test('days on the clock are no hurry', () => {
  const { director, hear } = begin();
  const day = 24 * 3600 * 1000;
  const clock = { home: 2 * day, away: day, running: [true, false] as [boolean, boolean] };
  hear(update(2, ['one'], { ask: ASK, clock }));
  expect(director.now?.ask).toBeNull();
});

test('what was taken back is not shown any more', () => {
  const { director, time, hear } = begin();
  hear(update(2, ['one', 'two']));
  const { step: _none, ...back } = update(3, [], { position: 'p1', ask: ASK });
  hear(back);
  expect(director.now).toBe(back);
  time.pass(1000);
  expect(director.now).toBe(back);
});

test('an offer or a clock does not disturb what is on', () => {
  const { director, time, hear } = begin();
  hear(update(2, ['one', 'two']));
  const { step: _none, ...offer } = update(3, [], { position: 'p2', offer: { by: 'away', what: 'draw' } });
  hear(offer);
  expect(nameOf(director.now)).toBe('one');
  time.pass(200);
  expect(director.now?.offer).toEqual(offer.offer);
});

test('after a break the present is there at once', () => {
  const { director, hear } = begin();
  hear(update(2, ['one', 'two']));
  const match = update(9, [], { type: 'match', ask: ASK });
  hear(match);
  expect(director.now).toBe(match);
  expect(director.beat).toBeNull();
});

test('a page that nobody sees is not behind when somebody looks again', () => {
  const { director, time, hear } = begin();
  hear(update(2, ['one', 'two']));
  time.away = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(nameOf(director.now)).toBe('after 2');
  hear(update(3, ['three']));
  expect(nameOf(director.now)).toBe('after 3');
});

test('with reduced motion every beat is a still, long enough to be read', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { director, time, hear } = begin();
  hear(update(2, ['one', 'two']));
  expect(director.still).toBe(true);
  time.pass(500);
  expect(nameOf(director.now)).toBe('one');
  time.pass(500);
  expect(nameOf(director.now)).toBe('two');
});

test('every beat is heard; of what is shown at once only the loudest', () => {
  const heard = vi.spyOn(sounds, 'sound').mockImplementation(() => undefined);
  const { time, hear } = begin();
  hear(update(2, ['dice', 'goal']));
  expect(heard.mock.calls).toEqual([['dice']]);
  time.pass(100);
  expect(heard.mock.calls).toEqual([['dice'], ['goal']]);
  time.pass(100);
  settings.change({ pace: 'instant' });
  hear(update(3, ['dice', 'goal']));
  expect(heard.mock.calls.slice(2)).toEqual([['goal']]);
});

test('stepping through a finished match shows each step; a jump shows none, and the last step wins', () => {
  const { director, time, hear } = begin({ stepping: true });
  hear(update(2, ['one', 'two']));
  expect(nameOf(director.now)).toBe('one');
  hear(update(3, ['three']));
  expect(nameOf(director.now)).toBe('three');
  const far = update(40, ['four']);
  hear(far);
  expect(director.now).toBe(far);
  const back = update(39, ['five']);
  hear(back);
  time.pass(1000);
  expect(director.now).toBe(back);
});

test('whoever leaves hears nothing more, and the table stays open', () => {
  const { director, time, hear, table } = begin();
  hear(update(2, ['one', 'two']));
  director.close();
  time.pass(1000);
  expect(director.beat).toBeNull();
  expect(table.close).not.toHaveBeenCalled();
});
