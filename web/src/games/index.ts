/** The games with pages of their own. This is the only place that tells them apart. */
import { words } from '../lib/words.svelte';
import { fuba } from './fuba';
import type { Game } from './game';
import { grid } from './grid';
import { plain } from './plain/plain';

export { DEFAULT_SPEC } from '../types/messages';
export type { DifferencesProps, EditorProps, Game } from './game';

export const GAMES: readonly Game[] = [fuba, grid];

/** A game by its name; one without a board is played from its list of answers. */
export const gameNamed = (name: string): Game => GAMES.find((game) => game.name === name) ?? plain(name);

/** The game of a spec: `game:edition`. */
export const gameOf = (spec: string): Game => gameNamed(spec.split(':')[0] as string);

/** Load the sentences of a match, before anything of it is shown. */
export const learnGame = (spec: string): Promise<void> => words.learn(...gameOf(spec).words(spec));

/** The spec of the rulebook that a spec belongs to. */
export function rulebookOf(spec: string): string {
  const { rulebooks } = gameOf(spec);
  return rulebooks.find((book) => spec.startsWith(book)) ?? rulebooks[0] ?? spec;
}
