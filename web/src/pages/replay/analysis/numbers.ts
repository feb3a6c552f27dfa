/** Numbers as the report writes them. */
import { t } from '../../../lib/words.svelte';
import type { Moment, Seat } from '../../../types/messages';

/** Changes smaller than this would be printed as nought. */
export const WORTH_A_WORD = 0.0005;

const points = (share: number, digits: number): string =>
  (100 * share).toFixed(digits).replace(/^-(0(\.0+)?)$/, '$1');

/** A chance in percent. */
export const percent = (share: number): string =>
  t('page-percent', { n: points(share, 0).replace('-', '−') });

/** A change of a chance, in points, with its sign. */
export function signed(share: number, digits = 1): string {
  const text = points(share, digits);
  if (text.startsWith('-')) return text.replace('-', '−');
  return /^0(\.0+)?$/.test(text) ? text : `+${text}`;
}

export const goals = (expected: number): string => expected.toFixed(2);

/** What is good for home, seen from a seat. */
export const forSeat = (seat: Seat, value: number): number => (seat === 'home' ? value : -value);

export function when(at: Moment, hasClock: boolean): string {
  return hasClock ? t('page-minute', { clock: at.clock }) : t('page-turn', { turn: at.turn });
}
