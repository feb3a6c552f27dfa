/** The dice of a match once its secret is known: only the check needs them. */
import type { Seat } from '../../types/messages';
import { fields, hex, sha, type Part } from './bytes';

export const commitment = (match: string, spec: string, secret: Uint8Array): Promise<string> =>
  sha('touchline/dice/commitment/1', match, spec, secret);

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
