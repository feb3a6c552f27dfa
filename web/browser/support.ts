/** People with a real browser: they share the one that `setup.ts` has started, and nothing in it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, expect, inject } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };

let browser: Promise<Browser> | null = null;

afterAll(async () => {
  await (await browser)?.close();
  browser = null;
});

type Options = NonNullable<Parameters<Browser['newContext']>[0]>;

/**
 * Somebody with a browser of their own: nothing is shared with anybody else. What goes wrong on their pages
 * fails the test.
 */
export async function somebody(
  options: Options = {},
): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const baseURL = options.baseURL ?? inject('address');
  browser ??= chromium.connect(inject('browser'));
  const context = await (
    await browser
  ).newContext({
    baseURL,
    viewport: DESKTOP,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // What it keeps for later would keep a small machine busy; the tests of it allow it.
    serviceWorkers: 'block',
    ...options,
  });
  // Tests do not wait for what is only shown; those of the stage choose another speed.
  await context.addInitScript(() => {
    if (!localStorage.getItem('touchline:settings'))
      localStorage.setItem('touchline:settings', '{"pace":"instant"}');
  });
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
  page.on('request', (request) => {
    const host = new URL(request.url()).host;
    if (request.url().startsWith('http') && host !== new URL(baseURL).host)
      faults.push(`another host: ${request.url()}`);
  });
  return { context, page, faults };
}

/** What axe finds wrong with a page; nothing, if the page is as it should be. */
export async function violations(page: Page): Promise<string[]> {
  // The content policy keeps scripts out of the page; a test may bring one.
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    interface Found {
      violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
    }
    const axe = (window as unknown as { axe: { run(): Promise<Found> } }).axe;
    const found = await axe.run();
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
    );
  });
}

/** The page is without faults for everybody. */
export async function accessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
}
