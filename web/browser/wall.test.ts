/** The wall of live matches and the leaderboard, as somebody who comes by sees them. */
import { expect, test } from 'vitest';
import { accessible, somebody } from './support';
import { answer, begin, post, resign, sensible } from './world';

test('the wall shows public matches as they are played, over one connection', async () => {
  const [player, fan] = [await somebody(), await somebody()];
  const code = await begin(player.page, 'fuba:3.0', 'rookie');
  const hidden = await begin(player.page, 'grid:basic', 'rookie', { access: 'private' });
  const streams: string[] = [];
  const sockets: string[] = [];
  fan.page.on('request', (request) => {
    if (request.url().endsWith('/stream')) streams.push(new URL(request.url()).pathname);
  });
  fan.page.on('websocket', (socket) => sockets.push(socket.url()));
  await fan.page.goto('/live?game=fuba');
  const board = fan.page.locator(`[data-board="${code}"]`);
  await board.locator('svg').waitFor({ timeout: 30_000 });
  const before = await board.locator('svg').innerHTML();
  await answer(player.page, code, 12, sensible);
  await expect.poll(() => board.locator('svg').innerHTML(), { timeout: 30_000 }).not.toBe(before);
  expect(await fan.page.locator(`[data-board="${hidden}"]`).count()).toBe(0);
  await accessible(fan.page);
  await resign(player.page, code);
  await board.locator('.end').waitFor({ timeout: 30_000 });
  expect([streams, sockets]).toEqual([['/api/live/stream'], []]);

  const next = await begin(player.page, 'fuba:3.0', 'rookie');
  await fan.page.locator(`[data-board="${next}"]`).click({ timeout: 30_000 });
  await fan.page.waitForURL(`**/match/${next}`);
  await fan.page.locator('[data-area]').first().waitFor({ timeout: 30_000 });
  expect([...player.faults, ...fan.faults]).toEqual([]);
  await Promise.all([player, fan].map(({ context }) => context.close()));
});

test('the leaderboard says how somebody stands who has no rating yet', async () => {
  const { page, context, faults } = await somebody();
  await page.goto('/leaderboard');
  await page.getByText('Rated matches need an account.').waitFor();
  await post(page, '/api/accounts', { name: 'cy-of-the-table', password: 'a long enough password' });
  await page.evaluate(() => {
    const score = {
      rating: 1310,
      tried: 9,
      solved: 6,
      streak: 2,
      best: 4,
      day: 1,
      daySolved: true,
      seen: [],
    };
    localStorage.setItem('touchline:been', 'true');
    localStorage.setItem('touchline:puzzles', JSON.stringify(score));
  });
  await page.goto('/leaderboard?game=grid&class=blitz');
  await page.getByText('You have not played a rated match of this kind yet.').waitFor();
  await page.getByText('2 (best 4)').waitFor();
  await page.getByRole('link', { name: 'Bots' }).click();
  await page.getByText('No bot has a settled rating here yet.').waitFor();
  expect(new URL(page.url()).search).toBe('?game=grid&class=blitz&players=bots');
  expect(faults).toEqual([]);
  await context.close();
});
