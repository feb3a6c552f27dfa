/** Receipts as files. */
import type { Seat } from '../../types/messages';
import type { Fault, Held, Receipt } from './receipt';
import { isDice } from './shown';

/**
 * What stands of the seals, each by its key: the last of a choice counts, and what was withdrawn does
 * not.
 */
export function heldBy(receipt: Receipt | null): Map<string, Held> {
  const all = new Map((receipt?.seals ?? []).map((held) => [keyOf(held.by, held.choice), held]));
  return new Map([...all].filter(([, { seal }]) => seal !== null));
}

export const keyOf = (by: Seat, choice: number | string): string => `${by} ${choice}`;

const FAULTS: readonly Fault['word'][] = [
  'match',
  'commitment',
  'takeback',
  'number',
  'shown',
  'drawn',
  'late-seal',
  'seal',
  'unannounced',
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

function writtenSeal({ by, choice, seal, at, state }: Held): string {
  const key = state === 'lapsed' ? 'lapsed:' : 'seal:';
  return [key, by, choice, seal ?? 'none', ...(at ?? [])].join(' ');
}

function readSeal(key: string, text: string): Held {
  const [by, choice, seal = '', dice, takebacks] = text.split(' ');
  const held: Held = { by: by as Seat, choice: Number(choice), seal: seal === 'none' ? null : seal };
  if (dice !== undefined) held.at = [Number(dice), Number(takebacks)];
  if (key === 'lapsed') held.state = 'lapsed';
  return held;
}

/** As a file that `touchline verify --receipt` reads. */
export function written(receipt: Receipt): string {
  const { match, spec, seat, commitment, home, away, nonce, takebacks, shown, here, seals } = receipt;
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
    ...here.map(([first, last]) => `here: ${first} ${last}`),
    ...seals.map(writtenSeal),
    ...(receipt.faults ?? []).map(writtenFault),
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
    here: all('here').map((value) => value.split(' ').map(Number) as [number, number]),
    seals: said
      .filter(([key]) => key === 'seal' || key === 'lapsed')
      .map(([key, value]) => readSeal(key, value)),
    ...(faults.length ? { faults } : {}),
  };
}
