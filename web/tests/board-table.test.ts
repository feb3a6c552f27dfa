import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import FubaTable from '../src/boards/fuba/FubaTable.svelte';
import { announcer } from '../src/lib/announce.svelte';
import { Refused } from '../src/lib/api';
import { words } from '../src/lib/words.svelte';
import type { Chances, Entry, Hint, Look, Scene, Table, View } from '../src/table/table';
import type { FubaView, Said, Seat } from '../src/types/messages';

beforeAll(async () => {
  await words.speak('en');
  await words.learn('fuba', 'advanced', 'grid');
});

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
const VIEW: FubaView = {
  game: 'fuba',
  viewer: 'home',
  teams: { home: team('APA', { AFR: 4, ALW: 2, CE: 4 }), away: team('BPA', { BFR: 4, BLW: 2, CE: 4 }) },
  ball: { area: 'CE', value: 3, control: 'home' },
  clock: { half: 1, minute: 20, stoppage: 0 },
  turn: { number: 1, restart: 'open-play', start: 'CE', target: 'CE', dice: [0, 0] },
  own: { formation: null, dive: null },
};

function scene(legal: string[] | null, more: Partial<Scene> = {}): Scene {
  const ask = legal && {
    decision: { key: 'ask-target', args: { seat: 'seat-home' } },
    secret: false,
    legal,
    said: legal.map((action) => ({ key: action, args: {} })),
  };
  return {
    type: 'update',
    seq: 5,
    events: [],
    position: '',
    view: VIEW,
    ask,
    waits: ['home'],
    undo: false,
    score: [0, 0],
    rated: false,
    ...more,
  };
}

function tableOf(now: Scene, more: Partial<Table> = {}) {
  const table = {
    spec: 'fuba:3.0',
    seat: 'home' as Seat,
    now,
    log: [] as Entry[],
    busy: false,
    due: null,
    act: vi.fn((_action: string) => Promise.resolve()),
    undo: vi.fn(() => Promise.resolve()),
    roll: vi.fn((_faces: number[]) => Promise.resolve()),
    look: vi.fn((): Promise<Look<View> | null> => Promise.resolve(null)),
    chances: vi.fn((): Promise<Chances | null> => Promise.resolve(null)),
    ways: () => Promise.resolve([]),
    hint: vi.fn((): Promise<Hint | null> => Promise.resolve(null)),
    close: () => undefined,
  };
  return Object.assign(table, more as object);
}

const show = (table: Table, more: { turned?: boolean; quiet?: boolean } = {}) =>
  render(FubaTable, { table, turned: false, quiet: false, ...more });
const area = (name: string) => document.querySelector(`[data-area="${name}"]`) as SVGGElement;
const label = (name: string) => document.querySelector(`[data-label="${name}"]`)?.textContent;
const press = (key: string) => fireEvent.keyDown(document.body, { key });

test('an area that is a legal target answers when it is chosen, once', async () => {
  const table = tableOf(scene(['target AFR', 'target BFR']));
  show(table);
  await fireEvent.click(area('BFR'));
  await fireEvent.click(area('AFR'));
  expect(table.act.mock.calls).toEqual([['target BFR']]);
});

test('an area that is none says what is legal', async () => {
  const table = tableOf(scene(['target AFR', 'target BFR']));
  show(table);
  await fireEvent.click(area('BPA'));
  expect(table.act).not.toHaveBeenCalled();
  expect(screen.getByRole('note').textContent).toContain('AFR, BFR');
  expect(announcer.polite).toContain('AFR, BFR');
});

test('a counter is taken up and put down, and a dribble is asked for', async () => {
  const table = tableOf(scene(['done', 'move CE>AFR', 'move CE>BFR', 'dribble CE>BFR']));
  show(table);
  await fireEvent.click(area('CE'));
  expect(area('AFR').dataset.answer).toBe('move CE>AFR');
  await fireEvent.click(area('BFR'));
  expect(table.act).not.toHaveBeenCalled();
  await fireEvent.click(document.querySelector('.choice [data-answer="dribble CE>BFR"]') as Element);
  await vi.waitFor(() => expect(table.act.mock.calls).toEqual([['dribble CE>BFR']]));
});

test('Escape puts a counter back', async () => {
  const table = tableOf(scene(['done', 'move CE>AFR']));
  show(table);
  await fireEvent.click(area('CE'));
  await fireEvent.keyDown(area('CE'), { key: 'Escape' });
  await fireEvent.click(area('AFR'));
  expect(table.act).not.toHaveBeenCalled();
});

test('whatever is legal can be pressed, known or not', () => {
  const legal = ['fly 9', 'position 2 cp', 'target CE', 'move CE>AFR', 'play tackle', 'done'];
  show(tableOf(scene(legal)));
  for (const action of legal)
    expect(document.querySelector(`button[data-answer="${action}"]`), action).not.toBeNull();
});

test('letters and digits answer', async () => {
  const table = tableOf(scene(['shoot', 'press', 'done'], { undo: true }));
  show(table);
  await press('u');
  expect(table.undo).toHaveBeenCalledOnce();
  await press('2');
  expect(table.act.mock.calls).toEqual([['press']]);
});

test('letters answer nothing that is not legal', async () => {
  const table = tableOf(scene(['press', 'done']));
  show(table);
  await press('s');
  await press('9');
  expect(table.act).not.toHaveBeenCalled();
});

test('an area tells who stands there, the ball, and the answer', () => {
  show(tableOf(scene(['target CE'])));
  const name = area('CE').getAttribute('aria-label') ?? '';
  for (const part of ['CE', 'Home: 4 players', 'Away: 4 players', 'value 3', 'target CE'])
    expect(name).toContain(part);
  expect(area('APA').getAttribute('aria-label')).toContain('goalkeeper');
});

test('odds are written on the areas and said', async () => {
  const chances: Chances = {
    odds: { 'target BFR': { keep: [3, 4], lose: [1, 4] } },
    besides: {},
    turn: {},
    mixture: null,
  };
  show(tableOf(scene(['target BFR']), { chances: () => Promise.resolve(chances) }));
  await vi.waitFor(() => expect(label('BFR')).toContain('75%'));
  expect(area('BFR').getAttribute('aria-label')).toContain('keep 75 %');
});

test('a hint says why, draws its arrow and plays the whole action; it goes away where it is refused', async () => {
  const value = { points: 0.5, win: 0.4, draw: 0.2, loss: 0.4, goals: 0 };
  const answer = (action: string) => ({ action, key: `said-${action}`, args: {}, text: action });
  const hint: Hint = {
    level: 'coach:4',
    seat: 'home',
    ways: [
      { answers: [answer('target CE')], value, behind: 0, arrows: [{ who: 'ball', path: ['AFR', 'CE'] }] },
      {
        answers: [answer('press'), answer('done')],
        value,
        behind: 0.012,
        arrows: [{ who: 'home', path: ['AFR', 'ALW'] }],
      },
    ],
    reason: { key: 'hint-why-keep', args: { chance: 92, other: 78 }, text: '' },
    against: 1,
  };
  const table = tableOf(scene(['shoot', 'press', 'done', 'target CE']), {
    hint: () => Promise.resolve(hint),
  });
  const { unmount } = show(table);
  await fireEvent.click(document.querySelector('[data-do="hint"]') as Element);
  await screen.findByText('Control 92 % instead of 78 %.', {}, { timeout: 5000 });
  expect(document.querySelector('[data-label="CE"] .advice')?.textContent).toBe('1');
  const arrow = () => document.querySelector('[data-arrow]')?.getAttribute('data-arrow');
  await vi.waitFor(() => expect(arrow()).toBe('ball AFR CE'), 5000);
  const second = document.querySelector('[data-hint="1"]') as HTMLElement;
  expect(second.textContent).toContain('−1.2');
  await fireEvent.pointerMove(second);
  await vi.waitFor(() => expect(arrow()).toBe('home AFR ALW'), 5000);
  await fireEvent.click(second);
  expect(table.act).toHaveBeenCalledWith(['press', 'done']);
  unmount();
  show(
    tableOf(scene(['done']), { hint: () => Promise.reject(new Refused(403, 'no-hints-when-rated', 'No.')) }),
  );
  await press('h');
  await vi.waitFor(() => expect(document.querySelector('[data-do="hint"]')).toBeNull());
});

test('real dice are typed in', async () => {
  const table = tableOf(scene(null), {
    due: { dice: [6, 6], for: { key: 'due-roll-stage', args: { seat: 'seat-home', dice: 2 } } },
  });
  show(table);
  await vi.waitFor(() => expect(document.querySelector('[data-die]')).toBeTruthy());
  await fireEvent.click(document.querySelector('[data-die="0"][data-face="4"]') as Element);
  expect(table.roll).not.toHaveBeenCalled();
  await fireEvent.click(document.querySelector('[data-die="1"][data-face="2"]') as Element);
  expect(table.roll.mock.calls).toEqual([[[4, 2]]]);
});

test('a corner kick has its spot in its corner', async () => {
  const view: FubaView = { ...VIEW, ball: { area: 'SPOT', value: 1, control: 'home' } };
  const position = 'ball=SPOT:1:home turn=3,corner,BRC,home,CE>BRC,00,0-0,home,+0,none,none-none';
  const table = tableOf(scene(['keeper APA', 'keeper SPOT'], { view, position }));
  show(table);
  expect(area('SPOT').getAttribute('aria-label')).toContain('the ball');
  await fireEvent.keyDown(area('BRC'), { key: 'ArrowRight' });
  await fireEvent.click(area('SPOT'));
  expect(table.act.mock.calls).toEqual([['keeper SPOT']]);
});

test('at a penalty duel the buttons say how to mix', async () => {
  const chances: Chances = {
    odds: { 'kick left': { goal: [2, 3], miss: [1, 3] } },
    besides: {},
    turn: {},
    mixture: {
      answers: { 'kick left': [2, 5], 'kick middle': [1, 5] },
      value: { goal: [2, 3], miss: [1, 3] },
    },
  };
  show(tableOf(scene(['kick left', 'kick middle']), { chances: () => Promise.resolve(chances) }));
  await vi.waitFor(() =>
    expect(document.querySelector('[data-answer="kick left"]')?.textContent).toContain('4 times in 10'),
  );
  // How often to choose it must not be read as how likely it is.
  expect(document.querySelector('[data-answer="kick left"]')?.textContent).not.toContain('%');
  expect(document.querySelector('.prompt')?.textContent).toContain('these are not chances of scoring');
  await vi.waitFor(() => expect(document.querySelector('.prompt')?.textContent).toContain('goal 67 %'));
});

test('moves that cost a condition point say how many the line has left', () => {
  const condition = { defence: 2, midfield: 3, forward: 1 };
  const view = { ...VIEW, teams: { ...VIEW.teams, home: { ...VIEW.teams.home, condition } } };
  show(tableOf(scene(['midfield', 'midfield cp', 'forward cp'], { view })));
  const told = (action: string) => document.querySelector(`[data-answer="${action}"]`)?.textContent;
  expect(told('midfield cp')).toContain('3 points left');
  expect(told('forward cp')).toContain('one point left');
  expect(told('midfield')).not.toContain('left');
});

test('who waits is told what for', () => {
  show(tableOf(scene(null, { waits: ['away'], other: { key: 'ask-target', args: { seat: 'seat-away' } } })));
  expect(screen.getByRole('heading', { name: 'Away, where do you play the ball?' })).toBeTruthy();
});

test('what happens is announced', async () => {
  show(tableOf(scene(['done'], { events: [{ key: 'fuba-goal', args: { seat: 'seat-home' } }] })));
  await tick();
  expect(announcer.polite).toContain('Goal! Home scores.');
});

test('a quiet table asks nothing', async () => {
  const table = tableOf(scene(['target CE', 'done']));
  show(table, { quiet: true });
  expect(document.querySelector('[data-answer]')).toBeNull();
  await press('d');
  await fireEvent.click(area('CE'));
  expect(table.act).not.toHaveBeenCalled();
});

test('the end is told', async () => {
  show(tableOf(scene(null, { score: [2, 1], waits: [], result: { outcome: 'home', reason: 'played' } })));
  await screen.findByText(/Home wins/, {}, { timeout: 5000 });
  const banner = document.querySelector('[data-result="home"]');
  expect(banner?.textContent).toContain('2–1');
  expect(banner?.textContent).toContain('Home wins');
});

test('the dice of the log are shown with what came of them', () => {
  const events: Said[] = [
    { key: 'fuba-rolled', args: { roll: 'roll-stage', dice: '2 5' } },
    { key: 'fuba-check-kept', args: { seat: 'seat-home' } },
  ];
  show(tableOf(scene(['done']), { log: [{ seq: 4, events }] }));
  const tray = document.querySelector('.full .tray');
  expect(tray?.textContent).toContain('Stage dice');
  expect(tray?.textContent).toContain('Home keeps the ball.');
  expect([...(tray?.querySelectorAll('svg') ?? [])].map((die) => die.getAttribute('aria-label'))).toEqual([
    '2',
    '5',
  ]);
});

test('what was pressed shows before anybody answers', async () => {
  const table = tableOf(scene(['target BFR', 'shoot']), { act: () => new Promise<void>(() => undefined) });
  show(table);
  await fireEvent.click(area('BFR'));
  expect(area('BFR').classList).toContain('given');
  expect(document.querySelector('.prompt')?.getAttribute('aria-busy')).toBe('true');
});

test('the last dice stay on the table, however long ago they fell', () => {
  const rolled: Entry = {
    seq: 1,
    events: [{ key: 'fuba-dice', args: { dice: '6 5', roll: 'roll-stage' } }],
  };
  const moved = [2, 3, 4, 5, 6, 7, 8, 9].map((seq): Entry => ({
    seq,
    events: [{ key: 'fuba-over', args: {} }],
  }));
  show(tableOf(scene(['done']), { log: [rolled, ...moved] }));
  const tray = document.querySelector('.full .line');
  expect(tray?.querySelectorAll('.die')).toHaveLength(2);
  expect(document.querySelector('.full')?.textContent).not.toContain('No dice yet');
});
