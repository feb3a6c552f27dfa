/**
 * Lessons are data: positions, answers, dice. Their sentences are `learn-LESSON-1` and so on, one per step,
 * `learn-LESSON-1-then` for what is said when the step is done, and `learn-LESSON-end` at the end.
 * browser/lessons.test.ts plays every lesson with the real engine.
 */
import type { Seat } from '../../../types/messages';

export interface Step {
  /** Set up before this step; otherwise it continues where the last one ended. */
  position?: string;
  /** The right answers; none: there is only something to read. */
  right?: string[];
  /** The answers offered in a quiz. None: the learner is told what to do. */
  among?: string[];
  /** The right answer is the one with the best chance of this; all chances are shown afterwards. */
  odds?: string;
  /** The dice that follow, in order. */
  dice?: number[][];
  /** The answers of the others that follow. */
  then?: string[];
  /** Events this must cause. */
  sees?: string[];
  /** Answers the sentence calls illegal here. */
  forbidden?: string[];
  /** Areas or squares to look at. */
  mark?: string[];
}

export interface Lesson {
  spec: string;
  /** The learner's seat; home by default. */
  seat?: Seat;
  /** The clauses it is about. */
  rules: string[];
  steps: Step[];
}

export type GroupName = 'basics' | 'advanced' | 'grid';

/** Every lesson, in order. */
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

/** A lesson by its name; `null` if there is none. */
export async function lesson(id: string): Promise<Lesson | null> {
  const load = files[`./${id}.ts`];
  return load ? (await load()).default : null;
}
