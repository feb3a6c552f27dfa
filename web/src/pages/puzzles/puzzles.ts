/** Puzzles: decisions from real matches with one clearly best answer, as `touchline puzzles` wrote them. */
import { say } from '../../lib/words.svelte';
import type { Hint, Said, Seat } from '../../types/messages';

export interface Way {
  answers: string[];
  said: Said[];
  /** The winning chance after it. */
  points: number;
}

export interface Puzzle {
  id: string;
  spec: string;
  position: string;
  seat: Seat;
  difficulty: number;
  level: string;
  /** The best first. */
  ways: Way[];
}

/** All puzzles; they are large, and loaded only here. */
export async function puzzles(): Promise<Puzzle[]> {
  const { default: text } = await import('./puzzles.jsonl?raw');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Puzzle);
}

/** The place of a day's puzzle: neighbouring days are far apart, and none comes twice in a round. */
export function placeOf(day: number, many: number): number {
  let step = Math.max(1, Math.floor(many * 0.618));
  while (common(step, many) > 1) step += 1;
  return (day * step) % many;
}
const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));

/** The ways in an order that gives nothing away, the same for everybody. */
export function shuffled({ id, ways }: Puzzle): Way[] {
  const key = (way: Way): number =>
    Array.from(id + way.answers.join()).reduce(
      (hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 16_777_619) >>> 0,
      2_166_136_261,
    );
  return [...ways].sort((a, b) => key(a) - key(b));
}

/** The areas and squares an answer is about, and the answer itself: what to mark on the board. */
export const marksOf = (way: Way): string[] =>
  way.answers.flatMap((answer) => [answer, ...answer.split(/[\s>]+/).slice(1)]);

/**
 * What follows the first answer, in short: moves from area to area by their names, what is repeated once, no
 * end of an action. Sentences alone would fill the page.
 */
export function movesOf({ answers, said }: Way): string[] {
  const told: { text: string; times: number }[] = [];
  let hand = '';
  for (const [at, answer] of answers.entries()) {
    const [verb = '', what = ''] = answer.split(' ');
    const goesOn = verb === 'pick' && what === hand;
    if (verb === 'pick') hand = what;
    if (at === 0 || goesOn || answer === 'done' || answer === 'end') continue;
    const short = /^(?:move|(keeper)) (\w+)>(\w+)$/.exec(answer);
    const sentence = said[at];
    const text = short
      ? `${short[1] ? 'GK ' : ''}${short[2]} → ${short[3]}`
      : sentence
        ? say(sentence)
        : answer;
    const last = told.at(-1);
    if (last?.text === text) last.times += 1;
    else told.push({ text, times: 1 });
  }
  return told.map(({ text, times }) => (times > 1 ? `${text} ×${times}` : text));
}

/** What only says how a hint's own judge weighs its choices: the puzzle has figures of its own. */
const WEIGHED = /^hint-(plain-|why-(worth|slightly|alike|only|unseen|duel))/;
const ENDS = new Set(['done', 'end']);

/** Whole actions are the same whatever the order of their moves. */
const whole = ([first, ...rest]: string[]): string =>
  [first, ...rest.filter((answer) => !ENDS.has(answer)).sort()].join();

/**
 * Why the best answer of a puzzle is best: the fact that a hint tells, and what it compares with. Nothing
 * where the hint would say something else, or has no fact to tell.
 */
export function reasonOf({ ways: [best] }: Puzzle, hint: Hint): { why: Said; than: Said | null } | null {
  const told = hint.ways[0]?.answers.map(({ action }) => action) ?? [];
  if (!best || whole(told) !== whole(best.answers) || WEIGHED.test(hint.reason.key)) return null;
  const than = hint.against === null ? null : (hint.ways[hint.against]?.answers[0] ?? null);
  return { why: hint.reason, than };
}
