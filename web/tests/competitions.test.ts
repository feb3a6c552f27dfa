import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Schemas } from '../src/lib/api';
import { words } from '../src/lib/words.svelte';
import { current, firstDrawn, isBye, layout } from '../src/pages/competitions/bracket';
import { changes } from '../src/pages/competitions/changes';
import { decisionText } from '../src/pages/competitions/decisions';
import { teamsOfRound, todo, type Competition, type Fixture } from '../src/pages/competitions/model';
import { reasonText, roundTitle, scoreText, slotName } from '../src/pages/competitions/names';
import { body, drafted } from '../src/pages/competitions/result';
import { SKILLS, skillsOf } from '../src/pages/competitions/skills';
import { aboutFixture, concerns, later } from '../src/pages/competitions/wanted';
import { bodyOf, first, roundsFor } from '../src/pages/competitions/wishes';

type Bracket = Schemas['BracketTold'];
type Slot = Schemas['SlotTold'];

const MEASURES = { width: 200, height: 60, gap: 20, between: 40 };
const team = (team: number): Slot => ({ kind: 'team', team });
const NOBODY: Slot = { kind: 'nobody' };

/** A bracket of so many teams, as the server seeds it: the best meet last, the best have the byes. */
function bracketOf(teams: number, third = false): Bracket {
  let order = [0];
  while (order.length < teams) order = order.flatMap((seed) => [seed, order.length * 2 - 1 - seed]);
  let sides: Slot[] = order.map((seed) => (seed < teams ? team(seed + 1) : NOBODY));
  const rounds: Bracket['rounds'] = [];
  let id = 1;
  while (sides.length > 1) {
    const ties = Array.from({ length: sides.length / 2 }, (_, at) => {
      const [home, away] = [sides[2 * at], sides[2 * at + 1]] as [Slot, Slot];
      return { id: id++, home, away, fixtures: home === NOBODY || away === NOBODY ? [] : [id - 1] };
    });
    rounds.push({ teams: sides.length, ties });
    sides = ties.map((tie): Slot =>
      tie.away.kind === 'nobody'
        ? tie.home
        : tie.home.kind === 'nobody'
          ? tie.away
          : { kind: 'winner', tie: tie.id },
    );
  }
  const third_place = third
    ? {
        id,
        home: { kind: 'loser', tie: id - 3 } as Slot,
        away: { kind: 'loser', tie: id - 2 } as Slot,
        fixtures: [id],
      }
    : null;
  return { rounds, third_place };
}

/** A cup that runs, with a fixture for each tie. */
function cup(teams: number, changed: Partial<Competition> = {}): Competition {
  const bracket = bracketOf(teams);
  const fixtures = bracket.rounds.flatMap(({ ties }, at) =>
    ties
      .filter((tie) => !isBye(tie))
      .map((tie): Fixture => ({
        id: tie.id,
        tie: tie.id,
        round: at + 1,
        leg: 1,
        home: tie.home,
        away: tie.away,
        state: tie.home.kind === 'team' && tie.away.kind === 'team' ? 'ready' : 'waiting',
      })),
  );
  return {
    code: 'abc',
    name: 'Cup',
    spec: 'fuba:3.0',
    title: 'FUBA 3.0',
    format: { kind: 'knock-out', legs: 1, third_place: false },
    points: { win: 3, draw: 1, loss: 0 },
    tie_breaks: ['lot'],
    walkover: [3, 0],
    drop_out: 'half',
    draws: 'shoot-out',
    seeding: 'lot',
    carry_over: true,
    primary: false,
    check_in: false,
    settings: {
      clock: { kind: 'none' },
      computers: true,
      size: teams,
      rated: false,
      attendance: false,
      round_days: null,
    },
    status: 'running',
    paused: false,
    organiser: 'ada',
    created: 0,
    seq: 10,
    round: 1,
    teams: Array.from({ length: teams }, (_, at) => ({
      id: at + 1,
      name: `Team ${at + 1}`,
      player: { kind: 'computer', level: 'rookie' },
      skills: [],
      checked_in: false,
      withdrawn: false,
      next:
        fixtures.find(({ home, away }) =>
          [home, away].some((slot) => slot.kind === 'team' && slot.team === at + 1),
        )?.id ?? null,
    })),
    tables: [],
    bracket,
    fixtures,
    deadlines: [],
    announcements: [],
    decisions: [],
    you: null,
    ...changed,
  } as Competition;
}

const report = { yellows: 0, reds: 0, injuries: 0, skills_lost: [] };
const result = (score: [number, number], more = {}): Schemas['ResultTold'] => ({
  score,
  ending: 'played',
  winner: score[0] > score[1] ? 'home' : score[0] < score[1] ? 'away' : null,
  home: report,
  away: report,
  ...more,
});
const withFixture = (of: Competition, id: number, changed: Partial<Fixture>): Competition => ({
  ...of,
  fixtures: of.fixtures.map((fixture) => (fixture.id === id ? { ...fixture, ...changed } : fixture)),
});

beforeAll(async () => {
  await words.speak('en');
  await words.learn('competitions', 'advanced');
});

describe('the bracket', () => {
  test.for([2, 4, 8, 16, 32, 64])('of %s teams is a tree', (teams) => {
    const { boxes, links, columns, width, height } = layout(bracketOf(teams), MEASURES);
    expect(boxes).toHaveLength(teams - 1);
    expect(links).toHaveLength(teams - 2);
    expect(columns.map(({ teams }) => teams)).toEqual(
      Array.from({ length: Math.log2(teams) }, (_, at) => teams / 2 ** at),
    );
    expect(height).toBe((teams / 2) * 60 + (teams / 2 - 1) * 20);
    expect(width).toBe(columns.length * 240 - 40);
  });

  test.for(Array.from({ length: 63 }, (_, at) => at + 2))(
    'of %s teams overlaps nowhere, and every winner goes right',
    (teams) => {
      const { boxes, links, width, height } = layout(bracketOf(teams), MEASURES);
      // One match a team that is knocked out; byes are not drawn.
      expect(boxes).toHaveLength(teams - 1);
      const byId = new Map(boxes.map((box) => [box.tie.id, box]));
      for (const one of boxes) {
        expect(one.x + 200).toBeLessThanOrEqual(width);
        expect(one.y + 60).toBeLessThanOrEqual(height);
        for (const other of boxes)
          if (one !== other && one.x === other.x)
            expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(80);
      }
      for (const { from, to } of links) {
        expect(byId.get(to)?.x).toBe((byId.get(from)?.x ?? 0) + 240);
        expect(byId.get(to)?.round).toBe((byId.get(from)?.round ?? 0) + 1);
      }
      // Everything but the final leads somewhere, once.
      expect(new Set(links.map(({ from }) => from)).size).toBe(teams - 2);
    },
  );

  test('puts a tie in the middle of the two that lead to it', () => {
    const { boxes } = layout(bracketOf(4), MEASURES);
    expect(boxes.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [0, 80],
      [240, 40],
    ]);
  });

  test('draws lines at right angles, straight where there is nothing to turn for', () => {
    expect(layout(bracketOf(4), MEASURES).links.map(({ path }) => path)).toEqual([
      'M200 30H220V70H240',
      'M200 110H220V70H240',
    ]);
    expect(layout(bracketOf(3), MEASURES).links.map(({ path }) => path)).toEqual(['M200 30H240']);
  });

  test('of nine has one tie in its first round and is as tall as five', () => {
    const bracket = bracketOf(9);
    expect(bracket.rounds[0]?.ties.filter((tie) => !isBye(tie))).toHaveLength(1);
    const drawn = layout(bracket, MEASURES);
    expect(drawn.boxes.filter(({ round }) => round === 0)).toHaveLength(1);
    expect(drawn.height).toBe(4 * 60 + 3 * 20);
    expect(firstDrawn(bracket)).toBe(0);
  });

  test('can begin with a later round, which is then as small as it can be', () => {
    const { boxes, columns, height } = layout(bracketOf(64), MEASURES, 3);
    expect(boxes).toHaveLength(7);
    expect(columns.map(({ teams, round }) => [teams, round])).toEqual([
      [8, 3],
      [4, 4],
      [2, 5],
    ]);
    expect(height).toBe(4 * 60 + 3 * 20);
  });

  test.for([4, 8, 16])('of %s has the match for third place clear of the final', (teams) => {
    const { third, boxes, height } = layout(bracketOf(teams, true), MEASURES);
    const final = boxes.at(-1);
    expect(third?.x).toBe(final?.x);
    expect((third?.y ?? 0) - (final?.y ?? 0)).toBeGreaterThan(60 + 26);
    expect((third?.y ?? 0) + 60).toBeLessThanOrEqual(height);
  });

  test('knows the round that is played', () => {
    const bracket = bracketOf(9);
    expect(current(bracket)).toBe(0);
    for (const tie of bracket.rounds[0]?.ties ?? []) tie.winner = 1;
    expect(current(bracket)).toBe(1);
    for (const { ties } of bracket.rounds) for (const tie of ties) tie.winner = 1;
    expect(current(bracket)).toBe(3);
  });

  test('without rounds is empty', () => {
    expect(layout({ rounds: [] }, MEASURES)).toMatchObject({ boxes: [], links: [], width: 0, height: 0 });
  });
});

describe('names', () => {
  test('rounds of a cup by how many are left, others by their number', () => {
    const of = cup(16);
    expect([1, 2, 3, 4].map((round) => roundTitle(of, round))).toEqual([
      'Round of 16',
      'Quarter-finals',
      'Semi-finals',
      'Final',
    ]);
    expect(teamsOfRound(of, 2)).toBe(8);
    expect(roundTitle({ ...of, bracket: null, fixtures: [] }, 5)).toBe('Round 5');
  });

  test('a side that is not known says where it comes from', () => {
    const of = cup(4);
    expect(slotName(of, { kind: 'winner', tie: 2 })).toBe('Winner: Semi-finals, tie 2');
    expect(slotName(of, { kind: 'place', group: 2, place: 1 })).toBe('Winner of group B');
    expect(slotName(of, { kind: 'nobody' })).toBe('Bye');
  });

  test('scores with their shoot-out', () => {
    const [fixture] = cup(2).fixtures as [Fixture];
    expect(scoreText({ ...fixture, result: result([1, 1], { shoot_out: [4, 3] }) })).toBe('1–1 (4–3)');
    expect(scoreText({ ...fixture, result: result([0, 0], { ending: 'no-show' }) })).toBe('–');
  });

  test('reasons in words', () => {
    const of = cup(4);
    const reason = { seat: 'home', team: 1, clause: 'F-COMP-01', why: 'red', points: 1, after: 1 } as const;
    expect(reasonText(of, reason)).toBe('Team 1: one condition point less, for a red card against Team 4');
    expect(reasonText(of, { ...reason, why: 'late', points: 2, after: null })).toBe(
      'Team 1: 2 condition points less, for coming late',
    );
    expect(reasonText(of, { ...reason, why: 'yellow', points: 0, rolled: 9 })).toContain('rolled 9');
  });

  test('decisions in words, and as the log writes them if they are new to us', () => {
    const of = cup(4);
    expect(decisionText(of, 'correct 1 2-1 home.red=1')).toBe(
      'Team 1 – Team 4: the result was corrected to 2–1.',
    );
    expect(decisionText(of, 'late 1 away 12')).toBe('Team 1 – Team 4: Team 4 came 12 minutes late.');
    expect(decisionText(of, 'withdraw 3')).toBe('Team 3 is out of the competition.');
    expect(decisionText(of, 'something else')).toBe('something else');
  });
});

describe('what you should do now', () => {
  const you = { organiser: false, team: null, match: null, called: null };
  test.for<[string, Partial<Competition>, string | undefined]>([
    ['a stranger joins', { status: 'open', settings: { ...cup(4).settings, size: 8 } }, 'join'],
    ['nobody joins what is full', { status: 'open' }, undefined],
    ['who is in checks in', { status: 'open', check_in: true, you: { ...you, team: 1 } }, 'check-in'],
    ['who is in waits for the start', { status: 'open', you: { ...you, team: 1 } }, 'wait'],
    ['the organiser starts it', { status: 'open', you: { ...you, organiser: true, team: 1 } }, 'start'],
    ['who has a match plays it', { you: { ...you, team: 1, match: 'xyz' } }, 'play'],
    ['who is called says that they are there', { you: { ...you, team: 1, called: 1 } }, 'here'],
    ['others wait', { you: { ...you, team: 1 } }, 'wait'],
    ['strangers only watch', {}, undefined],
    ['when it is over, nothing', { status: 'over', you: { ...you, team: 1 } }, undefined],
  ])('%s', ([, changed, wanted]) => {
    expect(todo(cup(4, changed))?.do).toBe(wanted);
  });

  test('who has lost a tie is out', () => {
    const of = cup(4, { you: { ...you, team: 4 } });
    const semi = of.bracket?.rounds[0]?.ties[0];
    if (semi) semi.winner = 1;
    for (const team of of.teams) team.next = null;
    expect(todo(of)?.do).toBe('out');
  });
});

describe('decisions', () => {
  test('about a fixture, by how it stands', () => {
    const [fixture] = cup(4).fixtures as [Fixture];
    expect(aboutFixture(fixture)?.kinds).toEqual(['result', 'late']);
    expect(aboutFixture({ ...fixture, state: 'playing' })?.kinds).toEqual(['result']);
    expect(aboutFixture({ ...fixture, state: 'over' })?.kinds).toEqual(['correct', 'void']);
    expect(aboutFixture({ ...fixture, state: 'annulled' })).toBeNull();
    expect(aboutFixture({ ...fixture, home: { kind: 'winner', tie: 1 } })).toBeNull();
  });

  test('a decision is stale only if what it is about has changed', () => {
    const before = cup(4);
    const wanted = { fixture: 1, kinds: ['result'] } as const;
    expect(concerns(wanted, before, { ...before, seq: 20 })).toBe(false);
    expect(concerns(wanted, before, withFixture(before, 2, { result: result([2, 0]), state: 'over' }))).toBe(
      false,
    );
    expect(concerns(wanted, before, withFixture(before, 1, { state: 'playing' }))).toBe(false);
    expect(concerns(wanted, before, withFixture(before, 1, { result: result([2, 0]), state: 'over' }))).toBe(
      true,
    );
    expect(concerns(wanted, before, { ...before, paused: true })).toBe(true);
  });

  test('says which later matches would have to be played again', () => {
    let of = cup(8);
    of = withFixture(of, 5, { home: team(1), away: team(4), state: 'over', result: result([1, 0]) });
    const about = of.fixtures.find(({ id }) => id === 1) as Fixture;
    expect(later(of, about).map(({ id }) => id)).toEqual([5]);
    const other = of.fixtures.find(({ id }) => id === 3) as Fixture;
    expect(later(of, other)).toEqual([]);
  });

  test('a corrected semi-final changes hands, winner and score, and everybody is told', () => {
    let before = cup(4);
    before = withFixture(before, 1, { state: 'over', result: result([2, 1]) });
    before = withFixture(before, 3, { home: team(1), away: team(2), state: 'over', result: result([1, 0]) });
    before = { ...before, winner: 1, status: 'over' };
    let after = withFixture(before, 1, { result: result([1, 2]) });
    after = withFixture(after, 3, { home: team(4), state: 'ready', result: null });
    after = { ...after, winner: null, status: 'running' };
    expect(changes(before, after).map(({ key, args }) => words.t(key, args))).toEqual([
      'The competition goes on.',
      'There is no winner any more.',
      'Team 1 – Team 4: 1–2 instead of 2–1.',
      'Team 4 – Team 2 is played, instead of Team 1 – Team 2.',
      'Team 4 – Team 2: 1–0 does not count any more; it is played again.',
    ]);
    expect(changes(before, before)).toEqual([]);
  });

  test('a result is sent with what its ending asks for, and a correction keeps the rest', () => {
    const [fixture] = cup(4).fixtures as [Fixture];
    const told = result([1, 1], {
      ending: 'extra-time',
      shoot_out: [4, 3],
      home: { ...report, reds: 1, formation: '4-4-2', skills_lost: ['tackle'] },
    });
    const draft = drafted({ ...fixture, result: told });
    expect(body(draft)).toMatchObject({
      ending: 'extra-time',
      score: { home: 1, away: 1 },
      shoot_out: { home: 4, away: 3 },
      home: { reds: 1, formation: '4-4-2', skills_lost: ['tackle'] },
    });
    expect(body({ ...draft, ending: 'walkover', winner: 'away' })).toEqual({
      ending: 'walkover',
      winner: 'away',
    });
    expect(body({ ...draft, ending: 'no-show' })).toEqual({ ending: 'no-show' });
  });
});

describe('a new competition', () => {
  test('is a cup of eight without anything special', () => {
    expect(bodyOf({ ...first(), name: ' Winter cup ' })).toMatchObject({
      name: 'Winter cup',
      format: { kind: 'knock-out', legs: 1, third_place: false },
      settings: { size: 8, computers: true, clock: { kind: 'none' }, rated: false },
      primary: false,
    });
  });

  test('only asks for what its rules and its clock have', () => {
    const wishes = {
      ...first(),
      name: 'x',
      kind: 'round-robin' as const,
      rated: true,
      attendance: true,
      primary: true,
      skills: 5,
      carryOver: 'yes' as const,
    };
    const plain = bodyOf({ ...wishes, spec: 'grid:basic' });
    expect(plain).not.toHaveProperty('carry_over');
    expect(plain).not.toHaveProperty('skills');
    expect(plain).not.toHaveProperty('draws');
    expect(plain).toMatchObject({ primary: false, settings: { rated: false, attendance: false } });
    expect(plain.tie_breaks?.at(-1)).toBe('lot');
    expect(bodyOf({ ...wishes, spec: 'fuba:3.0+condition+skills' })).toMatchObject({
      carry_over: true,
      skills: 5,
      primary: true,
    });
  });

  test('has as many Swiss rounds as it takes to be alone at the top', () => {
    expect([2, 8, 9, 16, 64].map(roundsFor)).toEqual([1, 3, 4, 4, 6]);
  });
});

test('the skills are those of the catalogue, and each edition has its own', () => {
  const text = readFileSync(
    join(import.meta.dirname, '../../crates/words/catalogues/en/advanced.ftl'),
    'utf8',
  );
  const listed = [...text.matchAll(/^skill-([a-z-]+?)(?:-first-use-free|-every-use-paid)? =/gm)].map(
    (found) => found[1] as string,
  );
  expect([...new Set(listed)].sort()).toEqual([...SKILLS].sort());
  expect(skillsOf('fuba:2.1+skills')).toHaveLength(22);
  expect(skillsOf('fuba:3.0+all').length).toBeGreaterThan(22);
});
