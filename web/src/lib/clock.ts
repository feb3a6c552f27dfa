/** The clock of a match in words. */
import type { Schemas } from './api';
import { t } from './words.svelte';

export function clockTitle(clock: Schemas['Control']): string {
  if (clock.kind === 'none') return t('home-clock-none');
  if (clock.kind === 'tournament') return t('home-clock-tournament');
  if (clock.kind === 'days') return t('home-clock-days-each', { n: clock.days });
  const minutes = Math.round(clock.seconds / 6) / 10;
  return clock.increment
    ? t('home-clock-increment', { n: minutes, seconds: clock.increment })
    : t('home-clock-minutes', { n: minutes });
}
