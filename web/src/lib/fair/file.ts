/** Receipts as files. */
import type { Seat } from '../../types/messages';
import type { Receipt } from './receipt';
import { isDice } from './shown';

/** The last seal that a seat announced for a choice; undefined where none was announced. */
export const sealOf = (receipt: Receipt, seat: Seat, choice: number): string | null | undefined =>
  receipt.seals.filter(([by, which]) => by === seat && which === choice).at(-1)?.[2];

/** As a file that `touchline verify --receipt` reads. */
export function written(receipt: Receipt): string {
  const { match, spec, seat, commitment, home, away, nonce, takebacks, shown, seals } = receipt;
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
    shown,
    seals: all('seal').map((value) => {
      const [by, choice, seal] = value.split(' ') as [Seat, string, string];
      return [by, Number(choice), seal === 'none' ? null : seal];
    }),
  };
}
