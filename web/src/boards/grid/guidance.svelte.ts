/**
 * What helps to choose: the odds of the answers, which come with every question, and the hint, which is asked
 * for.
 */
import { settings } from '../../lib/settings.svelte';
import { percent, type Chances } from '../../table/table';
import type { Hints } from '../hints.svelte';
import type { Offer } from './answers';
import type { Play } from './play.svelte';

export class Guidance {
  chances = $state.raw<Chances | null>(null);
  /** The answer that the hint likes best. */
  best = $derived.by((): ReadonlySet<string> => {
    const first = this.hints.hint?.ways[0]?.answers[0];
    return new Set(first ? [first.action] : []);
  });
  #play: Play;

  constructor(
    play: Play,
    readonly hints: Hints,
  ) {
    this.#play = play;
    $effect(() => this.#ask());
  }

  /** Both are gone with their question; the odds of the next one are asked for at once. */
  #ask(): void {
    const { scene, ask, running, planned } = this.#play;
    const table = this.#play.table();
    this.chances = null;
    if (!this.hints.led) this.hints.clear();
    if (!ask || ask.secret || running || !settings.now.odds) return;
    void table.chances([...planned]).then((chances) => {
      if (this.#play.scene === scene) this.chances = chances;
    });
  }

  /** The chance of a goal, as short as possible. */
  label = (offer: Offer): string | null => {
    const goal = this.chances?.odds[offer.action]?.goal;
    return goal ? `${percent(goal).toFixed(0)}%` : null;
  };

  hint = (): void => void this.hints.ask([...this.#play.planned]);

  /** Give what the hint recommends, after what is planned. */
  follow = (answers: string[]): void => this.#play.give([...this.#play.planned, ...answers]);
}
