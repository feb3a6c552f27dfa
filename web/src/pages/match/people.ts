/** Who sits where, and what they are called. */
import type { Schemas } from '../../lib/api';
import { t, words } from '../../lib/words.svelte';
import type { Seat } from '../../types/messages';

export type MatchTold = Schemas['MatchTold'];
export type SeatTold = Schemas['SeatTold'];

/** A computer by its level: `coach:3` is Coach 3. */
export function levelName(level: string): string {
  const [kind = '', number] = level.split(':');
  const key = `live-level-${kind}`;
  return words.has(key) ? t(key, { n: Number(number ?? 0) }) : level;
}

export function nameOf(told: SeatTold, seat: Seat): string {
  if (told.kind === 'computer') return levelName(told.level);
  return told.kind === 'free' ? t(`seat-${seat}`) : told.name;
}

/** What sentences call both; one person in both seats is told apart by the seats. */
export function namesOf(told: MatchTold): { home?: string; away?: string } {
  const { home, away } = told.seats;
  const names = { home: nameOf(home, 'home'), away: nameOf(away, 'away') };
  return names.home === names.away || home.kind === 'free' || away.kind === 'free' ? {} : names;
}
