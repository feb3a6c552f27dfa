/** A match on stage in a real browser: what is seen, what is heard, and that nobody has to wait for it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Scene } from '../src/table/table';
import { give, laid, pass, type Played } from './stage';
import { accessible, DESKTOP, PHONE, somebody } from './support';
import { answer, begin } from './world';

const GOAL: Played = {
  spec: 'fuba:3.0',
  position:
    'home=4-4-2,GK:APA,AFR:3,CE:4,BFR:1,BPA:2 away=4-4-2,GK:BPA,BFR:2,CE:5,BPA:1,BRW:2 ball=BPA:2:home clock=1:18 turn=5,open,BLC,home,CE>BPA,52,2-2,home,+0,none,none-none next=turn.5,first-action.away,action.home.1',
  answer: 'shoot',
  dice: ['5'],
};

/** The page is for everybody; what checks it needs a little time itself. */
async function checked(page: Page): Promise<void> {
  const state = { done: false };
  const checking = accessible(page).finally(() => (state.done = true));
  while (!state.done) await page.clock.runFor(2);
  await checking;
}

test('a goal is seen beat by beat, heard in sentences, and counts when it is shown', async () => {
  const { page, context, faults } = await laid(GOAL);
  const score = page.locator('.goals').first();
  const heard = new Set<string>();
  const shown = new Set<string>();
  await give(page, 'shoot');
  await checked(page);
  expect(await score.textContent()).toBe('0–0');
  for (let n = 0; n < 400 && !shown.has('goal'); n++) {
    await pass(page, 50);
    shown.add((await page.locator('[data-beat]').getAttribute('data-beat')) ?? '');
    heard.add((await page.locator('[aria-live="polite"]').first().textContent())?.trim() ?? '');
  }
  expect([...shown]).toEqual(['fuba-acts', 'stage-rolled', 'stage-shoots', 'goal']);
  expect(await page.locator('.moment').textContent()).toContain("Goal! 18'");
  expect(await score.textContent()).toBe('1–0');
  expect([...heard]).toContain('Die for the goal attempt (Home): 5.');
  await checked(page);
  expect(faults).toEqual([]);
  await context.close();
});

test.each(['click', 'space', 'button'])('%s skips to the present', async (how) => {
  const { page, context } = await laid(GOAL, { viewport: PHONE });
  await give(page, 'shoot');
  if (how === 'click') await page.locator('[data-beat]').click({ position: { x: 60, y: 60 } });
  else if (how === 'space') await page.keyboard.press('Space');
  else await page.getByRole('button', { name: 'Skip' }).click();
  await page.clock.resume();
  await expect.poll(() => page.locator('.goals').first().textContent()).toBe('1–0');
  await context.close();
});

/** What lies over something that has to be seen. */
const hidden = (page: Page, what: string): Promise<string[]> =>
  page.evaluate(
    (what) =>
      [...document.querySelectorAll(what)].flatMap((net) => {
        const { x, y, width, height } = net.getBoundingClientRect();
        return [0.1, 0.5, 0.9].flatMap((across) =>
          [0.1, 0.5, 0.9].flatMap((down) =>
            document
              .elementsFromPoint(x + across * width, y + down * height)
              .filter((one) => one.closest('.band, .caption'))
              .map((one) => one.className),
          ),
        );
      }),
    what,
  );

const GRID_GOAL: Played = {
  spec: 'grid:full',
  position:
    'home=0:10,1 1:9,14 2:5,8 3:14,9 4:12,28 5:6,14 6:14,15 7:10,8 away=0:10,29 1:10,19 2:6,20 3:14,20 4:8,23 5:12,23 6:10,24 7:4,17 ball=12,29 turns=12 turn=home normal dice:2 rolled:54 points:4 next=act member:H4',
  answer: 'kick n',
  dice: ['1'],
};

test.each([
  { name: 'FUBA on a desktop', played: GOAL, seen: '.net.shaken', viewport: DESKTOP },
  { name: 'FUBA on a phone', played: GOAL, seen: '.net.shaken', viewport: PHONE },
  { name: 'grid on a desktop', played: GRID_GOAL, seen: 'g.leather', viewport: DESKTOP },
  { name: 'grid on a phone', played: GRID_GOAL, seen: 'g.leather', viewport: PHONE },
])('the goal is seen: first the net moves, then the title comes beside it: $name', async (way) => {
  const { page, context, faults } = await laid(way.played, { viewport: way.viewport });
  await give(page, way.played.answer);
  const goal = page.locator('[data-beat="goal"]');
  for (let n = 0; n < 400 && !(await goal.count()); n++) await pass(page, 50);
  await pass(page, 300);
  expect(await page.locator('.net.shaken').count()).toBe(1);
  const title = page.locator('.band');
  const right = async () => (await title.boundingBox().then((box) => box && box.x + box.width)) ?? 0;
  const left = (await goal.boundingBox())?.x ?? 0;
  // Beside the pitch it waits.
  expect(await right()).toBeLessThanOrEqual(left + 10);
  for (let n = 0; n < 30; n++) await pass(page, 50);
  expect(await goal.count()).toBe(1);
  expect(await right()).toBeGreaterThan(left + 100);
  // All of the net; of that of the grid game, as wide as the board, the ball in it.
  expect(await page.locator(way.seen).count()).toBe(1);
  expect(await hidden(page, way.seen)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('with reduced motion nothing moves, and every beat is a still with its caption', async () => {
  const { page, context } = await laid(GOAL, { reducedMotion: 'reduce' });
  await give(page, 'shoot');
  const shown: Record<string, string> = {};
  const unseen = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('.caption .said, .moment .title')].filter(
          (one) => !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        ).length,
    );
  for (let n = 0; n < 60 && !('goal' in shown && shown.goal); n++) {
    await page.clock.runFor(100);
    const seen = await page.evaluate(() => ({
      beat: document.querySelector<HTMLElement>('[data-beat]')?.dataset.beat ?? '',
      caption: document.querySelector('.caption')?.textContent ?? '',
      moving: document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0) > 1).length,
    }));
    expect(seen.moving, seen.beat).toBe(0);
    await expect.poll(unseen).toBe(0);
    if (seen.beat) shown[seen.beat] = seen.caption;
  }
  expect(Object.keys(shown)).toEqual(['fuba-acts', 'stage-rolled', 'stage-shoots', 'goal']);
  for (const caption of Object.values(shown)) expect(caption).not.toBe('');
  expect(shown['stage-rolled']).toContain('Die for the goal attempt (Home): 5.');
  await context.close();
});

test('a penalty: the ball lies in sight, the die hides nobody, and the verdict comes last', async () => {
  const { page, context } = await laid({
    spec: 'fuba:3.0',
    position:
      'home=4-4-2,GK:APA,AFR:4,CE:5,BPA:1 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=BPA:1:home clock=1:34 dive=away:right turn=6,penalty,BLC,home,BFR>BPA,33,2-2,home,+0,none,none-none next=penalty-kick',
    answer: 'kick left',
    dice: ['3'],
  });
  await give(page, 'kick left');
  const over = (a: string, b: string) =>
    page.evaluate(
      (both) => {
        const [one, two] = both.map((what) =>
          (document.querySelector(what) as Element).getBoundingClientRect(),
        ) as [DOMRect, DOMRect];
        return (
          Math.min(one.right, two.right) > Math.max(one.left, two.left) &&
          Math.min(one.bottom, two.bottom) > Math.max(one.top, two.top)
        );
      },
      [a, b],
    );
  for (let n = 0; n < 40 && !(await page.locator('.throw').count()); n++) await pass(page, 50);
  for (let n = 0; n < 16; n++) await pass(page, 50);
  expect(await over('.spot .ball', '.caption')).toBe(false);
  for (const who of ['.keeper', '.kicker', '.ball'])
    expect(await over(`.spot ${who}`, '.throw .die'), who).toBe(false);
  expect(await page.locator('.moment').count()).toBe(0);
  for (let n = 0; n < 80 && !(await page.locator('.band').count()); n++) await pass(page, 50);
  expect(await page.locator('.band').textContent()).toContain('Saved!');
  await context.close();
});

test.each([DESKTOP, PHONE])(
  'who lines up on a running clock sees the goal, and may go on at once',
  async (viewport) => {
    const { page, context, faults } = await somebody({ viewport, reducedMotion: 'no-preference' });
    await context.addInitScript(() =>
      localStorage.setItem('touchline:settings', '{"pace":"normal","sounds":false}'),
    );
    const code = await begin(page, 'fuba:3.0');
    let scene = await answer(page, code, 0);
    while (scene.ask?.decision.key !== 'ask-place') scene = await answer(page, code, 1);
    let tell = (_more: Partial<Scene>): void => undefined;
    await page.routeWebSocket(/socket/, (socket) => {
      let last = '{}';
      socket.connectToServer().onMessage((message) => {
        if (String(message).includes('"type":"match"')) last = String(message);
        socket.send(message);
      });
      tell = (more) => socket.send(JSON.stringify({ ...(JSON.parse(last) as Scene), ...more }));
    });
    await page.clock.install();
    await page.goto(`/match/${code}`);
    await page.locator('.lining [data-ready]').waitFor();
    await page.clock.pauseAt(Date.now() + 1000);
    // The same question once more, after a goal, while the clock runs.
    tell({
      type: 'update',
      seq: scene.seq + 1,
      step: { by: 'away', actions: ['shoot'], dice: ['6'] },
      events: [{ key: 'fuba-goal', args: { seat: 'seat-away' } }],
      clock: { home: 300_000, away: 300_000, running: [true, false] },
    });
    for (let n = 0; n < 100 && !(await page.locator('.moment .title').count()); n++) await pass(page, 50);
    await pass(page, 800);
    const box = await page.locator('.band').boundingBox();
    expect(box && box.y > 0 && box.y + box.height < viewport.height).toBe(true);
    // What is pressed below is pressed.
    await page.locator('[data-ready]').click({ trial: true });
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect.poll(() => page.locator('[data-beat]').count()).toBe(0);
    expect(await page.locator('.lining [data-ready]').count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  },
);
