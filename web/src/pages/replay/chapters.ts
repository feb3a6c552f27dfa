/** The chapters of a match, to jump to: goals, cards, penalties, halves, and what turned it. */
import type { Scene } from '../../table/table';
import type { Report, Said, Seat } from '../../types/messages';
import { swingsOf } from './analysis/story';

export type ChapterKind = 'goal' | 'red' | 'yellow' | 'penalty' | 'half' | 'turning';

export interface Chapter {
  kind: ChapterKind;
  /** The index of the position to show. */
  at: number;
  seat: Seat | '';
  /** After a goal. */
  score: [number, number] | null;
}

const KINDS: [ChapterKind, RegExp][] = [
  ['red', /-red(-card)?$/],
  ['yellow', /-yellow(-card)?$/],
  ['half', /-(half-ends|half-time|shoot-?out-begins)$/],
];
const PENALTY = new Set(['restart-penalty-kick', 'turn-penalty']);

/** The team that a message names, by itself or by one of its players. */
function seatOf({ args }: Said): Seat | '' {
  const named = `${args.seat ?? ''}${args.marker ?? ''}`;
  if (named.startsWith('seat-home') || named.startsWith('marker-H')) return 'home';
  return named.startsWith('seat-away') || named.startsWith('marker-A') ? 'away' : '';
}

function told(event: Said): ChapterKind | null {
  if (PENALTY.has(String(event.args.restart))) return 'penalty';
  return KINDS.find(([, key]) => key.test(event.key))?.[0] ?? null;
}

/** The chapters of some positions, and of the report once it is there. */
export function chaptersOf(scenes: readonly Scene[], report: Report | null): Chapter[] {
  const chapters: Chapter[] = [];
  scenes.forEach(({ events, score }, at) => {
    for (const event of events) {
      const kind = told(event);
      if (kind) chapters.push({ kind, at, seat: seatOf(event), score: null });
    }
    const [home, away] = scenes[at - 1]?.score ?? score;
    const seat = score[0] > home ? 'home' : score[1] > away ? 'away' : null;
    if (seat) chapters.push({ kind: 'goal', at, seat, score });
  });
  const taken = new Set(chapters.map(({ at }) => at));
  for (const { number, step, isGoal } of report ? swingsOf(report) : []) {
    const seat = step.after > step.before ? 'home' : 'away';
    if (!isGoal && !taken.has(number + 1))
      chapters.push({ kind: 'turning', at: number + 1, seat, score: null });
  }
  return chapters.sort((a, b) => a.at - b.at);
}
