/** Who sits where, and their names. */
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
 * The name of a seat. A guest's name means nothing: the word "guest" will do, unless the other is a guest,
 * too.
 */
export function nameOf({ seats }: Pick<MatchTold, 'seats'>, seat: Seat): string {
  const told = seats[seat];
  if (told.kind === 'computer') return levelName(told.level);
  if (told.kind === 'free') return t(`seat-${seat}`);
  return told.kind === 'guest' && seats[other(seat)].kind !== 'guest' ? t('live-kind-guest') : told.name;
}

/** The names sentences use; one person in both seats keeps the words for the seats. */
export function namesOf(told: MatchTold): { home?: string; away?: string } {
  const { home, away } = told.seats;
  const names = { home: nameOf(told, 'home'), away: nameOf(told, 'away') };
  return names.home === names.away || home.kind === 'free' || away.kind === 'free' ? {} : names;
}
