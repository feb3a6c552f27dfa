import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fold, nonceCommitment, seal, unhex } from '../src/lib/fair/bytes';
import { readReceipt, written } from '../src/lib/fair/file';
import { verdict } from '../src/lib/fair/finding';
import { receipts, type Receipt } from '../src/lib/fair/receipt';
import { heardDrawn, heardEnd, heardRolled } from '../src/lib/fair/falling';
import { heardOpened, heardSeal, made, sealed } from '../src/lib/fair/sealing';
import { agree, heardDice, lapse, lapsed, settle, shake } from '../src/lib/fair/shake';
import { commitment, Keyed } from '../src/lib/fair/stream';
import { check } from '../src/lib/fair/verify';
import type { Dice, Logged, Rolled, Said, Seat } from '../src/types/messages';

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
  records: { name: string; record: string; receipt?: string; finds: string; warns?: string[] }[];
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

  test.for(vectors.records)('$name', async ({ record, receipt, finds, warns }) => {
    const held = receipt === undefined ? null : readReceipt(receipt);
    if (held) expect(written(held)).toBe(receipt);
    const { mismatch, warnings } = await check(record, held);
    expect(mismatch?.word ?? 'ok').toBe(finds);
    if (warns) expect([...new Set(warnings.map(({ key }) => key))].sort()).toEqual(warns);
  });
});

const rolled = (first: number, faces: string): Rolled => ({
  first,
  sides: faces.replace(/\d/g, '6'),
  faces,
});

const said = (dice: string | number): Said => ({ key: 'fuba-rolled', args: { dice } });
const done = (...dice: string[]): Logged['step'] => ({ by: 'home', actions: null, dice });

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
    expect(receipts.of('abc', 'home')).toMatchObject({ home: own, away: other });
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

  test('of every choice the last seal is kept', async () => {
    await shake(told({}), 'home');
    const hear = (choice: number, seal: string | null): ReturnType<typeof heardSeal> =>
      heardSeal('abc', 'home', { by: 'away', choice, seal });
    for (const digit of ['d', 'e', 'e']) await hear(0, digit.repeat(64));
    expect(receipts.of('abc', 'home')?.seals).toEqual([
      { by: 'away', choice: 0, seal: 'e'.repeat(64), at: [0, 0] },
    ]);
    await hear(0, null);
    expect(receipts.of('abc', 'home')?.seals).toEqual([]);
  });

  test('a flood of seals pushes out none that was heard before', async () => {
    await shake(told({}), 'home');
    const first = 'e'.repeat(64);
    await heardSeal('abc', 'home', { by: 'away', choice: 0, seal: first });
    await settle('abc', 'home');
    for (let choice = 1; choice < 1300; choice += 1)
      await heardSeal('abc', 'home', { by: 'away', choice, seal: 'f'.repeat(64) });
    const [held] = receipts.of('abc', 'home')?.seals ?? [];
    expect(held).toEqual({ by: 'away', choice: 0, seal: first, at: [0, 0], state: 'settled' });
    expect(await heardSeal('abc', 'home', { by: 'away', choice: 0, seal: 'd'.repeat(64) })).toEqual({
      fault: { word: 'late-seal', seat: 'away', n: 1 },
    });
  });

  test('a nonce that was not taken is not in the receipt: another device contributed', async () => {
    await shake(told({}), 'home');
    const theirs = 'd'.repeat(64);
    await shake(told({ stage: 'open', home: { part: 'bound', commitment: theirs } }), 'home');
    expect(receipts.of('abc', 'home')).toMatchObject({ home: theirs, nonce: null });
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

  const at = (rolled: number, ...takebacks: number[]): Dice => told({ stage: 'set', rolled, takebacks });
  const takeback = { fault: { word: 'takeback' } };

  test('takebacks that are named before the first roll are none', async () => {
    expect(await shake(told({ takebacks: [7, 8, 9] }), 'home')).toEqual(takeback);
    expect(receipts.of('abc', 'home')).toMatchObject({ takebacks: [], faults: [{ word: 'takeback' }] });
    // Nor on a device that contributes nothing.
    expect(await shake(told({ stage: 'set', home: { part: 'nothing' }, takebacks: [7] }), 'away')).toEqual(
      takeback,
    );
    expect(receipts.of('abc', 'away')?.takebacks).toEqual([]);
  });

  test('a takeback counts where this browser agreed to it, once', async () => {
    await shake(told({}), 'home');
    await heardRolled('abc', 'home', [rolled(0, '3641')], 0);
    expect(await shake(at(4, 4), 'home')).toEqual(takeback);
    expect(receipts.of('abc', 'home')?.takebacks).toEqual([]);
    await agree('abc', 'home');
    expect(await shake(at(4, 4), 'home')).toEqual({});
    expect(receipts.of('abc', 'home')?.takebacks).toEqual([4]);
    expect(await shake(at(4, 4), 'home')).toEqual({});
    expect(await shake(at(4, 4, 4), 'home')).toEqual(takeback);
    // What was offered and not taken up does not count later.
    await agree('abc', 'home');
    await lapse('abc', 'home');
    expect(await shake(at(4, 4, 4), 'home')).toEqual(takeback);
  });

  test('a takeback is at the dice that were seen, whatever number the server names', async () => {
    await shake(told({}), 'home');
    await heardRolled('abc', 'home', [rolled(0, '364163')], 0);
    await agree('abc', 'home');
    for (const number of [5, 7, 600]) {
      expect(await shake(at(number, number), 'home')).toEqual(takeback);
      expect(receipts.of('abc', 'home')?.takebacks).toEqual([]);
    }
    // Also when the number is told in a break: dice that fell in it are not what was agreed to.
    expect(await shake(at(600, 600), 'home', 6)).toEqual(takeback);
    expect(receipts.of('abc', 'home')?.takebacks).toEqual([]);
  });

  test('a takeback that was played in a break counts, and so do the dice after it', async () => {
    await shake(told({}), 'home');
    await heardRolled('abc', 'home', [rolled(0, '364163')], 0);
    await agree('abc', 'home');
    expect(await shake(at(9, 6), 'home', 6)).toEqual({});
    expect(receipts.of('abc', 'home')).toMatchObject({ takebacks: [6], rolled: 9 });
  });

  test('the numbers of dice follow each other', async () => {
    await shake(told({}), 'home');
    expect(await heardRolled('abc', 'home', [rolled(0, '36')], null)).toEqual({});
    expect(await heardRolled('abc', 'home', [rolled(2, '41')], 2)).toEqual({});
    const leap = { fault: { word: 'number', n: 7 } };
    expect(await heardRolled('abc', 'home', [rolled(6, '2')], 4)).toEqual(leap);
    // A die that was seen comes again.
    const again = { fault: { word: 'number', n: 3 } };
    expect(await heardRolled('abc', 'home', [rolled(2, '41')], 7)).toEqual(again);
    // After a break fewer dice are said to have been rolled than were seen.
    expect(await shake(at(4), 'home', 7)).toEqual({ fault: { word: 'number', n: 5 } });
    expect(receipts.of('abc', 'home')?.faults).toHaveLength(3);
  });

  test('dice are kept as they were shown, in order, with gaps where nothing was seen', async () => {
    await shake(told({}), 'home');
    await heardRolled('abc', 'home', [rolled(0, '36')], 0);
    await heardRolled('abc', 'home', [rolled(7, '??')], null);
    const text = (): string[] =>
      written(receipts.of('abc', 'home') as Receipt)
        .split('\n')
        .filter((line) => line.startsWith('dice: '));
    expect(text()).toEqual(['dice: 0 66 36', 'dice: 7 ?? ??']);
    // The log tells what was missed; what is known is told again.
    await heardRolled('abc', 'home', [rolled(0, '36'), rolled(2, '41'), rolled(4, '634'), rolled(7, '??')]);
    expect(text()).toEqual(['dice: 0 6666666?? 3641634??']);
    const other = { fault: { word: 'shown', n: 4 } };
    expect(await heardRolled('abc', 'home', [rolled(2, '42')])).toEqual(other);
    expect(text()).toEqual(['dice: 0 6666666?? 3641634??']);
    // What is no die is not kept.
    for (const bad of [
      { first: 9, sides: '6', faces: '7' },
      { first: -1, sides: '6', faces: '1' },
      // What is no text could be more lines of the file.
      { first: 9, sides: ['6'] as never, faces: ['1\ntakeback: 7'] as never },
      { first: '\n9' as never, sides: '6', faces: '1' },
    ])
      expect((await heardRolled('abc', 'home', [bad])).fault?.word).toBe('number');
    expect(readReceipt(written(receipts.of('abc', 'home') as Receipt))?.shown).toHaveLength(1);
  });

  test.for<[string, Partial<Logged>, number | null]>([
    ['what fell', { rolled: rolled(3, '364'), events: [said('3 6'), said('4')] }, null],
    ['what was done', { rolled: rolled(3, '364'), step: done('3 6', '4'), events: [said('3 6 4')] }, null],
    ['nothing', { rolled: rolled(3, '364') }, null],
    [
      'a roll that nobody sees',
      { rolled: rolled(3, '??4'), step: done('?', '4'), events: [said('4')] },
      null,
    ],
    ['another face', { rolled: rolled(3, '364'), events: [said('3 6'), said('5')] }, 4],
    ['another face, in what was done', { rolled: rolled(3, '36'), step: done('3 5') }, 4],
    ['another order', { rolled: rolled(3, '36'), events: [said('6 3')] }, 4],
    ['one die less', { rolled: rolled(3, '36'), events: [said('3')] }, 4],
    ['one die more', { rolled: rolled(3, '3'), events: [said('3 6')] }, 4],
    ['a number that is drawn as a face', { rolled: rolled(3, '3'), events: [said(5)] }, 4],
    ['a face of a die that is masked', { rolled: rolled(3, '??'), events: [said('3 6')] }, 4],
    ['the same, in what was done', { rolled: rolled(3, '??'), step: done('3 6') }, 4],
    ['a mask on a die that is shown', { rolled: rolled(3, '36'), step: done('?') }, 4],
    ['dice without numbers', { events: [said('3 6')] }, 0],
    ['dice without numbers, in what was done', { step: done('3 6') }, 0],
  ])('the dice that are drawn are those that fell: %s', async ([, entry, at]) => {
    await shake(told({}), 'home');
    const word = 'drawn' as const;
    const fault = at ? { word, n: at } : { word };
    const heard = await heardDrawn('abc', 'home', [{ events: [] }, { events: [], ...entry }]);
    expect(heard).toEqual(at === null ? {} : { fault });
    expect(receipts.of('abc', 'home')?.faults).toEqual(at === null ? undefined : [fault]);
    const text = written(receipts.of('abc', 'home') as Receipt);
    expect(readReceipt(text)?.faults).toEqual(at === null ? undefined : [fault]);
  });

  test('our own seal is the one that we made', async () => {
    await shake(told({}), 'home');
    const hear = (choice: number, seal: string): ReturnType<typeof heardSeal> =>
      heardSeal('abc', 'home', { by: 'home', choice, seal });
    const first = await sealed('abc', 'home', 0, ['row 3'], 0);
    // Taken back and chosen again, then a second part.
    const again = await sealed('abc', 'home', 0, ['row 4'], 0);
    const second = await sealed('abc', 'home', 0, ['column 4'], 1);
    const whole = await fold([again, second].map(({ hash }) => bytes(hash)));
    const fault = { word: 'own-seal', n: 1 };
    expect(await hear(0, await fold([first, second].map(({ hash }) => bytes(hash))))).toEqual({ fault });
    expect(receipts.of('abc', 'home')).toMatchObject({ seals: [{ seal: whole }], faults: [fault] });
    expect(await hear(0, whole)).toEqual({});
    // Where another device gave a part, there is nothing to compare.
    await sealed('abc', 'home', 1, ['column 5'], 1);
    expect(await hear(1, 'e'.repeat(64))).toEqual({});
  });

  test('a receipt is not begun anew, whatever the server asks for', async () => {
    await shake(told({ stage: 'set', home: { part: 'nothing' } }), 'home');
    await heardRolled('abc', 'home', [rolled(0, '36')], 0);
    await shake(at(2, 2), 'home');
    const before = receipts.of('abc', 'home');
    expect(before).toMatchObject({ nonce: null, home: null, faults: [{ word: 'takeback' }] });
    expect(await shake(told({}), 'home')).toEqual({});
    expect(receipts.of('abc', 'home')).toEqual(before);
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
        ?.seals.filter(({ choice }) => choice === 0)
        .at(-1)?.seal,
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
  });

  test('a choice that is opened was announced, unless we were away', async () => {
    await shake(told({}), 'home');
    const { salt } = await sealed('abc', 'away', 9, ['dive left']);
    const opened = { by: 'away' as const, choice: 9, parts: [{ answers: ['dive left'], salt }] };
    const unannounced = { word: 'unannounced', seat: 'away', n: 10 };
    expect(await heardOpened('abc', 'home', opened)).toEqual({ fault: unannounced });
    expect(receipts.of('abc', 'home')).toMatchObject({ seals: [], faults: [unannounced] });
    // What a new connection begins with stands from then on.
    expect(await heardOpened('abc', 'home', opened, true)).toEqual({});
    const other = { ...opened, parts: [{ answers: ['dive right'], salt }] };
    expect((await heardOpened('abc', 'home', other, true)).fault?.word).toBe('seal');
    const late = await heardSeal('abc', 'home', { by: 'away', choice: 9, seal: 'e'.repeat(64) });
    expect(late.fault?.word).toBe('late-seal');
  });

  test('our own seal is kept when the choice is made, whether it is announced or not', async () => {
    await shake(told({}), 'home');
    const first = await sealed('abc', 'home', 0, ['row 3'], 0);
    const second = await sealed('abc', 'home', 0, ['column 4'], 1);
    const whole = await fold([first, second].map(({ hash }) => bytes(hash)));
    await made('abc', 'home', 0);
    const own = { by: 'home', choice: 0, seal: whole, at: [0, 0] };
    expect(receipts.of('abc', 'home')?.seals).toEqual([own]);
    await made('abc', 'home', 0);
    expect(receipts.of('abc', 'home')?.seals).toEqual([own]);
    // A choice of which another device gave a part is not ours alone.
    await sealed('abc', 'home', 1, ['column 5'], 1);
    await made('abc', 'home', 1);
    expect(receipts.of('abc', 'home')?.seals).toEqual([own]);
  });

  test('after a break, what is not told again may have been given up, and what was settled not', async () => {
    await shake(told({}), 'home');
    const seals = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];
    const hear = (choice: number): Promise<unknown> =>
      heardSeal('abc', 'home', { by: 'away', choice, seal: seals[choice] as string });
    const states = (): unknown =>
      receipts.of('abc', 'home')?.seals.map(({ choice, state }) => [choice, state]);
    await hear(0);
    await settle('abc', 'home');
    await hear(1);
    await hear(2);
    await lapsed('abc', 'home');
    expect(states()).toEqual([
      [0, 'settled'],
      [1, 'lapsed'],
      [2, 'lapsed'],
    ]);
    expect(await hear(2)).toEqual({});
    await settle('abc', 'home');
    expect(states()).toEqual([
      [0, 'settled'],
      [1, 'lapsed'],
      [2, 'settled'],
    ]);
    const text = written(receipts.of('abc', 'home') as Receipt);
    expect(text).toContain(`\nlapsed: away 1 ${seals[1]} 0 0\nseal: away 2 ${seals[2]} 0 0\n`);
    expect(written(readReceipt(text) as Receipt)).toBe(text);
  });

  const hearDice = (more: Partial<Dice>): ReturnType<typeof heardDice> =>
    heardDice('abc', 'fuba:3.0', 'home', told(more), { greets: false });

  test.for<[string, Partial<Dice>, string]>([
    ['another match', { match: 'x' }, 'match'],
    ['other rules', { spec: 'fuba:2.0' }, 'match'],
    ['no commitment', { commitment: 'a'.repeat(63) }, 'commitment'],
    [
      'lines of a receipt',
      { away: { part: 'bound', commitment: `${'b'.repeat(64)}\ntakeback: 7` } },
      'commitment',
    ],
    ['no number', { takebacks: ['7' as unknown as number] }, 'number'],
  ])('what is told of %s gets no nonce, and is a fault of this match', async ([, more, word]) => {
    for (const stage of ['commit', 'open'] as const)
      expect(await hearDice({ stage, ...more })).toEqual({ fault: { word } });
    expect(receipts.of('x', 'home')).toBeNull();
    const held = receipts.of('abc', 'home') as Receipt;
    expect(held).toMatchObject({ match: 'abc', spec: 'fuba:3.0', nonce: null, faults: [{ word }] });
    expect(written(held)).not.toContain('takeback: ');
    expect(readReceipt(written(held))?.faults).toEqual([{ word }]);
    // Nor does it change what we have.
    localStorage.clear();
    expect((await hearDice({})).wish?.do).toBe('commit');
    const before = receipts.of('abc', 'home');
    await hearDice(more);
    expect(receipts.of('abc', 'home')).toEqual({ ...before, faults: [{ word }] });
  });

  test('what is said to be a seal writes no lines into the receipt', async () => {
    await hearDice({});
    const lines = `0 ${'e'.repeat(64)}\ntakeback: 7\nseal: away 1`;
    const seal = 'e'.repeat(64);
    await heardSeal('abc', 'home', { by: 'away', choice: lines as unknown as number, seal });
    await heardSeal('abc', 'home', { by: lines as Seat, choice: 0, seal });
    await heardSeal('abc', 'home', { by: 'away', choice: 0, seal: `${seal}\ntakeback: 7` });
    await sealed('abc', 'home', lines as unknown as number, ['dive left']);
    await made('abc', 'home', lines as unknown as number);
    expect(written(receipts.of('abc', 'home') as Receipt)).not.toContain('takeback: ');
    expect(receipts.of('abc', 'home')?.seals).toEqual([]);
  });

  test('the receipt knows between which dice we were here all the time', async () => {
    await hearDice({});
    const times = (): unknown => receipts.of('abc', 'home')?.here;
    await heardRolled('abc', 'home', [rolled(0, '36')], 0, 0);
    expect(times()).toEqual([[0, 0]]);
    await heardRolled('abc', 'home', [rolled(2, '4')], 2, 0);
    expect(times()).toEqual([[0, 2]]);
    // A break before die 3; the dice that the log tells were not seen to fall.
    await heardRolled('abc', 'home', [rolled(3, '12')]);
    await heardRolled('abc', 'home', [rolled(5, '6')], 5, 6);
    expect(times()).toEqual([[0, 2]]);
    await heardRolled('abc', 'home', [rolled(6, '6')], 6, 6);
    await heardEnd('abc', 'home', 7, 8);
    expect(times()).toEqual([
      [0, 2],
      [6, 6],
    ]);
    await heardEnd('abc', 'home', 7, 6);
    expect(written(receipts.of('abc', 'home') as Receipt)).toContain('\nhere: 0 2\nhere: 6 7\n');
  });

  test('a nonce that is left out, and a choice that is not in the record, are said', async () => {
    const { record, receipt } = vectors.records[0] as Vectors['records'][number];
    const held = readReceipt(receipt ?? '') as Receipt;
    const moved = await check(record.replace('away 0 3 1 ', 'away 1 3 1 '), held);
    expect(moved.mismatch).toEqual({ word: 'seal', args: { how: 'gone', seat: 'away', n: 1 } });
    const lapsed = held.seals.map((one) => ({ ...one, state: 'lapsed' as const }));
    const away = await check(record.replace('away 0 3 1 ', 'away 1 3 1 '), {
      ...held,
      here: [],
      seals: lapsed,
    });
    expect(away.mismatch).toBeNull();
    expect(away.warnings).toContainEqual({ key: 'unlisted', n: 1 });
    expect(away.warnings).toContainEqual({ key: 'not-held', n: 1 });
    const left = await check(record.replace(/fair-home: nonce (\w+) \w+/, 'fair-home: withheld $1'), held);
    expect(left.warnings).toContainEqual({ key: 'left-out', seat: 'home' });
  });

  test('what a receipt of old and one of a second device cannot show is said', async () => {
    const { record, receipt } = vectors.records[0] as Vectors['records'][number];
    const held = readReceipt(receipt ?? '') as Receipt;
    const old = await check(record, { ...held, shown: [] });
    expect(old.mismatch).toBeNull();
    expect(old.warnings).toContainEqual({ key: 'unseen', n: 9 });
    expect(old.warnings).toContainEqual({ key: 'unseen-back', n: 3 });
    const second = await check(record, { ...held, nonce: null });
    expect(second.mismatch).toBeNull();
    expect(second.warnings).toContainEqual({ key: 'no-nonce', seat: 'home' });
    expect((await check(record, held)).passed).toContainEqual({ step: 'shown', n: 12 });
  });
});

test('a player whose receipt or nonce is missing is not told that everything fits', () => {
  const receipt = readReceipt(vectors.records[0]?.receipt ?? '') as Receipt;
  const fits = { mismatch: null, warnings: [] };
  expect(verdict(fits, null, true)).toBe('alone');
  expect(verdict(fits, receipt, true)).toBe('good');
  expect(verdict(fits, null, false)).toBe('good');
  const refused = { mismatch: null, warnings: [{ key: 'refused', seat: 'home' as const }] };
  expect(verdict(refused, receipt, true)).toBe('unproved');
  expect(verdict(refused, { ...receipt, faults: [{ word: 'drawn' }] }, true)).toBe('bad');
  for (const isPlayer of [true, false])
    expect(verdict({ mismatch: { word: 'die', args: {} }, warnings: [] }, null, isPlayer)).toBe('bad');
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
