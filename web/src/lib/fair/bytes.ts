/** What docs/fairness.md hashes, with the browser's own cryptography. */
import type { Seat } from '../../types/messages';

type Part = string | number | Uint8Array;
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
function fields(parts: readonly Part[]): Uint8Array<ArrayBuffer> {
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

export function random(bytes: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)));
}

async function sha(...parts: Part[]): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', fields(parts))));
}

export const commitment = (match: string, spec: string, secret: Uint8Array): Promise<string> =>
  sha('touchline/dice/commitment/1', match, spec, secret);

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

/** What comes of a secret: dice, and the nonces of computers. */
export class Keyed {
  private constructor(readonly key: CryptoKey) {}

  static async of(secret: Uint8Array): Promise<Keyed> {
    const raw = Uint8Array.from(secret);
    const how = { name: 'HMAC', hash: 'SHA-256' };
    return new Keyed(await crypto.subtle.importKey('raw', raw, how, false, ['sign']));
  }

  async #mac(...parts: Part[]): Promise<Uint8Array> {
    return new Uint8Array(await crypto.subtle.sign('HMAC', this.key, fields(parts)));
  }

  async computerNonce(match: string, seat: Seat): Promise<string> {
    return hex(await this.#mac('touchline/dice/computer-nonce/1', match, seat));
  }

  /** The face of a die by its number. Bytes that would make a face more likely than others are left out. */
  async die(match: string, nonces: readonly Uint8Array[], number: number, sides: number): Promise<number> {
    const limit = 256 - (256 % sides);
    for (let block = 0; ; block += 1) {
      const bytes = await this.#mac('touchline/dice/die/1', match, ...nonces, number, block);
      const byte = bytes.find((value) => value < limit);
      if (byte !== undefined) return (byte % sides) + 1;
    }
  }
}
