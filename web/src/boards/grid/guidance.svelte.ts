/**
 * What helps to choose: the odds of the answers, which come with every question, and the hint, which is asked
 * for.
 */
import { announcer } from '../../lib/announce.svelte';
import { settings } from '../../lib/settings.svelte';
import { attempt } from '../../lib/trouble';
import { t } from '../../lib/words.svelte';
import { percent, type Chances } from '../../table/table';
import type { Offer } from './answers';
import type { Play } from './play.svelte';

export class Guidance {
  chances = $state.raw<Chances | null>(null);
  /** The answers that the hint likes best. */
  best = $state.raw<ReadonlySet<string>>(new Set());
  thinking = $state(false);
  #play: Play;

  constructor(play: Play) {
    this.#play = play;
    $effect(() => this.#ask());
  }

  /** Both are gone with their question; the odds of the next one are asked for at once. */
  #ask(): void {
    const { scene, ask, running, planned } = this.#play;
    const table = this.#play.table();
    this.chances = null;
    this.best = new Set();
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

  hint = async (): Promise<void> => {
    const { scene, planned } = this.#play;
    const table = this.#play.table();
    this.thinking = true;
    const advice = await attempt(() => table.advice(undefined, [...planned]));
    this.thinking = false;
    if (this.#play.scene !== scene || advice === undefined) return;
    const rated = advice?.actions ?? [];
    const top = Math.max(...rated.map(({ value }) => value.points));
    const first = advice?.plan[0]?.action;
    const own = rated.filter(({ action }) => action === first);
    const best = own.length ? own : rated.filter(({ value }) => value.points >= top - 1e-6);
    this.best = new Set(best.map(({ action }) => action));
    const plan = advice?.plan ?? [];
    if (plan.length > 1)
      announcer.show(t('board-whole-plan', { plan: plan.map(({ text }) => text).join(' ') }));
    else if (best.length) announcer.say(best.map(({ text }) => text).join(', '));
    else announcer.show(t('board-grid-hint-none'));
  };
}
