/** The kicks of a shoot-out in the order in which they were taken. */
import type { Entry } from '../../table/table';
import type { GridShootout, Seat } from '../../types/messages';
import { seatOf } from './notation';

const ENDS: Record<string, boolean> = {
  'grid-penalty-goal': true,
  'grid-penalty-grabbed': false,
  'grid-penalty-deflected': false,
};

/** Whether each kick of a team was a goal, as the log tells; of what it does not tell, the goals first. */
export function kicksOf(log: readonly Entry[], seat: Seat, { kicks, goals }: GridShootout): boolean[] {
  let told: boolean[] = [];
  let kicking: Seat | null = null;
  for (const { key, args } of log.flatMap(({ events }) => events)) {
    const ends = ENDS[key];
    if (key === 'grid-shootout-begins') told = [];
    if (key === 'grid-penalty-by') kicking = seatOf(String(args.marker).replace('marker-', ''));
    if (ends !== undefined && kicking === seat) told.push(ends);
  }
  told = told.slice(-kicks[seat]);
  if (!kicks[seat]) return [];
  const missing = kicks[seat] - told.length;
  const scored = goals[seat] - told.filter(Boolean).length;
  const others = Array.from({ length: missing }, (_, nth) => nth < scored);
  // The last one is on stage before it is in the log.
  return missing === 1 ? [...told, ...others] : [...others, ...told];
}
