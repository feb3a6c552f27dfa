import { render, screen, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Hints } from '../src/boards/hints.svelte';
import { Play } from '../src/boards/fuba/play.svelte';
import Setup from '../src/boards/fuba/setup/Setup.svelte';
import TeamPanel from '../src/boards/fuba/side/TeamPanel.svelte';
import Tracks from '../src/boards/fuba/side/Tracks.svelte';
import { words } from '../src/lib/words.svelte';
import type { Table } from '../src/table/table';
import type { Ask, FubaTeam, FubaView } from '../src/types/messages';

beforeAll(async () => {
  await words.speak('en');
  await words.learn('fuba', 'advanced');
});
beforeEach(() => localStorage.clear());

const team = (more: Partial<FubaTeam> = {}): FubaTeam => ({
  formation: '4-4-2',
  goals: 0,
  yellow: 0,
  red: 0,
  keeper: 'APA',
  players: {},
  in_hand: 0,
  secret_formation: false,
  secret_dive: false,
  ...more,
});
const view = (
  more: Partial<FubaView> = {},
  home: Partial<FubaTeam> = {},
  away: Partial<FubaTeam> = {},
): FubaView => ({
  game: 'fuba',
  viewer: 'home',
  teams: { home: team(home), away: team({ keeper: 'BPA', ...away }) },
  ball: { area: 'CE', value: 3, control: 'home' },
  clock: { half: 1, minute: 23, stoppage: 0 },
  turn: { number: 4, restart: 'open-play', start: 'CE', target: 'CE', dice: [0, 0] },
  own: { formation: null, dive: null },
  ...more,
});
const asked = (key: string, legal: string[], said: Ask['said'] = [], secret = false): Ask => ({
  decision: { key, args: { seat: 'seat-home', cards: 3 } },
  secret,
  legal,
  said,
});
const playOf = (table: Table, quiet = false): Play =>
  new Play(
    () => table,
    () => quiet,
    new Hints(() => table),
  );
function table(
  ask: Ask | null,
  now = view(),
  spec = 'fuba:3.0+all',
): Table & { act: ReturnType<typeof vi.fn> } {
  const scene = {
    type: 'match',
    seq: 1,
    events: [],
    position: '',
    view: now,
    ask,
    waits: ['home'],
    undo: false,
    score: [0, 0],
    rated: false,
  };
  return {
    spec,
    seat: 'home',
    now: scene,
    log: [],
    busy: false,
    due: null,
    act: vi.fn(() => Promise.resolve()),
  } as never;
}
const answer = (action: string): HTMLElement =>
  document.querySelector(`[data-answer="${action}"]`) as HTMLElement;

describe('tracks', () => {
  test('say time, goals, ball and restart', () => {
    const now = view({ turn: { ...view().turn, restart: 'free-kick' }, weather: 'rain' }, { goals: 2 });
    render(Tracks, { view: now });
    expect(screen.getByText('First half, minute 23.')).toBeTruthy();
    expect(screen.getByText('2 goals')).toBeTruthy();
    expect(screen.getByText('Ball value 3')).toBeTruthy();
    expect(screen.getByText('Home has the ball')).toBeTruthy();
    expect(screen.getByText('free kick')).toBeTruthy();
    expect(screen.getByText('Weather: rain')).toBeTruthy();
  });
  test('stoppage time, and no weather where there is none', () => {
    render(Tracks, { view: view({ clock: { half: 2, minute: 90, stoppage: 3 } }) });
    expect(screen.getByText('Second half, minute 90, stoppage time 3.')).toBeTruthy();
    expect(screen.queryByText(/Weather/)).toBeNull();
    const markers = document.querySelectorAll<HTMLElement>('.marker');
    expect(markers).toHaveLength(1);
    expect(Number.parseFloat(markers[0]?.style.left ?? '')).toBeCloseTo((48.5 * 100) / 51, 3);
  });
  test('extra time has its own track, a shoot-out its own score', () => {
    const over = view({
      clock: { half: 4, minute: 117, stoppage: 0 },
      agreed: ['blitz', 'extra-time', 'shoot-out'],
      shoot_out: { goals: { home: 3, away: 2 }, kicks: 6 },
    });
    render(Tracks, { view: over });
    expect(screen.getByText('Extra time, second half, minute 117.')).toBeTruthy();
    expect(screen.getByText('Shoot-out 3-2')).toBeTruthy();
    expect(screen.getByText('Blitz')).toBeTruthy();
    const markers = document.querySelectorAll<HTMLElement>('.marker');
    expect(markers).toHaveLength(1);
    expect(Number.parseFloat(markers[0]?.style.left ?? '')).toBeCloseTo((12.5 * 100) / 21, 3);
  });
  test('before the match nothing is in play', () => {
    render(Tracks, { view: view({ clock: { half: 0, minute: 0, stoppage: 0 } }) });
    expect(screen.getByText('The match has not begun.')).toBeTruthy();
    expect(screen.queryByText(/Ball value/)).toBeNull();
  });
});

describe('a team', () => {
  test('of the basic game has nothing of the advanced rules', () => {
    render(TeamPanel, { view: view(), seat: 'home', near: true, play: playOf(table(null)) });
    expect(screen.getByText('4-4-2')).toBeTruthy();
    expect(screen.queryByText(/substitution/i)).toBeNull();
    expect(screen.queryByRole('list', { name: 'Skill cards' })).toBeNull();
    expect(screen.queryByRole('img', { name: /condition/ })).toBeNull();
  });
  test('a secret formation stays one, but not for its owner', () => {
    const secret = view(
      { own: { formation: '3-5-2', dive: null } },
      { formation: null, secret_formation: true },
      { formation: null, secret_formation: true },
    );
    render(TeamPanel, { view: secret, seat: 'away', near: true, play: playOf(table(null)) });
    expect(screen.getByText('Chosen in secret')).toBeTruthy();
    expect(screen.queryByText('3-5-2')).toBeNull();
    render(TeamPanel, { view: secret, seat: 'home', near: true, play: playOf(table(null)) });
    expect(screen.getByText('3-5-2')).toBeTruthy();
  });
  test('cards, condition, injuries', () => {
    const now = view(
      {},
      {
        yellow: 2,
        red: 1,
        condition: { defence: 3, midfield: 1, forward: 0 },
        tired: true,
        substitutions_left: 1,
        recovering: [{ players: 1, left: 3 }],
        next_formation: '3-5-2',
        keeper_hurt: true,
      },
    );
    render(TeamPanel, { view: now, seat: 'home', near: true, play: playOf(table(null)) });
    expect(screen.getByRole('img', { name: '2 yellow cards' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'one red card' })).toBeTruthy();
    expect(screen.getByRole('img', { name: '3 condition points' })).toBeTruthy();
    for (const text of [
      'Tired',
      'Goalkeeper hurt',
      'One substitution left',
      'One injured player, back in 3',
      '3-5-2 from the next turn',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
  });
  test('the hand: own cards can be read and played, those of the others not before they are shown', async () => {
    const now = view(
      { skill_table: 'every-use-paid' },
      { skills: { shown: [], hidden: 2, own: ['tackle', 'actor'], lost: ['stopper'] } },
      { skills: { shown: ['crossing'], hidden: 2, own: null, lost: [] } },
    );
    const ask = asked(
      'ask-window',
      ['done', 'play tackle'],
      [
        { key: 'do-done', args: {} },
        {
          key: 'do-play',
          args: {
            skill: 'skill-tackle',
            cost: 'cost-points',
            points: 1,
            effect: 'skill-tackle-every-use-paid',
          },
        },
      ],
    );
    const at = table(ask, now);
    render(TeamPanel, { view: now, seat: 'home', near: true, play: playOf(at) });
    expect((await screen.findByText('Stopper')).closest('s')).toBeTruthy();
    expect(screen.getByText(/Pressing in the own defence zone is aggressive/)).toBeTruthy();
    expect(answer('play actor')).toBeNull();
    answer('play tackle').click();
    expect(at.act).toHaveBeenCalledWith('play tackle');

    const away = render(TeamPanel, { view: now, seat: 'away', near: true, play: playOf(at) });
    const hand = await within(away.container).findByRole('list', { name: 'Skill cards' });
    expect(within(hand).getByText('Crossing')).toBeTruthy();
    expect(within(hand).getByText('2 cards face down')).toBeTruthy();
  });
  test('nothing can be played at a quiet table', async () => {
    const now = view({}, { skills: { shown: [], hidden: 1, own: ['tackle'], lost: [] } });
    render(TeamPanel, {
      view: now,
      seat: 'home',
      near: true,
      play: playOf(table(asked('ask-window', ['play tackle']), now), true),
    });
    expect(await screen.findByText('Tackle')).toBeTruthy();
    expect(answer('play tackle')).toBeNull();
  });
});

describe('the set-up', () => {
  const said = (formation: string): Ask['said'][number] => ({ key: 'do-formation', args: { formation } });

  test('a formation is one click, and remembered', async () => {
    const legal = ['formation 4-4-2', 'formation 3-5-2'];
    const at = table(
      asked(
        'ask-formation',
        legal,
        legal.map((one) => said(one)),
        true,
      ),
      view({}, { formation: null }),
    );
    render(Setup, { table: at, turned: false });
    expect(screen.getByText('Only you see this')).toBeTruthy();
    answer('formation 3-5-2').click();
    expect(at.act).toHaveBeenCalledWith('formation 3-5-2');
    await vi.waitFor(() => expect(localStorage.getItem('touchline:setup:formation')).toBe('"3-5-2"'));
  });
  test('styles are three choices and one answer', async () => {
    const ways = ['easy', 'normal', 'aggressive'];
    const legal = ways.flatMap((a) => ways.flatMap((b) => ways.map((c) => `styles ${a}/${b}/${c}`)));
    const at = table(asked('ask-styles', legal));
    render(Setup, { table: at, turned: false });
    expect(answer('styles normal/normal/normal')).toBeTruthy();
    within(screen.getByRole('group', { name: 'Midfield' }))
      .getByRole('radio', { name: 'easy' })
      .click();
    await vi.waitFor(() => expect(answer('styles normal/easy/normal')).toBeTruthy());
    answer('styles normal/easy/normal').click();
    expect(at.act).toHaveBeenCalledWith('styles normal/easy/normal');
  });
  test.for([
    ['ask-substitution', ['shift defence>forward', 'fresh midfield', 'booked-off']],
    ['ask-lose-point', ['point defence', 'point forward']],
    ['ask-injured', ['injured CE', 'injured ALW', 'something else']],
    ['ask-substitutions', ['done', 'substitute 1', 'substitute 2']],
    ['ask-kick-off', ['kick-off home', 'kick-off away']],
    ['ask-skill', ['skill tackle', 'done']],
    ['ask-formation', ['formation 4-4-2', 'no formation at all']],
    ['ask-replace', ['done', 'substitute 1']],
  ] as [string, string[]][])('%s: every answer can be given', ([key, legal]) => {
    const at = table(asked(key, legal));
    render(Setup, { table: at, turned: false });
    for (const action of legal) {
      answer(action).click();
      expect(at.act).toHaveBeenLastCalledWith(action);
    }
  });
});
