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
  /**
   * What the seats were bound to before our nonce was shown; none for a seat that contributes nothing,
   * `UNSEEN` where it was not seen. What was seen does not change any more.
   */
  home: string | null;
  away: string | null;
  /** Ours, also one that the server did not take. */
  nonce: string | null;
  /** How many dice had been rolled at each takeback. */
  takebacks: number[];
  /** The dice as they were shown, in order; those that fell while nobody looked are not here. */
  shown: Rolled[];
  /**
   * Between which dice this browser was here all the time: from before the one to after the other. No
   * choice is made there that it did not hear of.
   */
  here: [first: number, last: number][];
  /** The last seal of every choice. */
  seals: Held[];
  /** The sealed parts of the choice that is made now; none for one that another device gave. */
  own?: { choice: number; parts: (string | null)[] };
  /** How many dice were known when this browser agreed to a takeback that was not played yet. */
  agreed?: number;
  /** How many dice are known to have been rolled, those taken back among them. */
  rolled?: number;
  /** What the server has told that cannot be. */
  faults?: Fault[];
}

/** A seal as it was heard. */
export interface Held {
  by: Seat;
  choice: number;
  /** In files, none where one was withdrawn. */
  seal: string | null;
  /** How many dice had fallen and how many takebacks been agreed to; receipts of old do not know. */
  at?: [dice: number, takebacks: number] | undefined;
  /**
   * It cannot change any more, as the match went on after it; or it was not told again after a break, so that
   * the choice may have been given up.
   */
  state?: 'settled' | 'lapsed' | undefined;
}

/** The word for a commitment that this browser did not see before the first roll. */
export const UNSEEN = 'unseen';

/** Something that an honest server does not tell. */
export interface Fault {
  /**
   * Another match, or other rules; another commitment; a takeback that nobody here agreed to; a number of
   * a die that does not follow; a die that is shown once more and otherwise; dice that are drawn and are not
   * those with numbers; a seal exchanged; a choice that is not the sealed one; a choice that is opened and
   * was never sealed; another seal of our own choice than we made.
   */
  word:
    | 'match'
    | 'commitment'
    | 'takeback'
    | 'number'
    | 'shown'
    | 'drawn'
    | 'late-seal'
    | 'seal'
    | 'unannounced'
    | 'own-seal';
  seat?: Seat;
  n?: number;
}

/** Most receipts in one browser. */
const MOST = 60;

const name = (match: string, seat: Seat): string => `receipt:${match}:${seat}`;

type OldSeal = [by: Seat, choice: number, seal: string | null, settled?: boolean];
/**
 * Receipts of old have no dice, do not know when this browser was here, and say of both seats at once whether
 * they were seen.
 */
type Old = Omit<Receipt, 'shown' | 'here' | 'seals'> &
  Partial<Pick<Receipt, 'shown' | 'here'>> & { seals: (Held | OldSeal)[]; seen?: boolean };

const renewedSeal = ([by, choice, seal, settled]: OldSeal): Held => ({
  by,
  choice,
  seal,
  state: settled ? 'settled' : undefined,
});

const renewed = ({ seen = true, shown = [], here = [], seals, ...receipt }: Old): Receipt => ({
  ...receipt,
  shown,
  here,
  seals: seals.map((held) => (Array.isArray(held) ? renewedSeal(held) : held)),
  ...(seen ? {} : { home: UNSEEN, away: UNSEEN }),
});

/**
 * Receipts that local storage does not take, because it is full or forbidden, as text. They last as long as
 * the page: a nonce that was committed to can still be shown.
 */
const onPage = new Map<string, string>();

export const receipts = {
  of(match: string, seat: Seat): Receipt | null {
    const own = name(match, seat);
    const text = onPage.get(own);
    const receipt = text === undefined ? kept.read<Old | null>(own, null) : (JSON.parse(text) as Old);
    return receipt && renewed(receipt);
  },
  /** Whether the receipt of a seat is lost with this page. */
  isOnPage: (match: string, seat: Seat): boolean => onPage.has(name(match, seat)),
  keep(receipt: Receipt): void {
    const own = name(receipt.match, receipt.seat);
    if (!kept.write(own, receipt)) {
      onPage.set(own, JSON.stringify(receipt));
      return;
    }
    onPage.delete(own);
    const all = [own, ...kept.read<string[]>('receipts', []).filter((other) => other !== own)];
    all.slice(MOST).forEach((old) => kept.forget(old));
    kept.write('receipts', all.slice(0, MOST));
  },
};
