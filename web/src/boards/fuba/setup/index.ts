/** Which questions the set-up answers: everything that is chosen beside the pitch, and the line-ups. */
import type { Ask } from '../../../types/messages';

const KEYS = new Set([
  'ask-formation',
  'ask-half-time',
  'ask-kick-off',
  'ask-place-keeper',
  'ask-place',
  'ask-midfield-roles',
  'ask-other-roles',
  'ask-styles',
  'ask-skill',
  'ask-substitutions',
  'ask-substitution',
  'ask-lose-point',
  'ask-gain-point',
  'ask-injured',
  'ask-replace',
  'ask-send-off',
]);

/** Whether Setup answers this question. */
export function isSetup(ask: Ask): boolean {
  return KEYS.has(ask.decision.key);
}
