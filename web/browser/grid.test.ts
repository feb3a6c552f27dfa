/**
 * The grid game through the page: against a computer until there is a goal, by pointer, by keyboard, on a
 * phone.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Direction, GridView, Hint, Look, Update } from '../src/types/messages';
import { hinted } from '../src/boards/arrows';
import { seen } from '../src/boards/grid/geometry';
import type { Lie } from '../src/boards/lie';
import { DIRECTIONS, parse, square, step, type Square } from '../src/boards/grid/notation';
import { accessible, DESKTOP, PHONE, somebody } from './support';
import { answer } from './world';

type Scene = Update<GridView>;
const HEADERS = { 'X-Touchline': '1' };

async function begin(page: Page, spec: string, seat = 'home'): Promise<string> {
  expect((await page.request.post('/api/guests', { headers: HEADERS })).status()).toBe(201);
  const made = await page.request.post('/api/matches', {
    headers: HEADERS,
    data: { spec, seat, opponent: { kind: 'computer', level: 'random' } },
  });
  expect(made.status()).toBe(201);
  const { code } = (await made.json()) as { code: string };
  await page.goto(`/match/${code}`);
  await page.locator('[data-grid-table]').waitFor();
  return code;
}

const state = async (page: Page, code: string): Promise<Scene> =>
  (await page.request.get(`/api/matches/${code}/state`)).json() as Promise<Scene>;
/** What the page plans. */
const plan = async (page: Page): Promise<string[]> =>
  ((await page.locator('[data-grid-table]').getAttribute('data-plan')) ?? '').split('; ').filter(Boolean);

/** Where the match would stand as the page plans it; none while the two are not of one mind. */
async function planned(page: Page, code: string): Promise<Scene | null> {
  const scene = await state(page, code);
  const table = page.locator('[data-grid-table]');
  if ((await table.getAttribute('data-seq')) !== String(scene.seq)) return null;
  const answers = await plan(page);
  if (!answers.length) return scene;
  const data = { do: 'look', seq: scene.seq, answers };
  const looked = await page.request.post(`/api/matches/${code}/wishes`, { headers: HEADERS, data });
  if (!looked.ok()) return null;
  const { view, ask, position } = (await looked.json()) as Look<GridView>;
  return { ...scene, view, ask, position };
}
const far = (a: Square, b: Square): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** A simple player: somebody gets behind the ball, dribbles it north, and shoots when the points reach. */
function wish({ view, ask }: Scene): string {
  const legal = ask?.legal ?? [];
  const ball = square(view.ball.at) as Square;
  const { points } = view.turn;
  const middle = (view.board.width + 1) / 2;
  const goalie = square(view.teams.away.markers.A0?.at)?.x ?? middle;
  const slots = [-3, -2, -1, 0, 1, 2, 3].map((off) => middle + off).filter((x) => x !== goalie);
  const toGoal = (at: Square): number =>
    Math.min(...slots.map((x) => far(at, { x, y: view.board.length + 1 })));
  const own = Object.entries(view.teams.home.markers).flatMap(([marker, { at }]) => {
    const stands = square(at);
    return stands && marker !== 'H0' ? [{ marker, at: stands }] : [];
  });
  const has = own.find(({ at }) => ball.y === at.y + 1 && Math.abs(ball.x - at.x) <= 1);
  const least = <T>(all: readonly T[], cost: (one: T) => number): T | undefined =>
    [...all].sort((a, b) => cost(a) - cost(b))[0];
  const ways = (verb: string): Direction[] =>
    DIRECTIONS.filter((direction) => legal.includes(`${verb} ${direction}`));
  const shoot = (verb: string): string | undefined => {
    const best = least(
      ways(verb),
      (direction) => toGoal(step(ball, direction)) + (direction.length > 1 ? 0.1 : 0),
    );
    return best && `${verb} ${best}`;
  };
  const shot = toGoal(ball) <= points ? (shoot('step') ?? shoot('kick')) : undefined;
  if (shot) return shot;
  const member =
    ask?.decision.key === 'grid-ask-member' ? String(ask.decision.args.marker).replace('marker-', '') : null;
  const wanted = has ?? least(own, ({ at }) => far(at, { x: ball.x, y: ball.y - 1 }));
  if (!wanted || (has && points < 2 && toGoal(ball) > points))
    return legal.includes('end') ? 'end' : member ? '!end' : (legal[0] ?? '');
  if (member !== wanted.marker)
    return member
      ? '!back'
      : legal.includes(`pick ${wanted.marker}`)
        ? `pick ${wanted.marker}`
        : legal.includes('end')
          ? 'end'
          : (legal[0] ?? '');
  if (has) {
    const dribble = (['n', 'ne', 'nw'] as const).find(
      (direction) =>
        legal.includes(`kick ${direction}`) &&
        Math.abs(step(ball, direction).x - middle) <= Math.max(3, Math.abs(ball.x - middle)),
    );
    if (dribble) return `kick ${dribble}`;
  }
  const target = { x: ball.x, y: Math.max(1, ball.y - 1) };
  const move = least(
    ways('move'),
    (direction) =>
      far(step(wanted.at, direction), target) * 100 + Math.abs(step(wanted.at, direction).x - target.x),
  );
  return move ? `move ${move}` : (legal[0] ?? '!end');
}

/** Answer on the page, until something is so. */
async function playUntil(
  page: Page,
  code: string,
  done: (scene: Scene) => boolean,
  most: number,
): Promise<Scene> {
  const table = page.locator('[data-grid-table]');
  for (let tries = 0; tries < most; tries += 1) {
    const scene = await planned(page, code);
    if (scene && done(scene)) return scene;
    const place = page.locator('[data-do="place"]:enabled');
    if (!scene?.ask || (await table.getAttribute('aria-busy')) === 'true') await page.waitForTimeout(30);
    else if (scene.ask.decision.key === 'grid-ask-place') {
      if (await place.count()) await place.click({ timeout: 2000 }).catch(() => {});
      else await page.waitForTimeout(30);
    } else {
      const action = wish(scene);
      const how =
        action === '!back'
          ? '[data-do="back"], [data-do="done"]'
          : action.startsWith('!')
            ? `[data-do="${action.slice(1)}"]`
            : `[data-answer="${action}"]`;
      // What is on the board and beside it is the same: take them in turn.
      const wanted = table.locator(how);
      const all = (await wanted.count()) ? wanted : table.locator('.prompt [data-answer]');
      const one = tries % 2 ? all.first() : all.last();
      await one.click({ timeout: 1500 }).catch(() => {});
    }
  }
  throw new Error(`not so after ${most} answers: ${(await state(page, code)).position}`);
}

test('a match against the computer is played to a goal', { timeout: 900_000 }, async () => {
  const { page, faults } = await somebody();
  const code = await begin(page, 'grid:basic?end=score:1&fielders=2');
  faults.length = 0;
  const asked = await playUntil(page, code, (scene) => scene.ask?.decision.key === 'grid-ask-member', 200);
  expect(asked.view.teams.home.markers.H0?.at).toBe('10,0');
  await page.locator('[data-question="grid-ask-member"]').waitFor();
  await accessible(page);
  // Every answer is on the page.
  for (const action of asked.ask?.legal ?? [])
    expect(await page.locator(`[data-answer="${action}"]`).count(), action).toBeGreaterThan(0);
  const over = await playUntil(page, code, (scene) => scene.result !== undefined, 2000);
  expect(over.score[0] + over.score[1]).toBe(1);
  await accessible(page);
  expect(faults).toEqual([]);
});

test('on a phone the board and the answers fit without scrolling', async () => {
  const { page, faults } = await somebody({ viewport: PHONE, hasTouch: true });
  const code = await begin(page, 'grid:advanced@small?end=score:1');
  faults.length = 0;
  await accessible(page);
  await page.locator('[data-do="place"]').tap();
  await playUntil(page, code, (scene) => scene.ask?.decision.key === 'grid-ask-act', 400);
  const chip = page.locator('.chips [data-answer^="pick"]').last();
  await chip.tap();
  await page.locator('[data-question="grid-ask-member"]').waitFor();
  const { height, width } = PHONE;
  for (const button of await page.locator('.prompt [data-answer]:visible').all()) {
    const box = await button.boundingBox();
    expect(
      box && box.y >= 0 && box.y + box.height <= height,
      (await button.getAttribute('data-answer')) ?? '',
    ).toBe(true);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await accessible(page);
  expect(faults).toEqual([]);
});

/** The middle of a square on the screen; the board is moved until it is seen, and lies still. */
async function on(page: Page, { x, y }: Square): Promise<{ x: number; y: number; side: number }> {
  const place = page.locator(`[data-square="${x},${y}"]`);
  await place.scrollIntoViewIfNeeded();
  let before = '';
  await expect
    .poll(async () => {
      const was = before;
      before = JSON.stringify(await place.boundingBox());
      return before === was;
    })
    .toBe(true);
  const box = JSON.parse(before) as { x: number; y: number; width: number; height: number } | null;
  if (!box) throw new Error(`${x},${y} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, side: box.width };
}

test('a marker goes to where it is dropped, whatever was touched on the way; a hint marks an answer', async () => {
  const { page, faults } = await somebody();
  const code = await begin(page, 'grid:basic?end=score:1&fielders=2');
  faults.length = 0;
  await page.locator('[data-do="place"]').click();
  await playUntilAsked(page, code);
  const before = await state(page, code);
  const at = square(before.view.teams.home.markers.H0?.at) as Square;
  // Out of the goal by as many squares as there are points, two at most.
  const steps = Math.min(2, before.view.turn.points);
  // Both are in sight once the farther one is.
  await on(page, { x: at.x, y: at.y + steps });
  const from = await on(page, at);
  const to = await on(page, { x: at.x, y: at.y + steps });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 4 * from.side, from.y - 3 * from.side, { steps: 6 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  const there = `${at.x},${at.y + steps}`;
  await expect
    .poll(async () => (await planned(page, code))?.view.teams.home.markers.H0?.at, { timeout: 15_000 })
    .toBe(there);
  const [answer] = await Promise.all([
    page.waitForResponse((told) => new URL(told.url()).pathname === `/api/matches/${code}/hint`),
    page.locator('[data-do="hint"]:enabled').click(),
  ]);
  const hint = (await answer.json()) as Hint;
  await page.locator('.prompt .best, .lit.best').first().waitFor({ timeout: 30_000 });
  // Three ways at most, with what lies between them, and what the first moves: nothing, where it ends the
  // turn.
  await page.locator('.hint-card [data-hint="0"]').waitFor();
  expect(await page.locator('.hint-card [data-hint]').count()).toBe(hint.ways.length);
  expect(hint.ways.length).toBeLessThanOrEqual(3);
  const drawn = page.locator('[data-arrow]');
  for (const [way, { arrows }] of hint.ways.entries()) {
    await page.locator(`.hint-card [data-hint="${way}"]`).hover();
    await expect.poll(() => drawn.count()).toBe(hinted(arrows).length);
  }
  await accessible(page);
  // Given as one: with the last point by itself, or when the member is let go.
  const done = page.locator('[data-do="done"]');
  if (await done.count()) await done.click();
  await expect
    .poll(async () => (await state(page, code)).view.teams.home.markers.H0?.at, { timeout: 15_000 })
    .toBe(there);
  expect((await state(page, code)).seq).toBe(before.seq + 1);
  expect(faults).toEqual([]);
});

test('by keyboard alone: placed, a marker picked on the board, moved by letter, taken back', async () => {
  const { page, faults } = await somebody({ viewport: DESKTOP });
  const code = await begin(page, 'grid:basic?end=score:1&fielders=2', 'away');
  faults.length = 0;
  const board = page.getByRole('application');
  await page.locator('[data-do="place"]').press('Enter');
  await playUntilAsked(page, code);
  const before = await state(page, code);
  const marker = before.ask?.legal.map(parse).find(({ verb, marker }) => verb === 'pick' && marker !== 'A0')
    ?.marker as string;
  const at = square(before.view.teams.away.markers[marker]?.at) as Square;
  await board.focus();
  // However the board lies, a key leads where it points on the screen.
  const lie = (await board.locator('[data-lie]').getAttribute('data-lie')) as Lie;
  const keyFor = <Key extends string>(keys: Record<Key, Direction>, way: Direction): Key =>
    (Object.keys(keys) as Key[]).find((key) => seen(keys[key], lie) === way) as Key;
  const arrow = (way: Direction) =>
    page.keyboard.press(keyFor({ ArrowUp: 'n', ArrowDown: 's', ArrowLeft: 'w', ArrowRight: 'e' }, way));
  const from = square(before.view.ball.at) as Square;
  for (let x = from.x; x !== at.x; x += Math.sign(at.x - from.x)) await arrow(at.x > from.x ? 'e' : 'w');
  for (let y = from.y; y !== at.y; y += Math.sign(at.y - from.y)) await arrow(at.y > from.y ? 'n' : 's');
  await page
    .getByText(new RegExp(`^${at.x},${at.y}, .*${marker.slice(1)}, facing south`))
    .waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await page.locator('[data-question="grid-ask-member"]').waitFor();
  const picked = await planned(page, code);
  const free = (['s', 'se', 'sw', 'w', 'e'] as const).find((way) =>
    picked?.ask?.legal.includes(`move ${way}`),
  ) as 's';
  const letters = { q: 'nw', w: 'n', e: 'ne', a: 'w', d: 'e', z: 'sw', x: 's', c: 'se' } as const;
  await page.keyboard.press(keyFor(letters, free));
  const there = step(at, free);
  const stands = async (now: Scene | null) => now?.view.teams.away.markers[marker]?.at;
  await expect
    .poll(async () => stands(await planned(page, code)), { timeout: 15_000 })
    .toBe(`${there.x},${there.y}`);
  // What is planned is taken back without a word to the server, and planned again.
  const undo = page.locator('[data-do="undo"]');
  if ((await plan(page)).length) {
    await undo.press('Enter');
    await expect.poll(() => plan(page)).toEqual([`pick ${marker}`]);
    expect((await state(page, code)).seq).toBe(before.seq);
    await board.focus();
    const letters = { q: 'nw', w: 'n', e: 'ne', a: 'w', d: 'e', z: 'sw', x: 's', c: 'se' } as const;
    await page.keyboard.press(keyFor(letters, free));
    await expect.poll(async () => (await plan(page)).length).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
  }
  await expect
    .poll(async () => stands(await state(page, code)), { timeout: 15_000 })
    .toBe(`${there.x},${there.y}`);
  // What was given is taken back as it was given: as one.
  await undo.press('Enter');
  await expect.poll(async () => stands(await state(page, code)), { timeout: 15_000 }).toBe(`${at.x},${at.y}`);
  expect(faults).toEqual([]);
});

const POSITION =
  'home=0:10,1 1:9,14 2:5,8 3:14,9 4:10,17 5:6,14 6:14,15 7:10,8 away=0:10,29 1:10,19 2:6,20 3:14,20 4:8,23 5:12,23 6:10,24 7:4,17 ball=10,18 turns=12 turn=home points:9';
const board = (position: string): string => `/board?${new URLSearchParams({ spec: 'grid:basic', position })}`;
const points = (page: Page) => page.locator('.points').getAttribute('aria-label');

test('a lit square is walked to, and the ball is played to one, by the cheapest way', async () => {
  const { page, faults } = await somebody();
  await page.goto(board(`${POSITION} next=act member:H6`));
  await page.locator('[data-square="12,18"].near').waitFor();
  // Three squares away.
  const walk = await on(page, { x: 12, y: 18 });
  await page.mouse.click(walk.x, walk.y);
  await expect.poll(() => points(page)).toBe('6 points left');
  await page.locator('.chips [data-answer="pick H4"]').click();
  await page.locator('[data-square="10,23"].played').waitFor();
  const far = await on(page, { x: 10, y: 23 });
  await page.mouse.click(far.x, far.y);
  // It could also be walked to: what is meant has to be said.
  await page.getByRole('button', { name: 'Home 4 walks here, 6 points' }).waitFor();
  await page.getByRole('button', { name: 'The ball goes here, 5 points' }).click();
  await expect.poll(() => points(page)).toBe('One point left');
  expect(faults).toEqual([]);
});

test('squares are easily tapped, and whoever asks for the whole board gets it from then on', async () => {
  const { page } = await somebody({ hasTouch: true, isMobile: true });
  const at = board(`${POSITION} next=act`);
  await page.goto(at);
  await page.locator('[data-grid-table]').waitFor();
  const side = async (): Promise<number> => (await on(page, { x: 10, y: 15 })).side;
  await expect.poll(side).toBeGreaterThanOrEqual(23.9);
  const seen = () =>
    page.evaluate(() => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.querySelector(
        '.frame',
      ) as Element;
      return [scrollHeight <= clientHeight, scrollWidth <= clientWidth];
    });
  expect(await seen()).not.toEqual([true, true]);
  await page.getByRole('application').focus();
  await page.keyboard.press('0');
  await expect.poll(seen).toEqual([true, true]);
  await page.goto(at);
  await page.locator('[data-grid-table]').waitFor();
  await expect.poll(seen).toEqual([true, true]);
});

test.for([PHONE, DESKTOP])(
  'half, turn, points and score are in sight with the board at $width',
  async (viewport) => {
    const { page, faults } = await somebody({ viewport });
    const code = await begin(page, 'grid:basic');
    await answer(page, code, 50);
    const told = page.locator('.status').getByText(/First half · Turn \d/);
    await expect.poll(() => told.isVisible()).toBe(true);
    for (const what of ['.status .points', '.head .score', '[data-square="10,15"]']) {
      const box = await page.locator(what).boundingBox();
      expect(box && box.y + box.height, what).toBeLessThanOrEqual(viewport.height);
    }
    // What the page asked about a question was answered behind its back meanwhile.
    expect(faults.filter((fault) => !/409|422/.test(fault))).toEqual([]);
  },
);

test.for([PHONE, DESKTOP])(
  'squares are large enough for a finger, and the board zooms at $width',
  async (viewport) => {
    const { page, faults } = await somebody({ viewport, hasTouch: true, isMobile: true });
    await page.goto(board(`${POSITION} next=act`));
    await page.locator('[data-grid-table]').waitFor();
    const side = async (): Promise<number> => Math.round((await on(page, { x: 10, y: 15 })).side);
    await expect.poll(side).toBeGreaterThanOrEqual(24);
    const first = await side();
    // The numbers of columns and rows stay in sight wherever the board is moved.
    expect(await page.locator('.columns').textContent()).toContain('10');
    await page.locator('[data-zoom="in"]').click();
    await expect.poll(side).toBeGreaterThan(first);
    await page.getByRole('application').focus();
    await page.keyboard.press('0');
    await expect.poll(side).toBeLessThanOrEqual(first);
    const whole = await side();
    await page.keyboard.press('+');
    await expect.poll(side).toBeGreaterThan(whole);
    await page.keyboard.press('0');
    // Two fingers.
    const { x, y } = await on(page, { x: 10, y: 15 });
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: x - apart, y },
                { x: x + apart, y },
              ],
      });
    await touch('touchStart', 20);
    for (const apart of [26, 32, 40]) await touch('touchMove', apart);
    await touch('touchEnd', 0);
    await expect.poll(side).toBeGreaterThan(whole * 1.5);
    expect(faults).toEqual([]);
  },
);

test('choosing another member is nobody else’s business', async () => {
  const { page, faults } = await somebody();
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const { wish } = JSON.parse(String(payload)) as { wish?: { do: string } };
      if (wish) sent.push(wish.do);
    }),
  );
  const code = await begin(page, 'grid:basic?end=score:1&fielders=2');
  faults.length = 0;
  await page.locator('[data-do="place"]').click();
  await playUntilAsked(page, code);
  const before = await state(page, code);
  const picks = (before.ask?.legal ?? []).filter((action) => action.startsWith('pick '));
  sent.length = 0;
  await page.locator(`.chips [data-answer="${picks[0]}"]`).click();
  await expect.poll(() => plan(page)).toEqual([picks[0]]);
  const { x, y } = square(
    before.view.teams.home.markers[String(picks[1]).replace('pick ', '')]?.at,
  ) as Square;
  await page.locator(`[data-square="${x},${y}"]`).click();
  await expect.poll(() => plan(page)).toEqual([picks[1]]);
  await page.locator('[data-do="back"]').click();
  await expect.poll(() => plan(page)).toEqual([]);
  expect(sent).toEqual(['look', 'look']);
  expect((await state(page, code)).seq).toBe(before.seq);
  expect(faults).toEqual([]);
});

async function playUntilAsked(page: Page, code: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const scene = await state(page, code);
    const key = scene.ask?.decision.key;
    const onPage = await page.locator('[data-grid-table]').getAttribute('data-seq');
    if (key === 'grid-ask-act' && scene.view.turn.points > 0 && onPage === String(scene.seq)) return;
    if (key && key !== 'grid-ask-place' && onPage === String(scene.seq))
      await page
        .locator('.prompt [data-answer]')
        .first()
        .press('Enter', { timeout: 2000 })
        .catch(() => {});
    await page.waitForTimeout(40);
  }
  throw new Error('was never asked');
}
