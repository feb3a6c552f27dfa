/** Plans as lists of answers: whose they are, what of them is worth giving, what of them is legal. */
import { Refused } from '../../lib/api';
import { EngineError } from '../../table/engine';
import { parse } from './notation';

/** The most answers that are planned; the server takes a few more. */
export const MOST = 60;

const picks = (answer: string | undefined): string | null => {
  const { verb, marker } = parse(answer ?? '');
  return verb === 'pick' ? (marker ?? null) : null;
};

/** Who was picked last. */
export const handOf = (answers: readonly string[]): string | null =>
  answers.flatMap((answer) => picks(answer) ?? []).at(-1) ?? null;

/** The answers without a member that was picked and did nothing. */
export const letGo = (answers: readonly string[]): readonly string[] =>
  picks(answers.at(-1)) ? answers.slice(0, -1) : answers;

/** Whether the last answer is a step or a turn, after which a member stays in the hand. */
export function walks(answers: readonly string[]): boolean {
  const { verb } = parse(answers.at(-1) ?? '');
  return verb === 'move' || verb.startsWith('turn');
}

/**
 * The answers before the one that was refused; none where the refusal is about something else. A plan that
 * goes too far is refused by the number of its last good answer, any other by that of the wrong one.
 */
export function legalPart(error: unknown, answers: readonly string[]): readonly string[] {
  const told =
    error instanceof EngineError
      ? { code: error.said.key, args: error.said.args }
      : error instanceof Refused
        ? { code: error.code, args: error.args }
        : null;
  const at = Number(told?.args.answer ?? 0);
  const good = told?.code.startsWith('plan-past-') ? at : at - 1;
  return good > 0 && good < answers.length ? answers.slice(0, good) : [];
}
