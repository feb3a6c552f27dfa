/** What the board lights up: the answers of each square as one mark. */
import type { Answers, Offer } from './answers';
import type { Lit } from './GridBoard.svelte';

const STEPS = new Set(['move', 'stand', 'face']);
const BALLS = new Set(['step', 'kick', 'toss', 'toward', 'aim']);

function kindOf(offers: readonly Offer[]): Lit['kind'] {
  const verbs = offers.map(({ answer }) => answer.verb);
  const step = verbs.some((verb) => STEPS.has(verb));
  const ball = verbs.some((verb) => BALLS.has(verb));
  if (step && ball) return 'both';
  if (step) return 'step';
  if (ball) return 'ball';
  return offers.some(({ answer }) => answer.marker && !answer.square && !answer.way) ? 'pick' : 'place';
}

export function light(
  answers: Answers,
  who: string | null,
  label: (offer: Offer) => string | null,
  best: ReadonlySet<string>,
): Lit[] {
  const lit: Lit[] = [];
  for (const all of answers.on.values()) {
    const offers = all.filter(({ answer }) => answer.verb !== 'kicker' || answer.marker === who);
    const [first] = offers;
    if (!first?.at) continue;
    const labels = offers.map(label).filter((text) => text !== null);
    lit.push({
      at: first.at,
      kind: kindOf(offers),
      action: offers.length === 1 ? first.action : null,
      way: offers.find(({ answer }) => BALLS.has(answer.verb))?.answer.way ?? null,
      label: labels[0] ?? null,
      best: offers.some(({ action }) => best.has(action)),
    });
  }
  return lit;
}
