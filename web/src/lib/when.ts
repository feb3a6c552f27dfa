/** Times and spans in the language of the page. */
import { words } from './words.svelte';

const MINUTE = 60_000;
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 60 * MINUTE],
  ['month', 30 * 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
];

/** "5 minutes ago", "now". */
export function ago(at: number, now = Date.now()): string {
  const relative = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' });
  const past = now - at;
  const [unit, size] = UNITS.find(([, size]) => past >= size) ?? ['second', 0];
  return size ? relative.format(-Math.floor(past / size), unit) : relative.format(0, 'second');
}

export const date = (at: number): string => new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(at);
export const dateTime = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** How long something lasts: "2 days", "3 hours", "4 minutes": the largest unit that fits. */
export function span(milliseconds: number): string {
  const [unit, size] = UNITS.slice(2).find(([, size]) => milliseconds >= size) ?? ['minute' as const, MINUTE];
  const count = Math.max(0, Math.floor(milliseconds / size));
  return new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
