/** Who sits where, and their names. */
import type { Schemas } from '../../lib/api';
import { levelName, personName } from '../../lib/names';
import { t } from '../../lib/words.svelte';
import { other } from '../../table/table';
import type { Seat } from '../../types/messages';

export type MatchTold = Schemas['MatchTold'];
export type SeatTold = Schemas['SeatTold'];

/** The name of a seat. */
export function nameOf({ seats }: Pick<MatchTold, 'seats'>, seat: Seat): string {
  const told = seats[seat];
  if (told.kind === 'computer') return levelName(told.level);
  if (told.kind === 'free') return t(`seat-${seat}`);
  const facing = seats[other(seat)];
  return personName(told.name, 'name' in facing ? facing.name : '');
}

/** The names sentences use; one person in both seats keeps the words for the seats. */
export function namesOf(told: MatchTold): { home?: string; away?: string } {
  const { home, away } = told.seats;
  const names = { home: nameOf(told, 'home'), away: nameOf(told, 'away') };
  return names.home === names.away || home.kind === 'free' || away.kind === 'free' ? {} : names;
}
