/** What differs between two answers of the server, for people: after a decision, or while one was made. */
import { index, isOver, teamIn, teamOf, type Competition, type Fixture } from './model';
import { scoreText, slotName, versus } from './names';

/** A sentence by its key. */
export interface Change {
  key: string;
  args: Record<string, string | number>;
}

/** More than this nobody reads. */
const MOST = 12;

export function changes(before: Competition, after: Competition): Change[] {
  const found = [
    ...standing(before, after),
    ...teams(before, after),
    ...after.fixtures.flatMap((fixture) => {
      const was = index(before).fixtures.get(fixture.id);
      return was ? fixtures(before, after, was, fixture) : [];
    }),
    ...places(before, after),
  ];
  const rest = found.length - MOST;
  return rest > 0 ? [...found.slice(0, MOST), { key: 'comp-changed-more', args: { n: rest } }] : found;
}

function standing(before: Competition, after: Competition): Change[] {
  const list: Change[] = [];
  if (before.status !== after.status) {
    // A correction can open what was over.
    const again = before.status === 'over' && after.status === 'running';
    list.push({ key: again ? 'comp-changed-resumed' : `comp-changed-${after.status}`, args: {} });
  }
  if (before.paused !== after.paused)
    list.push({ key: after.paused ? 'comp-changed-paused' : 'comp-changed-resumed', args: {} });
  if (after.winner !== before.winner) {
    const name = teamOf(after, after.winner)?.name;
    list.push(
      name ? { key: 'comp-changed-winner', args: { name } } : { key: 'comp-changed-no-winner', args: {} },
    );
  }
  return list;
}

function teams(before: Competition, after: Competition): Change[] {
  return after.teams.flatMap((team): Change[] => {
    const was = teamOf(before, team.id);
    if (!was) return [{ key: 'comp-changed-joined', args: { name: team.name } }];
    if (was.name !== team.name)
      return [{ key: 'comp-changed-replaced', args: { name: team.name, was: was.name } }];
    if (!was.withdrawn && team.withdrawn) return [{ key: 'comp-changed-left', args: { name: team.name } }];
    return [];
  });
}

function fixtures(before: Competition, after: Competition, was: Fixture, now: Fixture): Change[] {
  const match = versus(after, now);
  const others = (['home', 'away'] as const).some((side) => teamIn(was[side]) !== teamIn(now[side]));
  // Somebody takes a place that was free: that is how a cup goes on.
  const wasKnown = (['home', 'away'] as const).every((side) => teamIn(was[side]) !== null);
  const args = { match, was: scoreText(was), now: scoreText(now) };
  if (others && wasKnown) {
    const list: Change[] = [
      {
        key: 'comp-changed-hands',
        args: { match, home: slotName(before, was.home), away: slotName(before, was.away) },
      },
    ];
    if (was.result && !now.result) list.push({ key: 'comp-changed-void', args });
    return list;
  }
  if (was.result && !now.result) return [{ key: 'comp-changed-void', args }];
  if (!was.result && now.result) return [{ key: 'comp-changed-result', args }];
  if (was.result && now.result && scoreText(was) !== scoreText(now))
    return [{ key: 'comp-changed-score', args }];
  if (!isOver(was) && now.state === 'annulled') return [{ key: 'comp-changed-annulled', args }];
  return [];
}

/** Teams with another place than before, among those that were in the same table. */
function places(before: Competition, after: Competition): Change[] {
  return after.tables.flatMap((table, at) => {
    const was = new Map(before.tables[at]?.rows.map((row) => [row.team, row.place]) ?? []);
    return table.rows.flatMap((row): Change[] => {
      const place = was.get(row.team);
      const name = teamOf(after, row.team)?.name ?? '';
      return place === undefined || place === row.place
        ? []
        : [{ key: 'comp-changed-place', args: { name, was: place, now: row.place } }];
    });
  });
}
