/**
 * What the engine answers in a lesson, written down. A lesson asks the same questions every time, so it needs
 * no server: `npm run recordings` plays all lessons with the real engine and keeps its answers in
 * `recorded/`.
 */
import type { Command } from '../../table/engine';
import type { Chances, LegalAction, Standing, Ways } from '../../types/messages';
import type { View } from '../../table/table';

/** Where a lesson can stand. */
export interface Moment {
  after: Standing;
  record: string;
  /** As the learner sees it. */
  shown: { view: View; position: string };
  /** None where nobody is asked. */
  legal?: LegalAction[];
  odds?: Chances;
  /** The ways within reach, by the answer that is planned first; none is empty. */
  ways?: Record<string, Ways['ways']>;
  /** Where each command leads, by its number. */
  then?: Record<string, number>;
}

export interface Recorded {
  /** The moment at which each position begins. */
  begins: Record<string, number>;
  moments: Moment[];
}

/** A command that changes the table, as it is named in a recording. */
export function named(command: Command): string | null {
  if (command.cmd === 'act') return (command.answers ?? []).join('; ');
  if (command.cmd === 'roll') return `roll ${(command.dice ?? []).join(' ')}`;
  return null;
}

const files = import.meta.glob<{ default: Recorded }>('./recorded/*.json');

/** What was recorded of a lesson; `null` if nothing was. */
export async function recorded(id: string): Promise<Recorded | null> {
  const load = files[`./recorded/${id}.json`];
  return load ? (await load()).default : null;
}
