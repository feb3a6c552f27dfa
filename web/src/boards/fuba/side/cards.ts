/** Skill cards: what is printed on them. */
import { t, words } from '../../../lib/words.svelte';
import type { Ask } from '../../../types/messages';

/** The key of a card's effect: editions differ in it. */
function effectKey(card: string, spec: string): string {
  const [first, second] = spec.startsWith('fuba:2')
    ? ['first-use-free', 'every-use-paid']
    : ['every-use-paid', 'first-use-free'];
  const key = `skill-${card}-${first}`;
  return words.has(key) ? key : `skill-${card}-${second}`;
}

export const cardName = (card: string): string => t(`skill-${card}`);
export function cardEffect(card: string, spec: string): string {
  const key = effectKey(card, spec);
  return words.has(key) ? t(key) : '';
}

/** What a card in an answer costs; nothing if that is not said. */
export function cardCost(ask: Ask, action: string): string {
  const said = ask.said[ask.legal.indexOf(action)];
  const cost = said?.args.cost;
  return typeof cost === 'string' ? t(cost, { points: Number(said?.args.points ?? 0) }) : '';
}

/** Cards among the answers, by what is done with them: `skill tackle`, `play tackle`. */
export function cardsIn(ask: Ask | null | undefined, verb: 'skill' | 'play'): string[] {
  return (ask?.legal ?? [])
    .filter((action) => action.startsWith(`${verb} `))
    .map((action) => action.slice(verb.length + 1));
}
