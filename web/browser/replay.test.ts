import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessible, DESKTOP, PHONE, somebody } from './support';

const records = join(import.meta.dirname, '../../crates');
const FUBA = readFileSync(join(records, 'fuba/tests/records/revision-1/basic-1.tlm'), 'utf8');
const GRID = readFileSync(join(records, 'grid/tests/records/revision-1/basic-first-to-one.tlm'), 'utf8');

interface State {
  seq: number;
  ask: { legal: string[] } | null;
  result?: unknown;
}

/** A match against the computer, given up after some answers; its code. */
async function played(request: APIRequestContext, answers: number): Promise<string> {
  const headers = { 'X-Touchline': '1' };
  const post = async (path: string, data?: unknown) => {
    const response = await request.post(path, data === undefined ? { headers } : { headers, data });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return response;
  };
  await post('/api/guests');
  const made = await post('/api/matches', {
    spec: 'fuba:3.0',
    seat: 'home',
    opponent: { kind: 'computer', level: 'random' },
  });
  const { code } = (await made.json()) as { code: string };
  for (let given = 0; given < answers;) {
    const state = (await (await request.get(`/api/matches/${code}/state`)).json()) as State;
    if (state.result) return code;
    if (!state.ask) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    const action = state.ask.legal[(given * 7) % state.ask.legal.length] as string;
    const response = await request.post(`/api/matches/${code}/wishes`, {
      headers,
      data: { do: 'act', seq: state.seq, answers: [action] },
    });
    if (response.ok()) given += 1;
  }
  await post(`/api/matches/${code}/wishes`, { do: 'resign' });
  return code;
}

async function paste(page: Page, record: string): Promise<void> {
  await page.goto('/replay');
  await page.getByLabel('Or paste a record').fill(record);
  await page.getByRole('button', { name: 'Show' }).click();
}

/** Nothing to be scrolled sideways. */
async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
}

/** Whoever is nobody yet is told so by the server, which a browser notes. */
const real = (faults: string[]): string[] => faults.filter((fault) => !fault.includes('401'));

describe('replay', () => {
  test('a match of the server is stepped through by keyboard and scrubber, and explained', async () => {
    const { context, page, faults } = await somebody();
    const code = await played(context.request, 30);
    await page.goto(`/replay/${code}`);
    await page.getByRole('heading', { level: 1 }).getByText('–').waitFor();
    const scrubber = page.getByRole('slider', { name: 'Position', exact: true });
    const last = Number(await scrubber.getAttribute('max'));
    expect(last).toBeGreaterThan(30);
    const board = page.getByRole('region', { name: 'Board' });
    const first = await board.textContent();

    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await scrubber.inputValue()).toBe('2');
    await page.keyboard.press('ArrowLeft');
    expect(await scrubber.inputValue()).toBe('1');
    await page.keyboard.press('End');
    expect(await scrubber.inputValue()).toBe(String(last));
    await page.getByText('Resigned').waitFor();
    expect(await board.textContent()).not.toBe(first);
    await page.keyboard.press('Home');
    expect(await scrubber.inputValue()).toBe('0');
    await scrubber.fill(String(last - 5));
    await page.waitForURL(`**/replay/${code}?at=${last - 5}`);
    await page.reload();
    await scrubber.waitFor();
    expect(await scrubber.inputValue()).toBe(String(last - 5));

    await page.getByRole('slider', { name: /^Winning chance/ }).waitFor({ timeout: 30_000 });
    const record = await context.request.get(
      (await page.getByRole('link', { name: 'Download record' }).getAttribute('href')) as string,
    );
    expect(await record.text()).toContain(`match: ${code}`);
    // Anybody may open the link.
    const other = await somebody();
    await other.page.goto(`/replay/${code}?at=3`);
    await other.page.getByRole('slider', { name: 'Position', exact: true }).waitFor();
    expect(await other.page.getByRole('slider', { name: 'Position', exact: true }).inputValue()).toBe('3');
    expect(real([...faults, ...other.faults])).toEqual([]);
  });

  test('a step is heard beat by beat: one sentence each, and which step it is with the first', async () => {
    const { context, page } = await somebody({ reducedMotion: 'no-preference' });
    const code = await played(context.request, 30);
    await page.addInitScript(() =>
      localStorage.setItem('touchline:settings', '{"pace":"fast","sounds":false}'),
    );
    await page.goto(`/replay/${code}`);
    const scrubber = page.getByRole('slider', { name: 'Position', exact: true });
    await scrubber.waitFor();
    // A step in which something is rolled has several beats.
    const last = Number(await scrubber.getAttribute('max'));
    await page.waitForFunction(() => document.querySelector('[aria-live="polite"]')?.textContent !== '');
    await page.evaluate(() => {
      const kept = window as unknown as { heard: string[]; told: string[] };
      [kept.heard, kept.told] = [[], []];
      const add = (list: string[], text: string | null | undefined): void => {
        if (text?.trim() && list.at(-1) !== text.trim()) list.push(text.trim());
      };
      new MutationObserver(() => {
        add(kept.heard, document.querySelector('[aria-live="polite"]')?.textContent);
        add(kept.told, document.querySelector('.caption .said:not(.rolls)')?.textContent);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    const seen = (what: 'heard' | 'told'): Promise<string[]> =>
      page.evaluate((what) => (window as unknown as Record<string, string[]>)[what] ?? [], what);
    for (let step = 0; step < last && (await seen('told')).length < 6; step++) {
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(() => !document.querySelector('[data-beat]'));
    }
    const told = await seen('told');
    expect(told.length).toBeGreaterThanOrEqual(6);
    const heard = await seen('heard');
    for (const sentence of told)
      expect(
        heard.some((one) => one.endsWith(sentence)),
        sentence,
      ).toBe(true);
    // Never two of them at once.
    const both = heard.filter((one) => new Set(told.filter((sentence) => one.includes(sentence))).size > 1);
    expect(both).toEqual([]);
  });

  test('plays by itself until it is stopped', async () => {
    const { page } = await somebody();
    await paste(page, GRID);
    const scrubber = page.getByRole('slider', { name: 'Position', exact: true });
    await scrubber.waitFor();
    await page.getByLabel('Speed').selectOption('8');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => scrubber.inputValue().then(Number)).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Pause' }).click();
    const stopped = await scrubber.inputValue();
    await page.waitForTimeout(400);
    expect(await scrubber.inputValue()).toBe(stopped);
    await page.getByRole('tab', { name: 'Chapters' }).click();
    await page.getByRole('button', { name: /^Goal/ }).click();
    expect(await scrubber.inputValue()).toBe(await scrubber.getAttribute('max'));
  });

  test('the graph is read by keyboard and jumps to its turn; moments show their position', async () => {
    const { page, faults } = await somebody();
    await paste(page, FUBA);
    const scrubber = page.getByRole('slider', { name: 'Position', exact: true });
    const plot = page.getByRole('slider', { name: /^Winning chance/ });
    await plot.waitFor({ timeout: 150_000 });
    await plot.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    expect(await plot.getAttribute('aria-valuetext')).toMatch(/^Turn \d+ .*%/);
    await page.keyboard.press('Enter');
    const at = Number(await scrubber.inputValue());
    expect(at).toBeGreaterThan(700);
    const { width } = (await plot.boundingBox()) as { width: number };
    await plot.click({ position: { x: width * 0.3, y: 60 } });
    expect(Number(await scrubber.inputValue())).toBeLessThan(at);

    // At most five moments, each of another turn; each is shown with arrows, and can be tried again.
    const moments = page.getByRole('tabpanel', { name: 'Moments' });
    const shows = moments.getByRole('button', { name: /^Show this position/ });
    const count = await shows.count();
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThanOrEqual(5);
    const drawn = new Set<string | null>();
    for (const show of await shows.all()) {
      await show.click();
      expect(await show.getAttribute('aria-pressed')).toBe('true');
      for (const arrow of await page.locator('[data-tone]').all())
        drawn.add(await arrow.getAttribute('data-tone'));
    }
    expect([...drawn].sort()).toEqual(['better', 'played']);
    expect(
      await moments
        .getByRole('link', { name: /^Try again/ })
        .first()
        .getAttribute('href'),
    ).toMatch(/^\/board\?spec=fuba%3A3\.0&position=home/);
    await page.getByRole('img', { name: /^Winning chance: .*%/ }).waitFor();
    // By keyboard from chapter to chapter.
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Home');
    await page.keyboard.press('PageDown');
    await page.getByRole('tab', { name: 'Chapters' }).click();
    expect(await page.locator('[aria-current="step"]').count()).toBe(1);
    await page.getByRole('tab', { name: 'Here' }).click();
    await page.getByText('Exact odds here').click();
    await page
      .locator('details')
      .filter({ hasText: 'Exact odds here' })
      .getByText(/%|No answer here leads to a roll/)
      .first()
      .waitFor();
    expect(await page.getByRole('link', { name: 'Open on the analysis board' }).getAttribute('href')).toMatch(
      /^\/board\?spec=fuba%3A3\.0&position=home/,
    );
    await page.getByRole('img', { name: /^Away had the ball/ }).waitFor();
    expect(real(faults)).toEqual([]);
  });

  test('everything is on one screen, and a click on a plot further down keeps the place', async () => {
    const { page } = await somebody();
    await paste(page, FUBA);
    await page.locator('[data-analysis="ready"]').waitFor({ timeout: 150_000 });
    await page.evaluate(() => window.scrollTo(0, 0));
    const { height } = DESKTOP;
    for (const place of ['#replay-board [data-lie]', '.controls', '.graph svg', '[role="tabpanel"]']) {
      const box = (await page.locator(place).first().boundingBox()) as { y: number; height: number };
      expect(box.y + box.height, place).toBeLessThanOrEqual(height);
    }
    const plot = page.getByRole('slider', { name: /^Momentum/ });
    await plot.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(400);
    await plot.click();
    const scrubber = page.getByRole('slider', { name: 'Position', exact: true });
    await expect.poll(() => scrubber.inputValue().then(Number)).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.getByRole('button', { name: 'Back to the board' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(200);
  });

  test('what is no record is refused with the line at fault', async () => {
    const { page } = await somebody();
    await paste(page, FUBA.replace('target', 'tarmac'));
    await page
      .getByRole('alert')
      .getByText(/line \d+/i)
      .waitFor();
    // What was pasted is still there, to be put right.
    expect(await page.getByLabel('Or paste a record').inputValue()).toContain('tarmac');
    await paste(page, '');
    await page.getByRole('alert').getByText('Choose a file or paste the text').waitFor();
    await page.goto('/replay/nothing-here');
    await page.getByRole('alert').waitFor();
  });

  test('a record kept on this device is opened', async () => {
    const { page } = await somebody();
    await page.goto('/replay');
    await page.evaluate(
      (record) => localStorage.setItem('touchline:record:local', JSON.stringify(record)),
      GRID,
    );
    await page.goto('/replay?record=local');
    await page.getByRole('slider', { name: 'Position', exact: true }).waitFor();
  });

  test.for([
    { ...DESKTOP, colorScheme: 'light', record: FUBA },
    { ...DESKTOP, colorScheme: 'dark', record: GRID },
    { ...PHONE, colorScheme: 'light', record: GRID },
    { ...PHONE, colorScheme: 'dark', record: FUBA },
  ] as const)('is without faults at $width, $colorScheme', async ({ width, height, colorScheme, record }) => {
    const { page, faults } = await somebody({ viewport: { width, height }, colorScheme });
    await page.goto('/replay');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await accessible(page);
    await paste(page, record);
    await page.getByRole('heading', { name: 'Momentum' }).waitFor({ timeout: 150_000 });
    await accessible(page);
    await fits(page);
    expect(real(faults)).toEqual([]);
  });
});
