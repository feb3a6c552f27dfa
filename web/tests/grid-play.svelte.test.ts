/** What the grid board sends, at a table that knows just enough of the game. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Play } from '../src/boards/grid/play.svelte';
import { announcer } from '../src/lib/announce.svelte';
import { Refused } from '../src/lib/api';
import type { Look, Scene, Table, View } from '../src/table/table';
import type { Ask, GridView, Then, Way } from '../src/types/messages';

interface State {
  hand: string | null;
  points: number;
  flies: boolean;
  then?: Then;
}
const START: State = { hand: null, points: 3, flies: false };

function legal({ hand, points, flies }: State): string[] {
  if (hand) return points ? ['move n', 'kick n'] : [];
  const picks = points ? ['pick H1', 'pick H2'] : [];
  return [...(flies && points ? ['step n'] : []), ...picks, 'end'];
}
function after(state: State, answer: string): State {
  const [verb, what] = answer.split(' ');
  if (verb === 'pick') return { ...state, hand: what ?? null };
  if (verb === 'end') return { ...state, then: 'other' };
  return { hand: null, points: state.points - 1, flies: verb !== 'move' };
}
const asking = (state: State): Ask => ({
  decision: {
    key: state.hand ? 'grid-ask-member' : 'grid-ask-act',
    args: state.hand ? { marker: `marker-${state.hand}` } : {},
  },
  secret: false,
  legal: legal(state),
  said: [],
});
const shown = (state: State) =>
  ({
    position: JSON.stringify(state),
    view: {
      board: { name: 'small' },
      teams: { home: { markers: {} }, away: { markers: {} } },
      ball: {},
      flight: state.flies ? {} : null,
    } as unknown as GridView,
    ask: state.then ? null : asking(state),
  }) as const;

class Fake {
  sent: string[] = [];
  now = $state.raw<Scene | null>(null);
  busy = false;
  single = false;
  seq = 0;
  refuses = false;
  constructor(public state: State = START) {
    this.#show();
  }
  #show(): void {
    this.seq += 1;
    this.now = {
      type: 'update',
      seq: this.seq,
      events: [],
      undo: true,
      ...shown(this.state),
    } as unknown as Scene;
  }
  #follow(answers: string[]): State {
    return answers.reduce((state, answer, at) => {
      const args = { answer: state.then ? at : at + 1 };
      if (state.then) throw new Refused(422, 'plan-past-other', '', args);
      if (!legal(state).includes(answer)) throw new Refused(422, 'action-illegal', '', args);
      return after(state, answer);
    }, this.state);
  }
  async look(answers: string[]): Promise<Look<View>> {
    const state = this.#follow(answers);
    this.sent.push(`look ${answers.join(', ')}`);
    return { seq: this.seq, answers, ...shown(state), ...(state.then ? { then: state.then } : {}) };
  }
  /** Everything goes north, a square a point: `1,2` is one step away. */
  async ways(answers: string[] = []): Promise<Way[]> {
    const { hand, points } = this.#follow(answers);
    const steps = Array.from({ length: hand ? points : 0 }, (_, nth) => nth);
    const way = (goes: string, nth: number, first: string, next: string[]): Way => ({
      goes,
      to: `1,${nth + 2}`,
      ...(nth ? { after: 2 * (nth - 1) + (goes === 'ball' ? 1 : 0) } : {}),
      answers: nth ? next : [first],
      cost: nth + 1,
      ends: false,
    });
    return steps.flatMap((nth) => [
      way(hand ?? '', nth, 'move n', [`pick ${hand}`, 'move n']),
      way('ball', nth, 'kick n', ['step n']),
    ]);
  }
  /** Somebody else does something, or the clock does. */
  change(state: State): void {
    this.state = state;
    this.#show();
    flushSync();
  }
  async act(answers: string[]): Promise<void> {
    if (this.refuses) throw new Refused(0, 'unreachable', '');
    this.state = this.#follow(answers);
    this.sent.push(`act ${answers.join(', ')}`);
    this.#show();
    flushSync();
  }
  async undo(): Promise<void> {
    this.sent.push('undo');
    this.state = START;
    this.#show();
    flushSync();
  }
}

let end = (): void => undefined;
function sit(fake: Fake): Play {
  let play: Play | undefined;
  end = $effect.root(() => {
    play = new Play(
      () => fake as unknown as Table,
      () => false,
    );
  });
  flushSync();
  return play as Play;
}
const settled = (play: Play) => expect.poll(() => play.running).toBe(false);
const acts = ({ sent }: Fake): string[] => sent.filter((wish) => !wish.startsWith('look'));

beforeEach(() => localStorage.clear());
afterEach(() => end());

test('choosing another member, and letting it go, gives nothing', async () => {
  const fake = new Fake();
  const play = sit(fake);
  play.act('pick H1');
  play.act('pick H2');
  await settled(play);
  expect(play.member).toBe('H2');
  expect(play.planned).toEqual(['pick H2']);
  play.back();
  await settled(play);
  expect(play.planned).toEqual([]);
  expect(acts(fake)).toEqual([]);
});

test('a walk is given as one, when another member is chosen', async () => {
  const fake = new Fake();
  const play = sit(fake);
  play.go('H1', '1,3');
  await settled(play);
  expect(play.planned).toEqual(['pick H1', 'move n', 'pick H1', 'move n', 'pick H1']);
  expect(acts(fake)).toEqual([]);
  play.act('pick H2');
  await settled(play);
  expect(acts(fake)).toEqual(['act pick H1, move n, pick H1, move n']);
  expect(play.planned).toEqual(['pick H2']);
});

test('a walk is given when nothing more can follow, and nothing is where no way leads', async () => {
  const show = vi.spyOn(announcer, 'show');
  const fake = new Fake();
  const play = sit(fake);
  play.go('H1', '1,9');
  await settled(play);
  expect(show).toHaveBeenCalledOnce();
  show.mockRestore();
  expect(play.planned).toEqual(['pick H1']);
  play.go('H1', '1,4');
  await settled(play);
  // With no points left nobody can be picked again.
  expect(acts(fake)).toEqual(['act pick H1, move n, pick H1, move n, pick H1, move n']);
});

test('a kick with all its steps is one plan, and the end of the turn goes with it', async () => {
  const fake = new Fake();
  const play = sit(fake);
  play.act('pick H1');
  await settled(play);
  play.go('ball', '1,3');
  await settled(play);
  expect(play.planned).toEqual(['pick H1', 'kick n', 'step n']);
  expect(acts(fake)).toEqual([]);
  play.act('end');
  await settled(play);
  expect(acts(fake)).toEqual(['act pick H1, kick n, step n, end']);
});

test('what is planned is taken back here, what was given there', async () => {
  const fake = new Fake();
  const play = sit(fake);
  play.act('pick H1');
  play.act('move n');
  await settled(play);
  play.undo();
  await settled(play);
  expect(play.planned).toEqual(['pick H1']);
  expect(acts(fake)).toEqual([]);
  play.undo();
  play.undo();
  await settled(play);
  expect(acts(fake)).toEqual(['undo']);
});

test('where nothing is planned every answer is given by itself', async () => {
  const fake = new Fake();
  fake.single = true;
  const play = sit(fake);
  play.act('pick H1');
  play.act('kick n');
  await settled(play);
  expect(fake.sent).toEqual(['act pick H1', 'act kick n']);
});

test('a plan that is refused stays, and can be given again', async () => {
  const fake = new Fake();
  const play = sit(fake);
  play.go('H1', '1,2');
  await settled(play);
  fake.refuses = true;
  play.act('end');
  await settled(play);
  play.back();
  await settled(play);
  expect(acts(fake)).toEqual([]);
  expect(play.planned).toEqual(['pick H1', 'move n', 'pick H1']);
  fake.refuses = false;
  play.act('end');
  await settled(play);
  expect(acts(fake)).toEqual(['act pick H1, move n, end']);
  expect(play.planned).toEqual([]);
});

test('whoever loses a plan is told, and asked before they leave it', async () => {
  const show = vi.spyOn(announcer, 'show');
  const fake = new Fake();
  const play = sit(fake);
  const leaves = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  play.act('pick H1');
  await settled(play);
  expect(leaves()).toBe(true);
  // Somebody in the hand is no loss.
  fake.change({ ...START, points: 2 });
  expect(play.planned).toEqual([]);
  play.go('H1', '1,2');
  await settled(play);
  flushSync();
  expect(leaves()).toBe(false);
  // The same position told again changes nothing.
  fake.change({ ...START, points: 2 });
  expect(play.isPlanned).toBe(true);
  expect(show).not.toHaveBeenCalled();
  fake.change(START);
  expect(show).toHaveBeenCalledOnce();
  // It does not come back with the position.
  fake.change({ ...START, points: 2 });
  expect(play.planned).toEqual([]);
  expect(leaves()).toBe(true);
  show.mockRestore();
});
