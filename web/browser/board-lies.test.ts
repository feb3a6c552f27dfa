/**
 * The board on every size of screen in use: how it lies, that it is in sight, that home is on the left where
 * it lies on its side, and that the kits somebody has chosen are worn.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { laid } from './stage';
import { accessible, somebody } from './support';
import { begin } from './world';

const SCREENS = [
  { name: 'a desktop', width: 1440, height: 900, lie: 'side' },
  { name: 'a small desktop', width: 1024, height: 768, lie: 'side' },
  { name: 'a phone', width: 390, height: 844, lie: 'upright' },
  { name: 'a phone on its side', width: 844, height: 390, lie: 'side' },
  // 1280 by 800 at 200 %.
  { name: 'a page at twice its size', width: 640, height: 400, lie: 'side' },
];
const SHOT = {
  spec: 'fuba:3.0',
  position:
    'home=4-4-2,GK:APA,AFR:3,CE:4,BFR:1,BPA:2 away=4-4-2,GK:BPA,BFR:2,CE:5,BPA:1,BRW:2 ball=BPA:2:home clock=1:18 turn=5,open,BLC,home,CE>BPA,52,2-2,home,+0,none,none-none next=turn.5,first-action.away,action.home.1',
  answer: 'shoot',
  dice: ['5'],
};

interface Seen {
  x: number;
  y: number;
  width: number;
  height: number;
}
const boxOf = async (page: Page, selector: string): Promise<Seen> =>
  (await page.locator(selector).first().boundingBox()) as Seen;

test.for(SCREENS)('FUBA on $name: $lie, whole, with the ball and its value', async (screen) => {
  const { name: _, lie, ...viewport } = screen;
  const { page, context, faults } = await laid(SHOT, { viewport, reducedMotion: 'reduce' });
  const board = page.locator('[data-lie]');
  expect(await board.getAttribute('data-lie')).toBe(lie);
  await board.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await boxOf(page, '[data-lie]');
  expect(box.height).toBeLessThanOrEqual(viewport.height);
  expect(box.width).toBeLessThanOrEqual(viewport.width);
  // Nothing makes the page wider than the window.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  const [own, theirs] = [await boxOf(page, '[data-area="APA"]'), await boxOf(page, '[data-area="BPA"]')];
  if (lie === 'side') expect(theirs.x).toBeGreaterThan(own.x + own.width);
  else expect(theirs.y + theirs.height).toBeLessThan(own.y);
  expect(await page.locator('.hero [role="img"]').getAttribute('aria-label')).toBe('2');
  // The checker waits for timers.
  await page.clock.resume();
  await accessible(page);
  expect(faults).toEqual([]);
  await context.close();
});

test.for([740, 820, 1100])('home is left beside an upright pitch, too, %s pixels wide', async (width) => {
  const { page, context } = await laid(SHOT, { viewport: { width, height: 1400 }, reducedMotion: 'reduce' });
  expect(await page.locator('[data-lie]').getAttribute('data-lie')).toBe('upright');
  const [home, away] = [await boxOf(page, 'section.home'), await boxOf(page, 'section.away')];
  expect(home.x + home.width).toBeLessThanOrEqual(away.x);
  await context.close();
});

const GRID = 'grid:advanced';
const GRID_SCREENS = [
  { name: 'a desktop', width: 1440, height: 900, least: 22 },
  { name: 'a usual desktop', width: 1280, height: 800, least: 19 },
  { name: 'a small desktop', width: 1024, height: 768, least: 19 },
  { name: 'a small window on its side', width: 844, height: 390, least: 14 },
  // 1280 by 800 at 200 %.
  { name: 'a page at twice its size', width: 640, height: 400, least: 10 },
];
/** Where the squares of a board are, and the frame that shows them. */
const squaresSeen = (page: Page) =>
  page.evaluate(() => {
    const box = (element: Element) => {
      const { x, y, right, bottom, width, height } = element.getBoundingClientRect();
      return { x, y, right, bottom, width, height };
    };
    const [frame, board] = ['[data-grid-table] .frame', '[data-lie]'].map((name) =>
      box(document.querySelector(name) as Element),
    );
    const one = document.querySelector('[data-square="10,15"]') as Element;
    return { frame, board, side: box(one).width } as Record<'frame' | 'board', ReturnType<typeof box>> & {
      side: number;
    };
  });

test.for(GRID_SCREENS)('the grid on $name: whole for a mouse, home where it belongs', async (screen) => {
  const { name: _, least, ...viewport } = screen;
  const { page, context, faults } = await somebody({ viewport });
  const code = await begin(page, GRID, 'random');
  await page.goto(`/match/${code}`);
  await page.locator('[data-lie]').waitFor();
  await page.locator('[data-grid-table] .frame').evaluate((frame) => frame.scrollIntoView({ block: 'end' }));
  const seen = await squaresSeen(page);
  expect(seen.board.x).toBeGreaterThanOrEqual(seen.frame.x);
  expect(seen.board.y).toBeGreaterThanOrEqual(seen.frame.y);
  expect(seen.board.right).toBeLessThanOrEqual(seen.frame.right + 1);
  expect(seen.board.bottom).toBeLessThanOrEqual(seen.frame.bottom + 1);
  expect(seen.frame.bottom).toBeLessThanOrEqual(viewport.height + 1);
  expect(seen.side).toBeGreaterThanOrEqual(least);
  // Numbers beside the squares do not run together.
  const numbers = await page.locator('.columns i').evaluateAll((all) =>
    all.flatMap((one) => {
      const text = document.createRange();
      text.selectNodeContents(one);
      const { left, right } = text.getBoundingClientRect();
      return one.textContent ? [{ left, right }] : [];
    }),
  );
  expect(numbers.length).toBeGreaterThan(3);
  for (const [at, { left }] of numbers.entries())
    expect(left).toBeGreaterThan((numbers[at - 1]?.right ?? -Infinity) + 2);
  // One click brings squares that are met easily; so does one key.
  const side = async (): Promise<number> => (await squaresSeen(page)).side;
  await page.locator('[data-zoom="in"]').click();
  await expect.poll(side).toBeGreaterThanOrEqual(23.9);
  await page.getByRole('application').focus();
  await page.keyboard.press('0');
  await expect.poll(side).toBeLessThan(23.9);
  await page.keyboard.press('+');
  await expect.poll(side).toBeGreaterThanOrEqual(23.9);
  expect(faults).toEqual([]);
  await context.close();
});

test('where squares are tapped they are large enough for a finger', async () => {
  const viewport = { width: 844, height: 390 };
  const { page, context } = await somebody({ viewport, hasTouch: true, isMobile: true });
  const code = await begin(page, GRID, 'random');
  await page.goto(`/match/${code}`);
  await page.locator('[data-lie]').waitFor();
  expect((await squaresSeen(page)).side).toBeGreaterThanOrEqual(23.9);
  await context.close();
});

test.for([
  { pitch: 'side', north: 'North is to the right' },
  { pitch: 'upright', north: 'North is up' },
])('whoever reads "north" sees where it is: $pitch', async ({ pitch, north }) => {
  const { page, context } = await somebody();
  await page.goto('/settings');
  await page.getByLabel('Pitch', { exact: true }).selectOption(pitch);
  const code = await begin(page, GRID, 'random');
  await page.goto(`/match/${code}`);
  await page.getByRole('img', { name: north }).waitFor();
  await context.close();
});

test('away sees home on the left too; a pitch that is wanted upright is turned for away', async () => {
  const { page, context } = await somebody({ viewport: { width: 1440, height: 900 } });
  await page.goto('/settings');
  await page.getByLabel('Pitch', { exact: true }).selectOption('upright');
  const code = await begin(page, 'grid:basic?fielders=3', 'random', { seat: 'away' });
  await page.goto(`/match/${code}`);
  await page.locator('[data-lie="turned"]').waitFor();
  await page.getByRole('button', { name: 'Turn the board' }).click();
  await page.locator('[data-lie="upright"]').waitFor();
  await page.goto('/settings');
  await page.getByLabel('Pitch', { exact: true }).selectOption('side');
  await page.goto(`/match/${code}`);
  await page.locator('[data-lie="side"]').waitFor();
  const middle = async (square: string) => (await boxOf(page, `[data-square="${square}"]`)).x;
  expect(await middle('10,1')).toBeLessThan(await middle('10,29'));
  expect(await page.getByRole('button', { name: 'Turn the board' }).count()).toBe(0);
  await accessible(page);
  await context.close();
});

test('a kit is chosen, worn and kept; alike, away wears its second one', async () => {
  const { page, context } = await somebody();
  await page.goto('/settings');
  const mine = page.getByRole('group', { name: 'My team' });
  await mine.getByRole('radio', { name: 'Red' }).check();
  await mine.getByRole('radio', { name: 'Hoops' }).check();
  await page.getByRole('group', { name: 'The other team' }).getByRole('radio', { name: 'Red' }).check();
  await accessible(page);
  const code = await begin(page, 'fuba:3.0');
  await page.goto(`/match/${code}`);
  await page.locator('[data-ask]').waitFor();
  const worn = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--home', '--home-2', '--away', '--away-2'].map((name) => style.getPropertyValue(name).trim());
    });
  expect(await worn()).toEqual(['#a3161f', '#ffffff', '#ffffff', '#a3161f']);
  await page.reload();
  await page.locator('[data-ask]').waitFor();
  expect((await worn())[0]).toBe('#a3161f');
  // Elsewhere the usual colours are back.
  await page.getByRole('link', { name: 'Learn' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect((await worn())[0]).toBe('#1d4f91');
  await context.close();
});
