/** A match on stage: any position, with the dice that are wanted, and time that goes on only when told to. */
import type { Page } from 'playwright-core';
import type { Said } from '../src/types/messages';
import { somebody } from './support';

export interface Played {
  spec: string;
  position: string;
  /** The answer that is given. */
  answer: string;
  /** What is rolled then, in notation. */
  dice: string[];
  /** What was told before. */
  log?: Said[];
}

export type Person = Awaited<ReturnType<typeof somebody>>;

/** Somebody at a table against the computer, about to answer; the dice are those of `played`. */
export async function laid(
  { spec, position, dice, log = [] }: Played,
  options: Parameters<typeof somebody>[0] = {},
  pace = 'normal',
): Promise<Person> {
  const person = await somebody({ reducedMotion: 'no-preference', ...options });
  const { context, page } = person;
  const record = `touchline record 1\nspec: ${spec}\nrules: 2\nstart: ${position}\nseed: 1\n\nend 0\n`;
  const saved = {
    id: 'stage',
    spec,
    seats: { home: { name: '', level: null }, away: { name: '', level: 'rookie' } },
    typed: false,
    record,
    log: log.length ? [{ seq: 1, events: log }] : [],
    score: [0, 0],
    over: false,
    at: 1,
  };
  await context.addInitScript(
    ([saved, pace]) => {
      localStorage.setItem('touchline:settings', JSON.stringify({ pace, sounds: false }));
      localStorage.setItem('touchline:tables', JSON.stringify([saved]));
      localStorage.setItem('touchline:table:stage', JSON.stringify(saved));
    },
    [saved, pace] as const,
  );
  await fixed(page, dice);
  await page.clock.install();
  await page.goto('/table?id=stage');
  await page.locator('[data-ask], [data-question]').waitFor();
  // From here on time goes on only when told to.
  await page.clock.pauseAt(Date.now() + 1000);
  return person;
}

/** The first dice that the program would roll are these. */
async function fixed(page: Page, dice: string[]): Promise<void> {
  const left = [...dice];
  await page.routeWebSocket(/engine/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const text = String(message);
      const sent = JSON.parse(text) as { cmd?: string; inputs?: string[]; roll?: boolean };
      if (sent.cmd === 'play' && sent.roll && left.length) {
        sent.inputs = [...(sent.inputs ?? []), ...left.splice(0)];
        server.send(JSON.stringify(sent));
      } else server.send(message);
    });
  });
}

/** Give the answer, and wait until something is on stage. */
export async function give(page: Page, answer: string): Promise<void> {
  await page.locator(`main [data-answer="${answer}"]:visible`).first().click();
  await page.locator('[data-beat]').waitFor({ state: 'attached' });
}

/**
 * Let time go on: timers by the page's clock, animations with it. Whatever was running on its own stops, so
 * that a picture shows exactly this moment.
 */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await page.evaluate((by) => {
    const held = window as unknown as { held?: WeakSet<Animation> };
    held.held ??= new WeakSet();
    for (const animation of document.getAnimations()) {
      const isNew = !held.held.has(animation);
      held.held.add(animation);
      animation.pause();
      const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
      const now = isNew ? by / 2 : Number(animation.currentTime ?? 0) + by;
      if (now >= end) animation.finish();
      else animation.currentTime = now;
    }
  }, milliseconds);
}
