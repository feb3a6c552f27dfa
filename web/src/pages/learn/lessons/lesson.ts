/**
 * Lessons are data: positions, answers, dice. Their sentences are `learn-LESSON-1` and so on, one for each
 * step, `learn-LESSON-1-then` for what is said when the step is done, and `learn-LESSON-end` at the end.
 * browser/lessons.test.ts plays every lesson with the real engine.
 */
import type { Seat } from '../../../types/messages';

export interface Step {
  /** Set up anew before this step; otherwise it goes on where the last one ended. */
  position?: string;
  /** Answers that are right; none: there is only something to read. */
  right?: string[];
  /** The answers that are offered in a question. None: it is said what to do. */
  among?: string[];
  /** The right answer is the one with the best chance of this; all chances are shown afterwards. */
  odds?: string;
  /** The dice that fall then, in their order. */
  dice?: number[][];
  /** What the others answer then. */
  then?: string[];
  /** Events that come of it. */
  sees?: string[];
  /** Answers that the sentence says are not possible here. */
  forbidden?: string[];
  /** Areas or squares to look at. */
  mark?: string[];
}

export interface Lesson {
  spec: string;
  /** Whom the learner speaks for; home if nobody is named. */
  seat?: Seat;
  /** The clauses it is about. */
  rules: string[];
  steps: Step[];
}

export type GroupName = 'basics' | 'advanced' | 'grid';

/** Every lesson in its order. */
export const LESSONS: Record<GroupName, string[]> = {
  basics: [
    'turn',
    'ball-value',
    'offside',
    'pressing',
    'movement',
    'free-movement',
    'shot',
    'kick-off',
    'corner',
    'free-kick',
    'goal-kick',
    'penalty',
    'cards',
    'time',
  ],
  advanced: [
    'condition',
    'roles',
    'substitutions',
    'injuries',
    'keeper',
    'offside-risk',
    'passing-through',
    'skills',
    'slow-play',
    'special-events',
    'styles',
    'weather',
    'aggressive-pressing',
  ],
  grid: ['points', 'facing', 'passing', 'tackle', 'header', 'goalie', 'bicycle', 'shoot-out'],
};

export const ALL = Object.values(LESSONS).flat();

const files = import.meta.glob<{ default: Lesson }>(['./*.ts', '!./lesson.ts']);

/** A lesson by its name; none where there is no such lesson. */
export async function lesson(id: string): Promise<Lesson | null> {
  const load = files[`./${id}.ts`];
  return load ? (await load()).default : null;
}
