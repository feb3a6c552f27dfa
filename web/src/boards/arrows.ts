/** What a board draws over its pieces: somebody, or the ball, goes from place to place. */
import type { HintArrow, Seat } from '../types/messages';

/** What was played, and what was better. */
export type Tone = 'played' | 'better';

export interface Arrow {
  who: 'ball' | Seat;
  /** The places on the way as the notation names them; `goal-home` and `goal-away` are the goals. */
  path: string[];
  tone: Tone;
  /** How many go the same way, if more than one. */
  times?: number;
}

/** The arrows without those that are drawn already. */
export const distinct = (arrows: readonly Arrow[]): Arrow[] => [
  ...new Map(arrows.map((arrow) => [`${arrow.tone} ${arrow.who} ${arrow.path.join('>')}`, arrow])).values(),
];

/** What a hint moves: those who go the same way are drawn once. */
export function hinted(arrows: readonly HintArrow[]): Arrow[] {
  const drawn = new Map<string, Arrow>();
  for (const { who, path } of arrows) {
    const way = `${who} ${path.join('>')}`;
    const times = (drawn.get(way)?.times ?? 0) + 1;
    drawn.set(way, { who, path, tone: 'better', times });
  }
  return [...drawn.values()];
}

/** An arrow in the notation: who goes from where to where. */
export const nameOf = ({ who, path }: Arrow): string => `${who} ${path[0]} ${path.at(-1)}`;
