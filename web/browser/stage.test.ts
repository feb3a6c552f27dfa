/** A match on stage in a real browser: what is seen, what is heard, and that nobody has to wait for it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { give, laid, pass, type Played } from './stage';
import { accessible, PHONE } from './support';

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
  expect([...shown]).toEqual(['fuba-acts', 'fuba-rolled', 'fuba-attempt', 'goal']);
  expect(await page.locator('.moment').textContent()).toContain("Goal! 18'");
  expect(await score.textContent()).toBe('1–0');
  expect([...heard]).toContain('Die for the goal attempt: 5.');
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

test('with reduced motion nothing moves, and every beat has its caption', async () => {
  const { page, context } = await laid(GOAL, { reducedMotion: 'reduce' });
  await give(page, 'shoot');
  for (let n = 0; n < 30; n++) await page.clock.runFor(100);
  expect(await page.locator('.caption .said').textContent()).not.toBe('');
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0) > 1).length,
  );
  expect(moving).toBe(0);
  await context.close();
});
