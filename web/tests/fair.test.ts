import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { commitment, fold, Keyed, nonceCommitment, seal, unhex } from '../src/lib/fair/bytes';
import { readReceipt, receipts, written, type Receipt } from '../src/lib/fair/receipt';
import { agree, heardOpened, heardSeal, lapse, sealed, settle, shake } from '../src/lib/fair/shake';
import { check } from '../src/lib/fair/verify';
import type { Dice, Seat } from '../src/types/messages';

interface Vectors {
  commitments: { match: string; spec: string; secret: string; commitment: string }[];
  nonces: { match: string; seat: Seat; server: string; nonce: string; commitment: string }[];
  computerNonces: { secret: string; match: string; seat: Seat; nonce: string }[];
  dice: {
    secret: string;
    match: string;
    home: string | null;
    away: string | null;
    sides: number;
    first: number;
    faces: string;
  }[];
  seals: { match: string; seat: Seat; choice: number; salt: string; answers: string[]; seal: string }[];
  folds: { seals: string[]; fold: string }[];
  records: { name: string; record: string; receipt?: string; finds: string }[];
}

const file = join(import.meta.dirname, '../../docs/fairness/vectors.json');
const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vectors;
const bytes = (digits: string | null): Uint8Array => unhex(digits) ?? new Uint8Array();

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto);
  localStorage.clear();
});

describe('the vectors of docs/fairness', () => {
  test('commitments and nonces', async () => {
    for (const { match, spec, secret, commitment: want } of vectors.commitments)
      expect(await commitment(match, spec, bytes(secret))).toBe(want);
    for (const { match, seat, server, nonce, commitment: want } of vectors.nonces)
      expect(await nonceCommitment(match, seat, bytes(server), bytes(nonce))).toBe(want);
    for (const { secret, match, seat, nonce } of vectors.computerNonces)
      expect(await (await Keyed.of(bytes(secret))).computerNonce(match, seat)).toBe(nonce);
  });

  test('dice', async () => {
    for (const { secret, match, home, away, sides, first, faces } of vectors.dice) {
      const keyed = await Keyed.of(bytes(secret));
      const nonces = [bytes(home), bytes(away)];
      const rolled = await Promise.all(
        Array.from(faces, (_, at) => keyed.die(match, nonces, first + at, sides)),
      );
      expect(rolled.join('')).toBe(faces);
    }
  });

  test('seals', async () => {
    for (const { match, seat, choice, salt, answers, seal: want } of vectors.seals)
      expect(await seal(match, seat, choice, bytes(salt), answers)).toBe(want);
    for (const { seals, fold: want } of vectors.folds) expect(await fold(seals.map(bytes))).toBe(want);
  });

  test.for(vectors.records)('$name', async ({ record, receipt, finds }) => {
    const held = receipt === undefined ? null : readReceipt(receipt);
    if (held) expect(written(held)).toBe(receipt);
    expect((await check(record, held)).mismatch?.word ?? 'ok').toBe(finds);
  });
});

const told = (more: Partial<Dice>): Dice => ({
  match: 'abc',
  spec: 'fuba:3.0',
  commitment: 'a'.repeat(64),
  stage: 'commit',
  home: { part: 'awaited' },
  away: { part: 'awaited' },
  rolled: 0,
  takebacks: [],
  ...more,
});

describe('our part in the dice', () => {
  test('a nonce is kept before it is committed to, and is the same after a break', async () => {
    const first = await shake(told({}), 'home');
    expect(first.wish?.do).toBe('commit');
    expect(receipts.of('abc', 'home')?.nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(await shake(told({}), 'home')).toEqual(first);
    // Another seat, another nonce.
    expect(await shake(told({}), 'away')).not.toEqual(first);
  });

  test('it is shown once both are bound, with what the other was bound to in the receipt', async () => {
    const { wish } = await shake(told({}), 'home');
    const own = wish?.do === 'commit' ? wish.commitment : '';
    // Nothing is shown as long as somebody is not bound.
    const half = told({ home: { part: 'bound', commitment: own } });
    expect(await shake(half, 'home')).toEqual({});
    const other = 'b'.repeat(64);
    const open = told({
      stage: 'open',
      home: { part: 'bound', commitment: own },
      away: { part: 'bound', commitment: other },
    });
    expect(await shake(open, 'home')).toEqual({
      wish: { do: 'open', nonce: receipts.of('abc', 'home')?.nonce },
    });
    // What comes later does not change what was seen before.
    const late = { ...open, away: { part: 'bound' as const, commitment: 'c'.repeat(64) } };
    await shake(late, 'home');
    expect(receipts.of('abc', 'home')).toMatchObject({ home: own, away: other, seen: true });
  });

  test('somebody else’s commitment in our place gets no nonce', async () => {
    await shake(told({}), 'home');
    const open = told({ stage: 'open', home: { part: 'bound', commitment: 'd'.repeat(64) } });
    expect(await shake(open, 'home')).toEqual({});
  });

  test('who comes when dice have fallen has no receipt to keep', async () => {
    await shake(told({ stage: 'set', rolled: 4 }), 'home');
    expect(receipts.of('abc', 'home')).toBeNull();
  });

  test('seals are kept as they are told, each once', async () => {
    await shake(told({}), 'home');
    for (const seal of ['e'.repeat(64), 'e'.repeat(64), null])
      await heardSeal('abc', 'home', { by: 'away', choice: 0, seal });
    expect(receipts.of('abc', 'home')?.seals).toEqual([
      ['away', 0, 'e'.repeat(64)],
      ['away', 0, null],
    ]);
  });

  test('equal answers have different seals', async () => {
    const one = await sealed('abc', 'home', 0, ['dive left']);
    const other = await sealed('abc', 'home', 0, ['dive left']);
    expect(one.hash).not.toBe(other.hash);
    expect(await seal('abc', 'home', 0, bytes(one.salt), ['dive left'])).toBe(one.hash);
  });
});

describe('what an honest server does not tell', () => {
  const fault = { word: 'commitment' };

  test('another commitment gets no nonce, and the receipt stays', async () => {
    const { wish } = await shake(told({}), 'home');
    const own = wish?.do === 'commit' ? wish.commitment : '';
    const bound = { part: 'bound' as const, commitment: own };
    await shake(told({ stage: 'open', home: bound, away: { part: 'nothing' } }), 'home');
    const before = receipts.of('abc', 'home');
    // It has seen our nonce, and would rather begin again.
    expect(await shake(told({ commitment: 'f'.repeat(64) }), 'home')).toEqual({ fault });
    expect(receipts.of('abc', 'home')).toEqual({ ...before, faults: [fault] });
    await shake(told({ commitment: 'f'.repeat(64) }), 'home');
    expect(receipts.of('abc', 'home')?.faults).toEqual([fault]);
  });

  test('a takeback counts where this browser agreed to it, once', async () => {
    await shake(told({}), 'home');
    const at = (...takebacks: number[]): Dice => told({ stage: 'set', rolled: 9, takebacks });
    expect(await shake(at(4), 'home')).toEqual({ fault: { word: 'takeback' } });
    expect(receipts.of('abc', 'home')?.takebacks).toEqual([]);
    await agree('abc', 'home');
    expect(await shake(at(7), 'home')).toEqual({});
    expect(receipts.of('abc', 'home')?.takebacks).toEqual([7]);
    expect(await shake(at(7), 'home')).toEqual({});
    expect(await shake(at(7, 9), 'home')).toEqual({ fault: { word: 'takeback' } });
    // What was offered and not taken up does not count later.
    await agree('abc', 'home');
    await lapse('abc', 'home');
    expect(await shake(at(7, 9), 'home')).toEqual({ fault: { word: 'takeback' } });
  });

  test('a seal is not exchanged once the match has gone on', async () => {
    await shake(told({}), 'home');
    const heard = (choice: number, seal: string | null): ReturnType<typeof heardSeal> =>
      heardSeal('abc', 'home', { by: 'away', choice, seal });
    const [first, second, third] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [
      string,
      string,
      string,
    ];
    // While it is chosen, it may be taken back and chosen again.
    for (const seal of [first, null, second]) expect(await heard(0, seal)).toEqual({});
    await settle('abc', 'home');
    expect(await heard(0, second)).toEqual({});
    for (const seal of [third, null])
      expect(await heard(0, seal)).toEqual({ fault: { word: 'late-seal', seat: 'away', n: 1 } });
    expect(await heard(1, third)).toEqual({});
    expect(
      receipts
        .of('abc', 'home')
        ?.seals.filter(([, choice]) => choice === 0)
        .at(-1)?.[2],
    ).toBe(second);
  });

  test('a choice that is opened is the one that was sealed', async () => {
    await shake(told({}), 'home');
    const parts = await Promise.all(
      ['row 3', 'column 4'].map(async (answer) => ({
        answers: [answer],
        ...(await sealed('abc', 'away', 2, [answer])),
      })),
    );
    const whole = await fold(parts.map(({ hash }) => bytes(hash)));
    await heardSeal('abc', 'home', { by: 'away', choice: 2, seal: whole });
    const opened = parts.map(({ answers, salt }) => ({ answers, salt }));
    const open = (more: typeof opened): ReturnType<typeof heardOpened> =>
      heardOpened('abc', 'home', { by: 'away', choice: 2, parts: more });
    expect(await open(opened)).toEqual({});
    const other = opened.map(({ salt }) => ({ answers: ['row 5'], salt }));
    const bad = { fault: { word: 'seal', seat: 'away', n: 3 } };
    expect(await open(other)).toEqual(bad);
    expect(await open(opened.slice(1))).toEqual(bad);
    // What was not announced while we were here is looked at in the end.
    expect(await heardOpened('abc', 'home', { by: 'away', choice: 9, parts: other })).toEqual({});
  });

  test('a nonce that is left out, and a choice that is not in the record, are said', async () => {
    const { record, receipt } = vectors.records[0] as Vectors['records'][number];
    const held = readReceipt(receipt ?? '') as Receipt;
    const moved = await check(record.replace('away 0 3 1 ', 'away 7 3 1 '), held);
    expect(moved.warnings.map(({ key }) => key)).toContain('unlisted');
    const left = await check(record.replace(/fair-home: nonce (\w+) \w+/, 'fair-home: withheld $1'), held);
    expect(left.warnings).toContainEqual({ key: 'left-out', seat: 'home' });
  });
});

test('two tabs that open a match at once make one nonce', async () => {
  const waiting: (() => void)[] = [];
  let held = true;
  const request = async (_: string, work: () => Promise<unknown>): Promise<unknown> => {
    if (held) await new Promise<void>((free) => waiting.push(free));
    return work();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  // The other tab has the lock, and makes its nonce now.
  const ours = shake(told({}), 'home');
  await new Promise((later) => setTimeout(later, 0));
  expect(receipts.of('abc', 'home')).toBeNull();
  held = false;
  const theirs = await shake(told({}), 'home');
  waiting.forEach((free) => free());
  expect(await ours).toEqual(theirs);
  vi.unstubAllGlobals();
});
