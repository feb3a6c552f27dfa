/** What happened, in words. */
import { say, t } from '../../../lib/words.svelte';
import type { Report, Shot, StepReport } from '../../../types/messages';
import { WORTH_A_WORD } from './numbers';

/** A step that changed the winning chance a lot. */
export interface Swing {
  number: number;
  step: StepReport;
  isGoal: boolean;
  /** Its label on the plot: the score for a goal, otherwise a number. */
  name: string;
}

/** How many swings are labelled. */
const SWINGS = 5;

/** How much a step changed home's winning chance. */
export const changeOf = (step: StepReport): number => step.after - step.before;

/** The score after a goal. */
export function scoreAfter({ at, seat }: Shot): string {
  const { home, away } = at.score;
  return seat === 'home' ? `${home + 1}–${away}` : `${home}–${away + 1}`;
}

/**
 * The biggest swings, in match order. Those that are not goals are numbered. Whoever resigns ends a match and
 * turns nothing.
 */
export function swingsOf({ steps, shots }: Pick<Report, 'steps' | 'shots'>): Swing[] {
  let numbered = 0;
  return steps
    .map((step, number) => ({ step, number, size: Math.abs(changeOf(step)) }))
    .filter(({ step, size }) => step.kind !== 'call' && size > WORTH_A_WORD)
    .sort((a, b) => b.size - a.size)
    .slice(0, SWINGS)
    .sort((a, b) => a.number - b.number)
    .map(({ step, number }) => {
      const goal = shots.find((shot) => shot.goal && shot.step === number);
      const name = goal ? scoreAfter(goal) : String((numbered += 1));
      return { number, step, isGoal: !!goal, name };
    });
}

/** The step of a turn that changed the winning chance most. */
export function biggestOf(
  { turns, steps }: Pick<Report, 'turns' | 'steps'>,
  turn: number,
): StepReport | null {
  const own = steps.slice(turns[turn]?.step ?? 0, turns[turn + 1]?.step);
  const bigger = (a: StepReport, b: StepReport): StepReport =>
    Math.abs(changeOf(b)) > Math.abs(changeOf(a)) ? b : a;
  return own.length ? own.reduce(bigger) : null;
}

/** What was done in a step. */
export function happened(step: StepReport): string {
  switch (step.kind) {
    case 'decision':
      return t('page-decided', { seat: t(`seat-${step.seat}`), what: say(step.chosen.said) });
    case 'roll':
      return t('page-rolled', { due: say(step.due_said), dice: step.input });
    case 'call':
      return t('page-called', { call: step.input });
  }
}
