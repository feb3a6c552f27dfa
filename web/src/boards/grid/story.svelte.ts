/** What happened: told to those who listen, kept for those who look. */
import { untrack } from 'svelte';
import { announcer } from '../../lib/announce.svelte';
import { say } from '../../lib/words.svelte';
import type { Scene } from '../../table/table';
import type { GridView, Seat } from '../../types/messages';
import { isMember, type Play } from './play.svelte';
import { trail } from './trail';

/** The last kick of a shootout: who kicked, where the goalie dived, where the ball went. */
export interface Kick {
  kicking: Seat;
  goalie: number;
  ball: number;
}

export class Story {
  /** The way of the ball. */
  trail = $state.raw<readonly string[]>([]);
  lastKick = $state.raw<Kick | null>(null);
  #ballWas: string | null = null;
  #kickingWas: Seat | null = null;
  /** The last scene that was told: on stage an update is several. */
  #told: Scene<GridView> | null = null;

  constructor(play: Play, after: () => void) {
    $effect(() => {
      const { now } = play;
      if (!now || now === this.#told) return;
      const first = this.#told === null;
      this.#told = now;
      untrack(() => {
        this.#keep(now);
        // Whoever steps through a match hears it from the page.
        if (play.table().stage?.stepping) return;
        const words = first ? [] : now.events.map(say);
        if (now.ask && !play.quiet() && !(isMember(now) && !now.events.length))
          words.push(say(now.ask.decision));
        if (words.length) announcer.say(words.join(' '));
        after();
      });
    });
  }

  #keep(now: Scene<GridView>): void {
    const { ball, shootout } = now.view;
    this.trail = trail(this.trail, this.#ballWas, now);
    this.#ballWas = ball.at;
    const kick = now.events.find(({ key }) => key === 'grid-penalty')?.args;
    if (kick && this.#kickingWas)
      this.lastKick = { kicking: this.#kickingWas, goalie: Number(kick.goalie), ball: Number(kick.ball) };
    else if (shootout?.kicker) this.lastKick = null;
    this.#kickingWas = shootout?.kicking ?? null;
  }
}
