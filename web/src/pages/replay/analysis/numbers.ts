/** Numbers as the report prints them. */
import { t } from '../../../lib/words.svelte';
import type { Moment } from '../../../types/messages';

/** Changes smaller than this round to zero in print. */
export const WORTH_A_WORD = 0.0005;

/** A share in percentage points. Zero after rounding has no sign; a minus is as wide as a plus. */
export const points = (share: number, digits = 1): string =>
  (100 * share)
    .toFixed(digits)
    .replace(/^-(0(\.0+)?)$/, '$1')
    .replace('-', '−');

/** A chance in percent. */
export const percent = (share: number, digits = 0): string => t('page-percent', { n: points(share, digits) });

/** A change of a chance, in percentage points, with its sign. */
export function signed(share: number, digits = 1): string {
  const text = points(share, digits);
  return /^(−|0(\.0+)?$)/.test(text) ? text : `+${text}`;
}

export const goals = (expected: number): string => expected.toFixed(2);

export function when(at: Moment, hasClock: boolean): string {
  return hasClock ? t('page-minute', { clock: at.clock }) : t('page-turn', { turn: at.turn });
}
