/** What people and computers are called. */
import { t, words } from './words.svelte';

/** Whether the server made this name up: nobody can choose one that begins so. */
export const isMadeUp = (name: string): boolean => name.startsWith('guest-');

/**
 * What a person is called. A name made up by the server means nothing: the word "guest" will do, unless the
 * other has such a name, too.
 */
export const personName = (name: string, facing = ''): string =>
  isMadeUp(name) && !isMadeUp(facing) ? t('live-guest-name') : name;

/** A computer by its level: `coach:3` is Coach 3; a character by its name. */
export function levelName(level: string): string {
  if (words.has(`character-${level}`)) return t(`character-${level}`);
  const [kind = '', number] = level.split(':');
  const key = `live-level-${kind}`;
  return words.has(key) ? t(key, { n: Number(number ?? 0) }) : level;
}

/** The page of a player. */
export const playerPath = (name: string): string => `/players/${encodeURIComponent(name)}`;

/** The first letter of a name, whatever script it is in. */
export const initial = (name: string): string =>
  String.fromCodePoint(name.codePointAt(0) ?? 32).toUpperCase();
