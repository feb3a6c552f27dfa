/** A report in a file of its own, as the program writes it: opened from the disk, with nothing else there. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReportFile } from '../src/types/messages';
import { program } from './engine';
import { accessible, DESKTOP, PHONE, somebody } from './support';

const records = join(import.meta.dirname, '../../crates');
const dist = join(import.meta.dirname, '../dist');
const FUBA = join(records, 'fuba/tests/records/revision-1/basic-1.tlm');
const GRID = join(records, 'grid/tests/records/revision-1/advanced-medium.tlm');
/** Script, style and sentences: what the page weighs without a report. */
const MOST = 350_000;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-report-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = new Map<string, string>();
/** The file of a record's report, written once. */
function written(record: string, language = 'en'): string {
  const known = files.get(record + language);
  if (known) return known;
  const file = join(folder, `${files.size}.html`);
  const flags = ['--level', 'rookie', '--language', language, '--client', dist, '--html', file];
  execFileSync(program, ['analyse', record, ...flags]);
  files.set(record + language, file);
  return file;
}

type Options = Parameters<typeof somebody>[0];

/** The file in a browser; whatever it asks for beside itself is a fault. */
async function opened(file: string, options: Options = {}) {
  const { page, faults } = await somebody({ offline: true, ...options });
  page.on('request', (request) => {
    if (request.url() !== `file://${file}` && !request.url().startsWith('data:')) faults.push(request.url());
  });
  await page.goto(`file://${file}`);
  await page.locator('footer').waitFor();
  const inside = await page.locator('#report').textContent();
  return { page, faults, ...(JSON.parse(inside ?? '') as ReportFile) };
}

const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

describe('a report in a file', () => {
  test('shows what is in it, and asks nobody for anything', async () => {
    const { page, faults, report } = await opened(written(FUBA));
    expect(await page.title()).toBe('Home 4–2 Away: match analysis');
    const region = (name: string) => page.getByRole('region', { name, exact: true });
    const shots = region('Expected goals').locator('tbody tr');
    expect(await shots.count()).toBe(report.shots.length);
    expect(await shots.and(page.locator('.goal')).count()).toBe(6);
    // Goals are on the timeline with the score that each made.
    const timeline = region('Winning chance');
    expect(await timeline.locator('svg text.score').allTextContents()).toEqual([
      '1–0',
      '2–0',
      '2–1',
      '3–1',
      '3–2',
      '4–2',
    ]);
    expect(await timeline.getByRole('listitem').count()).toBe(5);
    // From the chance before the match to the result, and it closes.
    const { start, result, luck, losses, reassessment, errors } = report.balance;
    const points = (share: number): string => (100 * share).toFixed(1).replace('-', '−');
    const signed = (share: number): string => (share > 0 ? `+${points(share)}` : points(share));
    expect(await region('Where the result came from').locator('li b').allTextContents()).toEqual([
      `${points(start)}\u00a0%`,
      ...[luck, -losses.home, losses.away, reassessment].map(signed),
      `${points(result)}\u00a0%`,
    ]);
    expect(result - start).toBeCloseTo(luck - errors, 9);
    // What sums the match up, with the exact figures behind a click.
    await page.getByRole('heading', { name: /^Home won 4–2/ }).waitFor();
    await page.getByText(/^Deserved: /).waitFor();
    await page.getByText('Exact figures').click();
    await page.getByText(/95\s% interval .* to /).waitFor();
    // The moments tell what was better, and where it was: at most five of each team, a turn each.
    const worst = region('Moments to go back to').locator('ol > li:has(dl)');
    expect(await worst.count()).toBe(10);
    await worst.first().getByText('The position in notation').click();
    await worst
      .first()
      .getByText(/^home=.* next=/)
      .waitFor();
    // Both boards, and all that leads to another page is not there.
    expect(await page.getByRole('img', { name: /had the ball/ }).count()).toBe(2);
    expect(await page.getByRole('link').count()).toBe(0);
    await page.getByText('touchline analyse basic-1.tlm --level rookie').waitFor();
    expect(faults).toEqual([]);
  });

  test('reads turns by keyboard', async () => {
    const { page } = await opened(written(FUBA));
    const plot = page.getByRole('slider', { name: /^Winning chance/ });
    await plot.focus();
    await page.keyboard.press('Home');
    for (let turn = 0; turn < 11; turn += 1) await page.keyboard.press('ArrowRight');
    expect(await plot.getAttribute('aria-valuetext')).toMatch(/^Turn 11 .*Goal for Home!.*→/);
    await page.keyboard.press('Enter');
    expect(await plot.getAttribute('aria-valuenow')).toBe('11');
  });

  test('speaks the language that was asked for, and others', async () => {
    const { page, faults } = await opened(written(GRID, 'fi'));
    expect(await page.locator('html').getAttribute('lang')).toBe('fi');
    await page.getByRole('heading', { name: 'Joukkueet' }).waitFor();
    for (const [language, heading] of [
      ['Italiano', 'Le squadre'],
      ['English', 'The teams'],
    ] as const) {
      await page.getByRole('button', { name: language }).click();
      await page.getByRole('heading', { name: heading }).waitFor();
      // No key stands where a sentence should.
      expect(await page.locator('main').innerText()).not.toMatch(/\b(page|replay|grid)-[a-z]|NaN|undefined/);
    }
    expect(faults).toEqual([]);
  });

  test('takes names for text, whatever is in them', async () => {
    const evil = `</script><img src=x onerror="document.title='x'"> "{$&}" Long Names`;
    const record = join(folder, 'evil.tlm');
    writeFileSync(
      record,
      readFileSync(GRID, 'utf8').replace(/^home: .*$/m, () => `home: ${evil}`),
    );
    const { page, faults } = await opened(written(record));
    expect(await page.locator('h1').innerText()).toContain(evil);
    expect(await page.title()).toContain('match analysis');
    expect(await page.locator('img').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  test('runs its own script and no other', async () => {
    const { page } = await opened(written(GRID));
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.body.dataset.ran = "yes"';
      document.body.append(script);
      return document.body.dataset.ran ?? 'no';
    });
    expect(ran).toBe('no');
  });

  test('prints everything, black on white', async () => {
    const { page, report } = await opened(written(FUBA), { colorScheme: 'dark' });
    expect(report.shots.length).toBeGreaterThan(8);
    const last = page.getByRole('region', { name: 'Expected goals' }).locator('tbody tr').last();
    const [help, languages] = [page.getByText('The share of the point'), page.getByRole('button')];
    expect([await last.isVisible(), await help.isVisible()]).toEqual([false, false]);
    await page.emulateMedia({ media: 'print' });
    expect([await last.isVisible(), await help.isVisible()]).toEqual([true, true]);
    expect(await languages.filter({ visible: true }).count()).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b/g)?.length).toBeLessThan(12);
  });

  test.for([
    { ...DESKTOP, colorScheme: 'light', record: FUBA },
    { ...DESKTOP, colorScheme: 'dark', record: GRID },
    { ...PHONE, colorScheme: 'light', record: GRID },
    { ...PHONE, colorScheme: 'dark', record: FUBA },
  ] as const)('is without faults at $width, $colorScheme', async ({ width, height, colorScheme, record }) => {
    const { page, faults } = await opened(written(record), { viewport: { width, height }, colorScheme });
    await accessible(page);
    expect(await fits(page)).toBe(true);
    expect(faults).toEqual([]);
  });

  test('is small', () => {
    const { size } = statSync(join(dist, 'report.html'));
    console.info(`report.html: ${(size / 1000).toFixed(1)} KB`);
    expect(size).toBeLessThan(MOST);
  });
});
