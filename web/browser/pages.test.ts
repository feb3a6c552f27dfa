/** Every page, on a phone and on a desktop, light and dark: nothing that axe minds, nothing wider than the window, no fault. With TOUCHLINE_SCREENSHOTS=1 also a picture of each. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { accessible, DESKTOP, PHONE, somebody } from './support';
import { answer, begin, resign, sensible } from './world';

const PICTURES = join(import.meta.dirname, '../../docs/screenshots');

interface Look {
  name: string;
  /** Makes what the page shows and says where it is. */
  open: (page: Page) => Promise<string>;
  /** When it is there. */
  until?: string;
  /** What somebody does there first. */
  then?: (page: Page) => Promise<void>;
}

const PAGES: Look[] = [
  { name: 'home', open: async () => '/' },
  { name: 'learn', open: async () => '/learn' },
  { name: 'first-match', open: async () => '/learn/first', until: '[data-area]' },
  { name: 'lesson', open: async () => '/learn/offside', until: '[data-area]' },
  { name: 'rules', open: async () => '/rules?spec=fuba:3.0' },
  { name: 'matches', open: async (page) => (await begin(page, 'fuba:3.0'), '/matches') },
  { name: 'settings', open: async () => '/settings' },
  { name: 'account', open: async () => '/account' },
  { name: 'table', open: async () => '/table' },
  { name: 'board', open: async () => '/board', until: '[data-area]' },
  { name: 'fuba-set-up', open: async (page) => `/match/${await begin(page, 'fuba:3.0')}` },
  {
    name: 'fuba',
    open: async (page) => {
      const code = await begin(page, 'fuba:3.0', 'rookie');
      await answer(page, code, 60, sensible);
      return `/match/${code}`;
    },
    until: '[data-area]',
  },
  {
    name: 'fuba-advanced',
    open: async (page) => {
      const code = await begin(page, 'fuba:3.0+all', 'rookie');
      await answer(page, code, 70, sensible);
      return `/match/${code}`;
    },
    until: '[data-area]',
  },
  { name: 'grid-set-up', open: async (page) => `/match/${await begin(page, 'grid:basic')}` },
  {
    name: 'grid',
    open: async (page) => {
      const code = await begin(page, 'grid:advanced@medium', 'rookie');
      await answer(page, code, 60);
      return `/match/${code}`;
    },
  },
  {
    name: 'replay',
    open: async (page) => {
      const code = await begin(page, 'fuba:3.0', 'rookie');
      await answer(page, code, 150, sensible);
      await resign(page, code);
      return `/replay/${code}`;
    },
    until: '[data-analysis="ready"]',
  },
];

const SIZES = { desktop: DESKTOP, phone: PHONE };
const LOOKS = ['light', 'dark'] as const;

describe.for(PAGES)('$name', ({ name, open, until, then }) => {
  test('is for everybody, on every screen', async () => {
    const { page, context, faults } = await somebody();
    const path = await open(page);
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const colorScheme of LOOKS) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        await page.locator(`main ${until ?? 'h1'}`).first().waitFor({ state: 'attached', timeout: 60_000 });
        await then?.(page);
        await page.waitForTimeout(150);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(wide, 'wider than the window').toBe(0);
        if (process.env.TOUCHLINE_SCREENSHOTS) {
          mkdirSync(PICTURES, { recursive: true });
          await page.screenshot({ path: join(PICTURES, `${name}-${size}-${colorScheme}.jpg`), type: 'jpeg', quality: 82 });
        }
        await accessible(page);
      }
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});
