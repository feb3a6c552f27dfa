/** The figures of a half, counted from what was told of it. */
import type { Said, Seat } from '../../types/messages';
import { read } from './carry';

type Figures = [string, number, number][];

const COUNTED: Record<string, string> = {
  'fuba-attempt': 'stage-shots',
  'fuba-goal': 'stage-goals',
  'fuba-check-lost': 'stage-won',
  'fuba-check-failed-pass': 'stage-won',
  'fuba-pressing-won': 'stage-won',
  'fuba-yellow': 'stage-cards',
  'fuba-red': 'stage-cards',
};
const ROWS = ['stage-goals', 'stage-shots', 'stage-won', 'stage-cards'] as const;

/**
 * Since the last half began, or since the first one. Nothing where the beginning was not heard: the figures
 * would be too small.
 */
export function figures(events: readonly Said[], whole: boolean): Figures | null {
  const begins = events.map(({ key, args }) => key === 'fuba-half-begins' && (!whole || args.half === 1));
  const since = begins.lastIndexOf(true);
  if (since < 0) return null;
  const rows: Record<string, Record<Seat, number>> = Object.fromEntries(
    ROWS.map((row) => [row, { home: 0, away: 0 }]),
  );
  let isPenalty = false;
  for (const event of events.slice(since)) {
    const { key, seat } = read(event);
    const row = COUNTED[key];
    if (row && seat && rows[row]) rows[row][seat] += 1;
    // A penalty kick is a shot, too; nobody is named before it is over.
    const isOver = key === 'fuba-goal' || key === 'fuba-shot-miss';
    if (isPenalty && isOver && seat && rows['stage-shots']) rows['stage-shots'][seat] += 1;
    isPenalty = key === 'fuba-duel' || (isPenalty && !isOver);
  }
  return ROWS.map((row) => [row, rows[row]?.home ?? 0, rows[row]?.away ?? 0]);
}
