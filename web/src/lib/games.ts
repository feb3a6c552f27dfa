/** What can be played on this server: requested once. */
import { api } from './api';
import type { Playable } from './spec';

let asked: Promise<Playable> | null = null;

export function playable(): Promise<Playable> {
  asked ??= api.get<Playable>('/api/games').catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
