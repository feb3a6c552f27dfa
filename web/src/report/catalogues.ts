/**
 * The sentences of a report, in every language: they are part of its file. Replaces src/lib/catalogues.ts.
 */
import type { Language } from '../lib/words.svelte';

const ALL = import.meta.glob<string>(
  [
    '../words/*/{replay,page}.ftl',
    '../../../crates/words/catalogues/*/*.ftl',
    '!../../../crates/words/catalogues/*/{*rules,analysis,league*,reasons,refusals,server}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export const first = (language: Language): Promise<string[]> =>
  Promise.resolve(
    Object.entries(ALL).flatMap(([path, text]) => (path.includes(`/${language}/`) ? [text] : [])),
  );
const none = (): Promise<string[]> => Promise.resolve([]);
export const LATER = {
  more: none,
  fuba: none,
  advanced: none,
  grid: none,
  commentary: none,
  'commentary-fuba': none,
  'commentary-grid': none,
  account: none,
  bench: none,
  competitions: none,
  lessons: none,
  replay: none,
  hints: none,
  rulebook: none,
  refusals: none,
};
