/** Receipts: what this browser saw before the first roll of a match, and what only it knew. */
import { kept } from '../kept';
import type { Seat } from '../../types/messages';

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
  /** Announced seals, in order: whose, of which choice; none where one was withdrawn. */
  seals: [Seat, number, string | null][];
  /** So many of them cannot change any more: the match went on after them. */
  settled?: number;
  /** How many takebacks this browser has agreed to that were not played yet. */
  agreed?: number;
  /** What the server has told that cannot be. */
  faults?: Fault[];
}

/** Something that an honest server does not tell. */
export interface Fault {
  /**
   * Another commitment; a takeback that nobody here agreed to; a seal exchanged; a choice that is not the
   * sealed one.
   */
  word: 'commitment' | 'takeback' | 'late-seal' | 'seal';
  seat?: Seat;
  n?: number;
}

/** Most receipts in one browser, and most seals in one of them. */
const MOST = 60;
const MOST_SEALS = 1200;

const name = (match: string, seat: Seat): string => `receipt:${match}:${seat}`;

export const receipts = {
  of: (match: string, seat: Seat): Receipt | null => kept.read<Receipt | null>(name(match, seat), null),
  keep(receipt: Receipt): void {
    const own = name(receipt.match, receipt.seat);
    kept.write(own, { ...receipt, seals: receipt.seals.slice(-MOST_SEALS) });
    const all = [own, ...kept.read<string[]>('receipts', []).filter((other) => other !== own)];
    all.slice(MOST).forEach((old) => kept.forget(old));
    kept.write('receipts', all.slice(0, MOST));
  },
};

/** The last seal that a seat announced for a choice; undefined where none was announced. */
export const sealOf = (receipt: Receipt, seat: Seat, choice: number): string | null | undefined =>
  receipt.seals.filter(([by, which]) => by === seat && which === choice).at(-1)?.[2];

/** As a file that `touchline verify --receipt` reads. */
export function written(receipt: Receipt): string {
  const { match, spec, seat, commitment, home, away, nonce, takebacks, seals } = receipt;
  return [
    'touchline receipt 1',
    `match: ${match}`,
    `spec: ${spec}`,
    `seat: ${seat}`,
    `commitment: ${commitment}`,
    `home: ${home ?? 'none'}`,
    `away: ${away ?? 'none'}`,
    `nonce: ${nonce ?? 'none'}`,
    ...takebacks.map((count) => `takeback: ${count}`),
    ...seals.map(([by, choice, seal]) => `seal: ${by} ${choice} ${seal ?? 'none'}`),
    '',
  ].join('\n');
}

/** A receipt from its text; none where it is not one. */
export function readReceipt(text: string): Receipt | null {
  const [title, ...lines] = text.trim().split('\n');
  if (title !== 'touchline receipt 1') return null;
  const said = lines.map((line) => line.split(': ', 2) as [string, string]);
  const of = (key: string): string | null => {
    const value = said.find(([found]) => found === key)?.[1] ?? 'none';
    return value === 'none' ? null : value;
  };
  const all = (key: string): string[] => said.filter(([found]) => found === key).map(([, value]) => value);
  const [match, spec, seat, commitment] = [of('match'), of('spec'), of('seat'), of('commitment')];
  if (!match || !spec || !commitment || (seat !== 'home' && seat !== 'away')) return null;
  return {
    match,
    spec,
    seat,
    commitment,
    home: of('home'),
    away: of('away'),
    nonce: of('nonce'),
    seen: true,
    takebacks: all('takeback').map(Number),
    seals: all('seal').map((value) => {
      const [by, choice, seal] = value.split(' ') as [Seat, string, string];
      return [by, Number(choice), seal === 'none' ? null : seal];
    }),
  };
}
