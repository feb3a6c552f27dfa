/** What to say when something fails. */
import { announcer } from './announce.svelte';
import { Refused } from './api';
import { t } from './words.svelte';

export function sentence(error: unknown): string {
  if (error instanceof Refused && error.code === 'unreachable') return t('trouble-unreachable');
  if (error instanceof Error && error.message) return error.message;
  return t('trouble-unknown');
}

/** Do something, and show a notice if it fails. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    announcer.show(sentence(error), true);
    return undefined;
  }
}
