/** What a page reads out of a competition: who, what round, what is next. Nothing here speaks a language. */
import type { Schemas } from '../../lib/api';

export type Competition = Schemas['CompetitionTold'];
export type Listed = Schemas['CompetitionListed'];
export type Fixture = Schemas['FixtureTold'];
export type Team = Schemas['TeamTold'];
export type Slot = Schemas['SlotTold'];
export type Tie = Schemas['TieTold'];
export type Row = Schemas['RowTold'];
export type Result = Schemas['ResultTold'];
export type Format = Schemas['FormatBody'];
export type Side = 'home' | 'away';

export const SIDES = ['home', 'away'] as const;

interface Index {
  teams: Map<number, Team>;
  fixtures: Map<number, Fixture>;
  /** Ties with the number of teams of their round; the match for third place has 3. */
  ties: Map<number, { tie: Tie; teams: number }>;
  /** The numbers of all rounds, in order. */
  rounds: number[];
}

const INDEXES = new WeakMap<Competition, Index>();

/** Everything by its number; made once for each answer of the server. */
export function index(of: Competition): Index {
  const known = INDEXES.get(of);
  if (known) return known;
  const ties = new Map<number, { tie: Tie; teams: number }>();
  for (const { teams, ties: listed } of of.bracket?.rounds ?? [])
    for (const tie of listed) ties.set(tie.id, { tie, teams });
  if (of.bracket?.third_place) ties.set(of.bracket.third_place.id, { tie: of.bracket.third_place, teams: 3 });
  const made: Index = {
    teams: new Map(of.teams.map((team) => [team.id, team])),
    fixtures: new Map(of.fixtures.map((fixture) => [fixture.id, fixture])),
    ties,
    rounds: [...new Set(of.fixtures.map(({ round }) => round))].sort((one, other) => one - other),
  };
  INDEXES.set(of, made);
  return made;
}

export const teamIn = (slot: Slot): number | null => (slot.kind === 'team' ? slot.team : null);
/** Where a team plays in a fixture. */
export function sideOf(fixture: Fixture, team: number | null | undefined): Side | null {
  if (team === null || team === undefined) return null;
  return SIDES.find((side) => teamIn(fixture[side]) === team) ?? null;
}
export const isOver = ({ state }: Fixture): boolean =>
  state === 'over' || state === 'given' || state === 'annulled';
/** The team that plays, by its number. */
export const teamOf = (of: Competition, id: number | null | undefined): Team | null =>
  id === null || id === undefined ? null : (index(of).teams.get(id) ?? null);
/** Teams that are still in it. */
export const active = (of: Competition): Team[] => of.teams.filter(({ withdrawn }) => !withdrawn);

/** The fixtures of a round, group by group. */
export const inRound = (of: Competition, round: number): Fixture[] =>
  of.fixtures
    .filter((fixture) => fixture.round === round)
    .sort((one, other) => (one.group ?? 0) - (other.group ?? 0) || one.id - other.id);

/** How many teams a round of the knock-out has; `null`: it is not part of one. */
export function teamsOfRound(of: Competition, round: number): number | null {
  const known = index(of);
  const sizes = of.fixtures
    .filter((fixture) => fixture.round === round)
    .map(({ tie }) => (typeof tie === 'number' ? known.ties.get(tie)?.teams : undefined))
    .filter((teams) => teams !== undefined);
  // The match for third place is played with the final.
  return sizes.length ? (sizes.find((teams) => teams !== 3) ?? 2) : null;
}

/** The next fixture of a team that is not over. */
export function nextOf(of: Competition, team: number): Fixture | null {
  const next = teamOf(of, team)?.next;
  return typeof next === 'number' ? (index(of).fixtures.get(next) ?? null) : null;
}

/** When a round must be over. */
export const deadlineOf = (of: Competition, round: number): number | null =>
  of.deadlines.find((deadline) => deadline.round === round)?.at ?? null;

/** Who won a fixture; `null`: nobody, or it is not over. */
export const winnerOf = ({ result }: Fixture): Side | null => result?.winner ?? null;

/** What somebody should do now: the one thing that a page makes large. */
export type Todo =
  | { do: 'play'; code: string; fixture: Fixture | null }
  | { do: 'here'; fixture: Fixture }
  | { do: 'check-in' }
  | { do: 'join' }
  | { do: 'start' }
  | { do: 'wait'; fixture: Fixture | null }
  | { do: 'out' }
  | null;

export function todo(of: Competition): Todo {
  const { you } = of;
  const mine = teamOf(of, you?.team);
  const isLadder = of.format.kind === 'ladder';
  if (you?.match) {
    const fixture = of.fixtures.find(({ match }) => match?.code === you.match) ?? null;
    return { do: 'play', code: you.match, fixture };
  }
  const called = typeof you?.called === 'number' ? index(of).fixtures.get(you.called) : undefined;
  if (called && mine) {
    const side = sideOf(called, mine.id);
    const at = side === 'home' ? 0 : 1;
    // Whoever has said so waits for the other one.
    return called.called?.here[at] ? { do: 'wait', fixture: called } : { do: 'here', fixture: called };
  }
  if (of.status === 'open') {
    if (mine && of.check_in && !mine.checked_in) return { do: 'check-in' };
    if (you?.organiser && active(of).length >= 2 && (mine || isFull(of))) return { do: 'start' };
    if (mine) return { do: 'wait', fixture: null };
    return isFull(of) ? null : { do: 'join' };
  }
  if (of.status === 'running') {
    if (!mine) return isLadder && !isFull(of) ? { do: 'join' } : null;
    const next = nextOf(of, mine.id);
    return next || isLadder || !isOut(of, mine.id) ? { do: 'wait', fixture: next } : { do: 'out' };
  }
  return null;
}

export const isFull = (of: Competition): boolean => active(of).length >= of.settings.size;

/** Whether a team has nothing left to win: it lost a tie, or did not come out of its group. */
function isOut(of: Competition, team: number): boolean {
  if (!of.bracket) return nextOf(of, team) === null;
  const ties = [...index(of).ties.values()].map(({ tie }) => tie);
  const inIt = ties.filter(({ home, away }) => teamIn(home) === team || teamIn(away) === team);
  if (inIt.some(({ winner }) => typeof winner === 'number' && winner !== team)) return true;
  const groupsOver = of.tables.every(({ complete }) => complete);
  return inIt.length === 0 && groupsOver && of.fixtures.length > 0;
}

/** How far a competition is: fixtures that are over, of all that are known. */
export function progress(fixtures: readonly Fixture[]): { over: number; all: number } {
  return { over: fixtures.filter(isOver).length, all: fixtures.length };
}
