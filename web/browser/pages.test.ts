/**
 * Every page, on a phone and on a desktop, light and dark: nothing that axe minds, nothing wider than the
 * window, no fault. With TOUCHLINE_SCREENSHOTS=1 also a picture of each.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { Schemas } from '../src/lib/api';
import { accessible, DESKTOP, PHONE, somebody } from './support';
import { create, CUP, decide, until } from './cups';
import { answer, begin, post, resign, sensible } from './world';

const PICTURES = join(import.meta.dirname, '../../docs/screenshots');
const RECORD = join(import.meta.dirname, '../../crates/grid/tests/records/revision-1/basic-first-to-one.tlm');

/** A table that two people share, just laid; where it is. */
async function laid(page: Page, spec: string): Promise<string> {
  await page.goto(`/table?spec=${encodeURIComponent(spec)}&dice=typed`);
  await page.getByRole('button', { name: 'Kick off' }).click();
  await page.waitForURL(/\?id=/);
  return page.url();
}

/** Bring a part of a page to the top of the window. */
const top = (part: string) => (page: Page) =>
  page
    .locator(part)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'start' }));
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
const person = async (page: Page, name: string): Promise<void> =>
  post(page, '/api/accounts', { name, password: 'a long enough password' });

interface Look {
  name: string;
  /** Makes what the page shows and says where it is. */
  open: (page: Page) => Promise<string>;
  /** When it is there. */
  until?: string;
  /** What somebody does there first. */
  then?: (page: Page) => Promise<void>;
}

/** A leaderboard with people on it: settling a rating takes dozens of matches. */
async function ranked(page: Page): Promise<string> {
  const rating = (points: number) => ({ rating: points, deviation: 72, provisional: false });
  const last = Date.now() - 7_200_000;
  const users = ['Aino', 'Beppe', 'Chiara', 'Eero', 'Giulia', 'Helmi', 'Ilaria', 'Jari'].map((name, at) => ({
    place: at + 1,
    name,
    rating: rating(1904 - 37 * at),
    matches: 140 - 9 * at,
    last: last - at * 90_000_000,
  }));
  const you = { place: 214, name: 'Sofia', rating: rating(1480), matches: 31, last };
  const table: Schemas['RatingTable'] = { game: 'fuba', class: 'live', users, total: 341, next: 50, you };
  await page.route('/api/ratings?*', (route) => route.fulfill({ json: table }));
  return '/leaderboard';
}

/** A match that is over, and worth explaining. */
const played = async (page: Page): Promise<string> => {
  const code = await begin(page, 'fuba:3.0', 'rookie');
  await answer(page, code, 80, sensible);
  await resign(page, code);
  return `/replay/${code}`;
};

/** A world cup of computers, its groups over, its knock-out begun; paused, so that it stays as it is. */
async function worldCup(page: Page): Promise<string> {
  const then = { legs: 1, third_place: true };
  const format = { kind: 'groups', groups: 4, qualify: 2, legs: 1, then } as const;
  const spec = 'fuba:3.0+condition+injuries';
  const code = await create(page, 'World cup weekend', format, { size: 16, computers: 16, spec });
  await decide(page, code, 'announce', { text: 'Welcome! The final is at eight.' });
  await decide(page, code, 'start');
  await until(page, code, ({ bracket }) => !!bracket?.rounds[0]?.ties.some(({ winner }) => !!winner));
  await decide(page, code, 'pause', { because: 'A break before the semi-finals.' });
  await until(page, code, ({ fixtures }) => !fixtures.some(({ state }) => state === 'playing'));
  return `/competitions/${code}`;
}
/** One is enough for all who only look. */
let made: Promise<string> | null = null;
const groups = (page: Page): Promise<string> => (made ??= worldCup(page));

const PAGES: Look[] = [
  { name: 'home', open: async () => '/' },
  { name: 'new-match', open: async () => '/', until: '#new', then: top('#new') },
  {
    name: 'opponents',
    open: async () => '/',
    until: '.opponents input',
    then: async (page) => {
      await page.getByRole('radio', { name: /^Otto/ }).check();
      await top('.opponents')(page);
    },
  },
  { name: 'learn', open: async () => '/learn' },
  { name: 'first-match', open: async () => '/learn/first', until: '[data-area]' },
  { name: 'lesson', open: async () => '/learn/offside', until: '[data-area]' },
  { name: 'puzzles', open: async () => '/puzzles', until: '[data-puzzle] ol button' },
  {
    name: 'puzzle-solved',
    open: async () => '/puzzles',
    until: '[data-puzzle] ol button',
    then: async (page) => {
      // Every fourth guess is right.
      const solved = page.locator('.right');
      const next = page.getByRole('button', { name: 'Next puzzle' });
      for (;;) {
        await page.locator('[data-puzzle] ol button:enabled').first().click();
        await solved.waitFor();
        if (!(await page.locator('.wrong').count())) break;
        await next.click();
        await solved.waitFor({ state: 'detached' });
      }
    },
  },
  { name: 'rules', open: async () => '/rules?spec=fuba:3.0' },
  { name: 'matches', open: async (page) => (await begin(page, 'fuba:3.0'), '/matches') },
  {
    name: 'live',
    open: async (page) => {
      // Somebody else plays: the one who looks only watches.
      const { page: host } = await somebody();
      for (const spec of ['fuba:3.0', 'grid:basic'])
        await answer(host, await begin(host, spec, 'rookie'), 40, sensible);
      await page.goto('/');
      return '/live';
    },
    until: '[data-board] svg',
  },
  { name: 'leaderboard', open: ranked, until: 'tbody tr' },
  { name: 'settings', open: async () => '/settings' },
  { name: 'kits', open: async () => '/settings', until: '.kits', then: top('.kits') },
  { name: 'come-in', open: async () => '/account' },
  {
    name: 'account',
    open: async (page) => (await person(page, 'ada-of-the-pages'), '/account'),
    until: 'h1 ~ .me',
  },
  {
    name: 'player',
    open: async (page) => {
      await person(page, 'ben-of-the-pages');
      await resign(page, await begin(page, 'fuba:3.0'));
      await begin(page, 'grid:basic');
      return '/players/ben-of-the-pages';
    },
    until: 'li a',
  },
  {
    name: 'invitation',
    open: async (page) => {
      const { page: host, context } = await somebody();
      await post(host, '/api/guests');
      const made = { spec: 'fuba:3.0+weather', seat: 'home', access: 'invitation' };
      const { code, invitation } = await post<{ code: string; invitation: string }>(
        host,
        '/api/matches',
        made,
      );
      await context.close();
      await page.goto('/');
      return `/invitation/${code}#${invitation}`;
    },
    until: 'dl',
  },
  { name: 'competitions', open: async (page) => (await create(page, 'Sunday cup', CUP), '/competitions') },
  { name: 'competition-new', open: async () => '/competitions/new', until: 'select' },
  {
    name: 'competition-open',
    open: async (page) => {
      const code = await create(page, 'Sunday cup', CUP, { size: 8, computers: 5, level: 'rookie' });
      return `/competitions/${code}`;
    },
    until: '.hero',
  },
  { name: 'competition-groups', open: async (page) => `${await groups(page)}?show=table`, until: 'table' },
  { name: 'competition-bracket', open: async (page) => `${await groups(page)}?show=bracket`, until: '.tree' },
  {
    name: 'competition-matches',
    open: async (page) => `${await groups(page)}?show=matches`,
    until: '.pick',
    then: async (page) => {
      // A round whose teams bring something along, if there is one.
      const code = new URL(page.url()).pathname.split('/').at(-1) as string;
      const { fixtures } = await until(page, code, () => true);
      const round = fixtures.find(({ terms }) => terms?.reasons.length)?.round ?? 4;
      await page.getByLabel('Round', { exact: true }).selectOption(`${round}`);
    },
  },
  {
    name: 'competition-organise',
    open: async (page) => {
      const code = await create(
        page,
        'Winter league',
        { kind: 'round-robin', legs: 1 },
        { size: 4, computers: 4 },
      );
      await decide(page, code, 'start');
      await until(page, code, ({ status }) => status === 'over');
      return `/competitions/${code}?show=organise`;
    },
    until: '.tools',
    then: async (page) => {
      await page
        .getByRole('button', { name: /^Decide: .* – / })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'competition-over',
    open: async (page) => {
      const code = await create(
        page,
        'Cup of machines',
        { ...CUP, third_place: true },
        { size: 8, computers: 8 },
      );
      await decide(page, code, 'start');
      await until(page, code, ({ status }) => status === 'over');
      return `/competitions/${code}`;
    },
    until: '.winner',
  },
  {
    name: 'competition-match',
    open: async (page) => {
      await post(page, '/api/guests');
      const cup = { name: "Tonight's cup", spec: 'fuba:3.0', level: 'random' };
      const { code } = await post<{ code: string }>(page, '/api/competitions/quick', cup);
      return `/match/${(await until(page, code, ({ you }) => !!you?.match)).you?.match}`;
    },
    until: 'a[href^="/competitions/"] span',
  },
  { name: 'nowhere', open: async () => '/nowhere' },
  { name: 'table', open: async () => '/table', until: 'select' },
  { name: 'table-hand-over', open: (page) => laid(page, 'fuba:3.0'), until: '#handover' },
  {
    name: 'table-in-play',
    open: async (page) => {
      const path = await laid(page, 'fuba:3.0');
      for (const formation of ['4-4-2', '3-4-3']) {
        await page.getByRole('button', { name: /^I am/ }).click();
        await page.locator(`[data-answer="formation ${formation}"]`).first().click();
        await page.getByRole('button', { name: /^I am/ }).or(page.locator('[data-die]').first()).waitFor();
      }
      return path;
    },
    until: '[data-die]',
  },
  { name: 'board', open: async () => '/board', until: '[data-area]' },
  {
    name: 'board-rules',
    open: async () => '/board',
    until: '[data-area]',
    then: (page) => page.locator('[aria-controls="bench-rules"]').click(),
  },
  { name: 'board-answers', open: async () => '/board', until: '[data-area]', then: tab('Answers') },
  { name: 'board-editor', open: async () => '/board', until: '[data-area]', then: tab('Set up') },
  {
    name: 'board-compare',
    open: async () => '/board',
    until: '[data-area]',
    then: async (page) => (await tab('Compare')(page), await page.locator('tbody tr').first().waitFor()),
  },
  {
    name: 'board-grid',
    open: async () => '/board?spec=grid:basic',
    until: '[role="tab"]',
    then: tab('Set up'),
  },
  {
    name: 'fuba-set-up',
    open: async (page) => `/match/${await begin(page, 'fuba:3.0')}`,
    until: '#setup-title',
  },
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
  {
    name: 'grid-set-up',
    open: async (page) => `/match/${await begin(page, 'grid:basic')}`,
    until: '[data-grid-table] svg',
  },
  {
    name: 'grid',
    open: async (page) => {
      const code = await begin(page, 'grid:advanced@medium', 'rookie');
      await answer(page, code, 60);
      return `/match/${code}`;
    },
    until: '[data-grid-table] svg',
    then: (page) => page.locator('.log .said').first().waitFor({ state: 'attached' }),
  },
  { name: 'replay', open: played, until: '[data-analysis="ready"]' },
  {
    name: 'analysis',
    open: played,
    until: '[data-analysis="ready"]',
    then: top('[data-analysis]'),
  },
  { name: 'replay-open', open: async () => '/replay' },
  {
    name: 'replay-local',
    open: async (page) => {
      await page.goto('/');
      await page.evaluate(
        (record) => localStorage.setItem('touchline:record:local', JSON.stringify(record)),
        readFileSync(RECORD, 'utf8'),
      );
      return '/replay?record=local';
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
    // Whoever came in over the API is known to the page, too.
    if ((await context.cookies()).length)
      await context.addInitScript(() => localStorage.setItem('touchline:been', 'true'));
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const colorScheme of LOOKS) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        await page
          .locator(`main ${until ?? 'h1'}`)
          .first()
          .waitFor({ state: 'attached', timeout: 150_000 });
        await then?.(page);
        await page.waitForTimeout(150);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide, 'wider than the window').toBe(0);
        if (process.env.TOUCHLINE_SCREENSHOTS) {
          mkdirSync(PICTURES, { recursive: true });
          await page.screenshot({
            path: join(PICTURES, `${name}-${size}-${colorScheme}.jpg`),
            type: 'jpeg',
            quality: 66,
          });
        }
        await accessible(page);
      }
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});
