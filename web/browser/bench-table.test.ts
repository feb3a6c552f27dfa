import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessible, DESKTOP, PHONE, somebody } from './support';

/** Everything that the browser remembers. */
const remembered = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(localStorage));

async function lay(page: Page, dice: 'rolled' | 'typed'): Promise<void> {
  await page.goto(`/table?spec=fuba:3.0&dice=${dice}`);
  await page.getByRole('group', { name: 'Home' }).getByLabel('Name').fill('Ada');
  await page.getByRole('group', { name: 'Away' }).getByLabel('Name').fill('Ben');
  await page.getByRole('button', { name: 'Kick off' }).click();
}

/** Give the answer that is said like this. */
async function answer(page: Page, said: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: said }).first().click();
}

async function handover(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name: `Pass the screen to ${name}` }).waitFor();
  await page.getByRole('button', { name: `I am ${name}` }).click();
}

test.for([DESKTOP, PHONE])('two people share a screen with their own dice at $width', async (viewport) => {
  const { page, faults } = await somebody({ viewport });
  await page.goto('/table');
  await page.getByRole('heading', { name: 'On one screen', level: 1 }).waitFor();
  await page.getByRole('combobox', { name: 'Edition' }).waitFor();
  await accessible(page);
  await lay(page, 'typed');

  await page.getByRole('heading', { name: 'Pass the screen to Ada' }).waitFor();
  await accessible(page);
  await handover(page, 'Ada');
  await answer(page, /5-4-1/);
  // Ben gets the screen, and Ada's choice is nowhere on it: not before, not after.
  await page.getByRole('heading', { name: 'Pass the screen to Ben' }).waitFor();
  expect(await page.content()).not.toContain('5-4-1');
  await handover(page, 'Ben');
  await page.getByRole('heading', { name: 'What happened' }).waitFor();
  expect(await page.locator('section[aria-labelledby="bench-log"]').innerHTML()).not.toContain('5-4-1');
  await answer(page, /3-4-3/);
  // Now both are shown, and the dice are Ada's and Ben's.
  const dice = page.getByRole('region', { name: 'Roll the dice' });
  await dice.getByRole('button', { name: 'Die 1 shows 5' }).click();
  await dice.getByRole('button', { name: 'Die 1 shows 6' }).click();
  await dice.getByRole('button', { name: 'Die 2 shows 2' }).click();
  await dice.waitFor({ state: 'detached' });
  await expect.poll(() => remembered(page)).toContain('formation 5-4-1; formation 3-4-3; 6 2');
  await accessible(page);
  const told = () => page.locator('section[aria-labelledby="bench-log"]').innerText();
  const before = await told();
  await answer(page, /starts with the ball/);
  await expect.poll(told).not.toBe(before);

  // Whoever loads the page again finds everything as it was.
  const after = await told();
  await page.reload();
  await page.getByRole('heading', { name: 'What happened' }).waitFor();
  await expect.poll(told).toBe(after);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(told).toBe(before);

  // It is in the list, and can be gone on with from there.
  await page.getByRole('button', { name: 'Tables' }).click();
  await page.getByRole('button', { name: /Ada 0–0 Ben/ }).click();
  await page.getByRole('heading', { name: 'What happened' }).waitFor();

  await page.getByRole('button', { name: 'End' }).click();
  await page.getByRole('button', { name: 'Ben resigns' }).click();
  await page.getByRole('button', { name: 'Ben resigns' }).click();
  await page.getByRole('heading', { name: /The match is over: Ada wins/ }).waitFor();
  await accessible(page);
  await page.getByRole('button', { name: 'Replay and analysis' }).click();
  await page.waitForURL('**/replay?record=local');
  await page.getByRole('heading', { name: /Ada\s+0–0\s+Ben/, level: 1 }).waitFor();
  await page
    .getByText(/resign/i)
    .first()
    .waitFor();
  expect(faults).toEqual([]);
});

test('a computer takes a seat, and nothing has to be handed over', async () => {
  const { page, faults } = await somebody();
  await page.goto('/table?spec=fuba:3.0');
  await page
    .getByRole('group', { name: 'Away' })
    .getByLabel('Player')
    .selectOption({ label: 'Computer, Rookie' });
  await page.getByRole('button', { name: 'Kick off' }).click();
  await page.getByRole('heading', { name: 'What happened' }).waitFor();
  await answer(page, /4-4-2/);
  // The answers of both are told at once: the computer has given its own.
  await page.getByRole('tab', { name: 'Exact log' }).click();
  await page
    .locator('section[aria-labelledby="bench-log"]')
    .getByText(/Rookie plays/)
    .waitFor();
  expect(await page.getByText('Pass the screen').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('whoever played away reviews the match from there, also after a reload', async () => {
  const { page, faults } = await somebody({ viewport: PHONE });
  await page.goto('/table?spec=fuba:3.0');
  await page
    .getByRole('group', { name: 'Home' })
    .getByLabel('Player')
    .selectOption({ label: 'Computer, Rookie' });
  await page.getByRole('button', { name: 'Kick off' }).click();
  await page.getByRole('button', { name: 'End' }).click();
  for (let press = 0; press < 2; press++)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /resigns$/ })
      .click();
  await page.getByRole('button', { name: 'Replay and analysis' }).click();
  const reviewed = async (): Promise<void> => {
    await page.locator('#replay-board [data-lie="turned"]').waitFor();
    await page.locator('[data-analysis="ready"]').waitFor({ timeout: 30_000 });
    expect(await page.getByRole('radio', { name: 'Away' }).isChecked()).toBe(true);
  };
  await reviewed();
  await page.getByRole('slider', { name: 'Position', exact: true }).press('ArrowRight');
  await page.waitForURL('**/replay?record=local&seat=away&at=1');
  await page.reload();
  await reviewed();
  // Another record is another match, and nobody has played it here.
  await page.getByRole('button', { name: 'Another record' }).click();
  await page.getByLabel('Or paste a record').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.locator('#replay-board [data-lie="upright"]').waitFor();
  expect(faults.filter((fault) => !fault.includes('401'))).toEqual([]);
});
