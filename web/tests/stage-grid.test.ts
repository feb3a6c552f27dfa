/** What the grid game shows of an update: beats made from its events. */
import { expect, test } from 'vitest';
import { script } from '../src/stage/grid/script';
import type { Scene } from '../src/table/table';
import type { GridView, Said } from '../src/types/messages';

const marker = (at: string) => ({ at, facing: 'n' as const, down: false });
const VIEW = {
  game: 'grid',
  board: { name: 'small', width: 19, length: 29 },
  teams: {
    home: { goals: 0, hidden: false, markers: { H0: marker('10,0'), H4: marker('10,17') } },
    away: { goals: 0, hidden: false, markers: { A0: marker('10,30'), A1: marker('10,19') } },
  },
  ball: { at: '10,18', held_by: null, last_touch: null },
  flight: null,
  half: 1,
  turn: { number: 12, seat: 'home', kind: 'normal', dice: 2, rolled: [], points: 9 },
  shootout: null,
} as unknown as GridView;

const said = (key: string, args: Said['args'] = {}): Said => ({ key: `grid-${key}`, args });
const scene = (view: GridView, events: Said[] = []): Scene<GridView> =>
  ({
    type: 'update',
    seq: 2,
    view,
    events,
    step: { by: 'home', actions: [], dice: [] },
  }) as unknown as Scene<GridView>;
const beats = (events: Said[], view = VIEW, after = view) =>
  script({ before: scene(view), after: scene(after, events), log: [] });
const to = (square: string) => said('ball-to', { square });
const H4 = { marker: 'marker-H4' };

test('a kick flies square by square as one beat, with who kicked it as its caption', () => {
  const [flight, ...more] = beats([
    said('kicked', H4),
    to('10,19'),
    to('10,20'),
    to('11,21'),
    said('stopped'),
  ]);
  expect(more).toEqual([]);
  expect(flight).toMatchObject({ ball: ['10,18', '10,19', '10,20', '11,21'], said: { key: 'grid-kicked' } });
  expect(flight?.view.ball.at).toBe('11,21');
});

test('a walk is one beat, square by square, and longer the farther it is', () => {
  const step = (square: string) => said('moved', { ...H4, square });
  const [near] = beats([step('10,16')]);
  const [far, ...more] = beats([step('10,16'), step('11,15'), step('10,14')]);
  expect(more).toEqual([]);
  expect(far?.lasts).toBeGreaterThan(near?.lasts ?? Infinity);
  expect(far?.view.teams.home.markers.H4?.at).toBe('10,14');
  expect(far?.walk).toEqual({ by: 'H4', way: ['10,17', '10,16', '11,15', '10,14'] });
});

test('a tackle is seen: who goes for whom, the dice, who falls', () => {
  const shown = beats([
    said('tackle-called', { ...H4, opponent: 'marker-A1', call: 'parity-odd' }),
    said('rolled', { roll: 'grid-roll-turn', dice: '5 4' }),
    said('tackled', { marker: 'marker-A1', square: '11,17' }),
    said('points', { points: 9 }),
  ]);
  expect(shown.map(({ gesture, dice }) => gesture?.name ?? dice?.faces)).toEqual(['tackle', [5, 4], 'falls']);
  expect(shown[0]?.gesture).toEqual({ name: 'tackle', at: '10,19', by: 'H4' });
  expect(shown.at(-1)?.view.teams.away.markers.A1).toMatchObject({ at: '11,17', down: true });
});

test.each(['header', 'bicycle'])('a %s has its gesture', (attempt) => {
  const [met] = beats([said('met-well', { ...H4, attempt: `attempt-${attempt}` })]);
  expect(met?.gesture).toEqual({ name: attempt, at: '10,17', by: 'H4' });
});

test('a shot, and what becomes of it', () => {
  const shot = [said('kicked', H4), said('shot', { square: '11,30' })];
  const goal = beats([...shot, said('goal', { seat: 'seat-home', home: 1, away: 0 })]);
  expect(goal.map(({ moment }) => moment?.kind)).toEqual([undefined, 'goal']);
  expect(goal[0]?.said).toEqual({ key: 'stage-shoots', args: { seat: 'seat-home' } });
  expect(goal.at(-1)?.moment).toMatchObject({ score: [1, 0], title: { args: { turn: 12 } } });
  const saved = beats([...shot, said('grabbed', { marker: 'marker-A0' })]);
  expect(saved.at(-1)?.moment?.kind).toBe('saved');
  // A ball that nobody shot is only picked up.
  expect(beats([said('grabbed', { marker: 'marker-A0' })])[0]?.moment).toBeUndefined();
});

test('whoever rolls is named: for the points of their turn, to save in their own goal', () => {
  const rolled = (roll: string) => said('rolled', { roll: `grid-roll-${roll}`, dice: '3' });
  const [, save] = beats([said('kicked', H4), said('shot', { square: '11,30' }), rolled('save')]);
  expect(save).toMatchObject({ by: 'away', said: { key: 'stage-rolled', args: { seat: 'seat-away' } } });
  const call = said('tackle-called', { marker: 'marker-A1', opponent: 'marker-H4', call: 'parity-odd' });
  expect(beats([call, rolled('turn')])[1]).toMatchObject({ by: 'home', said: { key: 'stage-rolled' } });
  expect(beats([rolled('shootout-off')])[0]?.said?.key).toBe('grid-rolled');
});

test('a kick beside the goal is told before the goal kick', () => {
  const awarded = said('awarded', { seat: 'seat-away', restart: 'turn-goal-kick', square: '9,26' });
  const wide = beats([said('kicked', H4), to('13,29'), said('out', { square: '13,29' }), awarded]);
  expect(wide.at(-1)?.moment?.title?.key).toBe('stage-wide');
  expect(beats([awarded])[0]?.moment).toBeUndefined();
});

test('cards and set pieces stop the match for a moment', () => {
  const kinds = beats([
    said('yellow-card', H4),
    said('red-card', H4),
    said('awarded', { seat: 'seat-away', restart: 'turn-corner', square: '1,1' }),
  ]).map(({ moment }) => moment?.kind);
  expect(kinds).toEqual(['yellow', 'red', 'corner']);
});

test('a kick of the shoot-out: the kicker, then goalie and ball, then the verdict and the count', () => {
  const shootout = {
    in_play: false,
    kicking: 'home',
    kicks: { home: 2, away: 2 },
    goals: { home: 1, away: 2 },
    kicker: null,
    face: null,
    goalie_slot: null,
    ball_slot: null,
  } as const;
  const before = { ...VIEW, shootout } as unknown as GridView;
  const shown = beats(
    [said('penalty-by', H4), said('penalty', { goalie: 2, ball: 6 }), said('penalty-goal')],
    before,
  );
  expect(
    shown.map(({ view }) => [view.shootout?.kicker, view.shootout?.ball_slot, view.shootout?.goals.home]),
  ).toEqual([
    ['H4', null, 1],
    ['H4', 6, 1],
    ['H4', 6, 2],
  ]);
  expect(shown.at(-1)?.moment?.kind).toBe('goal');
  const caught = beats([said('penalty', { goalie: 4, ball: 5 }), said('penalty-grabbed')], before).at(-1);
  expect(caught).toMatchObject({ by: 'away', moment: { kind: 'saved' } });
  expect(caught?.view.shootout).toMatchObject({ goalie_slot: 5, goals: { home: 1 }, kicks: { home: 3 } });
});
