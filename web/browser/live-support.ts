/** A match between two browsers, and how tests move it along without knowing how its board is drawn. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ToServer } from '../src/types/messages';

interface State {
  seq: number;
  position: string;
  ask: { secret: boolean; legal: string[]; pass?: string } | null;
  /** How long the window that is open stays so. */
  delay?: number;
  result?: unknown;
}

/** Ask the server as the page would. */
export async function ask<T>(page: Page, method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'X-Touchline': '1', 'Content-Type': 'application/json' };
      const response = await fetch(path, {
        method,
        headers,
        body: body ? JSON.stringify(body) : null,
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${path}: ${text}`);
      return (text ? JSON.parse(text) : null) as unknown;
    },
    [method, path, body] as const,
  ) as Promise<T>;
}

export const state = (page: Page, code: string): Promise<State> =>
  ask<State>(page, 'GET', `/api/matches/${code}/state`);
export const wish = (page: Page, code: string, wish: ToServer): Promise<void> =>
  ask(page, 'POST', `/api/matches/${code}/wishes`, wish);

/** Both are guests, and sit at a table of their own. */
export async function seated(home: Page, away: Page, more: object): Promise<string> {
  for (const page of [home, away]) {
    await page.goto('/');
    await ask(page, 'POST', '/api/guests');
  }
  const { code } = await ask<{ code: string }>(home, 'POST', '/api/matches', { seat: 'home', ...more });
  await ask(away, 'POST', `/api/matches/${code}/join`, {});
  return code;
}

/** Let both answer, whoever is asked, until something is so. */
export async function play(
  pages: [Page, Page],
  code: string,
  until: (states: [State, State], answers: number) => boolean,
): Promise<void> {
  for (let answers = 0; answers < 400; answers++) {
    const states = (await Promise.all(pages.map((page) => state(page, code)))) as [State, State];
    if (until(states, answers)) return;
    const at = states.findIndex(({ ask }) => ask);
    expect(at).toBeGreaterThanOrEqual(0);
    const { seq, ask } = states[at] as State;
    // What anybody could answer, whatever cards they hold.
    const legal = (ask?.legal ?? []).filter((answer) => !answer.startsWith('play '));
    await wish(pages[at] as Page, code, {
      do: 'act',
      seq,
      answers: [legal[(answers * 7) % Math.min(legal.length, 11)] as string],
    });
  }
  throw new Error('it never came to that');
}
