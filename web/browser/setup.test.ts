/** FUBA's set-up in a real browser: by one click after the other, by dragging, by keyboard. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessible, DESKTOP, PHONE, somebody } from './support';

/** Sit down at a match against a computer. */
async function begin(page: Page, spec: string, seat: 'home' | 'away'): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').waitFor();
  const code = await page.evaluate(
    async (body) => {
      const post = (path: string, what: unknown): Promise<Response> =>
        fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(what),
        });
      await post('/api/guests', {});
      return ((await (await post('/api/matches', body)).json()) as { code: string }).code;
    },
    { spec, seat, opponent: { kind: 'computer', level: 'random' } },
  );
  await page.goto(`/match/${code}`);
}

const ready = (page: Page) => page.locator('[data-ready]');
const answer = (page: Page, action: string) => page.locator(`[data-answer="${action}"]`);

/** Answer whatever comes before the line-up: the usual formation, the first of everything else. */
async function untilLineUp(page: Page): Promise<void> {
  await answer(page, 'formation 4-4-2').click();
  for (;;) {
    const next = page.locator('[data-ready]:enabled, [data-answer]:enabled').first();
    await next.waitFor();
    if (await ready(page).count()) return;
    // Most sets of answers have one that changes nothing.
    const done = page.locator('[data-answer="done"]:enabled');
    const title = await page.locator('#setup-title').innerText();
    await ((await done.count()) ? done : next).click();
    await page.waitForFunction((before) => {
      const now = document.querySelector<HTMLElement>('#setup-title');
      return !now || now.innerText !== before || now.innerText.includes('skill card');
    }, title);
  }
}

/** Everybody stands, and the match goes on with something else. */
async function linedUp(page: Page): Promise<void> {
  await ready(page).waitFor({ state: 'detached' });
  await page.locator('[data-answer]:enabled').first().waitFor();
  expect(await page.locator('[data-answer^="place "]').count()).toBe(0);
}

test.for([
  { spec: 'fuba:3.0', seat: 'home', viewport: DESKTOP },
  { spec: 'fuba:3.0', seat: 'away', viewport: PHONE },
  { spec: 'fuba:2.1', seat: 'home', viewport: PHONE },
  { spec: 'fuba:3.0+all', seat: 'away', viewport: DESKTOP },
  { spec: 'fuba:2.0+all', seat: 'home', viewport: DESKTOP },
] as const)('$spec as $seat: the default is one click', async ({ spec, seat, viewport }) => {
  const { page, faults } = await somebody({ viewport });
  await begin(page, spec, seat);
  await answer(page, 'formation 4-4-2').waitFor();
  await accessible(page);
  faults.length = 0; // Somebody without a session is told so once.
  await untilLineUp(page);
  await accessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await ready(page).click();
  await linedUp(page);
  expect(faults).toEqual([]);
});

const count = async (page: Page, area: RegExp): Promise<number> =>
  Number(await page.getByRole('spinbutton', { name: area }).getAttribute('aria-valuenow'));

test('by dragging', async () => {
  const { page } = await somebody();
  await begin(page, 'fuba:3.0', 'home');
  await untilLineUp(page);
  const from = page.locator('[data-area=AFR] .take').first();
  const to = page.locator('[data-area=ALW]');
  const before = await count(page, /AFR/);
  const wing = await count(page, /ALW/);
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  await page.mouse.up();
  expect(await count(page, /AFR/)).toBe(before - 1);
  expect(await count(page, /ALW/)).toBe(wing + 1);
  // Off the pitch is back in the hand, and somebody in the hand keeps the team from being ready.
  const again = await page.locator('[data-area=ALW] .take').first().boundingBox();
  if (!again) throw new Error('nobody on the wing');
  await page.mouse.move(again.x + 5, again.y + 5);
  await page.mouse.down();
  await page.mouse.move(5, 300, { steps: 6 });
  await page.mouse.up();
  expect(await count(page, /ALW/)).toBe(wing);
  expect(await ready(page).isDisabled()).toBe(true);
  await page.getByRole('button', { name: /^One more in .*ARW/ }).click();
  await ready(page).click();
  await linedUp(page);
});

test('by keyboard alone, and remembered', async () => {
  const { page } = await somebody();
  await begin(page, 'fuba:3.0', 'away');
  await untilLineUp(page);
  await page.getByRole('spinbutton', { name: /BFR/ }).focus();
  await page.keyboard.press('0');
  expect(await count(page, /BFR/)).toBe(0);
  await page.getByRole('spinbutton', { name: /CE/ }).focus();
  const centre = await count(page, /CE/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await count(page, /CE/)).toBe(centre + 2);
  await ready(page).focus();
  await page.keyboard.press('Enter');
  await linedUp(page);

  await begin(page, 'fuba:3.0', 'away');
  await untilLineUp(page);
  expect(await count(page, /BFR/)).toBe(0);
  await page.getByRole('button', { name: 'By formation' }).click();
  expect(await count(page, /BFR/)).toBe(2);
  await page.getByRole('button', { name: 'Same as last time' }).click();
  expect(await count(page, /CE/)).toBe(centre + 2);
});

test('area by area, for those who like it', async () => {
  const { page } = await somebody({ viewport: PHONE });
  await begin(page, 'fuba:3.0', 'home');
  await untilLineUp(page);
  await page.getByRole('button', { name: 'Place area by area' }).click();
  await page.locator('[data-answer="place 10"], [data-answer="place 2"]').last().click();
  await accessible(page);
});

test.for([DESKTOP, PHONE])(
  'the question after the last of a long list is in sight at $width',
  async (viewport) => {
    const { page, faults } = await somebody({ viewport });
    await begin(page, 'fuba:3.0+condition+skills', 'home');
    await answer(page, 'formation 4-4-2').click();
    for (let card = 1; card <= 3; card++) {
      // The last card of the list, wherever it is.
      const last = page.locator('[data-answer^="skill "]:enabled').last();
      await last.waitFor();
      const chosen = answer(page, (await last.getAttribute('data-answer')) ?? '');
      await last.scrollIntoViewIfNeeded();
      await last.click();
      await expect.poll(() => chosen.count()).toBe(0);
      await expect
        .poll(() =>
          page.locator('#setup-title').evaluate((title) => {
            const { top, bottom } = title.getBoundingClientRect();
            return top >= 0 && bottom <= window.innerHeight;
          }),
        )
        .toBe(true);
    }
    expect(faults).toEqual([]);
  },
);
