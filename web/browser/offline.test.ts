/** Without a connection: what was kept works, what needs the server says so, and nothing private is kept. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ALL, lesson } from '../src/pages/learn/lessons/lesson';
import { accessible, DESKTOP, PHONE, somebody } from './support';
import { begin, post } from './world';

/** Somebody whose browser keeps what it may. */
async function keeper(options: Parameters<typeof somebody>[0] = {}) {
  const person = await somebody({ serviceWorkers: 'allow', ...options });
  await person.page.goto('/');
  await kept(person.page);
  return person;
}

/** Wait until everything is kept, the sentences of the language too. */
async function kept(page: Page, sentences = /\/assets\/en-more-/): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(async () => (await urls(page)).some((url) => sentences.test(url))).toBe(true);
}

/** Everything in any cache of the site. */
const urls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(caches_.map((cache) => cache.keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

async function leave(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

test.for([DESKTOP, PHONE])(
  'the home page says what works without a connection, at $width',
  async (viewport) => {
    const { page, context } = await keeper({ viewport });
    await leave(context);
    await page.goto('/');
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await page.getByText('need the server').waitFor();
    await accessible(page);
    if (process.env.TOUCHLINE_SCREENSHOTS)
      await page.screenshot({
        path: `../docs/screenshots/offline-home-${viewport === PHONE ? 'phone' : 'desktop'}-light.jpg`,
        type: 'jpeg',
        quality: 66,
      });
    await page
      .getByRole('main')
      .getByRole('link', { name: /Lessons/ })
      .click();
    await page.getByText('Needs a connection').first().waitFor();
    await accessible(page);
    // A page that needs the server says so.
    await page.goto('/matches');
    await page.getByText('Lessons and rules still work').waitFor();
    await context.setOffline(false);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).waitFor();
  },
);

test('every lesson can be taken without a connection, and its rule read', async () => {
  const { page, context } = await keeper();
  await leave(context);
  const coach = page.getByRole('region', { name: 'Coach' });
  for (const id of ALL) {
    await page.goto(`/learn/${id}`);
    for (const { right } of (await lesson(id))?.steps ?? []) {
      if (right?.length) await coach.locator(`[data-lesson-answer="${right[0]}"]`).click();
      await coach.getByRole('button', { name: 'Go on' }).click();
    }
    await coach.getByRole('link', { name: 'To the lessons' }).waitFor();
    await coach.getByRole('button', { name: 'The rule' }).click();
    await page.getByRole('dialog').locator('p, li').first().waitFor();
    await page.keyboard.press('Escape');
  }
  await page.goto('/rules?spec=fuba:2.1');
  await page.getByRole('searchbox', { name: 'Search' }).fill('F-PRESS-01');
  await page.getByText('F-PRESS-01').first().waitFor();
});

test('another language is kept when it is chosen', async () => {
  const { page, context } = await keeper();
  await page.goto('/settings');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Suomi');
  await kept(page, /\/assets\/fi-more-/);
  await leave(context);
  await page.goto('/learn');
  await page.getByRole('heading', { name: 'Opettele pelaamaan' }).waitFor();
});

test('nothing of anybody’s is kept, whatever they do', async () => {
  const { page } = await keeper();
  await post(page, '/api/accounts', {
    name: `Keeper${Date.now() % 1e6}`,
    password: 'a long enough password',
  });
  const code = await begin(page, 'fuba:3.0');
  for (const path of [`/match/${code}`, '/matches', '/account', '/rules', '/competitions', '/']) {
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
  }
  const all = await urls(page);
  expect(all.length).toBeGreaterThan(50);
  const known = /^\/(assets\/[\w.-]+|icon\.svg|manifest\.webmanifest|language|api\/rules\?spec=[\w%.]+)?$/;
  expect(all.filter((url) => !known.test(url))).toEqual([]);
  // Not in what is kept of a page, either.
  const texts = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (!request.url.includes('/assets/')) found.push((await (await cache.match(request))?.text()) ?? '');
    }
    return found.join('\n');
  });
  expect(texts).not.toContain(code);
  expect(texts).not.toContain('Keeper');
});
