/** What players do in a competition; a visitor becomes a guest first. */
import { api, type Schemas } from '../../lib/api';
import { session } from '../../lib/session.svelte';
import type { Following } from './following.svelte';
import type { Competition } from './model';

export async function act(followed: Following, verb: string, body?: unknown): Promise<Competition> {
  await session.somebody();
  return followed.take(await api.post<Competition>(`${followed.path}/${verb}`, body));
}

export const join = (followed: Following, body: Schemas['JoinCompetitionBody']): Promise<Competition> =>
  act(followed, 'join', body);
