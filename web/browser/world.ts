/** Matches to look at, made over the API by whoever a page belongs to. */
import type { Page } from 'playwright-core';
import type { Schemas } from '../src/lib/api';
import type { Scene } from '../src/table/table';

const HEADERS = { 'X-Touchline': '1' };

export async function post<T>(page: Page, path: string, data?: unknown): Promise<T> {
  const response = await page.request.post(path, {
    headers: HEADERS,
    ...(data === undefined ? {} : { data }),
  });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

async function get<T>(page: Page, path: string): Promise<T> {
  return (await (await page.request.get(path)).json()) as T;
}

/** Begin a match against the computer; whoever has no session yet becomes a guest. */
export async function begin(
  page: Page,
  spec: string,
  level = 'random',
  more: Record<string, unknown> = {},
): Promise<string> {
  if ((await page.request.get('/api/me')).status() === 401) await post(page, '/api/guests');
  const body = { spec, seat: 'home', opponent: { kind: 'computer', level }, ...more };
  return (await post<Schemas['MatchTold']>(page, '/api/matches', body)).code;
}

/**
 * Answer so many questions, each by the first answer that is wanted, or else any; done when there are none
 * left.
 */
export async function answer(
  page: Page,
  code: string,
  most: number,
  wanted: (legal: string[]) => string | undefined = () => undefined,
): Promise<Scene> {
  let draw = 7;
  let scene = await get<Scene>(page, `/api/matches/${code}/state`);
  for (let answered = 0; answered < most && !scene.result;) {
    const { ask, seq } = scene;
    if (ask) {
      // Always the same choices, so that pictures change only with the pages.
      draw = (draw * 1103515245 + 12345) % 2147483648;
      const action = wanted(ask.legal) ?? ask.legal[draw % ask.legal.length];
      const sent = await page.request.post(`/api/matches/${code}/wishes`, {
        headers: HEADERS,
        data: { do: 'act', seq, answers: [action] },
      });
      if (sent.ok()) answered += 1;
    } else {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    scene = await get<Scene>(page, `/api/matches/${code}/state`);
  }
  return scene;
}

/** A set-up that makes sense, and passes that look forward. */
export const sensible = (legal: string[]): string | undefined =>
  legal.find((action) => action === 'formation 4-4-2') ??
  legal.find((action) => ['target BPA', 'target BFR', 'shoot', 'press', 'done'].includes(action));

export async function resign(page: Page, code: string): Promise<void> {
  await post(page, `/api/matches/${code}/wishes`, { do: 'resign' });
}
