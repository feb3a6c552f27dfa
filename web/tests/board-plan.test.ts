import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import FubaTable from '../src/boards/fuba/FubaTable.svelte';
import { settings } from '../src/lib/settings.svelte';
import { words } from '../src/lib/words.svelte';
import type { Chances, Scene, Table } from '../src/table/table';
import type { Ask, FubaView, Seat } from '../src/types/messages';
import { reactive } from './reactive.svelte';

beforeAll(async () => {
  await words.speak('en');
  await words.learn('fuba', 'advanced');
});
beforeEach(() => settings.change({ passes: true, stops: [] }));

const team = (keeper: 'APA' | 'BPA', players: FubaView['teams']['home']['players']) => ({
  formation: '4-4-2',
  goals: 0,
  yellow: 0,
  red: 0,
  keeper,
  players,
  in_hand: 0,
  secret_formation: false,
  secret_dive: false,
});
const view = (players: FubaView['teams']['home']['players']): FubaView => ({
  game: 'fuba',
  viewer: 'home',
  teams: { home: team('APA', players), away: team('BPA', { BFR: 4 }) },
  ball: { area: 'CE', value: 3, control: 'home' },
  clock: { half: 1, minute: 20, stoppage: 0 },
  turn: { number: 1, restart: 'open-play', start: 'CE', target: 'CE', dice: [0, 0] },
  own: { formation: null, dive: null },
});
const asking = (legal: string[], more: Partial<Ask> = {}): Ask => ({
  decision: { key: 'ask-free-movement', args: { seat: 'seat-home' } },
  secret: false,
  legal,
  said: legal.map((action) => ({ key: action, args: {} })),
  ...more,
});

const WINDOW = asking(['done', 'play tackle'], {
  decision: { key: 'ask-window', args: { seat: 'seat-home', window: 'window-before-dice' } },
  pass: 'done',
  finish: 'done',
});
/** As the engine asks: there is always something to do, and an answer that changes nothing. */
const FIRST_ACTION = asking(['press', 'position 0'], {
  decision: { key: 'ask-first-action', args: { seat: 'seat-home' } },
  finish: 'position 0',
});

/** Three players in the centre may go to the left or right wing, two of them at most. */
function ahead(answers: readonly string[]) {
  const moved = answers.filter((answer) => answer.includes('>'));
  const players: Record<string, number> = { CE: 3 - moved.length };
  for (const answer of moved) {
    const to = answer.split('>')[1] as string;
    players[to] = (players[to] ?? 0) + 1;
  }
  const done = moved.length === 2 || answers.includes('done');
  const legal = ['done', 'move CE>ALW', 'move CE>ARW'];
  const free = asking(legal, { moves: 2 - moved.length, finish: 'done' });
  // Then the other team is asked.
  const over = answers.includes('position 0') || answers.includes('next');
  const ask = over ? null : done ? FIRST_ACTION : free;
  return { ask, view: view(players), ...(ask ? {} : { then: 'other' as const }) };
}

function tableOf(more: Partial<Table> = {}) {
  const now = (): Scene => ({
    type: 'update',
    seq: 5,
    events: [],
    position: 'p',
    waits: ['home'],
    undo: false,
    score: [0, 0],
    rated: false,
    ...ahead([]),
  });
  return reactive({
    spec: 'fuba:3.0',
    seat: 'home' as Seat,
    now: now(),
    log: [],
    busy: false,
    due: null,
    act: vi.fn((_answers: string | string[]) => Promise.resolve()),
    undo: vi.fn(() => Promise.resolve()),
    roll: vi.fn(() => Promise.resolve()),
    look: vi.fn((answers: string[]) =>
      Promise.resolve({ seq: 5, answers, position: `p ${answers.join(';')}`, ...ahead(answers) }),
    ),
    ways: vi.fn(() => Promise.resolve([])),
    chances: vi.fn((): Promise<Chances | null> => Promise.resolve(null)),
    hint: vi.fn(() => Promise.resolve(null)),
    close: () => undefined,
    ...(more as object),
  });
}

const area = (name: string) => document.querySelector(`[data-area="${name}"]`) as SVGGElement;
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const show = (table: ReturnType<typeof tableOf>) => render(FubaTable, { table, turned: false, quiet: false });
async function move(from: string, to: string): Promise<void> {
  await fireEvent.click(area(from));
  await fireEvent.click(area(to));
}

test('moves are planned and shown, and given as one with done', async () => {
  const table = tableOf();
  show(table);
  expect(screen.getByText('2 can still move')).toBeTruthy();
  await move('CE', 'ALW');
  await screen.findByText('One can still move');
  expect(table.act).not.toHaveBeenCalled();
  expect(area('ALW').getAttribute('aria-label')).toContain('one player');
  await press('d');
  await vi.waitFor(() => expect(table.act.mock.calls).toEqual([[['move CE>ALW', 'done']]]));
});

test('where the next question is one\u2019s own too, the last step goes on to it: it can be taken back there', async () => {
  const table = tableOf();
  show(table);
  await move('CE', 'ALW');
  await screen.findByText('One can still move');
  await move('CE', 'ARW');
  await vi.waitFor(() => expect(table.act.mock.calls).toEqual([[['move CE>ALW', 'move CE>ARW']]]));
});

/** Nobody else is asked in this action: after two moves the other team plays. */
function movement() {
  const table = tableOf();
  const look = (answers: string[]) => {
    const { ask, ...more } = ahead(answers);
    const goesOn = ask?.moves !== undefined;
    return Promise.resolve({ seq: 5, answers, position: answers.join(), ...more, ask: goesOn ? ask : null });
  };
  return Object.assign(table, { look: vi.fn(look) });
}

test('a last step that the other side would answer waits for Done, and can be taken back till then', async () => {
  const table = movement();
  show(table);
  await move('CE', 'ALW');
  await screen.findByText('One can still move');
  await move('CE', 'ARW');
  await screen.findByText('no more moves');
  expect(document.querySelectorAll('.answers button')).toHaveLength(1);
  expect(table.act).not.toHaveBeenCalled();
  await press('u');
  await screen.findByText('One can still move');
  await move('CE', 'ALW');
  await screen.findByText('no more moves');
  await fireEvent.click(document.querySelector('[data-answer="done"]') as Element);
  await vi.waitFor(() => expect(table.act.mock.calls).toEqual([[['move CE>ALW', 'move CE>ALW']]]));
});

test('whoever leaves the page with moves planned is asked first', async () => {
  const leaves = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  show(tableOf());
  expect(leaves()).toBe(true);
  await move('CE', 'ALW');
  await screen.findByText('One can still move');
  expect(leaves()).toBe(false);
  await press('u');
  await screen.findByText('2 can still move');
  expect(leaves()).toBe(true);
});

test('a planned step is taken back without the table, by undo or by name', async () => {
  const table = tableOf();
  show(table);
  for (const back of [
    () => press('u'),
    () => fireEvent.click(document.querySelector('[data-drop="move CE>ALW"]') as Element),
  ]) {
    await move('CE', 'ALW');
    await screen.findByText('One can still move');
    await back();
    await screen.findByText('2 can still move');
    expect(document.querySelector('[data-drop]')).toBeNull();
  }
  expect(table.undo).not.toHaveBeenCalled();
  expect(table.act).not.toHaveBeenCalled();
});

test('what was given and is taken back is planned again', async () => {
  const table = tableOf();
  show(table);
  await move('CE', 'ALW');
  await screen.findByText('One can still move');
  await press('d');
  await vi.waitFor(() => expect(table.act).toHaveBeenCalled());
  const before = table.now;
  table.now = { ...before, seq: 6, position: 'q', undo: true, ...ahead(['move CE>ALW', 'done']) };
  await vi.waitFor(() => expect(document.querySelector('[data-drop]')).toBeNull());
  await press('u');
  expect(table.undo).toHaveBeenCalled();
  table.now = { ...before, seq: 7 };
  await vi.waitFor(() => expect(document.querySelector('[data-drop="move CE>ALW"]')).toBeTruthy());
});

test('the rest of a turn is answered with what changes nothing, as one', async () => {
  const table = tableOf();
  show(table);
  await move('CE', 'ALW');
  await screen.findByText('One can still move');
  await press('f');
  await vi.waitFor(() => expect(table.act.mock.calls).toEqual([[['move CE>ALW', 'done', 'position 0']]]));
});

test('a turn is finished from an action on, where nothing can be done with Done', async () => {
  const table = tableOf();
  table.now = { ...table.now, ask: FIRST_ACTION };
  show(table);
  await fireEvent.click(document.querySelector('[data-do="finish"]') as Element);
  await vi.waitFor(() => expect(table.act.mock.calls).toEqual([['position 0']]));
});

const SECOND = asking(['second', 'next'], { finish: 'next' });
const THEIRS = { by: 'away' as const, actions: ['position 0'], dice: [] };
/** A turn is being finished, and the other side has answered. */
async function finishing(then: Partial<Scene<FubaView>>) {
  const table = tableOf();
  show(table);
  await press('f');
  await vi.waitFor(() => expect(table.act).toHaveBeenCalledTimes(1));
  const before = table.now;
  table.now = { ...before, seq: 6, position: 'q', ask: null, waits: ['away'] };
  await screen.findByText('Let me play on after all');
  table.now = { ...before, seq: 7, position: 'r', step: THEIRS, ask: SECOND, ...then };
  return table;
}

test('a turn is finished also after the others have acted', async () => {
  const table = await finishing({});
  await vi.waitFor(() => expect(table.act.mock.calls).toEqual([[['done', 'position 0']], ['next']]));
});

test.each([
  { what: 'another turn', then: { view: { ...view({}), turn: { ...view({}).turn, number: 2 } } } },
  {
    what: 'a ball that was lost',
    then: { view: { ...view({}), ball: { ...view({}).ball, control: 'away' as const } } },
  },
  { what: 'an answer that was taken back', then: { step: undefined } },
  { what: 'a question that is a choice', then: { ask: asking(['target CE']) } },
  { what: 'a moment that is marked', then: { ask: WINDOW }, stops: ['window-before-dice'] },
])('$what is not answered for whoever finishes a turn', async ({ then, stops = [] }) => {
  settings.change({ stops });
  const table = await finishing(then);
  await vi.waitFor(() => expect(document.querySelector('[data-seq="7"]')).toBeTruthy());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(table.act).toHaveBeenCalledTimes(1);
  // Nor later, when it would be the same turn again.
  table.now = { ...table.now, ...tableOf().now, seq: 8, position: 's', step: THEIRS, ask: SECOND };
  await vi.waitFor(() => expect(document.querySelector('[data-seq="8"]')).toBeTruthy());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(table.act).toHaveBeenCalledTimes(1);
});

test('whoever wants to play on after all is asked again', async () => {
  const table = tableOf();
  show(table);
  await press('f');
  await vi.waitFor(() => expect(table.act).toHaveBeenCalledTimes(1));
  const before = table.now;
  table.now = { ...before, seq: 6, position: 'q', ask: null, waits: ['away'] };
  await fireEvent.click(await screen.findByText('Let me play on after all'));
  table.now = { ...before, seq: 7, position: 'r', step: THEIRS, ask: SECOND };
  await vi.waitFor(() => expect(document.querySelector('[data-answer="next"]')).toBeTruthy());
  expect(table.act).toHaveBeenCalledTimes(1);
});

test.each([
  { what: 'an action', more: {}, ask: FIRST_ACTION, offered: true },
  { what: 'a choice', more: {}, ask: asking(['target CE', 'target ALW']), offered: false },
  { what: 'a window, which has a button of its own', more: {}, ask: WINDOW, offered: false },
  { what: 'a table that hears every answer', more: { single: true }, ask: FIRST_ACTION, offered: false },
])('whether a turn can be finished from $what: $offered', ({ more, ask, offered }) => {
  const table = tableOf(more);
  table.now = { ...table.now, ask };
  show(table);
  expect(document.querySelector('[data-do="finish"]') !== null).toBe(offered);
});

/** The first question of the rest of the turn is a window. */
function windows() {
  const table = tableOf();
  const look = (answers: string[]) => {
    const done = answers.filter((answer) => answer === 'done').length;
    const ask = done === 1 ? WINDOW : done === 2 ? asking(['done', 'press'], { finish: 'done' }) : null;
    return Promise.resolve({ seq: 5, answers, position: `p ${done}`, ask, view: view({ CE: 3 }) });
  };
  return Object.assign(table, { look: vi.fn(look) });
}

test.each([
  { kept: { stops: ['window-before-dice'] }, given: ['done'] },
  { kept: { passes: false }, given: ['done'] },
  { kept: {}, given: [['done', 'done', 'done']] },
])('finishing the turn stops at windows that are not to be passed: $kept', async ({ kept, given }) => {
  settings.change(kept);
  const table = windows();
  show(table);
  await press('f');
  await vi.waitFor(() => expect(table.act.mock.calls).toEqual([given]));
});

test('a table that gives every answer by itself plans nothing', async () => {
  const table = tableOf({ single: true });
  show(table);
  await move('CE', 'ALW');
  await vi.waitFor(() => expect(table.act.mock.calls).toEqual([['move CE>ALW']]));
  expect(table.look).not.toHaveBeenCalled();
});

test('a window says that it passes, and is held open by whoever wants to think', async () => {
  const hold = vi.fn(() => Promise.resolve());
  const table = tableOf({ hold });
  table.now = { ...table.now, ask: WINDOW, delay: 3000 };
  show(table);
  expect(screen.getByText('Play a card now, or it passes by itself.')).toBeTruthy();
  expect(hold).not.toHaveBeenCalled();
  await fireEvent.click(document.querySelector('[data-do="hold"]') as Element);
  expect(hold).toHaveBeenCalledTimes(1);
});

test('a marked moment is held open whatever is held, and no other', async () => {
  const hold = vi.fn(() => Promise.resolve());
  settings.change({ stops: ['window-before-dice'] });
  const table = tableOf({ hold });
  const other = { ...WINDOW.decision, args: { ...WINDOW.decision.args, window: 'window-after-check' } };
  table.now = { ...table.now, ask: { ...WINDOW, decision: other }, delay: 3000 };
  show(table);
  expect(hold).not.toHaveBeenCalled();
  // With a card to play, and with none.
  table.now = { ...table.now, seq: 9, ask: WINDOW };
  await vi.waitFor(() => expect(hold).toHaveBeenCalledTimes(1));
  table.now = { ...table.now, seq: 10, ask: { ...WINDOW, legal: ['done'] } };
  await vi.waitFor(() => expect(hold).toHaveBeenCalledTimes(2));
});

test('the moment at hand is marked to stop at, also where there is nothing to play', async () => {
  const table = tableOf({ hold: () => Promise.resolve() });
  table.now = { ...table.now, ask: { ...WINDOW, legal: ['done'] }, delay: 3000 };
  show(table);
  await fireEvent.click(document.querySelector('[data-do="stop"]') as Element);
  expect(settings.now.stops).toEqual(['window-before-dice']);
});

test('the question of the other side is not shown as one\u2019s own', () => {
  const table = tableOf();
  const other = { key: 'ask-free-movement', args: { seat: 'seat-away' } };
  table.now = { ...table.now, ask: null, waits: ['away'], other };
  show(table);
  expect(screen.getByText('Not your question: Away is asked')).toBeTruthy();
});
