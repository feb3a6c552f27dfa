/**
 * Seals of secret choices: our own, and those that are announced. What was announced once the match has
 * gone on cannot change any more, and what is opened is what was announced.
 */
import type { AnnouncedSeal, OpenedSeal, Sealing, Seat } from '../../types/messages';
import { fold, isHash, isNumber, random, seal, unhex } from './bytes';
import { change, type Outcome } from './keeping';
import { receipts, type Held, type Receipt } from './receipt';

/** Most seals in one receipt, more than a server takes. */
const MOST_SEALS = 1200;

/** Whether a message says whose choice it is about, and which. Anything else could be anything in a file. */
const isOfChoice = ({ by, choice }: { by: unknown; choice: unknown }): boolean =>
  (by === 'home' || by === 'away') && isNumber(choice);

/** A seal was announced; `isMade`: of a choice that cannot be made anew any more. */
export async function heardSeal(
  match: string,
  seat: Seat,
  told: AnnouncedSeal,
  isMade = false,
): Promise<Outcome> {
  const { by, choice } = told;
  if (!isOfChoice(told) || (told.seal !== null && !isHash(told.seal))) return {};
  const own = by === seat && told.seal !== null ? await ownSeal(match, seat, choice) : null;
  return change(match, seat, (receipt) => {
    // What we sealed ourselves is what we keep, whatever is announced of it.
    const seal = own ?? told.seal;
    const fault = seal === told.seal ? null : ({ word: 'own-seal', n: choice + 1 } as const);
    const held = heldOf(receipt, told);
    // Whoever connects hears again what holds.
    if (held && held.seal === seal && held.state !== 'lapsed') return { fault };
    if (held?.state === 'settled') return { fault: { word: 'late-seal', seat: by, n: choice + 1 } };
    return { keep: { seals: withSeal(receipt, told, seal, isMade ? 'settled' : undefined) }, fault };
  });
}

/** The seals of a receipt with this one of a choice, or without. */
function withSeal(
  receipt: Receipt,
  { by, choice }: Pick<Held, 'by' | 'choice'>,
  seal: string | null,
  state?: Held['state'],
): Held[] {
  const before = heldOf(receipt, { by, choice });
  const others = receipt.seals.filter((other) => other !== before);
  // Those that were heard first stay, however many are announced.
  if (seal === null || others.length >= MOST_SEALS) return others;
  const now: Held['at'] = [receipt.rolled ?? 0, receipt.takebacks.length];
  const at = before?.seal === seal ? before.at : now;
  return [...others, { by, choice, seal, at, state }];
}

/** The seal of a choice as it was heard. */
const heldOf = ({ seals }: Receipt, { by, choice }: Pick<Held, 'by' | 'choice'>): Held | undefined =>
  seals.find((held) => held.by === by && held.choice === choice);

/** The seal of a choice that this browser has made alone; none where it does not know all of its parts. */
async function ownSeal(match: string, seat: Seat, choice: number): Promise<string | null> {
  const own = receipts.of(match, seat)?.own;
  const parts = own?.choice === choice ? own.parts.map(unhex) : [];
  const known = parts.filter((part) => part !== null);
  return known.length && known.length === parts.length ? fold(known) : null;
}

/** Our choice is made: its seal is kept, whether it is announced or not. */
export async function made(match: string, seat: Seat, choice: number): Promise<Outcome> {
  const own = isNumber(choice) ? await ownSeal(match, seat, choice) : null;
  return change(match, seat, (receipt) => {
    const known = heldOf(receipt, { by: seat, choice });
    if (!own || known?.seal === own || known?.state === 'settled') return null;
    return { keep: { seals: withSeal(receipt, { by: seat, choice }, own) } };
  });
}

/**
 * A choice was shown and its seal is opened: it is the one that was announced, or somebody exchanged it.
 * What a new connection begins with (`greets`) may have been announced while we were away; it stands from
 * now on.
 */
export async function heardOpened(
  match: string,
  seat: Seat,
  opened: OpenedSeal,
  greets = false,
): Promise<Outcome> {
  const { by, choice, parts } = opened;
  if (!isOfChoice(opened)) return {};
  const seals = await Promise.all(
    parts.map(async ({ answers, salt }) => {
      const bytes = unhex(salt) ?? new Uint8Array();
      return unhex(await seal(match, by, choice, bytes, answers)) ?? new Uint8Array();
    }),
  );
  const found = await fold(seals);
  return change(match, seat, (receipt) => {
    const announced = heldOf(receipt, opened);
    if (announced && announced.seal !== found) return { fault: { word: 'seal', seat: by, n: choice + 1 } };
    if (!announced && !greets) return { fault: { word: 'unannounced', seat: by, n: choice + 1 } };
    return { keep: { seals: withSeal(receipt, opened, found, 'settled') } };
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
