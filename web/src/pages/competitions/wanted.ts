/** What an organiser is about to decide. */
import { index, isOver, teamOf, type Competition, type Fixture, type Team } from './model';

export const ALONE = ['start', 'pause', 'resume', 'finish', 'announce', 'computers', 'delete'] as const;
export type Alone = (typeof ALONE)[number];
export type AboutFixture = 'result' | 'correct' | 'void' | 'late';
export type AboutTeam = 'replace' | 'withdraw';
export type Kind = Alone | AboutFixture | AboutTeam;

export interface Wanted {
  /** What can be decided; the first is proposed. */
  kinds: readonly Kind[];
  /** The number of the fixture or the team that it is about. */
  fixture?: number;
  team?: number;
}

/** What can be decided about a fixture. */
export function aboutFixture(fixture: Fixture): Wanted | null {
  const { id, state } = fixture;
  if (state === 'over') return { fixture: id, kinds: ['correct', 'void'] };
  if (isOver(fixture) || fixture.home.kind !== 'team' || fixture.away.kind !== 'team') return null;
  return { fixture: id, kinds: state === 'playing' ? ['result'] : ['result', 'late'] };
}

/** What can be decided about a team. */
export const aboutTeam = ({ id, withdrawn }: Team, of: Competition): Wanted | null =>
  withdrawn || of.status === 'over'
    ? null
    : { team: id, kinds: of.status === 'open' ? ['withdraw', 'replace'] : ['replace', 'withdraw'] };

/** What can be decided about the whole. */
export function aboutAll(of: Competition): Alone[] {
  if (of.status === 'open')
    return ['start', ...(of.settings.computers ? (['computers'] as const) : []), 'announce', 'delete'];
  if (of.status === 'over') return ['announce'];
  return [of.paused ? 'resume' : 'pause', 'announce', 'finish'];
}

/** Overrides need a reason, which everybody reads. */
const REASONED: readonly Kind[] = [
  'pause',
  'finish',
  'result',
  'correct',
  'void',
  'late',
  'replace',
  'withdraw',
];
export const needsReason = (kind: Kind): boolean => REASONED.includes(kind);

/** The last word of the address it is sent to. */
export const PATHS: Record<Exclude<Kind, 'delete'>, string> = {
  start: 'start',
  pause: 'pause',
  resume: 'resume',
  finish: 'finish',
  announce: 'announce',
  computers: 'computers',
  result: 'adjudicate',
  correct: 'correct',
  void: 'void',
  late: 'late',
  replace: 'replace',
  withdraw: 'withdraw',
};

/**
 * Whether something has changed that this decision is about. Other matches that end meanwhile are no reason
 * to ask again.
 */
export function concerns(wanted: Wanted, before: Competition, after: Competition): boolean {
  if (before.status !== after.status || before.paused !== after.paused) return true;
  const heart = (of: Competition): string => {
    const fixture = wanted.fixture === undefined ? undefined : index(of).fixtures.get(wanted.fixture);
    const team = teamOf(of, wanted.team);
    return JSON.stringify([
      fixture && [fixture.home, fixture.away, fixture.result ?? null, isOver(fixture)],
      team && [team.name, team.player, team.withdrawn],
    ]);
  };
  return heart(before) !== heart(after);
}

/** Fixtures with results that would have to be played again if another team went on from this one. */
export function later(of: Competition, fixture: Fixture): Fixture[] {
  const known = index(of);
  const rounds = of.bracket?.rounds ?? [];
  const at = rounds.findIndex(({ ties }) => ties.some(({ id }) => id === fixture.tie));
  if (at < 0) return [];
  const found: Fixture[] = [];
  let number = rounds[at]?.ties.findIndex(({ id }) => id === fixture.tie) ?? 0;
  for (const round of rounds.slice(at + 1)) {
    number = Math.floor(number / 2);
    for (const id of round.ties[number]?.fixtures ?? []) {
      const next = known.fixtures.get(id);
      if (next && (next.result || next.state === 'playing')) found.push(next);
    }
  }
  return found;
}
