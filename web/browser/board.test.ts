import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { begin, look, playTo } from './board-play';
import { accessible, DESKTOP, PHONE, somebody } from './support';

const QUESTIONS = ['ask-target', 'ask-first-action', 'ask-movement'];

test.for([
  { name: 'desktop', viewport: DESKTOP, seat: 'home', hasTouch: false },
  { name: 'phone', viewport: PHONE, seat: 'away', hasTouch: true },
])('every question can be answered without scrolling: $name', async ({ viewport, seat, hasTouch }) => {
  const { page, faults } = await somebody({ viewport, hasTouch });
  const code = await begin(page, 'fuba:3.0', seat);
  for (const key of QUESTIONS) {
    await playTo(page, code, (ask) => ask.decision.key === key);
    const { offers, from } = await look(page);
    expect(offers.length + from.length).toBeGreaterThan(0);
    for (const { action, y } of [...offers, ...from])
      expect(y, `${key}: ${action}`).toBeLessThan(viewport.height - (hasTouch ? 50 : 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
    await accessible(page);
  }
  expect(faults.filter((fault) => !fault.includes('409'))).toEqual([]);
});

test('a counter is moved by touch, tap after tap', async () => {
  const { page } = await somebody({ viewport: PHONE, hasTouch: true, isMobile: true });
  const code = await begin(page);
  await playTo(page, code, ({ legal }) => legal.some((action) => action.startsWith('move')));
  const { seq, from } = await look(page);
  await page.touchscreen.tap(from[0]?.x ?? 0, from[0]?.y ?? 0);
  const to = (await look(page)).offers.find(({ area, action }) => area && action);
  expect(to?.action).toMatch(/>/);
  await page.touchscreen.tap(to?.x ?? 0, to?.y ?? 0);
  await expect.poll(async () => (await look(page)).seq).not.toBe(seq);
});

test('free movements are one edit of the board, and one message', async () => {
  const { page } = await somebody();
  const given: string[][] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const { wish } = JSON.parse(String(payload)) as { wish: { do: string; answers?: string[] } };
      if (wish.do === 'act') given.push(wish.answers ?? []);
    }),
  );
  const code = await begin(page);
  await playTo(page, code, (ask) => ask.decision.key === 'ask-free-movement' && (ask.moves ?? 0) > 1);
  const left = page.locator('[data-answer="done"] .left');
  const before = await left.innerText();
  const move = async (): Promise<void> => {
    await page.locator('.area.take').first().click();
    await page.locator('.area.legal').first().click();
    await page.locator('[data-drop]').waitFor();
  };
  await move();
  expect(await left.innerText()).not.toBe(before);
  // Taken back by its name: nobody has heard of it.
  await page.locator('[data-drop]').click();
  await page.locator('[data-drop]').waitFor({ state: 'detached' });
  expect(await left.innerText()).toBe(before);
  await move();
  expect(given).toEqual([]);
  await page.keyboard.press('d');
  await expect.poll(() => given.length).toBe(1);
  expect(given[0]).toEqual([expect.stringContaining('>'), 'done']);
});

test('odds are shown for the area under the pointer', async () => {
  const { page } = await somebody();
  const code = await begin(page);
  await playTo(page, code, ({ decision }) => decision.key === 'ask-target');
  const area = page.locator('.area.legal').first();
  await page.locator('[data-label] .odds').first().waitFor();
  await area.hover();
  await page.locator('.tip').waitFor();
  await expect.poll(() => page.locator('.outlook').innerText()).toMatch(/\d+\/\d+/);
});

/** Words of the answers that lie over each other, as they are drawn. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const drawn: { words: string; box: DOMRect }[] = [];
    for (const button of document.querySelectorAll('.prompt button[data-answer]')) {
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        // What only those who listen are told is cut away.
        if (!textContent?.trim() || getComputedStyle(parentElement as Element).clipPath !== 'none') continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const box of range.getClientRects()) if (box.width) drawn.push({ words: textContent, box });
      }
    }
    const over = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
    return drawn.flatMap((one, at) =>
      drawn
        .slice(at + 1)
        .filter(({ words, box }) => words !== one.words && over(one.box, box))
        .map(({ words }) => `${one.words} / ${words}`),
    );
  });

test.for([DESKTOP, PHONE])('no words of answers lie over each other: $width', async (viewport) => {
  const { page } = await somebody({ viewport });
  const code = await begin(page, 'fuba:3.0+all');
  await playTo(
    page,
    code,
    ({ legal }) =>
      ['shoot', 'press'].some((action) => legal.includes(action)) &&
      legal.some((action) => /^(defence|midfield|forward) cp$/.test(action)),
  );
  await page.locator('.prompt .share').first().waitFor();
  await page.locator('.prompt .left').first().waitFor();
  expect(await overlaps(page)).toEqual([]);
});

test('the guided match shows all of the board, the score and the coach on a phone', async () => {
  const { page } = await somebody({ viewport: PHONE, hasTouch: true });
  await page.goto('/learn/first');
  await page.locator('.coach .advice, .coach [data-answer], .labels .advice').first().waitFor();
  const seen = await page.evaluate(() => {
    const box = (what: string): DOMRect => (document.querySelector(what) as Element).getBoundingClientRect();
    return {
      order: [box('.coach').top, box('.tracks').top, box('.pitch').top],
      pitch: box('.pitch').bottom,
      navigation: box('nav').top,
      scrolled: window.scrollY,
    };
  });
  expect(seen.order).toEqual([...seen.order].sort((a, b) => a - b));
  expect(seen.scrolled).toBe(0);
  expect(seen.pitch).toBeLessThanOrEqual(seen.navigation);
});

test.for([
  { spec: 'fuba:3.0', ask: 'ask-target', answers: 0 },
  { spec: 'fuba:3.0', ask: 'ask-first-action', answers: 4 },
  { spec: 'fuba:3.0+all', ask: 'ask-first-action', answers: 9 },
])('nothing lies over the board of a phone: $spec $ask', async ({ spec, ask, answers }) => {
  const { page } = await somebody({ viewport: PHONE, hasTouch: true });
  const code = await begin(page, spec);
  await playTo(page, code, ({ decision, legal }) => decision.key === ask && legal.length >= answers);
  await page.locator(`[data-ask="${ask}"]`).waitFor();
  const seen = () =>
    page.evaluate(() => {
      const box = (what: string): DOMRect =>
        (document.querySelector(what) as Element).getBoundingClientRect();
      const cut = [...document.querySelectorAll('.tracks .tag, .tracks .score')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
        .map((one) => one.textContent);
      const [head, pitch, talk] = [box('.tracks').bottom, box('.pitch'), box('.talk')];
      const navigation = box('nav').top;
      return {
        above: pitch.top >= head,
        below: pitch.bottom <= talk.top + 1 && talk.bottom <= navigation + 1,
        tall: pitch.height >= 200,
        cut,
      };
    });
  await expect.poll(seen).toEqual({ above: true, below: true, tall: true, cut: [] });
});

test.for([
  { width: 390, height: 844, bar: true },
  { width: 360, height: 640, bar: true },
  { width: 844, height: 390, bar: false },
  // A window of 1280 by 720 at twice its size.
  { width: 640, height: 360, bar: false },
])('the whole board is in sight with the score told once: $width x $height', async ({ bar, ...viewport }) => {
  const { page } = await somebody({ viewport });
  const code = await begin(page);
  await playTo(page, code, ({ decision }) => decision.key === 'ask-target');
  await page.locator('[data-ask="ask-target"]').waitFor();
  const seen = await page.evaluate(() => {
    const box = (what: string): DOMRect => (document.querySelector(what) as Element).getBoundingClientRect();
    document.querySelector('.pitch')?.scrollIntoView({ block: 'start' });
    const scores = [...document.querySelectorAll('.score')].filter((score) => score.checkVisibility());
    return {
      head: box('header').bottom,
      bar: box('.tracks').bottom,
      pitch: box('.pitch').toJSON() as DOMRect,
      talk: box('.talk').top,
      scores: scores.length,
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
  expect([seen.scores, seen.sideways]).toEqual([1, 0]);
  expect(seen.pitch.top).toBeGreaterThanOrEqual(bar ? seen.bar : seen.head);
  expect(seen.pitch.bottom).toBeLessThanOrEqual(viewport.height);
  if (!bar) return;
  // Nor does the question lie over it.
  expect(seen.pitch.bottom).toBeLessThanOrEqual(seen.talk + 1);
  // The bar stays at the top while the board is scrolled under it.
  await page.mouse.wheel(0, 200);
  const still = (): Promise<number> =>
    page.evaluate(() => (document.querySelector('.tracks.card') as Element).getBoundingClientRect().top);
  expect(await still()).toBeGreaterThanOrEqual(seen.head);
  expect(await still()).toBeLessThan(seen.head + 70);
});
