/** Names of users. */

/** Whether the server made this name up: nobody can choose one that begins so. */
export const isMadeUp = (name: string): boolean => name.startsWith('guest-');

/** The page of a player. */
export const playerPath = (name: string): string => `/players/${encodeURIComponent(name)}`;

/** The first letter of a name, whatever script it is in. */
export const initial = (name: string): string =>
  String.fromCodePoint(name.codePointAt(0) ?? 32).toUpperCase();
