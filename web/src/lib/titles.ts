/** The names of games, editions, rules and options, in the page's language where its catalogues have them. */
import { gameNamed } from '../games';
import type { Schemas } from './api';
import { parts } from './spec';
import { t, words } from './words.svelte';

type Titled = Schemas['Titled'];

const known = (key: string, otherwise: string, args?: Record<string, string | number>): string =>
  words.has(key) ? t(key, args) : otherwise;
const dashed = (name: string): string => name.replaceAll('_', '-').replaceAll('.', '-');
const rule = (game: string, name: string): string => gameNamed(game).rules + name;
const optionRule = (game: string, name: string): string =>
  rule(game, gameNamed(game).options[name]?.rule ?? dashed(name));

export const gameTitle = (game: string): string => known(`home-game-${game}`, game);
/** What kind of game it is, in a sentence. */
export const gameAbout = (game: string): string => known(`home-game-${game}-is`, '');
export const editionTitle = (game: string, { name, title }: Titled): string =>
  known(`edition-${game}-${dashed(name)}`, title);
export const boardTitle = ({ name, title }: Titled): string => known(`home-board-${name}`, title);
export const conceptTitle = (game: string, { name, title }: Titled): string => known(rule(game, name), title);
export const optionTitle = (game: string, { name, title }: Titled): string =>
  known(optionRule(game, name), title);

/** What a value of an option means; `n` if it is a number, or ends with one. */
export function valueTitle(game: string, option: string, { name, title }: Titled): string {
  const base = optionRule(game, option);
  const [word = '', number] = name.split(':');
  if (number !== undefined) return known(`${base}-${word}`, title, { n: Number(number) });
  if (/^\d+$/.test(name) && words.has(`${base}-number`)) return t(`${base}-number`, { n: Number(name) });
  return known(`${base}-${gameNamed(game).options[option]?.values[name] ?? name}`, title);
}

/** A spec in one line: "FUBA 3.0", "Grid game, medium board, advanced". */
export function specTitle(spec: string): string {
  const told = parts(spec);
  if (!told) return spec;
  const edition = known(
    `home-edition-${told.game}-${dashed(told.edition)}`,
    `${gameTitle(told.game)} ${told.edition}`,
  );
  return told.board ? `${edition}, ${known(`home-board-${told.board}`, told.board)}` : edition;
}

/** What else is played: the advanced rules by name; options are counted. */
export function specExtras(spec: string): string[] {
  const told = parts(spec);
  if (!told) return [];
  const concepts = told.concepts.map((name) =>
    name === 'all' ? t('home-rules-all') : known(rule(told.game, name), name.replaceAll('-', ' ')),
  );
  const options = Object.keys(told.options).length;
  return options ? [...concepts, t('home-options-count', { n: options })] : concepts;
}

/** A computer opponent: a character by its name, a level by its title. */
export const levelTitle = (level: string): string =>
  known(`character-${level}`, known(`home-level-${level.replace(':', '-')}`, level));
