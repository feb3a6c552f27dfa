/** What a check finds. */
import type { Seat } from '../../types/messages';

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
 * check shows no more than that the record agrees with itself.
 */
export function verdict(isBad: boolean, hasReceipt: boolean, isPlayer: boolean): 'bad' | 'good' | 'alone' {
  if (isBad) return 'bad';
  return isPlayer && !hasReceipt ? 'alone' : 'good';
}
