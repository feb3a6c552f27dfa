/** The figures of a match, counted from what was told of it. */
import type { Said, Seat } from '../../types/messages';
import { read } from './carry';

const COUNTED: Record<string, string> = {
  'grid-goal': 'stage-goals',
  'grid-shot': 'stage-shots',
  'grid-tackle-called': 'stage-tackles',
  'grid-yellow-card': 'stage-cards',
  'grid-red-card': 'stage-cards',
};
const ROWS = ['stage-goals', 'stage-shots', 'stage-tackles', 'stage-cards'] as const;

/** Those that were counted at all. A shot is by whoever played the ball last. */
export function figures(events: readonly Said[]): [string, number, number][] {
  const rows = new Map<string, Record<Seat, number>>(ROWS.map((row) => [row, { home: 0, away: 0 }]));
  let last: Seat | null = null;
  for (const event of events) {
    const { key, seat } = read(event);
    const row = rows.get(COUNTED[key] ?? '');
    const by = key === 'grid-shot' ? last : seat;
    if (row && by) row[by] += 1;
    if (seat && /^grid-(kicked|took-over|tossed|redirected)$/.test(key)) last = seat;
  }
  return [...rows]
    .filter(([, { home, away }]) => home + away > 0)
    .map(([row, { home, away }]) => [row, home, away]);
}
