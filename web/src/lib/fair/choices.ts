/**
 * The check of the secret choices: what was sealed is what the record says, and nothing that this browser saw
 * sealed is missing or listed under another number.
 */
import type { Seat } from '../../types/messages';
import { fold, seal, unhex } from './bytes';
import { heldBy, keyOf } from './file';
import { Mismatch, SEATS, type Finding } from './finding';
import type { Held, Receipt } from './receipt';

export interface Chosen {
  /** The list of the record. */
  header: string;
  match: string;
  inputs: readonly string[];
  /** The numbers of the dice of the record. */
  numbers: readonly number[];
  receipt: Receipt | null;
}

/** A choice of the record. */
interface Listed {
  seat: Seat;
  choice: number;
  /** The seals of its parts; none for one that was not sealed. */
  parts: (string | null)[];
  /** Between which dice of the record it was made. */
  made: [after: number, before: number];
}

export async function choices(
  chosen: Chosen,
  { passed, warnings }: Pick<Finding, 'passed' | 'warnings'>,
): Promise<void> {
  const { receipt, numbers } = chosen;
  const { listed, count, unsealed, isInOrder } = await read(chosen);
  const held = heldBy(receipt);
  const wrong = (how: string, seat: Seat, choice: number): Mismatch =>
    new Mismatch('seal', { how, seat, n: choice + 1 });

  const fresh: Listed[] = [];
  for (const [key, one] of listed) {
    const parts = one.parts.map(unhex).filter((part) => part !== null);
    const whole = parts.length === one.parts.length ? await fold(parts) : null;
    const announced = held.get(key);
    if (announced && announced.seal !== whole) throw wrong('changed', one.seat, one.choice);
    if (!announced && whole && receipt) fresh.push(one);
  }
  const gone = [...held].filter(([key]) => !listed.has(key)).map(([, one]) => one);
  for (const one of gone) if (!isExplained(one, receipt, numbers)) throw wrong('gone', one.by, one.choice);
  for (const { seat, choice, made } of fresh)
    if (receipt?.here.some(([first, last]) => first <= made[0] && made[1] <= last))
      throw wrong('new', seat, choice);
  if (!isInOrder) throw new Mismatch('sealed');

  for (const seat of SEATS) if (unsealed[seat]) warnings.push({ key: 'unsealed', seat, n: unsealed[seat] });
  if (fresh.length) warnings.push({ key: 'not-held', n: fresh.length });
  if (gone.length) warnings.push({ key: 'unlisted', n: gone.length });
  if (listed.size) passed.push({ step: 'seals', n: count });
}

/** The list, how many answers of it were sealed and not, and whether each is listed once and in order. */
async function read({ header, match, inputs, numbers, receipt }: Chosen): Promise<{
  listed: Map<string, Listed>;
  count: number;
  unsealed: Record<Seat, number>;
  isInOrder: boolean;
}> {
  const listed = new Map<string, Listed>();
  const unsealed = { home: 0, away: 0 };
  let [count, next, last, isInOrder] = [0, 0, 0, true];
  for (const part of header.split(', ').filter(Boolean)) {
    const [seat, number, from, length, salt] = part.split(' ') as [Seat, string, string, string, string];
    const [choice, first, end] = [Number(number), Number(from), Number(from) + Number(length)];
    const answers = inputs.slice(first, end);
    if (!answers.length || answers.length !== Number(length)) throw new Mismatch('sealed');
    // A number is used once, and those of choices that were given up are left out.
    isInOrder &&= first >= next && choice >= last;
    [next, last] = [end, choice];
    const bytes = unhex(salt);
    if (bytes) count += 1;
    else unsealed[seat] += 1;
    const key = keyOf(seat, number);
    const one = listed.get(key) ?? {
      seat,
      choice,
      parts: [],
      made: between(first, inputs, numbers, receipt),
    };
    one.parts.push(bytes ? await seal(match, seat, choice, bytes, answers) : null);
    listed.set(key, one);
  }
  return { listed, count, unsealed, isInOrder };
}

/**
 * Between which dice an input stands: it comes after the die before the first number, and before the second.
 * More dice may have been rolled there and taken back.
 */
function between(
  first: number,
  inputs: readonly string[],
  numbers: readonly number[],
  receipt: Receipt | null,
): [number, number] {
  const rolls = inputs.slice(0, first).filter((input) => /^\d/.test(input));
  const fallen = rolls.reduce((sum, roll) => sum + roll.split(' ').length, 0);
  const after = (numbers[fallen - 1] ?? -1) + 1;
  return [after, numbers[fallen] ?? Math.max(after, ...(receipt?.takebacks ?? []))];
}

/**
 * Whether a choice that was sealed may be missing: it was not told again after a break, or a takeback came
 * after it and went back to before it, so that the dice between the two are not in the record.
 */
function isExplained({ at, state }: Held, receipt: Receipt | null, numbers: readonly number[]): boolean {
  const takebacks = receipt?.takebacks ?? [];
  if (state === 'lapsed') return true;
  if (!at) return takebacks.length > 0;
  const [dice, agreed] = at;
  return takebacks.slice(agreed).some((takeback) => {
    const left = (numbers.filter((number) => number < takeback).at(-1) ?? -1) + 1;
    return left <= dice && dice <= takeback;
  });
}
