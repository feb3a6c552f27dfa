import { beforeAll, expect, test, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { words } from '../src/lib/words.svelte';
import { BenchTable, Engine, EngineError } from '../src/table/bench.svelte';
import type { Socket } from '../src/table/engine';
import { endsInAnswer, header, inputs, until } from '../src/table/record';

beforeAll(async () => {
  await words.speak('en');
  await words.learn('fuba');
});

const view = (viewer: string) => ({ viewer, clock: {}, teams: { home: { goals: 0 }, away: { goals: 0 } } });

/**
 * A small engine of our own: home and away say numbers in turn; home's are secret; an even one needs a die.
 * Its record is what was said.
 */
class Fake {
  said: string[] = [];
  heard: string[] = [];
  sockets: Socket[] = [];
  opened = 0;
  /** Hang up after so many more commands. */
  breaksAfter = Infinity;
  deaf = 0;

  connect = (): Socket => {
    this.opened += 1;
    const socket: Socket = {
      send: () => undefined,
      close: () => void socket.onclose?.call(null as never, {} as never),
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    if (this.deaf-- > 0) {
      setTimeout(() => socket.close());
      return socket;
    }
    // A table that is left is gone.
    this.said = [];
    socket.send = (text) => {
      if (this.breaksAfter-- <= 0) {
        this.breaksAfter = Infinity;
        setTimeout(() => socket.close());
        return;
      }
      const command = JSON.parse(text as string) as Record<string, unknown>;
      this.heard.push(String(command.cmd));
      const answer = JSON.stringify({ id: command.id, ...this.answer(command) });
      setTimeout(
        () => void socket.onmessage?.call(null as never, { data: answer } as never),
        Math.random() * 3,
      );
    };
    this.sockets.push(socket);
    setTimeout(() => void socket.onopen?.call(null as never, {} as never));
    return socket;
  };

  get next() {
    const last = this.said.at(-1);
    if (last?.startsWith('even')) return { kind: 'roll', dice: [6], for: { key: 'x', args: {}, text: '' } };
    const seat = this.said.filter((input) => /^[a-z]/.test(input)).length % 2 ? 'away' : 'home';
    return {
      kind: 'decide',
      seat,
      decision: { key: 'x', args: {}, text: '' },
      secret: seat === 'home',
      legal: ['odd 1', 'even 2'],
      // After 77 there is a window, in which nothing but passing is possible.
      ...(last === 'odd 77' ? { secret: false, legal: ['odd 1'], pass: 'odd 1' } : {}),
    };
  }

  /** A plan ends where somebody else is asked; `odd 9` shows what was hidden. */
  ahead({ after }: Record<string, unknown>): Record<string, unknown> {
    const last = (after as string[]).at(-1);
    if (last === 'odd 9') return { ask: null, then: 'reveal' };
    return last === 'odd 1' ? { ask: null, then: 'other' } : { ask: this.next };
  }

  answer(command: Record<string, unknown>): Record<string, unknown> {
    const after = (event: string) => ({
      ok: true,
      spec: 'toy',
      events: [{ key: event, args: {}, text: '' }],
      position: this.said.join(),
      next: this.next,
    });
    switch (command.cmd) {
      case 'load':
        this.said = inputs(String(command.record));
        return after('loaded');
      case 'new':
        this.said = [];
        return after('begun');
      case 'act': {
        const answers = command.answers as string[];
        if (answers.includes('bad'))
          return { ok: false, error: { key: 'match-over', args: {}, text: 'No.' } };
        this.said.push(...answers);
        return after('acted');
      }
      case 'play': {
        const actions = command.inputs as string[];
        if (actions.includes('bad'))
          return { ok: false, error: { key: 'match-over', args: { input: 1 }, text: 'No.' } };
        this.said.push(...actions);
        const rolls = command.roll && this.next.kind === 'roll';
        if (rolls) this.said.push('4');
        return { ...after('acted'), events: rolls ? [{ key: 'rolled', args: { dice: '4' }, text: '' }] : [] };
      }
      case 'roll':
        this.said.push('4');
        return { ...after('rolled'), events: [{ key: 'rolled', args: { dice: '4' }, text: '' }] };
      case 'undo':
        this.said.pop();
        return after('undone');
      case 'record':
        return {
          ok: true,
          record: `touchline record 1\nspec: toy\nseed: 1\n\n1. ${this.said.join('; ')}\nend ${this.said.length}\n`,
        };
      case 'view': {
        if (command.after) return { ok: true, view: view('away'), position: 'ahead', ...this.ahead(command) };
        const own = this.said.filter((input) => input.startsWith('odd')).join();
        return {
          ok: true,
          view: view(String(command.seat)),
          position: command.seat === 'home' ? own : 'open',
        };
      }
      case 'legal':
        return {
          ok: true,
          actions: ('legal' in this.next ? this.next.legal : []).map((action) => ({
            action,
            key: 'x',
            args: {},
            text: action,
          })),
        };
      default:
        return { ok: true };
    }
  }
}

function table(fake: Fake, options = {}): BenchTable {
  return new BenchTable({ ...options, engine: (restore) => new Engine(restore, fake.connect, [0, 1, 1, 1]) });
}

test('commands never interleave, whatever is begun at once', async () => {
  const fake = new Fake();
  const bench = table(fake);
  const all = [bench.begin('toy'), bench.act('odd 1'), bench.act('even 2'), bench.act('odd 3')];
  await Promise.all(all);
  expect(inputs(bench.written)).toEqual(['odd 1', 'even 2', '4', 'odd 3']);
  const changes = fake.heard.filter((cmd) => !['record', 'view', 'legal'].includes(cmd));
  // An answer and the dice after it are one message.
  expect(changes).toEqual(['new', 'play', 'play', 'play']);
  expect(bench.log.map((entry) => entry.step?.dice)).toEqual([[], ['4'], []]);
});

test('dice that are known beforehand are given one roll at a time', async () => {
  const fake = new Fake();
  const bench = table(fake, { script: () => [4] });
  await bench.begin('toy');
  await bench.act('odd 1');
  await bench.act('even 2');
  const changes = fake.heard.filter((cmd) => !['record', 'view', 'legal'].includes(cmd));
  expect(changes).toEqual(['new', 'act', 'act', 'roll']);
  expect(bench.log.map((entry) => entry.step?.dice)).toEqual([[], ['4']]);
});

test.for([0, 1, 3, 6, 8])('a connection that breaks %i commands later loses nothing', async (breaksAfter) => {
  const fake = new Fake();
  const bench = table(fake);
  await bench.begin('toy');
  await bench.act('odd 1');
  fake.breaksAfter = breaksAfter;
  await bench.act('even 2');
  await bench.act('odd 3');
  expect(fake.opened).toBe(2);
  expect(inputs(bench.written)).toEqual(['odd 1', 'even 2', '4', 'odd 3']);
  expect(bench.log).toHaveLength(3);
  await bench.undo();
  expect(inputs(bench.written)).toEqual(['odd 1', 'even 2', '4']);
  expect(bench.log).toHaveLength(2);
});

test('a server that is away for a moment is waited for, and not for ever', async () => {
  const fake = new Fake();
  const bench = table(fake);
  await bench.begin('toy');
  fake.sockets[0]?.close();
  fake.deaf = 2;
  await bench.act('odd 1');
  expect(inputs(bench.written)).toEqual(['odd 1']);
  fake.sockets.at(-1)?.close();
  fake.deaf = 99;
  await expect(bench.act('odd 3')).rejects.toMatchObject({ code: 'unreachable' });
  expect(bench.busy).toBe(false);
  fake.deaf = 0;
  await bench.act('odd 3');
  expect(inputs(bench.written)).toEqual(['odd 1', 'odd 3']);
});

test('a refusal is said in words and changes nothing', async () => {
  const bench = table(new Fake());
  await bench.begin('toy');
  const error = await bench.act('bad').catch((error: unknown) => error);
  expect(error).toBeInstanceOf(EngineError);
  expect((error as Error).message).toBe(words.say({ key: 'match-over', args: {} }));
  await bench.act('odd 1');
  expect(inputs(bench.written)).toEqual(['odd 1']);
});

test.for([0, 1, 3])('a plan is taken back as one, whatever breaks: %i', async (breaksAfter) => {
  const fake = new Fake();
  const bench = table(fake);
  await bench.begin('toy');
  await bench.act('odd 1');
  await bench.act(['odd 3', 'odd 5', 'odd 7']);
  fake.breaksAfter = breaksAfter;
  await bench.undo();
  expect(inputs(bench.written)).toEqual(['odd 1']);
  expect(bench.log).toHaveLength(1);
});

test('a plan is taken back as one after a reload too', async () => {
  const first = table(new Fake());
  await first.begin('toy');
  // The first answers are secret: the log does not tell how many they were.
  await first.act(['odd 1', 'odd 3']);
  await first.act(['odd 5', 'odd 7']);
  const { written, log, given } = first;
  const bench = table(new Fake());
  await bench.load(written, JSON.parse(JSON.stringify({ log, given })) as typeof first);
  for (const left of [['odd 1', 'odd 3'], []]) {
    await bench.undo();
    expect(inputs(bench.written)).toEqual(left);
  }
  expect(bench.log).toEqual([]);
});

test('where a plan ends, and why, is what the engine says', async () => {
  const fake = new Fake();
  const bench = table(fake);
  await bench.begin('toy');
  await bench.act('odd 1');
  fake.heard = [];
  expect(await bench.look(['odd 9'])).toMatchObject({ position: 'ahead', ask: null, then: 'reveal' });
  expect(await bench.look(['odd 1'])).toMatchObject({ ask: null, then: 'other' });
  const look = await bench.look(['odd 3']);
  expect(look?.then).toBeUndefined();
  expect(look?.ask?.legal).toEqual(['odd 1', 'even 2']);
  expect(fake.heard).toEqual(Array(3).fill(['view', 'legal']).flat());
});

test('at a shared screen nothing secret is there before it was handed over', async () => {
  const bench = table(new Fake(), { shared: true, typed: true });
  await bench.begin('toy');
  expect([bench.handover, bench.now?.ask]).toEqual(['home', null]);
  bench.take('away');
  expect(bench.handover).toBe('home');
  bench.take('home');
  expect([bench.handover, bench.now?.ask?.legal.length]).toEqual([null, 2]);
  await bench.act('odd 7');
  // Away has no secrets: nothing has to be handed over, and home's number is nowhere.
  expect([bench.handover, bench.now?.ask?.legal.length]).toEqual([null, 2]);
  expect(JSON.stringify([bench.now, bench.log])).not.toContain('odd 7');
  expect(bench.log.at(-1)?.step).toMatchObject({ by: 'home', actions: null });
  await bench.act('even 2');
  expect(bench.due?.dice).toEqual([6]);
  expect(bench.log.at(-1)?.step).toMatchObject({ by: 'away', actions: ['even 2'] });
  await bench.roll([4]);
  expect([bench.due, bench.handover]).toEqual([null, 'home']);
});

test('records are cut where one likes', () => {
  const record =
    'touchline record 1\nspec: fuba:3.0\nrules: 1\nresult: 1-0\n\n0. formation 4-4-2; formation 3-5-2; 5 3\n1. target AFR; 4 2\nend 5\n';
  expect(inputs(record)).toEqual(['formation 4-4-2', 'formation 3-5-2', '5 3', 'target AFR', '4 2']);
  expect(until(record, 4)).toBe(
    'touchline record 1\nspec: fuba:3.0\nrules: 1\n\n0. formation 4-4-2; formation 3-5-2; 5 3\n1. target AFR\nend 4\n',
  );
  expect(until(record, 0)).toContain('end 0');
  expect(header(record, 'spec')).toBe('fuba:3.0');
  expect([0, 2, 3, 4].map((count) => endsInAnswer(until(record, count)))).toEqual([false, true, false, true]);
});

test('against a computer a window that can only be passed is passed, and goes with the answer before it', async () => {
  const fake = new Fake();
  const bench = table(fake, { seat: 'away' });
  await bench.begin('toy');
  await bench.act('odd 77');
  expect(inputs(bench.written)).toEqual(['odd 77', 'odd 1']);
  expect(bench.now?.waits).toEqual(['home']);
  await bench.undo();
  expect(inputs(bench.written)).toEqual([]);
  settings.change({ passes: false });
  await bench.act('odd 77');
  expect(inputs(bench.written)).toEqual(['odd 77']);
  expect(bench.now?.ask?.pass).toBe('odd 1');
  settings.change({ passes: true });
});

test('where two people share the screen a window passes after a while, unless somebody wants to think', async () => {
  const wait = vi.spyOn(globalThis, 'setTimeout');
  const delays = () => wait.mock.calls.flatMap(([, delay]) => (delay === 3000 ? [delay] : []));
  const fake = new Fake();
  const bench = table(fake, { shared: true });
  await bench.begin('toy');
  bench.take('home');
  await bench.act('odd 77');
  // Nobody has seen what away holds, and it passes all the same.
  expect(bench.now?.delay).toBe(3000);
  expect(delays()).toHaveLength(1);
  await bench.hold();
  expect(bench.held).toBe(bench.now?.seq);
  const last = wait.mock.calls.filter(([, delay]) => delay === 3000).at(-1);
  wait.mockRestore();
  (last?.[0] as () => void)();
  await bench.record();
  expect(inputs(bench.written)).toEqual(['odd 77', 'odd 1']);
  bench.close();
});
