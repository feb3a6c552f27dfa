import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, play, seated, state, wish } from './live-support';
import { accessible, DESKTOP, PHONE, somebody } from './support';

const LIVE = { kind: 'live', seconds: 900, increment: 0, at_zero: 'lose' };

/** What the exact log says; the commentary leaves most of it out. */
async function logOf(page: Page): Promise<string[]> {
  await page.getByRole('tab', { name: 'Exact log' }).click();
  return page.getByRole('log', { name: 'What has happened' }).locator('li .said, h2').allInnerTexts();
}
const commentaryOf = async (page: Page): Promise<string[]> => {
  await page.getByRole('tab', { name: 'Commentary' }).click();
  const log = page.getByRole('log', { name: 'What has happened' });
  await log.locator('p .said').first().waitFor();
  return log.locator('p .said').allInnerTexts();
};
const settled = async (page: Page, lines: number): Promise<void> => {
  await expect.poll(async () => (await logOf(page)).length, { timeout: 15_000 }).toBeGreaterThan(lines);
};

test('two play, and one loads the page anew in the middle', async () => {
  const [ann, bob] = [await somebody(), await somebody({ viewport: PHONE })];
  const pages: [Page, Page] = [ann.page, bob.page];
  const code = await seated(...pages, { spec: 'fuba:3.0', clock: LIVE });
  for (const page of pages) {
    await page.goto(`/match/${code}`);
    await page.getByRole('tablist').first().waitFor();
  }
  await play(
    pages,
    code,
    ([home, away], answers) =>
      answers > 40 && !home.ask?.secret && !away.ask?.secret && home.position.includes('next=turn.'),
  );
  await settled(ann.page, 10);
  // Both read the same: nothing here is secret any more but what is marked so by the server.
  const before = await logOf(ann.page);
  await expect.poll(async () => (await logOf(bob.page)).at(-1)).toBe(before.at(-1));

  await bob.page.reload();
  await settled(bob.page, 10);
  const { position } = await state(bob.page, code);
  expect(await logOf(bob.page)).toEqual(await logOf(ann.page));
  // The commentator tells both the same, in the same words.
  const told = await commentaryOf(ann.page);
  expect(told.length).toBeGreaterThan(1);
  expect(await commentaryOf(bob.page)).toEqual(told);
  expect((await state(ann.page, code)).position).toBe(position);

  // The whole board is on the screen, and nothing is beyond its edge.
  expect(
    await ann.page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
  ).toBeLessThanOrEqual(0);
  expect(
    await bob.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

  // It goes on: both hear of the next thing.
  const length = (await logOf(bob.page)).length;
  await play(pages, code, (_, answers) => answers >= 12);
  await settled(bob.page, length);
  await expect.poll(async () => (await logOf(bob.page)).join('\n')).toBe((await logOf(ann.page)).join('\n'));
  await accessible(ann.page);
  await accessible(bob.page);
  // The test answers behind the back of the pages: what they ask about a question may come too late.
  expect(ann.faults.concat(bob.faults).filter((fault) => !/ 40[19] /.test(fault))).toEqual([]);
});

test('a broken connection comes back and has missed nothing', async () => {
  const [ann, bob] = [await somebody(), await somebody()];
  const pages: [Page, Page] = [ann.page, bob.page];
  const code = await seated(...pages, { spec: 'fuba:3.0' });
  await bob.page.goto('/');
  await ann.page.goto(`/match/${code}`);
  await ann.page.getByRole('tablist').first().waitFor();
  await play(pages, code, (_, answers) => answers > 30);
  await settled(ann.page, 3);
  // Requests of the test still go through its own page; the one that watches is cut off.
  const eve = await somebody();
  await eve.page.goto(`/match/${code}`);
  await settled(eve.page, 3);
  await eve.context.setOffline(true);
  await eve.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await eve.page.getByText('Connection lost').waitFor();
  await play(pages, code, (_, answers) => answers > 10);
  await eve.context.setOffline(false);
  await eve.page.getByText('Connection lost').waitFor({ state: 'detached' });
  await expect.poll(async () => (await logOf(eve.page)).join('\n')).toBe((await logOf(ann.page)).join('\n'));
});

test('they talk, mute and agree on a draw', async () => {
  const [ann, bob] = [await somebody(), await somebody({ viewport: PHONE })];
  const pages: [Page, Page] = [ann.page, bob.page];
  const code = await seated(...pages, { spec: 'fuba:3.0' });
  for (const page of pages) {
    await page.goto(`/match/${code}`);
    await page.getByRole('tab', { name: 'Chat' }).click();
  }
  const say = async (page: Page, text: string): Promise<void> => {
    await page.getByLabel('Message to your opponent').fill(text);
    await page.keyboard.press('Enter');
    await page.getByRole('log', { name: 'Chat' }).getByText(text).waitFor();
  };
  await say(ann.page, 'Hello <b>Bob</b>');
  await bob.page.getByText('Hello <b>Bob</b>').waitFor();
  await say(bob.page, 'Hello Ann');
  await ann.page.getByText('Hello Ann').waitFor();
  await accessible(ann.page);
  await accessible(bob.page);

  await bob.page.getByRole('button', { name: 'Mute' }).click();
  await say(ann.page, 'Can you hear me?');
  expect(await bob.page.getByText('Can you hear me?').count()).toBe(0);
  expect(await bob.page.getByText('Hello <b>Bob</b>').count()).toBe(0);
  // It is remembered, and can be taken back.
  await bob.page.reload();
  await bob.page.getByRole('tab', { name: 'Chat' }).click();
  await bob.page.getByText('Hello Ann').waitFor();
  expect(await bob.page.getByText('Can you hear me?').count()).toBe(0);
  await bob.page.getByRole('button', { name: 'Unmute' }).click();
  await bob.page.getByText('Can you hear me?').waitFor();

  await ann.page.getByRole('button', { name: 'Offer a draw' }).click();
  await bob.page.getByRole('region', { name: 'Offer' }).getByRole('button', { name: 'Accept' }).click();
  for (const page of pages) await page.getByRole('heading', { name: /A draw/ }).waitFor();
  await accessible(bob.page);

  // And play again.
  await ann.page.getByRole('button', { name: 'Rematch' }).click();
  await bob.page.getByRole('button', { name: 'Accept the rematch' }).click();
  for (const page of pages) await expect.poll(() => page.url(), { timeout: 15_000 }).not.toContain(code);
  expect(ann.page.url().split('?')[0]).toBe(bob.page.url().split('?')[0]);
});

test('whoever watches sees nothing secret and is asked nothing', async () => {
  const [ann, bob, eve] = [await somebody(), await somebody(), await somebody()];
  const pages: [Page, Page] = [ann.page, bob.page];
  const code = await seated(...pages, { spec: 'fuba:3.0' });
  const heard: string[] = [];
  eve.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  );
  eve.page.on(
    'response',
    (response) =>
      void response.text().then(
        (text) => response.url().includes('/api/') && heard.push(text),
        () => undefined,
      ),
  );
  await eve.page.goto(`/match/${code}`);
  await eve.page.getByText('Watching').first().waitFor();
  const { ask: asked, seq } = await state(ann.page, code);
  const formation = asked?.legal.at(-1) ?? '';
  expect(asked?.secret).toBe(true);
  await wish(ann.page, code, { do: 'act', seq, answers: [formation] });
  await wish(ann.page, code, { do: 'say', text: 'between us' });
  await wish(bob.page, code, { do: 'offer', what: 'draw' });
  await expect.poll(() => heard.some((text) => text.includes('"offer"'))).toBe(true);
  const all = heard.join('\n') + (await eve.page.content());
  expect(all).not.toContain('between us');
  expect(all).not.toContain(formation.split(' ').at(-1));
  expect(JSON.stringify(await ask(ann.page, 'GET', `/api/matches/${code}/log`))).toContain(formation);
  expect(await eve.page.getByRole('button', { name: /Accept|Resign|Undo/ }).count()).toBe(0);
  expect(await eve.page.getByRole('tab', { name: 'Chat' }).count()).toBe(0);
  await accessible(eve.page);
});

test('who waits has a link to hand on, and is at the table when somebody comes', async () => {
  const [ann, bob] = [await somebody({ viewport: DESKTOP }), await somebody()];
  for (const { page } of [ann, bob]) {
    await page.goto('/');
    await ask(page, 'POST', '/api/guests');
  }
  const { code } = await ask<{ code: string }>(ann.page, 'POST', '/api/matches', { spec: 'fuba:3.0' });
  await ann.page.goto(`/match/${code}`);
  await ann.page.getByRole('heading', { name: 'Waiting for an opponent' }).waitFor();
  expect(await ann.page.getByLabel('Invitation link').inputValue()).toContain(code);
  await accessible(ann.page);
  await bob.page.goto(`/match/${code}`);
  await bob.page.getByRole('button', { name: 'Join and play' }).click();
  await ann.page.getByRole('tablist').first().waitFor();
  await ann.page.getByRole('button', { name: 'Call off' }).click();
  await ann.page.getByRole('button', { name: 'Yes, call it off' }).click();
  await bob.page.getByRole('heading', { name: /Called off/ }).waitFor();
});

test('one person in both seats changes between them', async () => {
  const { page } = await somebody();
  await page.goto('/');
  await ask(page, 'POST', '/api/guests');
  const { code } = await ask<{ code: string }>(page, 'POST', '/api/matches', {
    spec: 'fuba:3.0',
    opponent: { kind: 'myself' },
  });
  await page.goto(`/match/${code}`);
  await page.getByText('You are playing for Home.').waitFor();
  await page.getByRole('button', { name: 'Play for Away' }).click();
  await page.getByText('You are playing for Away.').waitFor();
  expect(page.url()).toContain('as=away');
  await page.reload();
  await page.getByText('You are playing for Away.').waitFor();
  await accessible(page);
});
