/** Receipts as files. */
import type { Seat } from '../../types/messages';
import type { Fault, Receipt } from './receipt';
import { isDice } from './shown';

/** The last seal that a seat announced for a choice; undefined where none was announced. */
export const sealOf = (receipt: Receipt, seat: Seat, choice: number): string | null | undefined =>
  receipt.seals.filter(([by, which]) => by === seat && which === choice).at(-1)?.[2];

const FAULTS: readonly Fault['word'][] = [
  'commitment',
  'takeback',
  'number',
  'shown',
  'late-seal',
  'seal',
  'own-seal',
];

/** In files, dice and choices are counted from 0. What a server has told may be no number at all. */
function writtenFault({ word, seat, n = 0 }: Fault): string {
  const number = Number.isSafeInteger(n) && n > 0 ? [n - 1] : [];
  return ['fault:', word, ...(seat ? [seat] : []), ...number].join(' ');
}

function readFault(text: string): Fault | null {
  const [, word, seat, n] = /^([a-z-]+)(?: (home|away))?(?: (\d+))?$/.exec(text) ?? [];
  const known = FAULTS.find((one) => one === word);
  if (!known) return null;
  return { word: known, ...(seat ? { seat: seat as Seat } : {}), ...(n ? { n: Number(n) + 1 } : {}) };
}

/** As a file that `touchline verify --receipt` reads. */
export function written(receipt: Receipt): string {
  const { match, spec, seat, commitment, home, away, nonce, takebacks, shown, seals, faults = [] } = receipt;
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
    ...shown.map(({ first, sides, faces }) => `dice: ${first} ${sides} ${faces}`),
    ...seals.map(([by, choice, seal]) => `seal: ${by} ${choice} ${seal ?? 'none'}`),
    ...faults.map(writtenFault),
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
  const shown = all('dice').map((value) => {
    const [first, sides = '', faces = ''] = value.split(' ');
    return { first: Number(first), sides, faces };
  });
  if (!shown.every(isDice)) return null;
  const faults = all('fault').flatMap((value) => readFault(value) ?? []);
  if (faults.length !== all('fault').length) return null;
  return {
    match,
    spec,
    seat,
    commitment,
    home: of('home'),
    away: of('away'),
    nonce: of('nonce'),
    takebacks: all('takeback').map(Number),
    shown,
    seals: all('seal').map((value) => {
      const [by, choice, seal] = value.split(' ') as [Seat, string, string];
      return [by, Number(choice), seal === 'none' ? null : seal];
    }),
    ...(faults.length ? { faults } : {}),
  };
}
