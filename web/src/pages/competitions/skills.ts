/** The skills that a team can bring to a competition: the cards of the edition that is played. */
import { parts } from '../../lib/spec';
import { words } from '../../lib/words.svelte';
import type { SkillTable } from '../../types/messages';

/** All of them in the order of their clauses; a test compares them with the catalogue. */
export const SKILLS =
  `trained-formation-change wide-player-material high-condition fanatic-fans trained-special-event fiery-coach
  sweeper-keeper creative-goal-keeper skilled-goal-keeper shot-stopper penalty-shot-saver leading-goal-keeper
  advancing-goal-keeper tackle stopper skilled-fullbacks skilled-full-back doubling off-side-trap skilled-wing-backs
  fast-defender catenaccio midfield-general creative-midfielder gegenpressing crossing midfield-pressing dribbling
  midfield-dribbler short-passes box-to-box target-man clinical-finisher aggressive-striker goal-poacher actor
  fast-attacker`.split(/\s+/);

/** Each edition has a table of its own; what a card does is said there. */
export function skillsOf(spec: string): { card: string; table: SkillTable }[] {
  const table = parts(spec)?.edition === '2.1' ? 'first-use-free' : 'every-use-paid';
  return SKILLS.filter((card) => words.has(`skill-${card}-${table}`)).map((card) => ({ card, table }));
}
