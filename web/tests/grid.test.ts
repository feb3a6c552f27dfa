import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { arrange } from '../src/boards/grid/answers';
import {
  allows,
  answersOf,
  fitted,
  remember,
  remembered,
  squaresFor,
  usual,
} from '../src/boards/grid/formation';
import {
  angle,
  halfOf,
  middle,
  onBoard,
  seen,
  size,
  squareAt,
  squares,
  turn,
  UNIT,
  type Board,
} from '../src/boards/grid/geometry';
import { light } from '../src/boards/grid/lit';
import { asked, name, parse, square, step } from '../src/boards/grid/notation';
import { shares } from '../src/boards/grid/odds';
import { handOf, legalPart, letGo, walks } from '../src/boards/grid/plan';
import { answersAlong, placesAlong, wayTo } from '../src/boards/grid/ways';
import { ballAhead, trail } from '../src/boards/grid/trail';
import { Refused } from '../src/lib/api';
import { EngineError } from '../src/table/engine';
import type { Scene } from '../src/table/table';
import { BOARDS, type Ask, type GridLayout, type GridView, type Seat, type Way } from '../src/types/messages';

const SMALL = BOARDS[0] as Board;
const LIES = ['upright', 'turned', 'side'] as const;
const said = (decision: string, legal: string[], args: Record<string, string | number> = {}): Ask => ({
  decision: { key: decision, args },
  secret: false,
  legal,
  said: legal.map(() => ({ key: 'grid-do-end', args: {} })),
});

function view(change: Partial<GridView> = {}): GridView {
  const marker = (at: string, facing: 'n' | 's') => ({ at, facing, down: false });
  return {
    game: 'grid',
    viewer: 'home',
    board: { name: 'small', width: 19, length: 29 },
    teams: {
      home: { goals: 0, hidden: false, markers: { H0: marker('10,0', 'n'), H5: marker('10,14', 'n') } },
      away: { goals: 0, hidden: false, markers: { A0: marker('10,30', 's'), A3: marker('12,20', 's') } },
    },
    ball: { at: '10,15', held_by: null, last_touch: null },
    flight: null,
    half: 1,
    turn: { number: 3, seat: 'home', kind: 'normal', dice: 2, rolled: [3, 4], points: 7 },
    next_turn: { seat: 'away', kind: 'normal', spot: null },
    shootout: null,
    ...change,
  };
}

describe('notation', () => {
  const table =
    readFileSync(join(import.meta.dirname, '../../docs/grid-notation.md'), 'utf8')
      .split('## Actions')[1]
      ?.split('Calls begin')[0] ?? '';
  const phrases = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map((found) => found[1] as string),
    );

  test('the page has phrases', () => expect(phrases.length).toBeGreaterThan(45));

  test.for(phrases)('%s is read whole', (phrase) => {
    const { verb, marker, square: place, way: direction, number, word } = parse(phrase);
    expect(verb).not.toBe('');
    // Put together again it is the same phrase: nothing was lost, nothing was added.
    expect(
      [verb, marker, place && name(place), number, direction, word]
        .filter((part) => part !== undefined)
        .join(' '),
    ).toBe(phrase);
  });

  test('the parts are told apart', () => {
    expect(parse('set down 10,1')).toEqual({ verb: 'set down', square: { x: 10, y: 1 } });
    expect(parse('fake A5 mild')).toEqual({ verb: 'fake', marker: 'A5', word: 'mild' });
    expect(parse('tackle h5 NE')).toEqual({ verb: 'tackle', marker: 'H5', way: 'ne' });
    expect(parse('from 10,14 n')).toEqual({ verb: 'from', square: { x: 10, y: 14 }, way: 'n' });
    expect(parse('direct 9')).toEqual({ verb: 'direct', number: 9 });
    expect(parse('')).toEqual({ verb: '' });
    expect(square('10')).toBeNull();
    expect(asked({ key: 'grid-ask-member', args: { marker: 'marker-H5' } })).toBe('H5');
    expect(asked({ key: 'grid-ask-act', args: {} })).toBeNull();
  });
});

describe('geometry', () => {
  test.for(BOARDS.map((board) => [board.name, board] as const))(
    '%s: every square is found again where it is drawn, however the board lies',
    ([, board]) => {
      const all = squares(board);
      expect(all.length).toBe(board.width * board.length + 2 * board.goal);
      for (const lie of LIES) {
        const { width, height } = size(board, lie);
        for (const at of all) {
          const { x, y } = middle(board, at, lie);
          expect(squareAt(board, { x, y }, lie)).toEqual(at);
          expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
        }
      }
    },
  );

  test('home plays up, away sees it turned, on its side home plays to the right', () => {
    const own = middle(SMALL, { x: 1, y: 1 }, 'upright');
    expect(own.y).toBeGreaterThan(middle(SMALL, { x: 1, y: 2 }, 'upright').y);
    expect(middle(SMALL, { x: 19, y: 29 }, 'turned')).toEqual(own);
    expect(turn(SMALL, { x: 10, y: 15 })).toEqual({ x: 10, y: 15 });
    expect(middle(SMALL, { x: 1, y: 2 }, 'side').x).toBeGreaterThan(middle(SMALL, { x: 1, y: 1 }, 'side').x);
    expect(seen('n', 'turned')).toBe('s');
    expect(seen('ne', 'upright')).toBe('ne');
    expect(angle('e', 'upright')).toBe(90);
    expect(angle('e', 'turned')).toBe(270);
    // What is above on the screen is the left of the pitch: the right key leads up the pitch.
    expect(seen('n', 'side')).toBe('w');
    expect(seen('e', 'side')).toBe('n');
    expect(angle('n', 'side')).toBe(90);
  });

  test.for(LIES)('%s: a step on the screen is the same step on the board', (lie) => {
    const from = { x: 9, y: 12 };
    const drawn = middle(SMALL, from, lie);
    for (const [key, dx, dy] of [
      ['n', 0, -1],
      ['e', 1, 0],
      ['sw', -1, 1],
    ] as const) {
      const there = { x: drawn.x + dx * UNIT, y: drawn.y + dy * UNIT };
      expect(squareAt(SMALL, there, lie)).toEqual(step(from, seen(key, lie)));
      // And a direction of the board is drawn where it leads.
      const way = seen(key, lie);
      const turned = (angle(way, lie) * Math.PI) / 180;
      expect(Math.sign(Math.round(Math.sin(turned) * 2))).toBeCloseTo(dx);
      expect(Math.sign(Math.round(-Math.cos(turned) * 2))).toBeCloseTo(dy);
    }
  });

  test.for(LIES)('%s: a half is where its team stands', (lie) => {
    for (const seat of ['home', 'away'] as const) {
      const half = halfOf(SMALL, seat, lie);
      const { x, y } = middle(SMALL, { x: 5, y: seat === 'home' ? 3 : 27 }, lie);
      expect(x >= half.x && x < half.x + half.width && y >= half.y && y < half.y + half.height).toBe(true);
    }
  });

  test('slots are on the board, the rest of their rows is not', () => {
    expect(onBoard(SMALL, { x: 7, y: 0 })).toBe(true);
    expect(onBoard(SMALL, { x: 6, y: 0 })).toBe(false);
    expect(onBoard(SMALL, { x: 13, y: 30 })).toBe(true);
    expect(onBoard(SMALL, { x: 0, y: 5 })).toBe(false);
  });
});

describe('ways and odds', () => {
  const ways: Way[] = [
    { goes: 'H1', to: '1,2', answers: ['move n'], cost: 1, ends: false },
    { goes: 'ball', to: '1,3', answers: ['kick n'], cost: 1, ends: false },
    { goes: 'H1', to: '1,3', after: 0, answers: ['pick H1', 'move n'], cost: 2, ends: false },
  ];

  test('a way is what it follows and its own answers', () => {
    const far = wayTo(ways, 'H1', '1,3') as Way;
    expect(answersAlong(ways, far)).toEqual(['move n', 'pick H1', 'move n']);
    expect(placesAlong(ways, far)).toEqual(['1,2', '1,3']);
    expect(wayTo(ways, 'ball', '1,2')).toBeNull();
  });

  test('shares add up to a hundred', () => {
    const thirds = shares({ goal: [1, 3], grab: [1, 3], deflection: [1, 3] });
    expect(thirds.map(({ share }) => share).sort()).toEqual([33, 33, 34]);
    const many = shares({ a: [50, 100], b: [20, 100], c: [10, 100], d: [9, 100], e: [6, 100], f: [5, 100] });
    expect(many).toEqual([
      { what: 'a', share: 50 },
      { what: 'b', share: 20 },
      { what: 'c', share: 10 },
      { what: null, share: 20 },
    ]);
    expect(shares({})).toEqual([]);
  });
});

describe('placement', () => {
  const team = (letter: string, fielders: number) =>
    Array.from({ length: fielders + 1 }, (_, number) => `${letter}${number}`);
  /** A half of the board and its goal, as a question may tell it. */
  const layout = (
    board: Board,
    seat: Seat,
    markers: string[],
    change: Partial<GridLayout> = {},
  ): GridLayout => {
    const half = squares(board).filter(({ y }) =>
      seat === 'home' ? y <= (board.length - 1) / 2 : y > (board.length + 1) / 2,
    );
    const rows = (all: typeof half) =>
      [...new Set(all.map(({ y }) => y))].map((row) => ({
        row,
        columns: all.filter(({ y }) => y === row).map(({ x }) => x),
      }));
    const field = half.filter(({ y }) => y > 0 && y <= board.length);
    return { markers, row: null, goalie: rows(half), fielders: rows(field), ...change };
  };
  beforeEach(() => localStorage.clear());

  test.for(
    BOARDS.flatMap((board) => Array.from({ length: 10 }, (_, nth) => [board.name, nth + 1, board] as const)),
  )('the usual formation fits: %s, %i fielders', ([, fielders, board]) => {
    for (const seat of ['home', 'away'] as const) {
      const markers = team(seat === 'home' ? 'H' : 'A', fielders);
      const half = layout(board, seat, markers);
      const formation = fitted(half, usual(board, seat, markers));
      expect(formation).toEqual(usual(board, seat, markers));
      for (const [marker, at] of Object.entries(formation)) expect(allows(half, marker, at)).toBe(true);
    }
  });

  test('whoever may not stand there goes to the nearest free square', () => {
    const narrow = layout(SMALL, 'home', ['H1', 'H2'], { fielders: [{ row: 3, columns: [4, 5, 6] }] });
    expect(fitted(narrow, { H1: { x: 5, y: 9 }, H2: { x: 5, y: 4 } })).toEqual({
      H1: { x: 5, y: 3 },
      H2: { x: 4, y: 3 },
    });
    expect(squaresFor(narrow, 'H1').map(name)).toEqual(['4,3', '5,3', '6,3']);
  });

  test('a plan says rows and columns, and neither where only one is left', () => {
    const fielders = [
      { row: 2, columns: [7] },
      { row: 3, columns: [4, 5] },
    ];
    const two = layout(SMALL, 'home', ['H1', 'H2'], { fielders });
    expect(answersOf(two, { H1: { x: 4, y: 3 }, H2: { x: 7, y: 2 } })).toEqual([
      'row 3',
      'column 4',
      'row 2',
    ]);
    expect(answersOf(two, { H1: { x: 7, y: 2 }, H2: { x: 5, y: 3 } })).toEqual(['row 2', 'column 5']);
    expect(answersOf({ ...two, row: 3 }, { H1: { x: 4, y: 3 }, H2: { x: 7, y: 2 } })).toEqual([
      'column 4',
      'row 2',
    ]);
  });

  test('the first stands on the row that was chosen for it', () => {
    const fielders = [
      { row: 2, columns: [7] },
      { row: 3, columns: [4, 5] },
    ];
    const begun = layout(SMALL, 'home', ['H1', 'H2'], { fielders, row: 3 });
    expect(squaresFor(begun, 'H1').map(name)).toEqual(['4,3', '5,3']);
    expect(squaresFor(begun, 'H2').map(name)).toEqual(['7,2', '4,3', '5,3']);
    const formation = fitted(begun, { H1: { x: 7, y: 2 }, H2: { x: 7, y: 2 } });
    expect(formation).toEqual({ H1: { x: 5, y: 3 }, H2: { x: 7, y: 2 } });
    expect(answersOf(begun, formation)).toEqual(['column 5', 'row 2']);
  });

  test('the last one is remembered, for the other end too, and only if it fits', () => {
    const home = layout(SMALL, 'home', team('H', 2));
    const formation = { H0: { x: 10, y: 0 }, H1: { x: 3, y: 9 }, H2: { x: 15, y: 4 } };
    remember(SMALL, 'home', formation);
    expect(remembered(SMALL, 'home', home)).toEqual(formation);
    expect(remembered(SMALL, 'away', layout(SMALL, 'away', team('A', 2)))?.A1).toEqual({ x: 17, y: 21 });
    expect(remembered(SMALL, 'home', layout(SMALL, 'home', team('H', 3)))).toBeNull();
    localStorage.setItem('touchline:grid-formation:small:3', '{"0":"10,0","1":"99,1","2":7}');
    expect(remembered(SMALL, 'home', home)).toBeNull();
    localStorage.setItem('touchline:grid-formation:small:3', 'nonsense');
    expect(remembered(SMALL, 'home', home)).toBeNull();
  });
});

describe('plans', () => {
  test('whose they are, and what of them is worth giving', () => {
    const plan = ['pick H5', 'move n', 'pick H5'];
    expect(handOf(plan)).toBe('H5');
    expect(handOf(['kicker H5 10,14'])).toBeNull();
    expect(letGo(plan)).toEqual(['pick H5', 'move n']);
    expect(letGo(['pick H5'])).toEqual([]);
    expect(walks(['pick H5', 'turn left'])).toBe(true);
    expect(walks(plan)).toBe(false);
  });

  test('what is legal of them, as a refusal tells', () => {
    const plan = ['pick H5', 'move n', 'pick H5', 'move n'];
    const refused = (code: string, answer?: number) =>
      new Refused(422, code, '', answer === undefined ? {} : { answer });
    expect(legalPart(refused('action-illegal', 3), plan)).toEqual(['pick H5', 'move n']);
    expect(legalPart(refused('plan-past-roll', 3), plan)).toEqual(['pick H5', 'move n', 'pick H5']);
    expect(legalPart(refused('action-illegal', 1), plan)).toEqual([]);
    expect(legalPart(refused('unreachable'), plan)).toEqual([]);
    const said = { key: 'plan-past-other', args: { answer: 2 }, text: '' };
    expect(legalPart(new EngineError(said), plan)).toEqual(['pick H5', 'move n']);
    expect(legalPart(new Error('gone'), plan)).toEqual([]);
  });

  test('the way of the ball ahead', () => {
    expect(ballAhead([], '10,15', ['pick H5', 'move n'])).toEqual([]);
    expect(ballAhead(['1,1'], '10,15', ['pick H5', 'kick n', 'step ne'])).toEqual([
      '10,15',
      '10,16',
      '11,17',
    ]);
    expect(ballAhead(['10,14', '10,15'], '10,15', ['step n'])).toEqual(['10,14', '10,15', '10,16']);
  });
});

describe('answers', () => {
  test('a step is beside the member, a kick beside the ball', () => {
    const answers = arrange(
      view(),
      said('grid-ask-member', ['move nw', 'kick w', 'kick n'], { marker: 'marker-H5' }),
    );
    expect(answers.member).toBe('H5');
    expect(answers.on.get('9,15')?.map(({ action }) => action)).toEqual(['move nw', 'kick w']);
    expect(answers.on.get('10,16')?.map(({ action }) => action)).toEqual(['kick n']);
    expect(answers.pads.map(({ verb }) => verb)).toEqual(['move', 'kick']);
    const lit = light(answers, null, () => null, new Set(['kick n']));
    expect(lit.find(({ at }) => name(at) === '9,15')).toMatchObject({ kind: 'both', action: null });
    expect(lit.find(({ at }) => name(at) === '10,16')).toMatchObject({
      kind: 'ball',
      action: 'kick n',
      best: true,
    });
  });

  test('every answer is somewhere, known or not', () => {
    const legal = [
      'end',
      'stop',
      'step n',
      'pick H5',
      'row 3',
      'slot 4',
      'kicker H5 9,15',
      'dance A3',
      'sing',
      'to 3,3',
    ];
    const answers = arrange(view(), said('grid-ask-anything', legal));
    const shown = [
      ...answers.pads.flatMap(({ ways }) => [...ways.values()]),
      ...answers.markers,
      ...answers.kickers,
      ...(answers.lines?.numbers.values() ?? []),
      ...answers.places,
      ...answers.penalty,
      ...answers.buttons,
    ];
    expect(shown.map(({ action }) => action).sort()).toEqual([...legal].sort());
  });
});

test('the way of the ball goes on from square to square and begins anew with a kick', () => {
  const scene = (
    ball: string,
    events: [string, string?][],
    change: Partial<Scene<GridView>> = {},
  ): Scene<GridView> => ({
    type: 'update',
    seq: 1,
    events: events.map(([key, place]) => ({
      key,
      args: (place ? { square: place } : {}) as Record<string, string>,
    })),
    position: '',
    view: view({ ball: { at: ball, held_by: null, last_touch: 'H5' } }),
    ask: null,
    waits: [],
    undo: false,
    score: [0, 0],
    rated: false,
    ...change,
  });
  const first = trail([], '10,15', scene('10,16', [['grid-kicked'], ['grid-ball-to', '10,16']]));
  expect(first).toEqual(['10,15', '10,16']);
  const second = trail(first, '10,16', scene('11,17', [['grid-ball-to', '11,17']]));
  expect(second).toEqual(['10,15', '10,16', '11,17']);
  expect(trail(second, '11,17', scene('11,17', [['grid-moved', '3,3']]))).toEqual(second);
  expect(trail(second, '11,17', scene('11,18', [['grid-kicked'], ['grid-ball-to', '11,18']]))).toEqual([
    '11,17',
    '11,18',
  ]);
  expect(trail(second, '11,17', scene('10,15', [['grid-goal']]))).toEqual([]);
});
