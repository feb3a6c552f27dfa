import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessible, DESKTOP, PHONE, somebody } from './support';

const coach = (page: Page) => page.getByRole('region', { name: 'Coach' });

/** The first choice of the coach, or that the guided turns are over. */
const choice = (page: Page) => coach(page).locator('[data-hint="0"]:enabled');
const end = (page: Page) => coach(page).getByRole('button', { name: 'Now play on by yourself' });

test.for([DESKTOP, PHONE])(
  'the first match is led through its beats, and goes on alone, at $width',
  async (viewport) => {
    const { page, faults } = await somebody({ viewport });
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('link', { name: 'Play with the coach' }).click();
    await coach(page).getByText('You are Home').waitFor();
    await choice(page).waitFor();
    await accessible(page);
    const beats: string[] = [];
    const seq = () => page.locator('[data-seq]').first().getAttribute('data-seq');
    for (let clicks = 0; clicks < 20; clicks += 1) {
      await choice(page).or(end(page)).first().waitFor();
      if (await end(page).isVisible()) break;
      const told = await coach(page).locator('.words').innerText();
      beats.push(told);
      // What is advised is drawn on the board, and the board says the same of it as the reason does.
      const control = /ontrol (\d+) % instead/.exec(told)?.[1];
      const pass = page.locator('[data-arrow^="ball "]');
      const area =
        control && (await pass.count()) && (await pass.first().getAttribute('data-arrow'))?.split(' ').at(-1);
      if (area)
        await expect
          .poll(() => page.locator(`[data-label="${area}"] .odds`).textContent())
          .toBe(`${control}%`);
      // What the coach names is not covered by anything.
      const [board, words] = [await page.locator('.pitch').boundingBox(), await coach(page).boundingBox()];
      if (board && words && viewport === PHONE) {
        expect(words.y + words.height).toBeLessThanOrEqual(board.y + 1);
        // Every choice is seen as a whole.
        for (const one of await coach(page).locator('[data-hint]').all()) {
          const box = await one.boundingBox();
          expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(words.y + words.height);
        }
      }
      // The question is asked once.
      const asked = await coach(page).locator('.asked').textContent();
      expect(
        await page
          .getByText(asked ?? '', { exact: true })
          .filter({ visible: true })
          .count(),
      ).toBeLessThan(2);
      const before = await seq();
      await choice(page).click();
      await expect.poll(seq).not.toBe(before);
    }
    expect(beats.length).toBeGreaterThanOrEqual(6);
    expect(beats.length).toBeLessThanOrEqual(16);
    expect(beats.join(' ')).toContain('ball value');
    expect(beats.join(' ')).toMatch(/You rolled|They rolled|Your die|Their die|Equal dice/);
    await end(page).click();
    // The same match goes on, with the board's own hint.
    await coach(page).getByText('You play by yourself now').waitFor();
    await page.locator('[data-do="hint"]').first().click();
    await page.locator('.board [data-hint="0"]').waitFor();

    // Nothing is lost on reload, and the list knows about it.
    await page.reload();
    await coach(page).getByText('You play by yourself now').waitFor();
    await page.goto('/learn');
    await page
      .getByRole('link', { name: /Your first match/ })
      .getByRole('img', { name: 'Done' })
      .waitFor();
    expect(faults).toEqual([]);
  },
);

test('a reload of the first match loses neither what there is to read nor the way back', async () => {
  const { page, context, faults } = await somebody();
  await page.goto('/learn/first');
  await choice(page).waitFor();
  const told = () => coach(page).locator('.say').allInnerTexts();
  const before = await told();
  expect(before.join(' ')).toContain('You are Home');
  await page.reload();
  await choice(page).waitFor();
  expect(await told()).toEqual(before);
  const seq = () => page.locator('[data-seq]').first().getAttribute('data-seq');
  const first = await seq();
  await choice(page).click();
  await expect.poll(seq).not.toBe(first);
  await choice(page).waitFor();
  const later = await told();
  const canUndo = await page.locator('[data-do="undo"]').count();
  await page.reload();
  await choice(page).waitFor();
  expect(await told()).toEqual(later);
  expect(await page.locator('[data-do="undo"]').count()).toBe(canUndo);
  expect(canUndo).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

test('a lesson is taken to its end, a wrong answer is told as one', async () => {
  const { page, faults } = await somebody();
  await page.goto('/learn/pressing');
  await coach(page)
    .getByRole('button', { name: /Press with/ })
    .click();
  await coach(page).getByText('the higher one is the new ball value').waitFor();
  await coach(page).getByRole('button', { name: 'The rule' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('F-PRESS-05').waitFor();
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.isVisible()).toBe(false);
  await coach(page).getByRole('button', { name: 'Go on' }).click();
  await coach(page)
    .getByRole('button', { name: /Press with/ })
    .click();
  await coach(page).getByText('Not that').waitFor();
  await coach(page)
    .getByRole('button', { name: /Positioning/ })
    .click();
  await coach(page).getByText('the value is 4 now').waitFor();
  await coach(page).getByRole('button', { name: 'Go on' }).click();
  await coach(page).getByText('Press when the ball value is high').waitFor();
  await coach(page).getByRole('link', { name: 'To the lessons' }).click();
  await page
    .getByRole('link', { name: /^Pressing/ })
    .getByRole('img', { name: 'Done' })
    .waitFor();
  expect(faults).toEqual([]);
});

test('a lesson of the grid game is taken, and a lesson that is not there says so', async () => {
  const { page, faults } = await somebody();
  await page.goto('/learn/goalie');
  await coach(page)
    .getByRole('button', { name: /north-east/ })
    .click();
  await coach(page).getByText('only a 3 or a 5 reaches it').waitFor();
  await coach(page).getByText('67 %').waitFor();
  await page.goto('/learn/nothing-like-that');
  await page.getByText('There is no page at this address.').waitFor();
  expect(faults).toEqual([]);
});

test('the rules can be read and searched', async () => {
  const { page, faults } = await somebody();
  await page.goto('/rules?spec=fuba:3.0%2Bcondition');
  // First a picture and the game in a minute; the clauses are folded until somebody wants them.
  await page.getByRole('heading', { name: 'The game in a minute' }).waitFor();
  const pressing = page.getByText('The passive team may press, as an action.');
  await pressing.waitFor({ state: 'attached' });
  expect(await pressing.isVisible()).toBe(false);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(4000);
  await page
    .getByRole('heading', { name: /^Pressing/ })
    .first()
    .click();
  await pressing.waitFor();
  await page.getByRole('searchbox', { name: 'Search' }).fill('rebound goalkeeper');
  await page.getByText('F-GOAL-27').waitFor();
  expect(await page.getByText('F-PRESS-01').count()).toBe(0);
  await page.getByRole('combobox', { name: 'Edition' }).selectOption('The grid game');
  await page.getByRole('searchbox', { name: 'Search' }).fill('G-TKL-01');
  await page.getByText('One sentence.').waitFor();
  await page.getByRole('searchbox', { name: 'Search' }).fill('xyzzy');
  await page.getByText('Nothing is found.').waitFor();
  expect(faults).toEqual([]);
});

test.for([DESKTOP, PHONE])('pages of learning are for everybody, at $width', async (viewport) => {
  const { page, faults } = await somebody({ viewport });
  for (const [path, shown] of [
    ['/learn', 'Learn to play'],
    ['/learn/first', 'You are Home'],
    ['/learn/ball-value', 'Which of these is the safest?'],
    ['/learn/points', 'You have six.'],
    ['/rules', 'The game in a minute'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('main').getByText(shown).waitFor();
    await accessible(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
  }
  expect(faults).toEqual([]);
});
