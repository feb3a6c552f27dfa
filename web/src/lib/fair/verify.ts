/**
 * The check of a record in the browser, step by step. It knows no rules of the games: how many sides a die
 * has and which answers were secret it takes from the record; `touchline verify` does not.
 */
import type { Seat } from '../../types/messages';
import { nonceCommitment, unhex } from './bytes';
import { choices } from './choices';
import { Mismatch, SEATS, type Finding } from './finding';
import { UNSEEN, type Receipt } from './receipt';
import { endOf, numbered } from './shown';
import { commitment, Keyed } from './stream';

const equal = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ?? null) === (other ?? null);

interface Read {
  headers: Map<string, string>;
  inputs: string[];
}

function read(record: string): Read {
  const [head = '', body = ''] = record.split('\n\n', 2);
  const headers = new Map(
    head
      .split('\n')
      .slice(1)
      .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
  );
  const inputs = body
    .split('\n')
    .filter((line) => /^\d+\. /.test(line))
    .flatMap((line) => line.slice(line.indexOf('. ') + 2).split('; '));
  return { headers, inputs };
}

interface Die {
  number: number;
  sides: number;
}

interface Part {
  kind: string;
  bound: string | null;
  nonce: string | null;
}

function partOf(header: string): Part {
  const [kind = '', bound = null, nonce = null] = header.split(' ');
  return { kind, bound, nonce };
}

/** Check a record; `progress` is told how much of the dice is done, from 0 to 1. */
export async function check(
  record: string,
  receipt: Receipt | null,
  progress: (done: number) => void = () => undefined,
): Promise<Finding> {
  const found: Finding = { passed: [], warnings: [], mismatch: null };
  try {
    await run(read(record), receipt, found, progress);
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    found.mismatch = { word: error.word, args: error.args };
  }
  return found;
}

async function run(
  { headers, inputs }: Read,
  receipt: Receipt | null,
  { passed, warnings }: Finding,
  progress: (done: number) => void,
): Promise<void> {
  const of = (key: string): string => headers.get(key) ?? '';
  if (of('fair') !== '1') throw new Mismatch('no-fairness-data');
  const [match, spec, server] = [of('match'), of('spec'), of('fair-commitment')];
  const secret = unhex(of('fair-secret'));
  const bound = unhex(server);
  if (!secret || !bound) throw new Mismatch('unreadable');
  const parts = { home: partOf(of('fair-home')), away: partOf(of('fair-away')) };

  if (receipt) {
    if (receipt.match !== match) throw new Mismatch('other-match');
    if (receipt.spec !== spec) throw new Mismatch('other-spec');
    if (receipt.commitment !== server) throw new Mismatch('replaced-commitment');
    await bindings(receipt, parts, bound, warnings);
    passed.push({ step: 'receipt', n: 1 });
  } else warnings.push({ key: 'no-receipt' });

  if ((await commitment(match, spec, secret)) !== server) throw new Mismatch('commitment');
  passed.push({ step: 'commitment', n: 1 });

  const keyed = await Keyed.of(secret);
  let nonces = 0;
  for (const seat of SEATS) {
    const { kind, bound: seats, nonce } = parts[seat];
    const isOurs = receipt?.seat === seat && receipt.nonce !== null;
    if (kind === 'nothing' || kind === 'withheld') warnings.push({ key: isOurs ? 'left-out' : kind, seat });
    if (kind === 'nothing' && isOurs) warnings.push({ key: 'refused', seat });
    if (kind === 'computer' && (await keyed.computerNonce(match, seat)) !== nonce)
      throw new Mismatch('computer-nonce', { seat });
    if (!nonce) continue;
    const bytes = unhex(nonce);
    if (!bytes || (await nonceCommitment(match, seat, bound, bytes)) !== seats)
      throw new Mismatch('nonce', { seat });
    nonces += 1;
  }
  if (SEATS.every((seat) => parts[seat].kind !== 'nonce')) warnings.push({ key: 'server-alone' });
  passed.push({ step: 'nonces', n: nonces });

  const dice = diceOf(of('fair-dice'), receipt, warnings);
  const faces = inputs.filter((input) => /^\d/.test(input)).flatMap((input) => input.split(' ').map(Number));
  if (dice.length !== faces.length) throw new Mismatch('dice-count');
  const given = SEATS.map((seat) => unhex(parts[seat].nonce) ?? new Uint8Array());
  const die = (number: number, sides: number): Promise<number> => keyed.die(match, given, number, sides);
  for (const [at, { number, sides }] of dice.entries()) {
    const face = await die(number, sides);
    if (face !== faces[at])
      throw new Mismatch('die', { number: number + 1, shown: faces[at] ?? 0, rolled: face });
    if (at % 50 === 0) progress(at / dice.length);
  }
  passed.push({ step: 'dice', n: dice.length });
  if (receipt) await shown(dice, receipt, die, { passed, warnings });
  const numbers = dice.map(({ number }) => number);
  await choices({ header: of('fair-sealed'), match, inputs, numbers, receipt }, { passed, warnings });
  const n = receipt?.faults?.length ?? 0;
  if (n) throw new Mismatch('fault', { n });
}

/** What the seats are bound to in the record is what this browser saw; our own is what our nonce binds to. */
async function bindings(
  receipt: Receipt,
  parts: Record<Seat, Part>,
  server: Uint8Array,
  warnings: Finding['warnings'],
): Promise<void> {
  const { match, seat: own } = receipt;
  const nonce = unhex(receipt.nonce);
  // Where our seat contributed nothing, even our commitment came too late.
  if (nonce && parts[own].bound && (await nonceCommitment(match, own, server, nonce)) !== parts[own].bound)
    throw new Mismatch('other-nonce', { seat: own });
  if (!nonce && parts[own].nonce) warnings.push({ key: 'no-nonce', seat: own });
  for (const seat of SEATS) {
    const seen = receipt[seat];
    // Our nonce has said it. Receipts of old have none for what was not seen.
    if (nonce && seat === own && (seen === UNSEEN || seen === null)) continue;
    // A nonce that is not in the dice, or follows from the secret, was not chosen later.
    if (seen === UNSEEN && parts[seat].kind === 'nonce') warnings.push({ key: 'unseen-nonce', seat });
    if (seen !== UNSEEN && !equal(seen, parts[seat].bound)) throw new Mismatch('replaced-nonce', { seat });
  }
}

/** The dice of the record by their numbers, which only ever grow. */
function diceOf(header: string, receipt: Receipt | null, warnings: Finding['warnings']): Die[] {
  const dice: Die[] = [];
  let [next, left] = [0, 0];
  for (const run of header.split(' ').filter(Boolean)) {
    const [, first, count, sides] = (/^(\d+)\+(\d+)d([1-9])$/.exec(run) ?? []).map(Number);
    if (first === undefined || !count || !sides || !Number.isSafeInteger(first + count) || count > 1e6)
      throw new Mismatch('unreadable');
    if (first < next) throw new Mismatch('backwards');
    if (first > next && receipt && !receipt.takebacks.includes(first)) throw new Mismatch('skipped');
    left += first - next;
    for (let number = first; number < first + count; number += 1) dice.push({ number, sides });
    next = first + count;
  }
  if (left && !receipt) warnings.push({ key: 'taken-back', n: left });
  // Dice that were shown and come after the last of the record were taken back, or left out.
  const end = Math.max(0, ...(receipt?.shown ?? []).map(endOf));
  if (end > next && !receipt?.takebacks.some((count) => count >= end)) throw new Mismatch('skipped');
  return dice;
}

/**
 * Every die that this browser was shown is the stream's. The record's are the stream's by now, so they are
 * also those that were shown.
 */
async function shown(
  dice: readonly Die[],
  receipt: Receipt,
  die: (number: number, sides: number) => Promise<number>,
  { passed, warnings }: Pick<Finding, 'passed' | 'warnings'>,
): Promise<void> {
  const record = new Map(dice.map(({ number, sides }) => [number, sides]));
  const seen = numbered(receipt.shown);
  let [compared, masked] = [0, 0];
  for (const [number, [sides, face]] of seen) {
    if (face === '?') {
      masked += 1;
      continue;
    }
    // Only of a die that was taken back its sides are what the server said then.
    const rolled = await die(number, record.get(number) ?? Number(sides));
    if (rolled !== Number(face))
      throw new Mismatch('shown', { number: number + 1, shown: Number(face), rolled });
    compared += 1;
  }
  const unseen = dice.filter(({ number }) => !seen.has(number)).length;
  if (unseen) warnings.push({ key: 'unseen', n: unseen });
  const end = (dice.at(-1)?.number ?? -1) + 1;
  const seenBack = [...seen.keys()].filter((number) => number < end && !record.has(number)).length;
  const unseenBack = end - dice.length - seenBack;
  if (unseenBack) warnings.push({ key: 'unseen-back', n: unseenBack });
  // Whether nobody was to see them only the rules know.
  if (masked) warnings.push({ key: 'masked', n: masked });
  if (compared) passed.push({ step: 'shown', n: compared });
}
