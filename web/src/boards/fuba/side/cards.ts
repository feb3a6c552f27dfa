/** Skill cards: what is printed on them. */
import { t, words } from '../../../lib/words.svelte';
import type { Ask, SkillTable } from '../../../types/messages';

export const cardName = (card: string): string => t(`skill-${card}`);

/** What a card does, by the table of skills that is played with. */
export function cardEffect(card: string, table: SkillTable | undefined): string {
  const key = `skill-${card}-${table}`;
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
