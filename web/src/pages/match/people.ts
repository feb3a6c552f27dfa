/** Who sits where, and their names. */
import type { Schemas } from '../../lib/api';
import { isMadeUp } from '../../lib/names';
import { t, words } from '../../lib/words.svelte';
import { other } from '../../table/table';
import type { Seat } from '../../types/messages';

export type MatchTold = Schemas['MatchTold'];
export type SeatTold = Schemas['SeatTold'];

/** A computer by its level: `coach:3` is Coach 3; a character by its name. */
export function levelName(level: string): string {
  if (words.has(`character-${level}`)) return t(`character-${level}`);
  const [kind = '', number] = level.split(':');
  const key = `live-level-${kind}`;
  return words.has(key) ? t(key, { n: Number(number ?? 0) }) : level;
}

/**
 * The name of a seat. A name made up by the server means nothing: the word "guest" will do, unless the other
 * has such a name, too.
 */
export function nameOf({ seats }: Pick<MatchTold, 'seats'>, seat: Seat): string {
  const told = seats[seat];
  if (told.kind === 'computer') return levelName(told.level);
  if (told.kind === 'free') return t(`seat-${seat}`);
  const facing = seats[other(seat)];
  const both = 'name' in facing && isMadeUp(facing.name);
  return isMadeUp(told.name) && !both ? t('live-guest-name') : told.name;
}

/** The names sentences use; one person in both seats keeps the words for the seats. */
export function namesOf(told: MatchTold): { home?: string; away?: string } {
  const { home, away } = told.seats;
  const names = { home: nameOf(told, 'home'), away: nameOf(told, 'away') };
  return names.home === names.away || home.kind === 'free' || away.kind === 'free' ? {} : names;
}
