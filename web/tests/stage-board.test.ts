import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import FubaTable from '../src/boards/fuba/FubaTable.svelte';
import { curve, pointOf } from '../src/boards/fuba/flight';
import { boardOf, pitchOf } from '../src/boards/fuba/geometry';
import type { Lie } from '../src/boards/lie';
import { words } from '../src/lib/words.svelte';
import type { Beat, Stage } from '../src/stage/beat';
import type { Scene, Table } from '../src/table/table';
import type { FubaView } from '../src/types/messages';

beforeAll(async () => {
  await words.speak('en');
  await words.learn('fuba', 'grid');
});

const team = (keeper: 'APA' | 'BPA') => ({
  formation: '4-4-2',
  goals: 0,
  yellow: 0,
  red: 0,
  keeper,
  players: { CE: 10 },
  in_hand: 0,
  secret_formation: false,
  secret_dive: false,
});
const VIEW: FubaView = {
  game: 'fuba',
  viewer: 'home',
  teams: { home: team('APA'), away: team('BPA') },
  ball: { area: 'CE', value: 3, control: 'home' },
  clock: { half: 1, minute: 20, stoppage: 0 },
  turn: { number: 1, restart: 'open-play', start: 'CE', target: 'CE', dice: [0, 0] },
  own: { formation: null, dive: null },
};

/** A table with a beat on stage. */
async function show(
  beat: Partial<Beat> | null,
  more: Partial<Scene> = {},
  view = VIEW,
  stage: Partial<Stage> = {},
) {
  const skip = vi.fn();
  const now = {
    type: 'update',
    seq: 5,
    events: [],
    position: '',
    view,
    ask: null,
    waits: [],
    undo: false,
    score: [0, 0],
    rated: false,
    ...more,
  } as Scene;
  const on = beat && { view, said: null, by: 'home' as const, lasts: 500, ...beat };
  const table = {
    spec: 'fuba:3.0',
    seat: 'home',
    now,
    log: [],
    busy: false,
    due: null,
    chances: () => Promise.resolve(null),
    stage: { beat: on, lasts: 500, still: false, told: [], stepping: false, skip, ...stage },
  } as unknown as Table;
  const { container } = render(FubaTable, { table, turned: false, quiet: false });
  // What is only shown sometimes is loaded then.
  if (on) await vi.waitFor(() => expect(container.querySelector('[data-beat]')).toBeTruthy(), 5000);
  return { skip, container };
}

const SAID = { key: 'fuba-goal', args: { seat: 'seat-home' } };

test('the caption says who does what, and a button skips to the present', async () => {
  const { skip, container } = await show({ said: SAID });
  expect(container.querySelector('.caption.home')?.textContent).toContain('Goal! Home scores.');
  await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(skip).toHaveBeenCalledOnce();
});

test('a click on the pitch and the space key skip, unless space has another meaning', async () => {
  const { skip, container } = await show({ said: SAID });
  await fireEvent.click(container.querySelector('[data-beat]') as Element);
  await fireEvent.keyDown(container.querySelector('[data-area="CE"]') as Element, { key: ' ' });
  expect(skip).toHaveBeenCalledTimes(2);
  await fireEvent.keyDown(screen.getByRole('button', { name: 'Skip' }), { key: ' ' });
  expect(skip).toHaveBeenCalledTimes(2);
  const stepping = await show({ said: SAID }, {}, VIEW, { stepping: true });
  await fireEvent.keyDown(document.body, { key: ' ' });
  expect(stepping.skip).not.toHaveBeenCalled();
});

test('who is asked answers on the board: clicks go through, its keys stay its own, and the rest skips', async () => {
  const ask = {
    decision: { key: 'ask-target', args: { seat: 'seat-home' } },
    secret: false,
    legal: ['target BFR'],
    said: [{ key: 'do-target', args: { area: 'area-BFR' } }],
  };
  const { container, skip } = await show({ said: SAID }, { ask });
  expect(container.querySelector('[data-beat]')?.classList).toContain('asks');
  await fireEvent.keyDown(container.querySelector('[data-area="CE"]') as Element, { key: ' ' });
  expect(skip).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  await fireEvent.keyDown(document.body, { key: ' ' });
  expect(skip).toHaveBeenCalledTimes(2);
});

test('who lines up at once sees the goal over the pitch that the team is placed on', async () => {
  const ask = {
    decision: { key: 'ask-place', args: { seat: 'seat-home', area: 'area-CE' } },
    secret: false,
    legal: ['place 2'],
    said: [{ key: 'do-place', args: { players: 2 } }],
  };
  const home = { ...VIEW.teams.home, players: {}, in_hand: 10 };
  const view = { ...VIEW, teams: { ...VIEW.teams, home } };
  const moment = { kind: 'goal' as const, title: { key: 'stage-goal', args: { clock: '18' } } };
  const { container, skip } = await show({ said: SAID, moment }, { ask }, view);
  expect(container.querySelector('.lining')).toBeTruthy();
  expect(container.querySelector('.moment')?.textContent).toContain("Goal! 18'");
  // The answer is possible all the while.
  await vi.waitFor(() => expect(container.querySelector('[data-answer="place 2"]')).toBeTruthy(), 5000);
  await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(skip).toHaveBeenCalledOnce();
});

test('a match that kicks from the spot have decided tells their goals', async () => {
  const view = { ...VIEW, shoot_out: { goals: { home: 4, away: 3 }, kicks: 9 } };
  const result = { outcome: 'home', reason: 'played' } as const;
  const { container } = await show(null, { result, score: [1, 1] }, view);
  await vi.waitFor(
    () => expect(container.querySelector('[data-result]')?.textContent).toContain('4-3 on penalties'),
    5000,
  );
  const whistle = { key: 'stage-whistle', args: { half: 9 } };
  const card = await show({ moment: { kind: 'whistle', title: whistle, score: [1, 1], kicks: [4, 3] } });
  expect(card.container.querySelector('.sheet')?.textContent).toContain('4-3 on penalties');
});

test('a moment stands across the pitch, with the score; the net moves', async () => {
  const { container } = await show({
    said: SAID,
    ball: ['goal-away'],
    moment: { kind: 'goal', title: { key: 'stage-goal', args: { clock: '18' } }, score: [1, 0] },
  });
  expect(container.querySelector('.moment')?.textContent.replace(/\s+/g, ' ')).toContain(
    "Goal! 18' Home 1–0",
  );
  expect(container.querySelectorAll('.net.shaken')).toHaveLength(1);
});

test('the dice of a still lie as they fell', async () => {
  const dice = { what: 'roll-stage', faces: [6, 2] };
  const { container } = await show({ dice }, {}, VIEW, { still: true });
  const faces = [...container.querySelectorAll('.throw [role="img"]')].map((die) =>
    die.getAttribute('aria-label'),
  );
  expect(faces).toEqual(['6', '2']);
});

test('while dice tumble the caption names the roll, and nothing beside the board tells them', async () => {
  const dice = { what: 'roll-goal-attempt', faces: [5] };
  const rolled = {
    key: 'stage-rolled',
    args: { roll: 'roll-goal-attempt', dice: '5', seat: 'seat-home' },
  };
  const acts = { key: 'fuba-acts', args: { seat: 'seat-home', kind: 'kind-shoot' } };
  const told = [acts, rolled];
  const { container } = await show({ dice, said: rolled }, {}, VIEW, { told });
  expect(container.querySelector('.caption .rolls')?.textContent).toBe('Die for the goal attempt');
  expect(container.querySelector('.caption .thrown')?.textContent).toBe(
    'Die for the goal attempt (Home): 5.',
  );
  const lines = () => [...container.querySelectorAll('.told li')].map((line) => line.textContent);
  expect(lines()).toEqual(['Home chooses a goal attempt.']);
  expect(container.querySelector('.prompt')?.textContent).not.toContain('No question');
});

test('the ball flies instead of lying there, along a curve that ends where it should', async () => {
  const { container } = await show({ ball: ['CE', 'BFR'] });
  expect(container.querySelectorAll('.piece.flies')).toHaveLength(1);
  const way = curve([
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ]);
  expect([way[0], way.at(-1)]).toEqual([
    { x: 0, y: 0, lift: 0 },
    { x: 100, y: 0, lift: 0 },
  ]);
  expect(Math.max(...way.map(({ y }) => Math.abs(y)))).toBeGreaterThan(5);
});

test('the goal of away is at the top, at the foot where the board is turned, at the right on its side', () => {
  const at = (place: string, lie: Lie) => pointOf(place, lie, null, () => null);
  const end = (lie: Lie) => ({ x: pitchOf(lie).x + pitchOf(lie).w, y: pitchOf(lie).y + pitchOf(lie).h });
  expect(at('goal-away', 'upright').y).toBeLessThan(pitchOf('upright').y);
  expect(at('goal-away', 'turned').y).toBeGreaterThan(end('turned').y);
  expect(at('wide-home', 'upright').y).toBeGreaterThan(end('upright').y);
  expect(at('goal-away', 'side').x).toBeGreaterThan(end('side').x);
  expect(at('goal-away', 'side').x).toBeLessThan(boardOf('side').w);
  expect(at('wide-home', 'side').x).toBeLessThan(pitchOf('side').x);
});

test('the weather is drawn, and ordinary weather is not', async () => {
  const { container } = await show(null, {}, { ...VIEW, weather: 'rain' });
  await vi.waitFor(() => expect(container.querySelector('[data-weather="rain"]')).toBeTruthy());
  const ordinary = await show(null, {}, { ...VIEW, weather: 'ordinary' });
  expect(ordinary.container.querySelector('[data-weather]')).toBeNull();
});
