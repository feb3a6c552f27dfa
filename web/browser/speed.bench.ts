/**
 * How long it takes from a key or a click to the next painted picture, as the browser itself measures it,
 * over a match that is played with the mouse. Figures, not a test: `npm run speed`.
 */
import { test } from 'vitest';
import { somebody } from './support';
import { answer, begin, sensible } from './world';

declare global {
  interface Window {
    taken: number[];
  }
}

/**
 * At once, and while beats play: on a running clock the question is asked at once, and what led to it is told
 * over the board.
 */
test.each(['instant', 'normal'])('from interaction to picture, speed of play: %s', async (pace) => {
  const { page, context } = await somebody({ reducedMotion: 'no-preference' });
  const clock = { kind: 'live', seconds: 3600, increment: 10, at_zero: 'lose' };
  const code = await begin(page, 'fuba:3.0', 'random', pace === 'instant' ? {} : { clock });
  await answer(page, code, 14, sensible);
  await page.addInitScript((pace) => {
    localStorage.setItem('touchline:settings', JSON.stringify({ pace }));
    window.taken = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEventTiming & { interactionId?: number }).interactionId)
          window.taken.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  }, pace);
  await page.goto(`/match/${code}`);
  let acted = 0;
  let during = 0;
  for (let tries = 0; tries < 400 && acted < 100; tries += 1) {
    const answers = page.locator(
      'main [data-ready]:visible:not(:disabled), main [data-answer]:visible:not(:disabled)',
    );
    const count = await answers.count();
    if (count === 0) {
      // Where somebody has to go, a counter is taken up first.
      const counter = page.locator('main .area.take').first();
      const found = await counter.isVisible();
      if (found) await counter.click({ timeout: 500 }).catch(() => undefined);
      else await page.waitForTimeout(50);
      continue;
    }
    const isOn = (await page.locator('[data-beat]').count()) > 0;
    const clicked = await answers
      .nth(tries % count)
      .click({ timeout: 500 })
      .then(
        () => true,
        () => false,
      );
    if (clicked) acted += 1;
    if (clicked && isOn) during += 1;
  }
  await page.waitForTimeout(500);
  const taken = (await page.evaluate(() => window.taken)).sort((a, b) => a - b);
  const at = (share: number): number =>
    taken[Math.min(taken.length - 1, Math.floor(share * taken.length))] ?? 0;
  console.info(
    `${pace}: ${acted} answers, ${during} of them while beats played, ${taken.length} interactions of 16 ms or more: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, longest ${at(1)} ms`,
  );
  await context.close();
});
