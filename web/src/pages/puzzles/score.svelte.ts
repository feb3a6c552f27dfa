/** How well somebody solves puzzles, as stored in this browser. */
import { kept } from '../../lib/kept';

const KEY = 'puzzles';
const START = 1200;
/** The first few results move the rating faster. */
const STEP = { early: 40, later: 20, until: 20 };

interface Stored {
  rating: number;
  tried: number;
  solved: number;
  streak: number;
  best: number;
  /** The last day whose puzzle was tried, and whether it was solved. */
  day: number;
  daySolved: boolean;
  /** The puzzles tried, the last one last. */
  seen: string[];
}

const NONE: Stored = {
  rating: START,
  tried: 0,
  solved: 0,
  streak: 0,
  best: 0,
  day: -1,
  daySolved: false,
  seen: [],
};

/** The chance to solve a puzzle: ratings and difficulties are on one scale. */
export const expected = (rating: number, difficulty: number): number =>
  1 / (1 + 10 ** ((difficulty - rating) / 400));

/** The stored score, or a new one if what is stored is something else. */
function read(): Stored {
  const found = kept.read<Partial<Stored> | null>(KEY, null);
  if (typeof found !== 'object' || found === null) return NONE;
  const numbers = ['rating', 'tried', 'solved', 'streak', 'best', 'day'] as const;
  const good = numbers.every((key) => Number.isFinite(found[key])) && Array.isArray(found.seen);
  return good ? { ...NONE, ...found } : NONE;
}

export class Score {
  #now = $state.raw<Stored>(read());

  get now(): Stored {
    return this.#now;
  }

  has(id: string): boolean {
    return this.#now.seen.includes(id);
  }

  /** Enter a first try; what was tried before counts no more. Returns how much the rating changed. */
  enter({ id, difficulty }: { id: string; difficulty: number }, solved: boolean, day: number | null): number {
    const { rating, tried, seen, streak, best, ...rest } = this.#now;
    const isNew = !seen.includes(id);
    const step = tried < STEP.until ? STEP.early : STEP.later;
    const change = isNew ? Math.round(step * (Number(solved) - expected(rating, difficulty))) : 0;
    const row = isNew ? (solved ? streak + 1 : 0) : streak;
    this.#now = {
      rating: rating + change,
      tried: tried + Number(isNew),
      solved: rest.solved + Number(isNew && solved),
      streak: row,
      best: Math.max(best, row),
      day: day ?? rest.day,
      daySolved: day === null ? rest.daySolved : solved,
      seen: isNew ? [...seen, id] : seen,
    };
    kept.write(KEY, this.#now);
    return change;
  }

  /** Everything was tried: begin again, with the same rating. */
  again(): void {
    this.#now = { ...this.#now, seen: [] };
    kept.write(KEY, this.#now);
  }
}
