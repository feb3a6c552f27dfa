/** What of an answer's odds is worth a glance. */
import { percent, type Outcomes } from '../../table/table';
import type { Answer } from './notation';

/** What one hopes for, by what one does; what one fears where nothing else can be said. */
const HOPES: Record<string, string[]> = {
  shoot: ['goal'],
  kick: ['goal'],
  press: ['win'],
  dive: ['conceded'],
};
const OTHERWISE = ['keep', 'goal', 'win'];

export interface Glance {
  what: string;
  share: number;
}

/** The one outcome that matters most. */
export function glance(answer: Answer, outcomes: Outcomes | undefined): Glance | null {
  if (!outcomes) return null;
  const what = [...(HOPES[answer.word] ?? []), ...OTHERWISE].find((outcome) => outcome in outcomes);
  const chance = what ? outcomes[what] : undefined;
  if (what && chance) return { what, share: percent(chance) };
  const [most] = Object.entries(outcomes).sort(([, a], [, b]) => percent(b) - percent(a));
  return most ? { what: most[0], share: percent(most[1]) } : null;
}
