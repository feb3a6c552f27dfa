/** Who wears what on the page just now. */
import type { Seat } from '../types/messages';
import { USUAL, kitOf, wornBy, type Kit } from './kits';
import { settings } from './settings.svelte';

const AT_HOME: Record<Seat, Kit> = { home: kitOf(USUAL.home), away: kitOf(USUAL.away) };

class Wardrobe {
  now = $state.raw<Record<Seat, Kit>>(AT_HOME);

  /** Dress both teams for somebody with this seat, for as long as the calling component is there. */
  dress(seat: () => Seat | null): void {
    $effect.pre(() => this.#wear(wornBy(seat(), settings.now.kits)));
    $effect(() => () => this.#wear(AT_HOME));
  }

  /** Everything else that has a team's colours takes them from the page. */
  #wear(kits: Record<Seat, Kit>): void {
    this.now = kits;
    const { style } = document.documentElement;
    for (const seat of ['home', 'away'] as const) {
      const { shirt, trim } = kits[seat];
      for (const [name, colour] of Object.entries({ '': shirt, '-2': trim, '-ink': trim }))
        if (kits === AT_HOME) style.removeProperty(`--${seat}${name}`);
        else style.setProperty(`--${seat}${name}`, colour);
    }
  }
}

export const wardrobe = new Wardrobe();
