/** The rules as sentences: the clauses of an edition, and those behind something that happened. */
import { GAMES, rulebookOf } from '../games';
import type { Said } from '../types/messages';
import { api, type Schemas } from './api';

export type RulesTold = Schemas['RulesTold'];
export type Group = Schemas['Group'];

/** What to show: the clauses behind a key, or those named. */
interface Wanted {
  spec: string;
  key: string | null;
  ids: readonly string[];
}

/** Events, questions and rolls have clauses; answers have none. The server's tests check that. */
const HAVE = new RegExp(`^(${GAMES.map(({ name }) => name).join('|')}|why|ask|roll)-`);
const HAVE_NOT = /^[a-z]+-do-/;

/** The key of the clauses behind a message: a roll has those of its purpose. */
export const ruleKey = (said: Said): string =>
  /-rolled$/.test(said.key) && typeof said.args.roll === 'string' ? said.args.roll : said.key;

class Rules {
  /** What the dialog shows; `null`: it is closed. */
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

  /**
   * All clauses of an edition; requested once. They differ by rulebook, not by advanced rules or options.
   */
  of(spec: string): Promise<RulesTold> {
    const edition = rulebookOf(spec);
    const known = this.#told.get(edition);
    if (known) return known;
    const asked = api.get<RulesTold>(`/api/rules?spec=${encodeURIComponent(edition)}`);
    this.#told.set(edition, asked);
    // A failed request may be repeated.
    asked.catch(() => this.#told.delete(edition));
    return asked;
  }
}

export const rules = new Rules();

/** The groups, reduced to the clauses that pass a test; groups without any are left out. */
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
