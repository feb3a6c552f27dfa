import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Draft } from '../src/boards/fuba/setup/draft.svelte';
import { formationsIn, linesOf, offered } from '../src/boards/fuba/setup/formation';
import { isSetup } from '../src/boards/fuba/setup';
import { lineAnswer } from '../src/boards/fuba/setup/lines';
import { mirrored } from '../src/boards/fuba/setup/pitch';
import { answerOf, areasToCome, defaultPlan, sum } from '../src/boards/fuba/setup/plan';
import { actionOf, nearest, tuplesIn, valuesOf, type Tuples } from '../src/boards/fuba/setup/tuples';
import type { Table } from '../src/table/table';
import type { Ask, FubaView, Seat } from '../src/types/messages';
import lineUps from './fixtures/line-ups.json';

/**
 * What the engine asked when a team lined up, the fewest players placed each time, so that every area was
 * asked for.
 */
interface LineUp {
  spec: string;
  seat: Seat;
  view: FubaView;
  asks: { keeper?: string[]; area?: string; in_hand?: number; legal?: number[] }[];
}
const recorded = lineUps as unknown as LineUp[];

const question = (
  key: string,
  seat: Seat,
  legal: string[],
  args: Record<string, string | number> = {},
): Ask => ({
  decision: { key, args: { seat: `seat-${seat}`, ...args } },
  secret: false,
  legal,
  said: [],
});
const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `place ${from + at}`);

/** A table that asks what the engine asked, and takes what it took. */
class Recorded {
  seq = 1;
  busy = false;
  spec = '';
  at = 0;
  hand: number;
  readonly given: string[] = [];
  constructor(readonly up: LineUp) {
    this.hand = up.asks.find(({ in_hand }) => in_hand !== undefined)?.in_hand ?? 0;
  }
  get now() {
    const { seat, view, asks } = this.up;
    const asked = this.hand > 0 ? asks[this.at] : undefined;
    const in_hand = asked?.keeper ? view.teams[seat].in_hand : this.hand;
    const now = { ...view, teams: { ...view.teams, [seat]: { ...view.teams[seat], in_hand } } };
    let ask: Ask | null = null;
    if (asked?.keeper)
      ask = question(
        'ask-place-keeper',
        seat,
        asked.keeper.map((area) => `keeper ${area}`),
      );
    else if (asked?.legal) {
      const [min = 0, max = 0] = asked.legal;
      // So many as were kept back when it was recorded are kept back now.
      const most = this.hand - ((asked.in_hand as number) - max);
      ask = question('ask-place', seat, range(Math.min(min, most), most), { area: `area-${asked.area}` });
    }
    return { seq: this.seq, view: now, ask };
  }
  async act(action: string): Promise<void> {
    expect(this.now.ask?.legal).toContain(action);
    this.given.push(action);
    const placed = /^place (\d+)$/.exec(action);
    if (placed) this.hand -= Number(placed[1]);
    this.at += 1;
    this.seq += 1;
  }
}

beforeEach(() => localStorage.clear());

describe('line-ups', () => {
  test.for(recorded)('the default answers $spec $seat $view.turn.restart', async (up) => {
    const table = new Recorded(up);
    const { ask, view } = table.now;
    if (!ask) throw new Error('nothing is asked');
    const draft = new Draft(table as unknown as Table, ask, view);
    expect(draft.left(ask, view)).toBe(0);
    draft.send(ask, view);
    for (let turn = 0; turn < 20 && table.now.ask; turn++) {
      await Promise.resolve();
      draft.hear();
    }
    expect(draft.trouble).toBeNull();
    // The last area takes whoever is left without being asked for: that has to be as planned.
    const asked = new Set(up.asks.map(({ area }) => area));
    const unasked = Object.entries(draft.plan.players).filter(([area]) => !asked.has(area));
    expect(table.hand).toBe(unasked.reduce((total, [, count]) => total + count, 0));
    expect(unasked.length).toBeLessThanOrEqual(1);
  });

  const kickOff = recorded.find(
    (up) =>
      up.spec === 'fuba:3.0' &&
      up.seat === 'home' &&
      up.view.turn.restart === 'kick-off' &&
      up.view.ball.control === 'home',
  ) as LineUp;

  test('a plan that is not legal stops where it is not, and the rest stays', async () => {
    const table = new Recorded(kickOff);
    const { ask, view } = table.now as { ask: Ask; view: FubaView };
    const draft = new Draft(table as unknown as Table, ask, view);
    draft.clear();
    draft.set('CE', 1);
    draft.set('AFR', 9);
    draft.send(ask, view);
    expect(table.given).toEqual([]);
    expect(draft.trouble).toEqual({ key: 'setup-stop-few', args: { area: 'area-CE', players: 2 } });
    expect(draft.count('AFR')).toBe(9);
    draft.move('AFR', 'CE');
    expect(draft.trouble).toBeNull();
    draft.send(ask, view);
    expect(table.given).toEqual(['place 2']);
  });

  test('what was sent is offered the next time, also from the other end', () => {
    const table = new Recorded(kickOff);
    const { ask, view } = table.now as { ask: Ask; view: FubaView };
    const draft = new Draft(table as unknown as Table, ask, view);
    draft.clear();
    draft.set('CE', 6);
    draft.set('ALW', 4);
    draft.send(ask, view);
    const again = new Draft(table as unknown as Table, ask, view);
    expect(again.offers(ask, view).map(({ name }) => name)).toEqual(['default', 'last']);
    expect(again.plan.players).toEqual({ CE: 6, ALW: 4 });

    const turned = recorded.find(
      (up) =>
        up.spec === 'fuba:3.0' &&
        up.seat === 'away' &&
        up.view.turn.restart === 'kick-off' &&
        up.view.ball.control === 'away',
    ) as LineUp;
    const formation = view.teams.home.formation;
    const team = { ...turned.view.teams.away, formation };
    const other = new Recorded({
      ...turned,
      view: { ...turned.view, teams: { ...turned.view.teams, away: team } },
    });
    const away = new Draft(other as unknown as Table, other.now.ask as Ask, other.now.view);
    expect(away.plan.players).toEqual({ CE: 6, BRW: 4 });
  });

  test('rubbish in the memory is no line-up', () => {
    const table = new Recorded(kickOff);
    const { ask, view } = table.now as { ask: Ask; view: FubaView };
    localStorage.setItem(
      `touchline:setup:${view.teams.home.formation}:kick-off`,
      '{"players":{"CE":"many"}}',
    );
    expect(new Draft(table as unknown as Table, ask, view).offers(ask, view)).toHaveLength(1);
  });

  test('a refused answer ends the sending', async () => {
    const table = new Recorded(kickOff);
    vi.spyOn(table, 'act').mockRejectedValue(new Error('gone'));
    const { ask, view } = table.now as { ask: Ask; view: FubaView };
    const draft = new Draft(table as unknown as Table, ask, view);
    draft.send(ask, view);
    expect(draft.sending).toBe(true);
    await vi.waitFor(() => expect(draft.sending).toBe(false));
    expect(draft.left(ask, view)).toBe(0);
  });

  test('areas that were asked for are not asked for again', () => {
    const { view } = kickOff;
    const ask = question('ask-place', 'home', range(0, 5), { area: 'area-AFR' });
    expect(areasToCome(ask, view, 'home', new Set())).toEqual(['AFR', 'ALW', 'ARW']);
    const first = question('ask-place', 'home', range(2, 10), { area: 'area-CE' });
    expect(areasToCome(first, view, 'home', new Set())).toHaveLength(7);
    expect(answerOf({ keeper: null, players: { CE: 3 } }, first)).toBe('place 3');
  });

  test('a team with fewer players lines up too', () => {
    const team = { ...kickOff.view.teams.home, in_hand: 8 };
    const view = { ...kickOff.view, teams: { ...kickOff.view.teams, home: team } };
    const plan = defaultPlan(question('ask-place', 'home', range(2, 8), { area: 'area-CE' }), view, 'home');
    expect(sum(plan.players)).toBe(8);
    expect(plan.players.CE).toBeGreaterThanOrEqual(2);
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
