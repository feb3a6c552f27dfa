/**
 * Our part in the dice of a match: a nonce of our own, sealed secrets, and a receipt of what we saw. The
 * server is not believed: what it told once it cannot tell otherwise later, and what cannot be is a fault.
 */
import type { Dice, Seat } from '../../types/messages';
import { isHash, isNumber, nonceCommitment, random, unhex } from './bytes';
import { alone, change, faulty, type Outcome } from './keeping';
import { receipts, UNSEEN, type Fault, type Receipt } from './receipt';

export * from './sealing';

function begun({ match, spec, commitment }: Dice, seat: Seat, nonce: string | null): Receipt {
  const receipt = { match, spec, seat, commitment, home: UNSEEN, away: UNSEEN, nonce };
  // Nothing has fallen and nothing was taken back, whatever the server says.
  return { ...receipt, takebacks: [], rolled: 0, shown: [], here: [], seals: [] };
}

/** How the table stood when it heard of the dice. */
export interface Around {
  /** The number of the next die as it was before a break, where something may have been missed in it. */
  back?: number | null;
  /** Whether this is what a new connection begins with: seals that hold are told again after it. */
  greets: boolean;
}

/**
 * What the dice of a match are made of was told. Only what is told of this match and its rules is listened
 * to: a nonce that is bound to another match, or to no commitment at all, would be given away.
 */
export async function heardDice(
  match: string,
  spec: string,
  seat: Seat,
  told: Dice,
  { back, greets }: Around,
): Promise<Outcome> {
  const word = wrong(match, spec, told);
  if (word)
    return alone(match, seat, () => {
      const commitment = isHash(told.commitment) ? told.commitment : '0'.repeat(64);
      const receipt = receipts.of(match, seat) ?? begun({ ...told, match, spec, commitment }, seat, null);
      return Promise.resolve(faulty(receipt, { word }));
    });
  if (greets) await lapsed(match, seat);
  return shake(told, seat, back);
}

/** What is wrong with what was told, whatever was told before. */
function wrong(match: string, spec: string, told: Dice): Fault['word'] | null {
  if (told.match !== match || told.spec !== spec) return 'match';
  // What is no hash could be anything in the file of the receipt.
  const bounds = [told.home, told.away].flatMap(({ commitment }) => commitment ?? []);
  if (![told.commitment, ...bounds].every(isHash)) return 'commitment';
  return [told.rolled, ...told.takebacks].every(isNumber) ? null : 'number';
}

/**
 * Keep what was told, and answer what the server waits for. `back` is the number of the next die as it was
 * before a break, where something may have been missed in it.
 */
export const shake = (told: Dice, seat: Seat, back?: number | null): Promise<Outcome> =>
  alone(told.match, seat, () => shaken(told, seat, back));

async function shaken(told: Dice, seat: Seat, back?: number | null): Promise<Outcome> {
  const { stage, rolled } = told;
  const { part } = told[seat];
  let receipt = receipts.of(told.match, seat);
  // It was bound: with another secret it could try again until it likes the dice.
  if (receipt && receipt.commitment !== told.commitment) return faulty(receipt, { word: 'commitment' });
  if (stage === 'commit' && part === 'awaited') {
    // Kept before anybody is told: a nonce that is lost cannot be shown. After a break it is the same one.
    // What was seen is never begun anew: a server that asks again could have it forgotten.
    receipt ??= begun(told, seat, null);
    if (!receipt.nonce && receipt[seat] === UNSEEN) receipt = { ...receipt, nonce: random(32) };
    receipts.keep(receipt);
  } else if (!receipt && rolled === 0 && stage !== 'shown') {
    // Another device of ours takes part, or none: what is seen before the first roll is worth keeping.
    receipt = begun(told, seat, null);
  }
  if (!receipt) return {};
  const bound = await boundBy(receipt);
  // Where another device of ours gave the nonce, ours is none. Where nobody did, ours came too late or the
  // server did not want it, and that is to be seen. Once our seat was seen to be bound to ours, the server
  // cannot tell otherwise.
  const isOther = told[seat].commitment !== undefined && told[seat].commitment !== bound;
  if (receipt[seat] === UNSEEN && isOther) receipt = { ...receipt, nonce: null };
  receipt = withSeen(receipt, told);
  const { changed, fault } = counted(receipt, told, back);
  receipts.keep(changed);
  if (fault) return faulty(changed, fault);
  const { nonce } = changed;
  // A nonce that was not taken is not offered once more.
  if (!nonce || changed[seat] === null) return {};
  if (stage === 'commit' && part === 'awaited' && bound) return { wish: { do: 'commit', commitment: bound } };
  // What the word for unseen is told for was not seen, and then nothing is shown.
  const areSeen = changed.home !== UNSEEN && changed.away !== UNSEEN;
  if (stage === 'open' && part === 'bound' && told[seat].commitment === bound && areSeen)
    return { wish: { do: 'open', nonce } };
  return {};
}

/**
 * What the seats are bound to, as far as it is told before the first roll: later it shows nothing. A
 * commitment stands as soon as it is told; that a seat contributes nothing is certain when all are bound.
 */
function withSeen(receipt: Receipt, { stage, rolled, ...told }: Dice): Receipt {
  const areBound = stage === 'open' || (stage === 'set' && rolled === 0);
  const see = (seat: Seat): string | null => {
    const { commitment } = told[seat];
    if (receipt[seat] !== UNSEEN) return receipt[seat];
    if (commitment !== undefined && (areBound || stage === 'commit')) return commitment;
    return areBound ? null : UNSEEN;
  };
  return { ...receipt, home: see('home'), away: see('away') };
}

/** What the nonce of a receipt binds to. */
async function boundBy({ match, seat, commitment, nonce }: Receipt): Promise<string | null> {
  const [server, own] = [unhex(commitment), unhex(nonce)];
  return server && own && nonceCommitment(match, seat, server, own);
}

/**
 * The dice and the takebacks that the server counts. A takeback stands only where our user agreed to it, and
 * at a number between the dice that were known then and those that are known now: with any other number, or
 * as often as it likes, the server could leave out dice.
 */
function counted(receipt: Receipt, told: Dice, back?: number | null): { changed: Receipt; fault?: Fault } {
  const { takebacks, agreed, rolled: known = told.rolled } = receipt;
  const news = [...told.takebacks];
  for (const count of takebacks) {
    const at = news.indexOf(count);
    if (at >= 0) news.splice(at, 1);
  }
  const taken = news.filter((count) => agreed !== undefined && agreed <= count && count <= known).at(-1);
  const changed = { ...receipt, rolled: known };
  if (taken !== undefined) {
    changed.takebacks = [...takebacks, taken];
    delete changed.agreed;
  }
  // After a break it goes on from where the server says, and never goes back.
  if (back !== undefined) changed.rolled = Math.max(known, told.rolled);
  if (back && told.rolled < back) return { changed, fault: { word: 'number', n: told.rolled + 1 } };
  return news.length > (taken === undefined ? 0 : 1) ? { changed, fault: { word: 'takeback' } } : { changed };
}

/** Our user offers a takeback, or agrees to one. */
export const agree = (match: string, seat: Seat): Promise<Outcome> =>
  change(match, seat, ({ rolled = 0 }) => ({ keep: { agreed: rolled } }));

/** No takeback is offered any more, or it was refused. */
export const lapse = (match: string, seat: Seat): Promise<Outcome> =>
  change(match, seat, () => ({ keep: { agreed: undefined } }));

/** The match has gone on after the choices that were sealed so far: none of them is made any more. */
export const settle = (match: string, seat: Seat): Promise<Outcome> =>
  change(match, seat, ({ seals }) => ({
    keep: { seals: seals.map((held) => (held.state ? held : { ...held, state: 'settled' })) },
  }));

/**
 * The connection is new, and what holds is told again after this. Of the rest, choices that could still be
 * made anew may have been given up meanwhile.
 */
export const lapsed = (match: string, seat: Seat): Promise<Outcome> =>
  change(match, seat, ({ seals }) => ({
    keep: { seals: seals.map((held) => (held.state ? held : { ...held, state: 'lapsed' })) },
  }));
