/** What docs/fairness.md hashes, with the browser's own cryptography. */
import type { Seat } from '../../types/messages';

export type Part = string | number | Uint8Array;
const text = new TextEncoder();

/** A part as its bytes: a number in eight, the largest first. */
function bytesOf(part: Part): Uint8Array {
  if (typeof part === 'string') return text.encode(part);
  if (part instanceof Uint8Array) return part;
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(part));
  return bytes;
}

/** Every part with its length before it, in four bytes. */
export function fields(parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const all = parts.map(bytesOf);
  const joined = new Uint8Array(all.reduce((sum, { length }) => sum + 4 + length, 0));
  let at = 0;
  for (const bytes of all) {
    new DataView(joined.buffer).setUint32(at, bytes.length);
    joined.set(bytes, at + 4);
    at += 4 + bytes.length;
  }
  return joined;
}

export const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Bytes from hexadecimal digits; none from anything else. */
export function unhex(digits: string | null | undefined): Uint8Array | null {
  if (!digits || digits.length % 2 || !/^[0-9a-f]+$/.test(digits)) return null;
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Whether it is a hash as it is written, and nothing else. */
export const isHash = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

/** Whether it is a number as dice and choices have. */
export const isNumber = (number: unknown): boolean => Number.isSafeInteger(number) && Number(number) >= 0;

export function random(bytes: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)));
}

export async function sha(...parts: Part[]): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', fields(parts))));
}

export const nonceCommitment = (
  match: string,
  seat: Seat,
  server: Uint8Array,
  nonce: Uint8Array,
): Promise<string> => sha('touchline/dice/nonce/1', match, seat, server, nonce);

export const seal = (
  match: string,
  seat: Seat,
  choice: number,
  salt: Uint8Array,
  answers: readonly string[],
): Promise<string> => sha('touchline/seal/1', match, seat, choice, salt, ...answers);

export const fold = (seals: readonly Uint8Array[]): Promise<string> => sha('touchline/seals/1', ...seals);
