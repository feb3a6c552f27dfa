/**
 * Our part in the dice of a match: a nonce of our own, sealed secrets, and a receipt of what we saw. The
 * server is not believed: what it told once it cannot tell otherwise later, and what cannot be is a fault.
 */
import type { AnnouncedSeal, Dice, OpenedSeal, Rolled, Sealing, Seat, ToServer } from '../../types/messages';
import { fold, nonceCommitment, random, seal, unhex } from './bytes';
import { receipts, UNSEEN, type Fault, type Receipt } from './receipt';
import { contradicts, endOf, isDice, withMore } from './shown';

/** Most seals in one receipt, more than a server takes. */
const MOST_SEALS = 1200;
/** Most faults in one receipt: more do not say more. */
const MOST_FAULTS = 100;

/** What comes of something that was heard: a wish to send, or a fault to show. */
export interface Outcome {
  wish?: ToServer;
  fault?: Fault;
}

/** One tab at a time has the receipt of a seat: two that open a match at once make one nonce. */
async function alone<T>(match: string, seat: Seat, work: () => Promise<T>): Promise<T> {
  const name = `touchline:receipt:${match}:${seat}`;
  if (!('locks' in navigator)) return work();
  let begun: Promise<T> | null = null;
  const once = (): Promise<T> => (begun ??= work());
  try {
    return await navigator.locks.request(name, once);
  } catch {
    // Where storage is forbidden, so are locks; tabs share nothing there. What has failed is not done again.
    return once();
  }
}

function begun({ match, spec, commitment }: Dice, seat: Seat, nonce: string | null): Receipt {
  const receipt = { match, spec, seat, commitment, home: UNSEEN, away: UNSEEN, nonce };
  // Nothing has fallen and nothing was taken back, whatever the server says.
  return { ...receipt, takebacks: [], rolled: 0, shown: [], seals: [] };
}

/** Keep a fault with the receipt; each once. */
function faulty(receipt: Receipt, fault: Fault): Outcome {
  const faults = receipt.faults ?? [];
  const isKnown = faults.some(
    ({ word, seat, n }) => word === fault.word && seat === fault.seat && n === fault.n,
  );
  if (!isKnown && faults.length < MOST_FAULTS) receipts.keep({ ...receipt, faults: [...faults, fault] });
  return { fault };
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
  // A nonce of ours that our seat is not bound to came too late, or was another device's to give. Once our
  // seat was seen to be bound to it, the server cannot tell otherwise.
  const isOther = told[seat].commitment !== undefined && told[seat].commitment !== bound;
  if (receipt[seat] === UNSEEN && (isOther || part === 'nothing')) receipt = { ...receipt, nonce: null };
  receipt = withSeen(receipt, told);
  const { changed, fault } = counted(receipt, told, back);
  receipts.keep(changed);
  if (fault) return faulty(changed, fault);
  const { nonce } = changed;
  if (!nonce) return {};
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

/** Change the receipt of a seat, where there is one. */
function change(
  match: string,
  seat: Seat,
  to: (receipt: Receipt) => { keep?: Partial<Receipt>; fault?: Fault | null } | null,
): Promise<Outcome> {
  return alone(match, seat, () => {
    const receipt = receipts.of(match, seat);
    const { keep, fault } = (receipt && to(receipt)) ?? {};
    if (!receipt) return Promise.resolve({});
    const changed = { ...receipt, ...keep };
    if (keep) receipts.keep(changed);
    return Promise.resolve(fault ? faulty(changed, fault) : {});
  });
}

/** Our user offers a takeback, or agrees to one. */
export const agree = (match: string, seat: Seat): Promise<Outcome> =>
  change(match, seat, ({ rolled = 0 }) => ({ keep: { agreed: rolled } }));

/** No takeback is offered any more, or it was refused. */
export const lapse = (match: string, seat: Seat): Promise<Outcome> =>
  change(match, seat, () => ({ keep: { agreed: undefined } }));

/**
 * Dice have fallen. `next` is the number that the next one must have, where nothing was missed; dice that are
 * told once more, as in the log, may come in any order.
 */
export const heardRolled = (
  match: string,
  seat: Seat,
  news: readonly Rolled[],
  next: number | null = null,
): Promise<Outcome> =>
  change(match, seat, ({ shown: before, rolled: known = 0 }) => {
    let [shown, rolled, fault] = [before, known, null as Fault | null];
    for (const dice of news) {
      const [isBad, other] = [!isDice(dice), contradicts(shown, dice)];
      if (isBad || (next !== null && dice.first !== next)) fault ??= { word: 'number', n: dice.first + 1 };
      else if (other !== null) fault ??= { word: 'shown', n: other + 1 };
      if (isBad || other !== null) continue;
      shown = withMore(shown, dice);
      rolled = Math.max(rolled, endOf(dice));
    }
    return { keep: { shown, rolled }, fault };
  });

/** The match has gone on after the choices that were sealed so far: none of them is made any more. */
export const settle = (match: string, seat: Seat): Promise<Outcome> =>
  change(match, seat, ({ seals }) => ({
    keep: { seals: seals.map(([by, choice, seal]) => [by, choice, seal, true]) },
  }));

/** A seal was announced. */
export async function heardSeal(match: string, seat: Seat, told: AnnouncedSeal): Promise<Outcome> {
  const { by, choice } = told;
  const own = by === seat && told.seal !== null ? await ownSeal(match, seat, choice) : null;
  return change(match, seat, (receipt) => {
    // What we sealed ourselves is what we keep, whatever is announced of it.
    const seal = own ?? told.seal;
    const fault = seal === told.seal ? null : ({ word: 'own-seal', n: choice + 1 } as const);
    const held = heldOf(receipt, told);
    // Whoever connects hears again what holds.
    if ((held?.[2] ?? null) === seal) return { fault };
    if (held?.[3]) return { fault: { word: 'late-seal', seat: by, n: choice + 1 } };
    const others = receipt.seals.filter((other) => other !== held);
    // Those that were heard first stay, however many are announced.
    if (seal === null) return { keep: { seals: others }, fault };
    return others.length < MOST_SEALS
      ? { keep: { seals: [...others, [by, choice, seal]] }, fault }
      : { fault };
  });
}

/** The seal of a choice as it was heard. */
const heldOf = (
  { seals }: Receipt,
  { by, choice }: { by: Seat; choice: number },
): Receipt['seals'][number] | undefined => seals.find(([whose, which]) => whose === by && which === choice);

/** The seal of a choice that this browser has made alone; none where it does not know all of its parts. */
async function ownSeal(match: string, seat: Seat, choice: number): Promise<string | null> {
  const own = receipts.of(match, seat)?.own;
  const parts = own?.choice === choice ? own.parts.map(unhex) : [];
  const known = parts.filter((part) => part !== null);
  return known.length && known.length === parts.length ? fold(known) : null;
}

/** A choice was shown and its seal is opened: it is the one that was announced, or somebody exchanged it. */
export async function heardOpened(match: string, seat: Seat, opened: OpenedSeal): Promise<Outcome> {
  const { by, choice, parts } = opened;
  const seals = await Promise.all(
    parts.map(async ({ answers, salt }) => {
      const bytes = unhex(salt) ?? new Uint8Array();
      return unhex(await seal(match, by, choice, bytes, answers)) ?? new Uint8Array();
    }),
  );
  const found = await fold(seals);
  return change(match, seat, (receipt) => {
    const announced = heldOf(receipt, opened)?.[2];
    return announced && announced !== found ? { fault: { word: 'seal', seat: by, n: choice + 1 } } : null;
  });
}

/** Seal answers to a secret question; `given` is how many parts of the choice were given before. */
export async function sealed(
  match: string,
  seat: Seat,
  choice: number,
  answers: readonly string[],
  given = 0,
): Promise<Sealing> {
  const salt = random(16);
  const hash = await seal(match, seat, choice, unhex(salt) ?? new Uint8Array(), answers);
  await change(match, seat, ({ own }) => {
    const before = own?.choice === choice ? own.parts : [];
    const parts = Array.from({ length: given }, (_, at) => before[at] ?? null);
    return { keep: { own: { choice, parts: [...parts, hash] } } };
  });
  return { hash, salt };
}
