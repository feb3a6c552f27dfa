/** Where the sentences come from. A report in a file of its own has fewer: src/report/catalogues.ts. */
import type { Language } from './words.svelte';

type Load = (language: Language) => Promise<string[]>;
type Module = () => Promise<{ default: string[] }>;

const FIRST: Record<Language, Module> = {
  en: () => import('../words/en'),
  fi: () => import('../words/fi'),
  it: () => import('../words/it'),
};
const MORE: Record<Language, Module> = {
  en: () => import('../words/en-more'),
  fi: () => import('../words/fi-more'),
  it: () => import('../words/it-more'),
};
/** Catalogues that are loaded by themselves. */
const SINGLE = import.meta.glob<string>(
  [
    '../words/*/{account,bench,commentary*,competitions,grid,learn,replay,rules,setup}.ftl',
    '../../../crates/words/catalogues/*/{advanced,fuba,grid,hints,refusals}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
const single =
  (path: (language: Language) => string): Load =>
  async (language) => {
    const load = SINGLE[path(language)];
    return load ? [await load()] : [];
  };
const both =
  (one: Load, other: Load): Load =>
  async (language) =>
    (await Promise.all([one(language), other(language)])).flat();
const ofPages = (name: string): Load => single((language) => `../words/${language}/${name}.ftl`);
const ofGames = (name: string): Load =>
  single((language) => `../../../crates/words/catalogues/${language}/${name}.ftl`);

/** The catalogues a language needs from the start. */
export const first: Load = async (language) => (await FIRST[language]()).default;

/** Those that only some pages need. */
export const LATER = {
  /** Rules and analyses. */
  more: async (language) => (await MORE[language]()).default,
  /** Each game brings its own. */
  fuba: both(ofGames('fuba'), ofPages('setup')),
  advanced: ofGames('advanced'),
  grid: both(ofGames('grid'), ofPages('grid')),
  commentary: ofPages('commentary'),
  'commentary-fuba': ofPages('commentary-fuba'),
  'commentary-grid': ofPages('commentary-grid'),
  account: ofPages('account'),
  /** Private tables, the analysis board, questions about the rules. */
  bench: ofPages('bench'),
  competitions: ofPages('competitions'),
  lessons: ofPages('learn'),
  replay: ofPages('replay'),
  hints: ofGames('hints'),
  rulebook: ofPages('rules'),
  refusals: ofGames('refusals'),
} satisfies Record<string, Load>;
