import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Draft, draftOf } from '../src/boards/fuba/setup/draft.svelte';
import { formationsIn, linesOf, offered } from '../src/boards/fuba/setup/formation';
import { isSetup } from '../src/boards/fuba/setup';
import { lineAnswer } from '../src/boards/fuba/setup/lines';
import { mirrored } from '../src/boards/fuba/setup/pitch';
import { answersOf, defaultPlan, sum, trouble } from '../src/boards/fuba/setup/plan';
import { actionOf, nearest, tuplesIn, valuesOf, type Tuples } from '../src/boards/fuba/setup/tuples';
import type { Table } from '../src/table/table';
import type { Area, Ask, FubaLayout, FubaView, Seat } from '../src/types/messages';

const question = (key: string, seat: Seat, legal: string[]): Ask => ({
  decision: { key, args: { seat: `seat-${seat}` } },
  secret: false,
  legal,
  said: [],
});
const layout = (areas: [Area, number?][], change: Partial<FubaLayout> = {}): FubaLayout => ({
  keeper: [],
  taker: null,
  areas: areas.map(([area, fewest = 0]) => ({ area, fewest, most: 10 })),
  one_of: [],
  players: 10,
  ...change,
});
const view = (restart: string, control: Seat, area: Area = 'CE'): FubaView =>
  ({
    game: 'fuba',
    viewer: 'home',
    teams: { home: { formation: '4-4-2' }, away: { formation: '4-4-2' } },
    ball: { area, value: 1, control },
    turn: { restart },
    own: {},
  }) as unknown as FubaView;

const HOME: [Area, number?][] = [['CE', 2], ['APA'], ['ALC'], ['ARC'], ['AFR'], ['ALW'], ['ARW']];
const AWAY: [Area, number?][] = [['CE', 2], ['BPA'], ['BRC'], ['BLC'], ['BFR'], ['BRW'], ['BLW']];
const kickOff = layout(HOME);
const table = (act = vi.fn(() => Promise.resolve())) => ({ act }) as unknown as Table & { act: typeof act };
const draft = (at = table(), seat: Seat = 'home', areas = HOME): Draft =>
  new Draft(at, seat, layout(areas), view('kick-off', seat));

beforeEach(() => localStorage.clear());

describe('line-ups', () => {
  test('the default is given as one', async () => {
    const at = table();
    const one = draft(at);
    expect(one.left(kickOff)).toBe(0);
    await one.send(kickOff);
    // The last wing is not asked for: it takes who is left.
    expect(at.act).toHaveBeenCalledExactlyOnceWith([
      'place 4',
      'place 0',
      'place 1',
      'place 1',
      'place 2',
      'place 1',
    ]);
    expect(one.trouble).toBeNull();
  });

  test('a plan that is not legal is not given, and says why', async () => {
    const at = table();
    const one = draft(at);
    one.clear();
    one.set('CE', 1);
    one.set('AFR', 9);
    await one.send(kickOff);
    expect(at.act).not.toHaveBeenCalled();
    expect(one.trouble).toEqual({ key: 'setup-stop-few', args: { area: 'area-CE', players: 2 } });
    expect(one.count('AFR')).toBe(9);
    one.move('AFR', 'CE');
    expect(one.trouble).toBeNull();
    await one.send(kickOff);
    // With nobody left nothing more is asked.
    expect(at.act).toHaveBeenCalledExactlyOnceWith(['place 2', 'place 0', 'place 0', 'place 0', 'place 8']);
  });

  test('what was sent is offered the next time, also from the other end', async () => {
    const one = draft();
    one.clear();
    one.set('CE', 6);
    one.set('ALW', 4);
    await one.send(kickOff);
    const again = draft();
    expect(again.offers(kickOff, view('kick-off', 'home')).map(({ name }) => name)).toEqual([
      'default',
      'last',
    ]);
    expect(again.plan.players).toEqual({ CE: 6, ALW: 4 });
    expect(draft(table(), 'away', AWAY).plan.players).toEqual({ CE: 6, BRW: 4 });
  });

  test('rubbish in the memory is no line-up', () => {
    localStorage.setItem('touchline:setup:4-4-2:kick-off', '{"players":{"CE":"many"}}');
    expect(draft().offers(kickOff, view('kick-off', 'home'))).toHaveLength(1);
  });

  test('a refused plan stays as it is', async () => {
    const one = draft(table(vi.fn(() => Promise.reject(new Error('gone')))));
    const sent = one.send(kickOff);
    expect(one.sending).toBe(true);
    await sent;
    expect(one.sending).toBe(false);
    expect(one.left(kickOff)).toBe(0);
    // What was never given is not offered the next time.
    expect(draft().offers(kickOff, view('kick-off', 'home'))).toHaveLength(1);
  });

  test('a draft is kept while the same line-up is asked for', () => {
    const at = table();
    const ask = question('fuba-ask-place', 'home', []);
    const seen = {
      ...view('kick-off', 'home'),
      clock: { half: 1, minute: 0, stoppage: 0 },
    } as FubaView;
    const one = draftOf(at, ask, kickOff, seen);
    expect(draftOf(at, ask, layout(HOME), seen)).toBe(one);
    // After a sending-off, or for another kick, it is another.
    const few = draftOf(at, ask, layout(HOME, { players: 9 }), seen);
    expect(few).not.toBe(one);
    expect(draftOf(at, ask, layout(AWAY, { players: 9 }), seen)).not.toBe(few);
  });

  test('a team with fewer players lines up too', () => {
    const few = layout(HOME, { players: 8 });
    const plan = defaultPlan(few, view('kick-off', 'home'), 'home');
    expect(sum(plan.players)).toBe(8);
    expect(trouble(few, plan)).toBeNull();
  });

  test('the taker goes by itself, unless the goalkeeper takes the kick', () => {
    const corner = layout([['AFR'], ['CE'], ['BPA']], { keeper: ['APA', 'SPOT'], taker: 'SPOT' });
    expect(answersOf(corner, { keeper: 'APA', players: { AFR: 3, CE: 2, BPA: 4 } })).toEqual([
      'keeper APA',
      'place 3',
      'place 2',
    ]);
    expect(trouble(corner, { keeper: 'SPOT', players: { AFR: 3, CE: 3, BPA: 4 } })).toBeNull();
    expect(trouble(corner, { keeper: null, players: { AFR: 3, CE: 3, BPA: 3 } })?.key).toBe(
      'setup-stop-keeper',
    );
  });

  test('somebody stands behind the ball, be it the goalkeeper', () => {
    const freeKick = layout([['APA'], ['AFR'], ['CE'], ['BFR']], {
      keeper: ['APA', 'AFR', 'CE'],
      one_of: ['APA', 'AFR'],
      players: 3,
    });
    expect(trouble(freeKick, { keeper: 'CE', players: { CE: 3 } })).toEqual({
      key: 'setup-stop-one-of',
      args: { areas: 'APA, AFR' },
    });
    expect(trouble(freeKick, { keeper: 'AFR', players: { CE: 3 } })).toBeNull();
    // One is kept for the last area that would do: there it is not asked how many, where only one is left.
    expect(answersOf(freeKick, { keeper: 'CE', players: { AFR: 1, CE: 1, BFR: 1 } })).toEqual([
      'keeper CE',
      'place 0',
      'place 1',
      'place 1',
    ]);
    expect(trouble(freeKick, defaultPlan(freeKick, view('free-kick', 'away', 'CE'), 'home'))).toBeNull();
  });
});

describe('formations', () => {
  test('are read and put in order', () => {
    expect(linesOf('4-4-2')).toEqual([4, 4, 2]);
    expect(linesOf('?')).toBeNull();
    const legal = Array.from({ length: 8 }, (_, d) =>
      Array.from({ length: 8 - d }, (_, m) => `formation ${d + 1}-${m + 1}-${8 - d - m}`),
    ).flat();
    expect(formationsIn(legal)).toHaveLength(36);
    expect(offered(legal, null).first[0]).toBe('4-4-2');
    const { first, more } = offered(legal, '2-3-5');
    expect(first.slice(0, 2)).toEqual(['2-3-5', '4-4-2']);
    expect(first.length + more.length).toBe(36);
  });
  test('at half-time all are shown, and no others', () => {
    expect(offered(['formation 4-4-2', 'formation 3-5-2'], '5-4-1')).toEqual({
      first: ['4-4-2', '3-5-2'],
      more: [],
    });
  });
});

test('the pitch is the same from the other end', () => {
  expect(mirrored('ALC')).toBe('BRC');
  expect(mirrored('BPA')).toBe('APA');
  expect(mirrored('AFR')).toBe('BFR');
  expect(mirrored('CE')).toBe('CE');
});

test('answers of several choices stay legal', () => {
  const tuples = tuplesIn([
    'midfield-roles 0 0',
    'midfield-roles 0 1',
    'midfield-roles 0 2',
    'midfield-roles 1 0',
    'midfield-roles 1 1',
    'midfield-roles 2 0',
  ]) as Tuples;
  expect(valuesOf(tuples, 1)).toEqual(['0', '1', '2']);
  expect(nearest(tuples, ['0', '2'], 0, '1')).toEqual(['1', '1']);
  expect(actionOf(tuples, ['1', '1'])).toBe('midfield-roles 1 1');
  const styles = tuplesIn(['styles easy/normal/easy', 'styles normal/normal/normal']) as Tuples;
  expect(actionOf(styles, nearest(styles, ['normal', 'normal', 'normal'], 0, 'easy'))).toBe(
    'styles easy/normal/easy',
  );
  expect(tuplesIn(['done', 'styles a/b/c'])).toBeNull();
});

test('answers about lines', () => {
  expect(lineAnswer('shift defence>forward')).toMatchObject({
    what: 'shift',
    from: 'defence',
    to: 'forward',
  });
  expect(lineAnswer('fresh midfield')).toMatchObject({ what: 'fresh', line: 'midfield' });
  expect(lineAnswer('booked-off').what).toBe('other');
  expect(lineAnswer('shift x>y').what).toBe('other');
});

test('questions of the pitch are not for the set-up', () => {
  expect(isSetup(question('ask-target', 'home', []))).toBe(false);
  expect(isSetup(question('ask-place', 'home', []))).toBe(true);
});
