/**
 * Our part in the dice of a match: a nonce of our own, sealed secrets, and a receipt of what we saw. The
 * server is not believed: what it told once it cannot tell otherwise later, and what cannot be is a fault.
 */
import type { AnnouncedSeal, Dice, OpenedSeal, Sealing, Seat, ToServer } from '../../types/messages';
import { fold, nonceCommitment, random, seal, unhex } from './bytes';
import { receipts, sealOf, type Fault, type Receipt } from './receipt';

/** What comes of something that was heard: a wish to send, or a fault to show. */
export interface Outcome {
  wish?: ToServer;
  fault?: Fault;
}

/** One tab at a time has the receipt of a seat: two that open a match at once make one nonce. */
async function alone<T>(match: string, seat: Seat, work: () => Promise<T>): Promise<T> {
  const name = `touchline:receipt:${match}:${seat}`;
  return 'locks' in navigator ? await navigator.locks.request(name, work) : work();
}

function begun(told: Dice, seat: Seat, nonce: string | null): Receipt {
  const { match, spec, commitment, takebacks } = told;
  const receipt = { match, spec, seat, commitment, home: null, away: null, nonce };
  return { ...receipt, seen: false, takebacks, seals: [] };
}

/** Keep a fault with the receipt; each once. */
function faulty(receipt: Receipt, fault: Fault): Outcome {
  const faults = receipt.faults ?? [];
  const isKnown = faults.some(
    ({ word, seat, n }) => word === fault.word && seat === fault.seat && n === fault.n,
  );
  if (!isKnown) receipts.keep({ ...receipt, faults: [...faults, fault] });
  return { fault };
}

/** Keep what was told, and answer what the server waits for. */
export const shake = (told: Dice, seat: Seat): Promise<Outcome> =>
  alone(told.match, seat, () => shaken(told, seat));

async function shaken(told: Dice, seat: Seat): Promise<Outcome> {
  const { stage, home, away, rolled } = told;
  const { part } = told[seat];
  let receipt = receipts.of(told.match, seat);
  // It was bound: with another secret it could try again until it likes the dice.
  if (receipt && receipt.commitment !== told.commitment) return faulty(receipt, { word: 'commitment' });
  if (stage === 'commit' && part === 'awaited') {
    // Kept before anybody is told: a nonce that is lost cannot be shown. After a break it is the same one.
    if (!receipt?.nonce) receipt = begun(told, seat, random(32));
    receipts.keep(receipt);
  } else if (!receipt && rolled === 0 && stage !== 'shown') {
    // Another device of ours takes part, or none: what is seen before the first roll is worth keeping.
    receipt = begun(told, seat, null);
  }
  if (!receipt) return {};
  const settled = stage === 'open' || (stage === 'set' && rolled === 0);
  if (settled && !receipt.seen) {
    receipt = { ...receipt, home: home.commitment ?? null, away: away.commitment ?? null, seen: true };
    // A nonce of ours that is not in the dice was another device's to give.
    if (stage === 'set' && part === 'nothing') receipt.nonce = null;
  }
  // Only what was agreed here: a server that names takebacks as it likes could leave out any dice.
  const { takebacks, agreed = 0 } = receipt;
  const news = [...new Set(told.takebacks)].filter((count) => !takebacks.includes(count));
  receipt = {
    ...receipt,
    takebacks: [...takebacks, ...news.slice(0, agreed)],
    agreed: Math.max(0, agreed - news.length),
  };
  receipts.keep(receipt);
  if (news.length > agreed) return faulty(receipt, { word: 'takeback' });
  const nonce = unhex(receipt.nonce);
  const server = unhex(receipt.commitment);
  if (!nonce || !server || !receipt.nonce) return {};
  const bound = await nonceCommitment(told.match, seat, server, nonce);
  if (stage === 'commit' && part === 'awaited') return { wish: { do: 'commit', commitment: bound } };
  if (stage === 'open' && part === 'bound' && told[seat].commitment === bound)
    return { wish: { do: 'open', nonce: receipt.nonce } };
  return {};
}

/** Change the receipt of a seat, where there is one. */
function change(
  match: string,
  seat: Seat,
  to: (receipt: Receipt) => Partial<Receipt> | Fault | null,
): Promise<Outcome> {
  return alone(match, seat, () => {
    const receipt = receipts.of(match, seat);
    const changed = receipt && to(receipt);
    if (!receipt || !changed) return Promise.resolve({});
    if ('word' in changed) return Promise.resolve(faulty(receipt, changed));
    receipts.keep({ ...receipt, ...changed });
    return Promise.resolve({});
  });
}

/** Our user offers a takeback, or agrees to one. */
export const agree = (match: string, seat: Seat): Promise<Outcome> =>
  change(match, seat, ({ agreed = 0 }) => ({ agreed: agreed + 1 }));

/** Our user goes on, and no takeback is offered any more. */
export const lapse = (match: string, seat: Seat): Promise<Outcome> =>
  change(match, seat, ({ agreed }) => (agreed ? { agreed: 0 } : null));

/** The match has gone on after the choices that were sealed so far: none of them is made any more. */
export const settle = (match: string, seat: Seat): Promise<Outcome> =>
  change(match, seat, ({ seals, settled = 0 }) =>
    seals.length > settled ? { settled: seals.length } : null,
  );

/** A seal was announced. */
export const heardSeal = (match: string, seat: Seat, told: AnnouncedSeal): Promise<Outcome> =>
  change(match, seat, (receipt) => {
    const { by, choice, seal } = told;
    // Whoever connects hears again what holds.
    if (sealOf(receipt, by, choice) === seal) return null;
    const settled = receipt.seals.slice(0, receipt.settled ?? 0);
    if (settled.some(([whose, which]) => whose === by && which === choice))
      return { word: 'late-seal', seat: by, n: choice + 1 };
    return { seals: [...receipt.seals, [by, choice, seal]] };
  });

/** A choice was shown and its seal is opened: it is the one that was announced, or somebody exchanged it. */
export async function heardOpened(
  match: string,
  seat: Seat,
  { by, choice, parts }: OpenedSeal,
): Promise<Outcome> {
  const seals = await Promise.all(
    parts.map(async ({ answers, salt }) => {
      const bytes = unhex(salt) ?? new Uint8Array();
      return unhex(await seal(match, by, choice, bytes, answers)) ?? new Uint8Array();
    }),
  );
  const found = await fold(seals);
  return change(match, seat, (receipt) => {
    const announced = sealOf(receipt, by, choice);
    return announced && announced !== found ? { word: 'seal', seat: by, n: choice + 1 } : null;
  });
}

/** Seal answers to a secret question. */
export async function sealed(
  match: string,
  seat: Seat,
  choice: number,
  answers: readonly string[],
): Promise<Sealing> {
  const salt = random(16);
  return { hash: await seal(match, seat, choice, unhex(salt) ?? new Uint8Array(), answers), salt };
}
