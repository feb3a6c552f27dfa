/**
 * Receipts: what this browser saw before the first roll of a match, what only it knew, and the dice as it was
 * shown them.
 */
import { kept } from '../kept';
import type { Rolled, Seat } from '../../types/messages';

export interface Receipt {
  match: string;
  spec: string;
  seat: Seat;
  /** What the server was bound to. */
  commitment: string;
  /** What the seats were bound to before our nonce was shown; none for a seat that contributes nothing. */
  home: string | null;
  away: string | null;
  /** Ours. */
  nonce: string | null;
  /** Whether the other commitments were seen: from then on they do not change. */
  seen: boolean;
  /** How many dice had been rolled at each takeback. */
  takebacks: number[];
  /** The dice as they were shown, in order; those that fell while nobody looked are not here. */
  shown: Rolled[];
  /**
   * The last seal of every choice: whose, of which; and whether it cannot change any more, as the match went
   * on after it. Files have none where one was withdrawn.
   */
  seals: [by: Seat, choice: number, seal: string | null, settled?: boolean][];
  /** The sealed parts of the choice that is made now; none for one that another device gave. */
  own?: { choice: number; parts: (string | null)[] };
  /** How many dice were known when this browser agreed to a takeback that was not played yet. */
  agreed?: number;
  /** How many dice are known to have been rolled, those taken back among them. */
  rolled?: number;
  /** What the server has told that cannot be. */
  faults?: Fault[];
}

/** Something that an honest server does not tell. */
export interface Fault {
  /**
   * Another commitment; a takeback that nobody here agreed to; a number of a die that does not follow; a die
   * that is shown once more and otherwise; a seal exchanged; a choice that is not the sealed one; another
   * seal of our own choice than we made.
   */
  word: 'commitment' | 'takeback' | 'number' | 'shown' | 'late-seal' | 'seal' | 'own-seal';
  seat?: Seat;
  n?: number;
}

/** Most receipts in one browser. */
const MOST = 60;

const name = (match: string, seat: Seat): string => `receipt:${match}:${seat}`;

export const receipts = {
  of(match: string, seat: Seat): Receipt | null {
    // Receipts of old have no dice.
    type Old = Omit<Receipt, 'shown'> & Partial<Receipt>;
    const receipt = kept.read<Old | null>(name(match, seat), null);
    return receipt && { ...receipt, shown: receipt.shown ?? [] };
  },
  keep(receipt: Receipt): void {
    const own = name(receipt.match, receipt.seat);
    kept.write(own, receipt);
    const all = [own, ...kept.read<string[]>('receipts', []).filter((other) => other !== own)];
    all.slice(MOST).forEach((old) => kept.forget(old));
    kept.write('receipts', all.slice(0, MOST));
  },
};
