/** Times and durations in the language of the page. */
import { words } from './words.svelte';

const MINUTE = 60_000;
/** The language of the page, with the reader's region if known. */
const locale = (): string =>
  navigator.languages.find((language) => language.startsWith(words.language)) ?? words.language;

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 60 * MINUTE],
  ['month', 30 * 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
];

/** "5 minutes ago", "now". */
export function ago(at: number, now = Date.now()): string {
  const relative = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  const past = now - at;
  const [unit, size] = UNITS.find(([, size]) => past >= size) ?? ['second', 0];
  return size ? relative.format(-Math.floor(past / size), unit) : relative.format(0, 'second');
}

export const date = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(at);
export const dateTime = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** A duration in words: days from two on, hours from two on, otherwise minutes. */
export function span(milliseconds: number): string {
  const hours = milliseconds / (60 * MINUTE);
  const [unit, count] =
    hours >= 47.5
      ? (['day', hours / 24] as const)
      : hours >= 2
        ? (['hour', hours] as const)
        : (['minute', hours * 60] as const);
  return new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.max(0, Math.round(count)),
  );
}
