/** Competitions to look at, made over the API by whoever a page belongs to. */
import type { Page } from 'playwright-core';
import type { Schemas } from '../src/lib/api';
import { post } from './world';

export type Competition = Schemas['CompetitionTold'];

export const CUP = { kind: 'knock-out', legs: 1, third_place: false } as const;

export async function competition(page: Page, code: string): Promise<Competition> {
  return (await (await page.request.get(`/api/competitions/${code}`)).json()) as Competition;
}

/** A competition of computers; whoever has no session yet becomes a guest. */
export async function create(
  page: Page,
  name: string,
  format: Schemas['FormatBody'],
  { computers = 0, level = 'random', spec = 'fuba:3.0', ...settings }: Record<string, unknown> = {},
): Promise<string> {
  if ((await page.request.get('/api/me')).status() === 401) await post(page, '/api/guests');
  const { code } = await post<Competition>(page, '/api/competitions', { name, spec, format, settings });
  if (computers) await post(page, `/api/competitions/${code}/computers`, { level, count: computers });
  return code;
}

/** A decision with the newest number. */
export async function decide(
  page: Page,
  code: string,
  verb: string,
  body: object = {},
): Promise<Competition> {
  for (let tries = 0; ; tries += 1) {
    const { seq } = await competition(page, code);
    try {
      return await post<Competition>(page, `/api/competitions/${code}/${verb}`, { seq, ...body });
    } catch (error) {
      if (tries > 20 || !String(error).includes('competition-changed')) throw error;
    }
  }
}

/** When something is so; computers play meanwhile. */
export async function until(
  page: Page,
  code: string,
  so: (of: Competition) => boolean,
  most = 150_000,
): Promise<Competition> {
  const begun = Date.now();
  for (;;) {
    const of = await competition(page, code);
    if (so(of)) return of;
    if (Date.now() - begun > most)
      throw new Error(`it never came to that: ${JSON.stringify(of).slice(0, 500)}`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}
