/** The clocks of a match: the time left at any moment, and how it is written. */
import { t } from '../../lib/words.svelte';
import type { Clocks, Seat } from '../../types/messages';

/** With less time left than this in a live match, in milliseconds, it is urgent. */
export const SHORT = 20_000;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The time a seat has left: as last reported, minus what has passed since if its clock runs; one that stands
 * still for the delay of a window runs after it.
 */
export function left(
  clock: Clocks,
  seat: Seat,
  heardAt: number,
  now: number,
  window?: { of: Seat; delay: number } | null,
): number {
  if (window?.of === seat) return Math.max(0, clock[seat] - Math.max(0, now - heardAt - window.delay));
  const runs = clock.running[seat === 'home' ? 0 : 1];
  return Math.max(0, clock[seat] - (runs ? Math.max(0, now - heardAt) : 0));
}

const two = (number: number): string => String(number).padStart(2, '0');

/**
 * As on a clock: minutes and seconds, tenths in the last ten seconds; hours and days in words for longer
 * times.
 */
export function written(milliseconds: number): string {
  if (milliseconds >= DAY) {
    return t('live-clock-days', {
      days: Math.floor(milliseconds / DAY),
      hours: Math.floor((milliseconds % DAY) / HOUR),
    });
  }
  if (milliseconds > 0 && milliseconds < 10 * SECOND)
    return `0:0${(Math.floor(milliseconds / 100) / 10).toFixed(1)}`;
  // A second that has begun counts: in a live match nobody sees 0:00 before time is up.
  const seconds = Math.ceil(milliseconds / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The same, for screen readers. */
export function spoken(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  if (milliseconds >= DAY) return written(milliseconds);
  if (seconds < 60) return t('live-clock-seconds', { n: seconds });
  return t('live-clock-minutes', { n: Math.floor(seconds / 60) });
}

/** When the display changes next. */
export const tick = (milliseconds: number): number =>
  milliseconds < 10 * SECOND ? 100 : milliseconds < DAY ? (milliseconds % SECOND) + 20 : MINUTE;
