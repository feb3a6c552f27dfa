/** The hint for a question: asked for, drawn as arrows, told in one sentence, and gone with its question. */
import { announcer } from '../lib/announce.svelte';
import { Refused } from '../lib/api';
import { sentence } from '../lib/trouble';
import { say, t, words } from '../lib/words.svelte';
import { figure, type Table } from '../table/table';
import type { Hint, HintArrow, HintWay } from '../types/messages';

/** Whether it will be refused again: hints are not allowed in this match. */
const lasts = (error: unknown): boolean => error instanceof Refused && error.status === 403;

export class Hints {
  hint = $state.raw<Hint | null>(null);
  /** Which of its ways is drawn. */
  drawn = $state(0);
  thinking = $state(false);
  #refused = $state(false);
  /** The question that was asked about. */
  #about: object | null = null;
  #table: () => Table;

  constructor(
    table: () => Table,
    /** Whether somebody leads through the match: then they ask, and show beside the board what is told. */
    readonly led = false,
  ) {
    this.#table = table;
  }

  /** Whether hints may be asked for. */
  get offered(): boolean {
    return this.#table().hints !== false && !this.#refused;
  }

  /** Another question: nothing is known of it yet. */
  clear(): void {
    this.#about = null;
    this.hint = null;
    this.drawn = 0;
    this.thinking = false;
  }

  /** Ask for the hint of this question, or of the one after a plan. */
  async ask(after: string[] = []): Promise<void> {
    if (this.thinking || !this.offered) return;
    const about = (this.#about = {});
    this.thinking = true;
    try {
      // The reasons are told in sentences that a first visit does not load.
      const [hint] = await Promise.all([this.#table().hint(after), words.learn('hints')]);
      if (this.#about !== about) return;
      if (!hint) this.#refused = true;
      this.hint = hint;
      this.drawn = 0;
      if (hint) announcer.say([say(hint.reason), ...hint.ways.map((way, at) => inWords(way, at))].join(' '));
    } catch (error) {
      if (this.#about !== about) return;
      // A connection that was lost comes back; who must not have hints is told so once.
      this.#refused = lasts(error);
      announcer.show(sentence(error));
    } finally {
      if (this.#about === about) this.thinking = false;
    }
  }

  /** What is drawn on the board. */
  get arrows(): readonly HintArrow[] {
    return this.hint?.ways[this.drawn]?.arrows ?? [];
  }

  /** The place of the best way that begins with this answer, from 1. */
  rank(action: string): number | null {
    const at = this.hint?.ways.findIndex(({ answers }) => answers[0]?.action === action) ?? -1;
    return at < 0 ? null : at + 1;
  }
}

/** An answer in few words, where a game has them. */
export type Brief = (action: string) => string | null;

/** From where to where; who, where several go their own ways. */
function move({ who, number, path }: HintArrow, _at: number, all: readonly HintArrow[]): string {
  const way = `${path[0]} → ${path.at(-1)}`;
  const members = new Set(all.flatMap((other) => other.number ?? []));
  if (who === 'ball' && members.size) return t('board-hint-ball', { way });
  return number !== undefined && members.size > 1 ? `${number}: ${way}` : way;
}

/** Whether an answer says itself that somebody goes this way. */
const tells = ({ args }: HintWay['answers'][number], { path }: HintArrow): boolean =>
  args.from === `area-${path[0]}` && args.to === `area-${path.at(-1)}`;

/** So many moves of a way are named. */
const NAMED = 3;

/** What a way is: how it begins, and what it moves then. */
export function summary({ answers, arrows }: HintWay, brief: Brief = () => null): string {
  const [first, ...rest] = answers;
  const told = first ? (brief(first.action) ?? say(first)) : '';
  const goesOn = rest.some(({ action }) => action !== 'done');
  const own = first && goesOn ? arrows.findIndex((arrow) => tells(first, arrow)) : -1;
  const others = arrows.filter((_, at) => at !== own);
  if (!goesOn || !others.length) return told;
  // Two ways may begin alike: where they go tells them apart.
  const moves = others.map(move);
  const more = moves.length > NAMED ? ' …' : '';
  return t('board-hint-more', { told, moves: moves.slice(0, NAMED).join('; ') + more });
}

/**
 * What a way is worth: the chance of the first, how far the others are behind; in a duel how often to choose
 * it.
 */
export function worth(way: HintWay, at: number): string {
  if (way.share !== undefined) return t('board-hint-share', { share: figure(100 * way.share) });
  if (at === 0) return t('board-hint-chance', { chance: figure(100 * way.value.points) });
  const behind = 100 * way.behind;
  return behind < 0.05 ? t('board-hint-level') : t('board-hint-behind', { behind: behind.toFixed(1) });
}

const inWords = (way: HintWay, at: number): string =>
  t('board-hint-way', { rank: at + 1, answer: summary(way), worth: worth(way, at) });
