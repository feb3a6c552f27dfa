/** The rules in sentences: the clauses of an edition, and those behind something that happened. */
import { GAMES } from '../games';
import type { Said } from '../types/messages';
import { api, type Schemas } from './api';

export type RulesTold = Schemas['RulesTold'];
export type Group = Schemas['Group'];

/** What somebody wants to know: the clauses behind a key, or those named. */
interface Wanted {
  spec: string;
  key: string | null;
  ids: readonly string[];
}

/** Events, questions and rolls have clauses; answers have none. The server's tests see to that. */
const HAVE = new RegExp(`^(${GAMES.map(({ name }) => name).join('|')}|why|ask|roll)-`);
const HAVE_NOT = /^[a-z]+-do-/;

/** The key of the clauses behind something said: a roll has those of what it is for. */
export const ruleKey = (said: Said): string =>
  /-rolled$/.test(said.key) && typeof said.args.roll === 'string' ? said.args.roll : said.key;

/** Editions differ in their clauses, advanced rules and options do not. */
const editionOf = (spec: string): string => spec.split(/[@+?]/)[0] as string;

class Rules {
  /** What the dialog shows; none: it is closed. */
  wanted = $state.raw<Wanted | null>(null);
  #told = new Map<string, Promise<RulesTold>>();

  /** Whether there are clauses behind an event or a question. */
  has(key: string): boolean {
    return HAVE.test(key) && !HAVE_NOT.test(key);
  }

  /** Show the clauses behind an event or a question. */
  show(key: string, spec: string): void {
    this.wanted = { spec, key, ids: [] };
  }

  /** Show these clauses. */
  showClauses(ids: readonly string[], spec: string): void {
    this.wanted = { spec, key: null, ids };
  }

  close(): void {
    this.wanted = null;
  }

  /** All clauses of an edition; asked for once. */
  of(spec: string): Promise<RulesTold> {
    const edition = editionOf(spec);
    const known = this.#told.get(edition);
    if (known) return known;
    const asked = api.get<RulesTold>(`/api/rules?spec=${encodeURIComponent(edition)}`);
    this.#told.set(edition, asked);
    // What did not come may come another time.
    asked.catch(() => this.#told.delete(edition));
    return asked;
  }
}

export const rules = new Rules();

/** The groups with only those clauses that a test lets pass; groups without any are left out. */
export function only(
  groups: readonly Group[],
  test: (id: string, text: string, title: string) => boolean,
): Group[] {
  return groups
    .map((group) => ({
      ...group,
      clauses: group.clauses.filter(({ id, text }) => test(id, text, group.title)),
    }))
    .filter((group) => group.clauses.length > 0);
}
