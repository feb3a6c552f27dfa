import { expect, test } from 'vitest';
import type { Beat } from '../src/stage/beat';
import { script } from '../src/stage/fuba/script';
import type { Entry, Scene } from '../src/table/table';
import type { FubaView, Said } from '../src/types/messages';

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
  teams: { home: team('APA', { AFR: 4, BPA: 2, CE: 4 }), away: team('BPA', { BFR: 5, CE: 5 }) },
  ball: { area: 'CE', value: 3, control: 'home' },
  clock: { half: 1, minute: 18, stoppage: 0 },
  turn: { number: 1, restart: 'open-play', start: 'CE', target: 'CE', dice: [0, 0] },
  own: { formation: null, dive: null },
};
const home = { seat: 'seat-home' };
const event = (key: string, args: Said['args'] = {}): Said => ({ key: `fuba-${key}`, args });
const rolled = (roll: string, dice: string): Said => event('rolled', { roll: `roll-${roll}`, dice });

function tell(events: Said[], log: Entry[] = [], view = VIEW): Beat<FubaView>[] {
  const scene = { seq: 4, view, events: [] } as unknown as Scene<FubaView>;
  return script({ before: scene, after: { ...scene, seq: 5, events }, log });
}
const shown = (beats: Beat<FubaView>[]) =>
  beats.map(({ said, moment }) => moment?.title?.key ?? moment?.kind ?? said?.key);

test('a pass: the ball flies, the dice fall, and then it is said what came of it', () => {
  const beats = tell([
    event('played', { ...home, from: 'area-CE', to: 'area-BFR' }),
    rolled('stage', '1 6'),
    event('time', { minute: 21 }),
    event('check-lost', { seat: 'seat-away' }),
    event('value', { value: 6, why: 'why-new', by: 0 }),
    event('moved', { ...home, from: 'area-CE', to: 'area-BLW' }),
  ]);
  expect(shown(beats)).toEqual(['fuba-played', 'stage-rolled-both', 'fuba-check-lost', 'fuba-moved']);
  expect(beats[0]).toMatchObject({ ball: ['CE', 'BFR'], by: 'home', sound: 'kick' });
  expect(beats[0]?.view.ball).toEqual({ area: 'BFR', value: 3, control: 'home' });
  expect(beats[1]?.dice).toEqual({ what: 'roll-stage', faces: [1, 6] });
  expect(beats[2]?.view.ball).toEqual({ area: 'BFR', value: 3, control: 'away' });
  expect(beats[3]?.view).toMatchObject({ ball: { value: 6 }, clock: { minute: 21 } });
});

test('whoever rolls is named: both teams, or the one that it is about', () => {
  const told = (...events: Said[]) => tell(events).find(({ dice }) => dice)?.said;
  expect(told(rolled('stage', '1 6'))?.args).toMatchObject({ seat: 'seat-home', first: '1', second: '6' });
  expect(told(rolled('goal-attempt', '5'), event('attempt', home))?.args).toMatchObject(home);
  // Home has the ball, and away has to fear the card.
  const away = { seat: 'seat-away' };
  const test = tell(
    [event('awarded', { ...home, area: 'area-CE', restart: 'restart-free-kick' })].concat(
      rolled('yellow-card', '2'),
      event('yellow', away),
    ),
  );
  expect(test[1]).toMatchObject({ by: 'away', said: { key: 'stage-rolled', args: away } });
  // Nobody makes the weather.
  expect(told(rolled('weather', '4'))?.key).toBe('fuba-rolled');
});

test('what is awarded is the restart from then on, whatever the turn began with', () => {
  const penalty: FubaView = { ...VIEW, turn: { ...VIEW.turn, restart: 'penalty-kick' } };
  const awarded = event('awarded', {
    seat: 'seat-away',
    restart: 'restart-goal-kick',
    area: 'area-BPA',
  });
  const [missed, goalKick] = tell([event('shot-miss', home), awarded], [], penalty).slice(-2);
  expect(missed?.view.turn.restart).toBe('penalty-kick');
  expect(goalKick?.view.turn.restart).toBe('goal-kick');
});

test('players step one after the other', () => {
  const beats = tell([
    event('moved', { ...home, from: 'area-CE', to: 'area-BLW' }),
    event('keeper-moved', { ...home, from: 'area-APA', to: 'area-AFR' }),
    event('dribbled', { ...home, from: 'area-CE', to: 'area-BFR' }),
  ]);
  expect(beats.map(({ view }) => view.teams.home.players)).toEqual([
    { AFR: 4, BPA: 2, CE: 3, BLW: 1 },
    { AFR: 4, BPA: 2, CE: 3, BLW: 1 },
    { AFR: 4, BPA: 2, CE: 2, BLW: 1, BFR: 1 },
  ]);
  expect(beats[1]?.view.teams.home.keeper).toBe('AFR');
  expect(beats[2]).toMatchObject({ ball: ['CE', 'BFR'], view: { ball: { area: 'BFR' } } });
});

test('a goal: the shot flies before anybody knows, then the score changes, then the ball goes to the centre', () => {
  const beats = tell([
    event('acts', { ...home, kind: 'kind-shoot' }),
    rolled('goal-attempt', '5'),
    event('attempt', { ...home, area: 'area-CE', modifier: 0 }),
    event('goal', home),
    event('awarded', { seat: 'seat-away', restart: 'restart-kick-off', area: 'area-CE' }),
  ]);
  expect(shown(beats)).toEqual(['fuba-acts', 'stage-rolled', 'stage-shoots', 'stage-goal', 'fuba-awarded']);
  expect(beats[2]).toMatchObject({ ball: ['CE', 'goal-away'], view: { teams: { home: { goals: 0 } } } });
  expect(beats[3]).toMatchObject({
    ball: ['goal-away'],
    sound: 'goal',
    moment: { kind: 'goal', title: { args: { clock: '18' } }, score: [1, 0] },
  });
  expect(beats[4]?.ball).toEqual(['goal-away', 'CE']);
});

test('a miss goes wide, a rebound off the bar', () => {
  expect(tell([event('shot-miss', home)]).map(({ ball }) => ball)).toEqual([
    ['CE', 'wide-away'],
    ['wide-away'],
  ]);
  expect(tell([event('shot-rebound', home)])[0]?.ball).toEqual(['CE', 'bar-away', 'CE']);
});

test('every end of a shot has its title', () => {
  const title = (...events: Said[]) => tell(events).at(-1)?.moment?.title?.key;
  const skill = (seat: string) => event('skill-played', { seat, skill: 'skill-shot-stopper' });
  expect(title(event('shot-rebound', home))).toBe('stage-post');
  expect(title(event('shot-corner', home))).toBe('stage-deflected');
  expect(title(event('shot-miss', home))).toBe('stage-wide');
  expect(title(skill('seat-away'), event('shot-miss', home))).toBe('stage-saved');
  // One's own goalkeeper has nothing to do with it, nor has one of another turn.
  expect(title(skill('seat-home'), event('shot-miss', home))).toBe('stage-wide');
  expect(title(skill('seat-away'), event('turn-begins'), event('shot-miss', home))).toBe('stage-wide');
});

test('a penalty: everybody waits, the die falls, ball and goalkeeper go, and then the verdict', () => {
  const duel = event('duel', { kick: 'side-left', dive: 'side-right' });
  const beats = tell([duel, rolled('penalty', '3'), event('shot-miss', home)]);
  expect(beats.map(({ moment }) => moment?.duel?.ends)).toEqual([null, null, 'saved', 'saved']);
  expect(beats[0]).toMatchObject({ by: 'home', said: { key: 'stage-steps-up', args: home } });
  expect(beats[0]?.moment?.duel).toEqual({ keeper: 'away', kick: null, dive: null, ends: null });
  // The goalkeeper's right is the kicker's left.
  expect(beats[2]).toMatchObject({ said: duel, moment: { duel: { kick: -1, dive: -1 } } });
  expect(shown(beats).at(-1)).toBe('stage-saved');
  const wide = tell([
    event('duel', { kick: 'side-left', dive: 'side-left' }),
    rolled('penalty', '1'),
    event('shot-miss', home),
  ]);
  expect(wide.at(-1)?.moment?.kind).toBe('wide');
});

test('every kick of a shoot-out is seen: ball and goalkeeper go, and the goals of the shoot-out are told', () => {
  const kick = (dive: string, what: string, goals: [number, number]): Beat<FubaView>[] => {
    const [left, right] = goals;
    const end = event(`shoot-out-${what}`, { ...home, home: left, away: right });
    return tell([event('duel', { kick: 'side-left', dive }), rolled('penalty', '3'), end]);
  };
  const scored = kick('side-left', 'scored', [3, 2]);
  expect(scored.map(({ moment }) => moment?.duel?.ends)).toEqual([null, null, 'goal', 'goal']);
  expect(scored.at(-1)).toMatchObject({
    sound: 'goal',
    moment: { score: [3, 2], duel: { kick: -1, dive: 1 } },
  });
  expect(shown(scored).at(-1)).toBe('stage-scored');
  // The view counts the goals of the match alone.
  expect(scored.at(-1)?.view.teams.home.goals).toBe(0);
  expect(shown(kick('side-right', 'missed', [2, 2])).at(-1)).toBe('stage-saved');
  expect(shown(kick('side-left', 'missed', [2, 2])).at(-1)).toBe('stage-wide');
});

test('after a shoot-out the last card tells its goals too', () => {
  const kick = event('shoot-out-scored', { ...home, home: 4, away: 3 });
  const over = event('over', { result: 'result-home', home: 1, away: 1 });
  expect(tell([over], [{ seq: 3, events: [kick] }]).at(-1)?.moment?.kicks).toEqual([4, 3]);
  expect(tell([over]).at(-1)?.moment?.kicks).toBeUndefined();
});

test('a penalty whose die comes with a later update is the same penalty', () => {
  const duel = event('duel', { kick: 'side-middle', dive: 'side-left' });
  const beats = tell([rolled('penalty', '2'), event('goal', home)], [{ seq: 4, events: [duel] }]);
  expect(beats.map(({ moment }) => moment?.duel?.ends)).toEqual([null, 'goal', 'goal']);
});

test('cards are shown, and who is sent off leaves', () => {
  const beats = tell([
    event('yellow', home),
    event('red', home),
    event('sent-off', { ...home, area: 'area-CE' }),
  ]);
  expect(shown(beats)).toEqual(['stage-yellow', 'stage-red', 'fuba-sent-off']);
  expect(beats[2]?.view.teams.home).toMatchObject({ yellow: 1, red: 1, players: { CE: 3 } });
});

test('the whistle brings the figures of the half, and the end those of the match', () => {
  const log = [
    { seq: 1, events: [event('half-begins', { half: 1 }), event('attempt', home), event('goal', home)] },
    { seq: 2, events: [event('check-lost', { seat: 'seat-away' }), event('yellow', home)] },
  ];
  const half = event('half-ends', { half: 1 });
  expect(tell([half], log)[0]?.moment?.figures).toEqual([
    ['stage-goals', 1, 0],
    ['stage-shots', 1, 0],
    ['stage-won', 0, 1],
    ['stage-cards', 1, 0],
  ]);
  const second = [
    ...log,
    { seq: 3, events: [half, event('half-begins', { half: 2 }), event('duel'), event('goal', home)] },
  ];
  const over = event('over', { result: 'result-home', home: 2, away: 0 });
  // With the second half the match is over: one card, with the figures of the whole match.
  const cards = tell([event('half-ends', { half: 2 }), over], second);
  expect(cards.map(({ moment }) => [moment?.title?.args.half, moment?.figures?.[1]])).toEqual([
    [9, ['stage-shots', 2, 0]],
  ]);
  // Where it goes on, the half has its own.
  const level = tell([event('half-ends', { half: 2 })], second);
  expect(level[0]?.moment).toMatchObject({ title: { args: { half: 2 } } });
  expect(level[0]?.moment?.figures?.[1]).toEqual(['stage-shots', 1, 0]);
  // Somebody who came in between counts nothing rather than too little.
  expect(tell([half])[0]?.moment?.figures).toBeUndefined();
});

test('what cannot be is not drawn: events that do not fit the view leave it alone', () => {
  const beats = tell([
    event('moved', { ...home, from: 'area-BRC', to: 'area-CE' }),
    event('moved', { ...home, from: 'nowhere', to: 'area-CE' }),
    event('never-heard-of', home),
  ]);
  for (const { view } of beats) expect(view.teams.home.players).toEqual(VIEW.teams.home.players);
});
