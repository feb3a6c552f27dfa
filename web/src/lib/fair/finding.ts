/** What a check finds. */
import type { Seat } from '../../types/messages';
import type { Receipt } from './receipt';

export type Step = 'receipt' | 'commitment' | 'nonces' | 'dice' | 'shown' | 'seals';

export interface Finding {
  /** What was checked and is right, with how many there were. */
  passed: { step: Step; n: number }[];
  /** What the check does not show. */
  warnings: { key: string; seat?: Seat; n?: number }[];
  /** The word of the first mismatch, where there is one, and what it is about. */
  mismatch: { word: string; args: Record<string, string | number> } | null;
}

export class Mismatch extends Error {
  constructor(
    readonly word: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(word);
  }
}

export const SEATS = ['home', 'away'] as const;

/**
 * What is said first. A player whose browser takes part has a receipt, or something is amiss: without one the
 * check shows no more than that the record agrees with itself. With one whose nonce the server did not
 * take, it shows hardly more.
 */
export function verdict(
  { mismatch, warnings }: Pick<Finding, 'mismatch' | 'warnings'>,
  receipt: Receipt | null,
  isPlayer: boolean,
): 'bad' | 'unproved' | 'alone' | 'good' {
  if (mismatch || receipt?.faults?.length) return 'bad';
  if (warnings.some(({ key }) => key === 'refused')) return 'unproved';
  return isPlayer && !receipt ? 'alone' : 'good';
}
