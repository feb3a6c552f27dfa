/** What came of a step of a match, as its commentator tells it. */
import { commentary } from '../../commentary/commentary';
import type { Commentator } from '../../commentary/teller';
import { say } from '../../lib/words.svelte';
import type { Scene } from '../../table/table';
import type { Said } from '../../types/messages';
import type { Witness } from './analysis/summary';

export function witnessOf(
  scenes: readonly Scene[],
  game: string,
  commentator: Commentator,
  match: { spec: string; seed: string },
): Witness {
  const told = (until: number): Said[] =>
    commentary(scenes.slice(0, until), game, commentator, match).flatMap(({ sentences }) => sentences);
  // A step leads from the position with its number to the next one.
  return (step) =>
    told(step + 2)
      .slice(told(step + 1).length)
      .map(say)
      .join(' ');
}
