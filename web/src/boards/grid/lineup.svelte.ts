/** A team is placed before a kick-off: everything is put down here first, and told afterwards. */
import { announcer } from '../../lib/announce.svelte';
import { t } from '../../lib/words.svelte';
import type { Seat } from '../../types/messages';
import { nearest, remember, remembered, sensible, usual, type Formation } from './formation';
import { markerIn, markersOf, name, same, square, type Square } from './notation';
import type { Play } from './play.svelte';

export class Lineup {
  formation = $state.raw<Formation>({});
  /** The marker that goes where the board is touched next. */
  chosen = $state<string | null>(null);
  /** Whose team is placed now; none: nobody's. */
  seat = $derived.by((): Seat | null => {
    const { ask } = this.#play;
    return ask?.decision.key === 'grid-ask-place'
      ? (String(ask.decision.args.seat).replace('seat-', '') as Seat)
      : null;
  });
  team = $derived.by(() =>
    this.seat && this.#play.view ? Object.keys(this.#play.view.teams[this.seat].markers) : [],
  );
  /** Where they stood the last time; none, if there was none. */
  last = $derived.by(() => {
    const { board } = this.#play;
    return this.seat && board ? remembered(board, this.seat, this.team) : null;
  });
  /** All markers; those of the team that is placed as they stand here. */
  markers = $derived.by(() => {
    const { view } = this.#play;
    return (view ? markersOf(view) : []).map((state) => {
      const put = this.seat === state.seat ? this.formation[state.marker] : null;
      return put ? { ...state, at: name(put) } : state;
    });
  });
  #play: Play;
  #laidOutFor: Seat | null = null;

  constructor(play: Play) {
    this.#play = play;
    $effect(() => this.#layOut());
  }

  #layOut(): void {
    if (this.seat === this.#laidOutFor) return;
    this.#laidOutFor = this.seat;
    this.chosen = null;
    const { board, view } = this.#play;
    if (!this.seat || !board || !view) return;
    const formation = { ...usual(board, this.seat, this.team), ...(this.last ?? {}) };
    for (const marker of this.team) {
      const at = square(markerIn(view, marker)?.at);
      if (at) formation[marker] = at;
    }
    this.formation = formation;
  }

  on(at: Square): string | null {
    const stands = (marker: string): boolean => {
      const place = this.formation[marker];
      return place !== undefined && same(place, at);
    };
    return this.team.find(stands) ?? null;
  }

  choose(marker: string): void {
    this.chosen = this.chosen === marker ? null : marker;
  }

  /** A square is touched: whoever stands there is taken up, or whoever is taken up goes there. */
  tap(at: Square): void {
    const own = this.on(at);
    if (this.chosen && own !== this.chosen) this.put(this.chosen, at);
    else this.chosen = own !== this.chosen ? own : null;
  }

  put(marker: string, at: Square): void {
    const { board } = this.#play;
    if (!board || !this.seat) return;
    const there = this.on(at);
    const from = this.formation[marker];
    // Whoever stood there changes places.
    const swaps = there !== null && there !== marker && from !== undefined;
    const fits =
      sensible(board, this.seat, marker, at) && (!swaps || sensible(board, this.seat, there, from));
    if (!fits) return announcer.say(t('board-grid-place-not'));
    this.formation = { ...this.formation, [marker]: at, ...(swaps ? { [there]: from } : {}) };
    this.chosen = null;
    announcer.say(t('board-grid-place-put', { marker: t(`marker-${marker}`), square: name(at) }));
  }

  usual(): void {
    const { board } = this.#play;
    if (board && this.seat) this.formation = usual(board, this.seat, this.team);
  }

  again(): void {
    if (this.last) this.formation = this.last;
  }

  done(): void {
    const { board } = this.#play;
    const { seat } = this;
    if (!board || !seat) return;
    remember(board, seat, this.formation);
    const wanted = { ...this.formation };
    this.#play.follow(({ ask }) => {
      if (ask?.decision.key !== 'grid-ask-place' || ask.decision.args.seat !== `seat-${seat}`) return null;
      const at = wanted[String(ask.decision.args.marker).replace('marker-', '')];
      const part = ask.decision.args.part === 'row' ? 'row' : 'column';
      return at ? nearest(ask.legal, part, part === 'row' ? at.y : at.x) : null;
    });
  }
}
