/** The moments worth going back to: the turns in which a team gave most away. */
import type { Judged, Report, Seat, StepReport } from '../../../types/messages';

export type Decision = StepReport & { kind: 'decision' } & Judged;

export interface Moment {
  /** The step of the worst decision of the turn. */
  step: number;
  worst: Decision;
  /** What the team gave away in the turn, all decisions together. */
  loss: number;
  /** How many other mistakes the turn had. */
  more: number;
}

/** How many moments are shown. */
export const MOST = 5;

const isMistake = (step: StepReport): step is Decision =>
  step.kind === 'decision' && step.told && step.class !== null;

/** The worst turns of a team, or of both, in the order of the match. */
export function momentsOf({ steps }: Pick<Report, 'steps'>, seat: Seat | null, most = MOST): Moment[] {
  const turns = new Map<string, Moment>();
  steps.forEach((step, number) => {
    if (!isMistake(step) || (seat && step.seat !== seat)) return;
    const key = `${step.at.half} ${step.at.turn} ${step.seat}`;
    const known = turns.get(key);
    const loss = (known?.loss ?? 0) + step.loss;
    const more = known ? known.more + 1 : 0;
    const worst = known && known.worst.loss >= step.loss ? known : { step: number, worst: step };
    turns.set(key, { step: worst.step, worst: worst.worst, loss, more });
  });
  return [...turns.values()]
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most)
    .sort((a, b) => a.step - b.step);
}

/** All answers of a choice. */
export const answersOf = ({ action, rest }: Decision['chosen']): string[] => [
  action,
  ...rest.map((answer) => answer.action),
];
