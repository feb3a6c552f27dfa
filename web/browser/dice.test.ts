import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, state, wish } from './live-support';
import { accessible, DESKTOP, PHONE, somebody } from './support';

/** Answer whatever the seat of a page is asked, so often. */
async function answer(page: Page, code: string, times: number): Promise<void> {
  for (let given = 0; given < times;) {
    const { seq, ask: asked, result } = await state(page, code);
    if (result) return;
    if (!asked) {
      await page.waitForTimeout(50);
      continue;
    }
    const first = asked.pass ?? (asked.legal[0] as string);
    await wish(page, code, { do: 'act', seq, answers: [first] }).catch(() => undefined);
    given += 1;
  }
}

test.for([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)(
  'a match against a computer is locked before the first roll and checked after: %s',
  async ([, viewport]) => {
    const { page, faults } = await somebody({ viewport });
    await page.goto('/');
    await ask(page, 'POST', '/api/guests');
    // As the page itself makes a match: its client takes part in the dice.
    const code = await page.evaluate(async () => {
      const headers = { 'X-Touchline': '1', 'X-Touchline-Dice': '1', 'Content-Type': 'application/json' };
      const opponent = { kind: 'computer', level: 'rookie' };
      const body = JSON.stringify({ spec: 'fuba:3.0', seat: 'home', opponent });
      const made = await fetch('/api/matches', { method: 'POST', headers, body });
      return ((await made.json()) as { code: string }).code;
    });
    await page.goto(`/match/${code}`);
    await page.getByRole('tab', { name: 'Info' }).click();
    await page.getByText('Locked before the first roll').waitFor();
    const dice = await ask<{ stage: string; home: { part: string }; away: { part: string } }>(
      page,
      'GET',
      `/api/matches/${code}/dice`,
    );
    expect(dice).toMatchObject({ stage: 'set', home: { part: 'nonce' }, away: { part: 'computer' } });
    // The page seals what it chooses in secret.
    await page.getByRole('button', { name: /4-4-2/ }).first().click();
    await expect.poll(async () => (await state(page, code)).ask?.secret ?? false).toBe(false);
    await answer(page, code, 15);
    // A page that is opened anew misses nothing of what it was told.
    await page.reload();
    await answer(page, code, 10);
    // What the page takes back stays in the dice: their numbers go on.
    const told = (): Promise<{ rolled: number; takebacks: number[] }> =>
      ask(page, 'GET', `/api/matches/${code}/dice`);
    await page.getByRole('button', { name: 'Ask for a takeback' }).click();
    await expect.poll(async () => (await told()).takebacks.length).toBe(1);
    await answer(page, code, 10);
    await wish(page, code, { do: 'resign' });
    const { rolled, takebacks } = await told();
    await page.getByRole('button', { name: 'Check the dice' }).click();
    const panel = page.getByRole('dialog', { name: 'Check the dice' });
    await panel.getByText('Everything fits').waitFor();
    await panel.getByText('what your browser saw before the first roll').waitFor();
    await panel.getByText(`${rolled} dice are as they were shown to you.`).waitFor();
    expect(await panel.locator('li.warn, li.bad').allInnerTexts()).toEqual([]);
    await accessible(page);
    const loading = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Receipt' }).click();
    const file = join(tmpdir(), `receipt-${code}.txt`);
    await (await loading).saveAs(file);
    const receipt = readFileSync(file, 'utf8');
    rmSync(file);
    expect(receipt).toContain(`touchline receipt 1\nmatch: ${code}\n`);
    expect(receipt).toContain(`\ntakeback: ${takebacks[0]}\n`);
    expect(receipt).toMatch(new RegExp(`\ndice: 0 6{${rolled}} [1-6]{${rolled}}\n`));
    expect(receipt).toMatch(/\nhere: 0 \d+\n/);
    expect(receipt).toMatch(/\nseal: home 0 [0-9a-f]{64} 0 0\n/);
    expect(receipt).toMatch(/\nseal: away 0 [0-9a-f]{64} 0 0\n/);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    // Without the receipt the same record shows less, and a player is told so.
    await page.evaluate((name) => localStorage.removeItem(name), `touchline:receipt:${code}:home`);
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await panel.getByText('your receipt is not in this browser').waitFor();
    expect(await panel.getByText('Everything fits').count()).toBe(0);
    await accessible(page);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(faults.filter((fault) => !/ 40[19] /.test(fault))).toEqual([]);
  },
);
