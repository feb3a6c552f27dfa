/**
 * Specs: `game:edition@board+rule?option=value`, parsed, changed and written back, according to what the
 * server says can be played.
 */
import type { Schemas } from './api';

export type Playable = Schemas['Playable'];
export type GameTold = Schemas['GameTold'];
type OptionTold = Schemas['OptionTold'];

export interface Chosen {
  game: string;
  edition: string;
  board: string | null;
  concepts: string[];
  options: Record<string, string>;
}

/** The parts of a spec; `null` if it is not one. */
export function parts(spec: string): Chosen | null {
  const found = /^([a-z]+):([^@+?]+)(?:@([^+?]+))?((?:\+[^+?]+)*)(?:\?(.+))?$/.exec(spec);
  if (!found) return null;
  const [, game = '', edition = '', board, concepts = '', options] = found;
  const pairs = (options ?? '').split('&').filter(Boolean);
  return {
    game,
    edition,
    board: board ?? null,
    concepts: concepts.split('+').filter(Boolean),
    options: Object.fromEntries(pairs.map((pair) => pair.split('=', 2) as [string, string])),
  };
}

export const gameNamed = (games: Playable, name: string): GameTold | undefined =>
  games.games.find(({ game }) => game === name);
/** The computers with a style of their own in the game of a spec. */
export const charactersOf = (games: Playable, spec: string): Playable['characters'] =>
  games.characters.filter((character) => character.games.includes(parts(spec)?.game ?? ''));
/** A computer in the game of a spec: a character without a style there is its plain level. */
export const computerIn = (games: Playable, spec: string, name: string): string =>
  charactersOf(games, spec).some((character) => character.name === name)
    ? name
    : (games.characters.find((character) => character.name === name)?.level ?? name);
const offered = (game: GameTold, edition: string): string[] =>
  game.concepts.filter(({ editions }) => editions.includes(edition)).map(({ name }) => name);

/** The default of a game. */
export const plain = ({ game, edition }: GameTold): Chosen => ({
  game,
  edition,
  board: null,
  concepts: [],
  options: {},
});

/** The choices of a spec, as far as they can be played here; an unknown spec gives the first game. */
export function chosen(spec: string, games: Playable): Chosen {
  const told = parts(spec);
  const game = gameNamed(games, told?.game ?? '') ?? (games.games[0] as GameTold);
  if (!told || told.game !== game.game) return plain(game);
  const edition = game.editions.some(({ name }) => name === told.edition)
    ? told.edition
    : plain(game).edition;
  const known = offered(game, edition);
  const everything = game.all != null && told.concepts.includes(game.all);
  const concepts = everything ? known : known.filter((name) => told.concepts.includes(name));
  const board = game.boards.some(({ name }) => name === told.board) ? told.board : null;
  const options = Object.fromEntries(
    Object.entries(told.options).filter(([name]) => game.options.some((option) => option.name === name)),
  );
  return { game: game.game, edition, board, concepts, options };
}

/** The canonical spec, as the server writes it: without defaults. */
export function written(choice: Chosen, games: Playable): string {
  const game = gameNamed(games, choice.game);
  if (!game) return '';
  const known = offered(game, choice.edition);
  const on = known.filter((name) => choice.concepts.includes(name));
  const names = game.all && on.length > 0 && on.length === known.length ? [game.all] : on;
  const board = choice.board && choice.board !== game.boards[0]?.name ? `@${choice.board}` : '';
  const options = game.options
    .filter((option) => open(option, choice, game))
    .map(({ name, default: meant }) => [name, choice.options[name], meant] as const)
    .filter(([, value, meant]) => value && value !== meant)
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return `${choice.game}:${choice.edition}${board}${names.map((name) => `+${name}`).join('')}${options.length ? `?${options.join('&')}` : ''}`;
}

/** Whether a rule is in force: chosen, or part of the edition. */
export function inForce(name: string, choice: Chosen, game: GameTold): boolean {
  const isPart = (concept: Schemas['ConceptTold']): boolean =>
    concept.name === name && concept.part_of.includes(choice.edition);
  return choice.concepts.includes(name) || game.concepts.some(isPart);
}

/** Whether an option has an effect, given the other choices. */
export function open({ needs }: OptionTold, choice: Chosen, game: GameTold): boolean {
  if (!needs) return true;
  const valueOf = (name: string): string =>
    choice.options[name] ?? game.options.find((option) => option.name === name)?.default ?? '';
  return (
    needs.concepts.some((name) => inForce(name, choice, game)) ||
    // A value may say more: `turns:180` is `turns`.
    needs.options.some(({ option, value }) => valueOf(option).split(':')[0] === value)
  );
}

/** Switch a rule on with what it requires, or off with what requires it. */
export function withConcept(choice: Chosen, name: string, on: boolean, game: GameTold): Chosen {
  let concepts = choice.concepts.filter((other) => other !== name);
  if (on) concepts.push(name);
  const now = (): Chosen => ({ ...choice, concepts });
  const lacks = (concept: Schemas['ConceptTold']): boolean =>
    concept.needs.length > 0 && !concept.needs.some((need) => inForce(need, now(), game));
  // Requirements may have requirements: repeat until none is missing.
  for (let changed = true; changed;) {
    const lacking = game.concepts.find((concept) => concepts.includes(concept.name) && lacks(concept));
    changed = lacking !== undefined;
    if (!lacking) break;
    if (on) concepts.push(lacking.needs[0] as string);
    else concepts = concepts.filter((other) => other !== lacking.name);
  }
  return now();
}

/** The same under another edition: rules it does not offer are dropped. */
export function withEdition(choice: Chosen, edition: string, game: GameTold): Chosen {
  const known = offered(game, edition);
  return { ...choice, edition, concepts: choice.concepts.filter((name) => known.includes(name)) };
}

/** All rules the edition offers, or none. */
export const withAll = (choice: Chosen, on: boolean, game: GameTold): Chosen => ({
  ...choice,
  concepts: on ? offered(game, choice.edition) : [],
});

/** The advanced rules an edition offers. */
export const choosable = (choice: Chosen, game: GameTold): Schemas['ConceptTold'][] =>
  game.concepts.filter(({ editions }) => editions.includes(choice.edition));
