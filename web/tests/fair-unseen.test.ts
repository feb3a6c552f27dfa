/** Clients that miss a part of the agreement, and browsers that store nothing: no honest match is a fraud. */
import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takesPart } from '../src/lib/api';
import { nonceCommitment, unhex } from '../src/lib/fair/bytes';
import { readReceipt, written } from '../src/lib/fair/file';
import { receipts, UNSEEN, type Receipt } from '../src/lib/fair/receipt';
import { shake } from '../src/lib/fair/shake';
import { check } from '../src/lib/fair/verify';
import type { Dice, DicePart } from '../src/types/messages';

interface Case {
  name: string;
  record: string;
  receipt?: string;
}
const file = join(import.meta.dirname, '../../docs/fairness/vectors.json');
const { records } = JSON.parse(readFileSync(file, 'utf8')) as { records: Case[] };
const vector = (name: string): { record: string; receipt: Receipt } => {
  const { record, receipt = '' } = records.find((one) => one.name === name) as Case;
  return { record, receipt: readReceipt(receipt) as Receipt };
};

/** Every test has a match of its own: what the page keeps, no test forgets. */
let code = 0;
const match = (): string => `m${code}`;
const told = (more: Partial<Dice>): Dice => ({
  match: match(),
  spec: 'fuba:3.0',
  commitment: 'a'.repeat(64),
  stage: 'commit',
  home: { part: 'awaited' },
  away: { part: 'awaited' },
  rolled: 0,
  takebacks: [],
  ...more,
});
const bound = (commitment: string): DicePart => ({ part: 'bound', commitment });
const [theirs, others] = ['b'.repeat(64), 'c'.repeat(64)];
const held = (): Receipt => receipts.of(match(), 'home') as Receipt;
const warned = async (record: string, receipt: Receipt): Promise<unknown> => {
  const { mismatch, warnings } = await check(record, receipt);
  return [mismatch?.word ?? 'ok', ...warnings.map(({ key }) => key)];
};

beforeEach(() => {
  code += 1;
  vi.stubGlobal('crypto', webcrypto);
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Commit; what our nonce is bound to. */
async function committed(): Promise<string> {
  const { wish } = await shake(told({}), 'home');
  return wish?.do === 'commit' ? wish.commitment : '';
}

describe('what was not seen', () => {
  test('a phone that sleeps from its commitment on has seen nothing, and keeps its nonce', async () => {
    const own = await committed();
    const { nonce } = held();
    expect(held()).toMatchObject({ home: UNSEEN, away: UNSEEN });
    for (const stage of ['set', 'shown'] as const)
      await shake(
        told({ stage, rolled: 4, home: { part: 'withheld', commitment: own }, away: bound(theirs) }),
        'home',
      );
    expect(held()).toMatchObject({ home: UNSEEN, away: UNSEEN, nonce });
    expect(written(held())).toContain('\nhome: unseen\naway: unseen\nnonce: ');
    expect(readReceipt(written(held()))).toMatchObject({ home: UNSEEN, away: UNSEEN, nonce });
  });

  test('called off while the other seat takes its time, it has seen its own commitment alone', async () => {
    const own = await committed();
    await shake(told({ home: bound(own) }), 'home');
    const over = told({ stage: 'shown', home: bound(own), away: { part: 'awaited' } });
    expect(await shake(over, 'home')).toEqual({});
    expect(held()).toMatchObject({ home: own, away: UNSEEN });
    expect(held().nonce).not.toBeNull();
  });

  test.for<[string, Partial<Dice>, string]>([
    ['seen at once', { stage: 'open', away: bound(theirs) }, theirs],
    ['seen when it is set', { stage: 'set', away: bound(theirs) }, theirs],
    ['on the return', { stage: 'set', rolled: 4, away: bound(theirs) }, UNSEEN],
    ['when it is over', { stage: 'shown', rolled: 4, away: bound(theirs) }, UNSEEN],
  ])('a nonce that the server did not take stays in the receipt: %s', async ([, more, away]) => {
    await committed();
    const { nonce } = held();
    await shake(told({ home: { part: 'nothing' }, ...more }), 'home');
    expect(held()).toMatchObject({ nonce, away, home: away === UNSEEN ? UNSEEN : null });
    expect(nonce).not.toBeNull();
    // Nor is it offered again, where it was seen that there is none.
    if (away !== UNSEEN) expect(await shake(told({}), 'home')).toEqual({});
    expect(held().nonce).toBe(nonce);
  });

  test('what was seen does not change, and our nonce stays, whatever is told later', async () => {
    const own = await committed();
    await shake(told({ home: bound(own), away: bound(theirs) }), 'home');
    const { nonce } = held();
    for (const home of [bound(others), { part: 'nothing' as const }])
      expect(await shake(told({ stage: 'open', home, away: bound(others) }), 'home')).toEqual({});
    expect(held()).toMatchObject({ home: own, away: theirs, nonce });
  });

  test('a nonce of another device in our seat takes the place of ours as soon as it is told', async () => {
    await committed();
    await shake(told({ home: bound(theirs) }), 'home');
    expect(held()).toMatchObject({ home: theirs, nonce: null });
    // It is not asked for again.
    expect(await shake(told({}), 'home')).toEqual({});
    expect(held().nonce).toBeNull();
  });

  test('a server that names no commitment but our word for none gets no nonce', async () => {
    const own = await committed();
    const open = told({ stage: 'open', home: bound(own), away: bound(UNSEEN) });
    expect(await shake(open, 'home')).toEqual({});
  });

  test('receipts of old that saw nothing say so', async () => {
    await committed();
    const name = `touchline:receipt:${match()}:home`;
    const old = { ...held(), home: null, away: null };
    localStorage.setItem(name, JSON.stringify({ ...old, seen: false }));
    expect(held()).toMatchObject({ home: UNSEEN, away: UNSEEN });
    localStorage.setItem(name, JSON.stringify({ ...old, away: theirs, seen: true }));
    expect(held()).toMatchObject({ home: null, away: theirs });
    // Their seals were lists, and they do not know when they were announced.
    const seals = [
      ['away', 0, theirs, true],
      ['away', 1, others],
    ];
    localStorage.setItem(name, JSON.stringify({ ...old, here: undefined, seals }));
    expect(held()).toMatchObject({
      here: [],
      seals: [
        { by: 'away', choice: 0, seal: theirs, state: 'settled' },
        { by: 'away', choice: 1, seal: others },
      ],
    });
  });

  test('the check says what it means, and finds what it is for', async () => {
    const { record, receipt } = vector('a nonce that was not shown in time, with its receipt');
    const unseen = { ...receipt, home: UNSEEN, away: UNSEEN };
    expect(await warned(record, unseen)).toEqual([
      'ok',
      'unseen-nonce',
      'left-out',
      'unseen',
      'unseen-back',
      'unsealed',
    ]);
    // Our own commitment is known without having been seen, and another one in the record is found.
    const server = unhex(receipt.commitment) as Uint8Array;
    const other = await nonceCommitment(receipt.match, 'away', server, new Uint8Array(32));
    expect(await warned(record.replace(receipt.away as string, other), unseen)).toEqual(['other-nonce']);
    expect(await warned(record, { ...unseen, home: other })).toContain('replaced-nonce');
    const late = vector('a commitment that came too late: nothing was seen');
    expect(await warned(late.record, late.receipt)).toContain('refused');
    expect(await warned(late.record, { ...late.receipt, away: other })).toContain('replaced-nonce');
  });

  test('what the server was caught at is in the file, and found again', async () => {
    const { record, receipt } = vector("with home's receipt");
    const faults = [
      { word: 'takeback' },
      { word: 'late-seal', seat: 'away', n: 1 },
      { word: 'number', n: 7 },
    ] as const;
    const text = written({ ...receipt, faults: [...faults] });
    expect(text).toContain('fault: takeback\nfault: late-seal away 0\nfault: number 6\n');
    const again = readReceipt(text) as Receipt;
    expect(again.faults).toEqual(faults);
    expect((await check(record, again)).mismatch).toEqual({ word: 'fault', args: { n: 3 } });
    expect(readReceipt(text.replace('late-seal', 'late'))).toBeNull();
    // What a server told as a number need not be one.
    const odd = { word: 'number' as const, n: 'soon' as unknown as number };
    expect(written({ ...receipt, faults: [odd, { word: 'number', n: 0 }] })).toContain(
      'fault: number\nfault: number\n',
    );
  });
});

describe('a browser that stores nothing', () => {
  const forbidden = (): never => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  beforeEach(() => {
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    vi.stubGlobal('navigator', {
      locks: { request: () => Promise.reject(new DOMException('forbidden', 'SecurityError')) },
    });
  });

  test('takes part all the same: the page keeps the nonce until it is shown', async () => {
    expect(takesPart()).toBe(true);
    const own = await committed();
    expect(own).toMatch(/^[0-9a-f]{64}$/);
    const { nonce } = held();
    expect(receipts.isOnPage(match(), 'home')).toBe(true);
    const open = told({ stage: 'open', home: bound(own), away: bound(theirs) });
    expect(await shake(open, 'home')).toEqual({ wish: { do: 'open', nonce } });
    expect(held()).toMatchObject({ home: own, away: theirs, nonce });
  });

  test('storage that was full for a while gets the receipt when it has room', async () => {
    const own = await committed();
    vi.unstubAllGlobals();
    vi.stubGlobal('crypto', webcrypto);
    await shake(told({ stage: 'open', home: bound(own), away: bound(theirs) }), 'home');
    expect(receipts.isOnPage(match(), 'home')).toBe(false);
    expect(localStorage.getItem(`touchline:receipt:${match()}:home`)).toContain(own);
    // It is the page's that counts while storage has an older one.
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    receipts.keep({ ...held(), takebacks: [4] });
    expect(held().takebacks).toEqual([4]);
  });

  test('work that fails under its lock is not done twice', async () => {
    const request = vi.fn((_: string, work: () => Promise<unknown>) => work());
    vi.stubGlobal('navigator', { locks: { request } });
    vi.stubGlobal('crypto', { ...webcrypto, subtle: {}, getRandomValues: forbidden });
    await expect(shake(told({}), 'home')).rejects.toThrow('forbidden');
    expect(request).toHaveBeenCalledTimes(1);
  });
});
