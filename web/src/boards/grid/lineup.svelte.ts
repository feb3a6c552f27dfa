/** A team is placed before a kick-off: everything is put down here first, and given as one. */
import { announcer } from '../../lib/announce.svelte';
import { t } from '../../lib/words.svelte';
import type { GridLayout, Seat } from '../../types/messages';
import { allows, answersOf, fitted, remember, remembered, usual, type Formation } from './formation';
import { markersOf, name, same, seatOf, type Square } from './notation';
import type { Play } from './play.svelte';

export class Lineup {
  formation = $state.raw<Formation>({});
  /** The marker that goes where the board is touched next. */
  chosen = $state<string | null>(null);
  /** What may be laid out; none where nobody is placed. */
  layout = $derived.by((): GridLayout | null => {
    const layout = this.#play.ask?.layout;
    return layout && 'markers' in layout ? layout : null;
  });
  /** The markers that are placed. */
  team = $derived.by((): readonly string[] => this.layout?.markers ?? []);
  /** Whose team is placed now; none: nobody's. */
  seat = $derived.by((): Seat | null => (this.team[0] ? seatOf(this.team[0]) : null));
  /** Where they stood the last time; none, if there was none. */
  last = $derived.by(() => {
    const { board } = this.#play;
    return this.seat && board && this.layout ? remembered(board, this.seat, this.layout) : null;
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
    if (this.last) this.again();
    else this.usual();
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
    const { layout } = this;
    if (!layout) return;
    const there = this.on(at);
    const from = this.formation[marker];
    // Whoever stood there changes places.
    const swaps = there !== null && there !== marker && from !== undefined;
    const fits = allows(layout, marker, at) && (!swaps || allows(layout, there, from));
    if (!fits) return announcer.say(t('board-grid-place-not'));
    this.formation = { ...this.formation, [marker]: at, ...(swaps ? { [there]: from } : {}) };
    this.chosen = null;
    announcer.say(t('board-grid-place-put', { marker: t(`marker-${marker}`), square: name(at) }));
  }

  usual(): void {
    const { board } = this.#play;
    if (board && this.seat && this.layout)
      this.formation = fitted(this.layout, usual(board, this.seat, this.team));
  }

  again(): void {
    if (this.last) this.formation = this.last;
  }

  done(): void {
    const { board } = this.#play;
    const { seat, layout } = this;
    if (!board || !seat || !layout) return;
    remember(board, seat, this.formation);
    this.#play.give(answersOf(layout, this.formation));
  }
}
