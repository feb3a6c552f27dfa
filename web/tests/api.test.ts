/** Requests ask for refusals in the language of the pages. */
import { afterEach, expect, test, vi } from 'vitest';
import { api, Refused } from '../src/lib/api';
import { words } from '../src/lib/words.svelte';

afterEach(async () => {
  vi.unstubAllGlobals();
  await words.speak('en');
});

test('a request says in which language to refuse it', async () => {
  const problem = {
    error: { code: 'not-yours', message: 'Solo chi ha creato una partita può ritirarla.', args: {} },
  };
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => Response.json(problem, { status: 403 }));
  vi.stubGlobal('fetch', fetched);
  await words.speak('it');
  await expect(api.delete('/api/matches/x')).rejects.toThrow(
    new Refused(403, 'not-yours', problem.error.message),
  );
  await expect(api.lines('/api/matches/x/stream').next()).rejects.toThrow(problem.error.message);
  for (const [, init] of fetched.mock.calls) expect(init.headers).toMatchObject({ 'Accept-Language': 'it' });
  expect(fetched).toHaveBeenCalledTimes(2);
});
