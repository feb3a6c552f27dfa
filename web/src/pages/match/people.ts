/** Who sits where, and what they are called. */
import type { Schemas } from '../../lib/api';
import { t, words } from '../../lib/words.svelte';
import { other } from '../../table/table';
import type { Seat } from '../../types/messages';

export type MatchTold = Schemas['MatchTold'];
export type SeatTold = Schemas['SeatTold'];

/** A computer by its level: `coach:3` is Coach 3. */
export function levelName(level: string): string {
  const [kind = '', number] = level.split(':');
  const key = `live-level-${kind}`;
  return words.has(key) ? t(key, { n: Number(number ?? 0) }) : level;
}

/**
 * What a seat is called. A guest has no name that means anything: the word will do, unless the other is a
 * guest, too.
 */
export function nameOf({ seats }: Pick<MatchTold, 'seats'>, seat: Seat): string {
  const told = seats[seat];
  if (told.kind === 'computer') return levelName(told.level);
  if (told.kind === 'free') return t(`seat-${seat}`);
  return told.kind === 'guest' && seats[other(seat)].kind !== 'guest' ? t('live-kind-guest') : told.name;
}

/** What sentences call both; one person in both seats is told apart by the seats. */
export function namesOf(told: MatchTold): { home?: string; away?: string } {
  const { home, away } = told.seats;
  const names = { home: nameOf(told, 'home'), away: nameOf(told, 'away') };
  return names.home === names.away || home.kind === 'free' || away.kind === 'free' ? {} : names;
}
