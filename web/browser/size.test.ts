/** What a first visit loads, as it travels: everything but the analysis of a match. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { somebody } from './support';
import { begin } from './world';

const DIST = join(import.meta.dirname, '../dist');
/** 150 KiB. */
const MOST = 150 * 1024;

/** Bytes of a file as it is sent with gzip; what is not compressed counts as it is. */
function sent(path: string): number {
  const file = join(DIST, path === '/' || !path.includes('.') ? 'index.html' : path);
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
}

// Finnish has the longest sentences; a match with advanced rules has the most of them.
const VISITS: [string, string][] = [
  ['/', 'en-GB'],
  ['/', 'fi-FI'],
  ['/learn/first', 'en-GB'],
  ['/learn/first', 'fi-FI'],
  ['fuba:3.0', 'en-GB'],
  ['fuba:3.0', 'fi-FI'],
  ['fuba:3.0+all', 'fi-FI'],
  ['grid:basic', 'fi-FI'],
];
test.for(VISITS)('a first visit to %s in %s is small', async ([where, locale]) => {
  const { page, context, faults } = await somebody({ locale });
  const path = where.startsWith('/') ? where : `/match/${await begin(page, where)}`;
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) asked.add(pathname);
  });
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
  // What comes after the first picture, too.
  await page.waitForTimeout(1500);
  const bytes = [...asked].reduce((sum, path) => sum + sent(path), 0);
  console.info(`${where} in ${locale}: ${asked.size} files, ${(bytes / 1000).toFixed(1)} KB gzip`);
  expect(asked.size).toBeGreaterThan(3);
  expect(bytes).toBeLessThan(MOST);
  expect(faults).toEqual([]);
  await context.close();
});
