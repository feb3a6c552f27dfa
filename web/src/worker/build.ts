/** What a build is made of, as far as it works without the server; `vite.worker.ts` fills it in. */
import { FUBA_EDITIONS } from '../types/messages';

/** All that is known of it. */
export interface Build {
  /** Changes with every file. */
  version: string;
  /** The script of the page: a page of another build names another. */
  entry: string;
  /** What every language needs. */
  files: string[];
  /** The sentences, by language. */
  languages: Record<string, string[]>;
}

/** The rules of every edition: public, and the same for everybody. A test compares them with the games. */
export const RULES = [...FUBA_EDITIONS.map((edition) => `fuba:${edition}`).reverse(), 'grid:full'].map(
  (book) => `/api/rules?spec=${encodeURIComponent(book)}`,
);
