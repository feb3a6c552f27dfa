/** What a board draws over its pieces: somebody, or the ball, goes from place to place. */
import type { Seat } from '../types/messages';

/** What was played, and what was better. */
export type Tone = 'played' | 'better';

export interface Arrow {
  who: 'ball' | Seat;
  /** The places on the way as the notation names them; `goal-home` and `goal-away` are the goals. */
  path: string[];
  tone: Tone;
}

/** The arrows without those that are drawn already. */
export const distinct = (arrows: readonly Arrow[]): Arrow[] => [
  ...new Map(arrows.map((arrow) => [`${arrow.tone} ${arrow.who} ${arrow.path.join('>')}`, arrow])).values(),
];
