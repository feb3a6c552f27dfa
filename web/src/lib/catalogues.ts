/** Where the sentences come from. A report in a file of its own has fewer: src/report/catalogues.ts. */
import type { Language } from './words.svelte';

type Load = () => Promise<{ default: string[] }>;

const FIRST: Record<Language, Load> = {
  en: () => import('../words/en'),
  fi: () => import('../words/fi'),
  it: () => import('../words/it'),
};
const MORE: Record<Language, Load> = {
  en: () => import('../words/en-more'),
  fi: () => import('../words/fi-more'),
  it: () => import('../words/it-more'),
};
const COMMENTARY: Record<Language, Load> = {
  en: () => import('../words/en-commentary'),
  fi: () => import('../words/fi-commentary'),
  it: () => import('../words/it-commentary'),
};

/** The catalogues a language needs from the start. */
export const first = async (language: Language): Promise<string[]> => (await FIRST[language]()).default;
/** The catalogues only the pages on rules and analyses need. */
export const more = async (language: Language): Promise<string[]> => (await MORE[language]()).default;
/** The catalogues only the commentary on a match needs. */
export const commentary = async (language: Language): Promise<string[]> =>
  (await COMMENTARY[language]()).default;
