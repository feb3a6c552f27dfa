/** Where the member in the hand can walk, where the ball can be played: the engine says, the board shows. */
import { attempt } from '../../lib/trouble';
import type { Way } from '../../types/messages';
import { letGo } from './plan';
import type { Play } from './play.svelte';
import { answersAlong, BALL, placesAlong, wayTo } from './ways';

/** Answers that begin a way. */
const GOES = new Set(['move', 'kick', 'toss', 'step']);
const NONE: readonly Way[] = [];

export class Reach {
  #known = $state.raw<{ of: unknown; ways: readonly Way[] }>({ of: null, ways: NONE });
  /** The ways of a marker that is dragged and not in the hand. */
  #held = $state.raw<{ marker: string; ways: readonly Way[] } | null>(null);
  #play: Play;

  constructor(play: Play) {
    this.#play = play;
    $effect(() => this.#ask());
  }

  /** The ways from the question as it stands; none before they are told. */
  ways = $derived.by(() => (this.#known.of === this.#play.scene ? this.#known.ways : NONE));

  #ask(): void {
    const { scene, ask, running, planned, answers } = this.#play;
    this.#held = null;
    if (!ask || ask.secret || running || !answers?.pads.some(({ verb }) => GOES.has(verb))) return;
    void this.#play
      .table()
      .ways([...planned])
      .then((ways) => (this.#known = { of: scene, ways }))
      .catch(() => undefined);
  }

  /** Somebody is about to be dragged: find out where to. */
  hold = async (marker: string): Promise<void> => {
    const { member, planned } = this.#play;
    if (member === marker) return;
    const table = this.#play.table();
    const ways = await attempt(() => table.ways([...letGo(planned), `pick ${marker}`]));
    if (ways) this.#held = { marker, ways };
  };

  #of(goes: string): readonly Way[] {
    return this.#held?.marker === goes ? this.#held.ways : this.ways;
  }

  /** The squares of the way to one of them; none where no way leads. */
  places(goes: string, to: string): string[] | null {
    const ways = this.#of(goes);
    const way = wayTo(ways, goes, to);
    return way && placesAlong(ways, way);
  }

  /** The ways to a square, each with its answers: on foot first. */
  to(square: string): { way: Way; answers: string[] }[] {
    const found = this.ways.filter(({ to }) => to === square);
    const foot = found.filter(({ goes }) => goes !== BALL);
    const ball = found.filter(({ goes }) => goes === BALL);
    return [...foot, ...ball].map((way) => ({ way, answers: answersAlong(this.ways, way) }));
  }

  /** What each square within reach costs on foot. */
  steps = $derived.by(() => this.#costs((goes) => goes !== BALL));
  /** And what it costs to play the ball there. */
  kicks = $derived.by(() => this.#costs((goes) => goes === BALL));

  #costs(isMeant: (goes: string) => boolean): ReadonlyMap<string, number> {
    return new Map(this.ways.filter(({ goes }) => isMeant(goes)).map(({ to, cost }) => [to, cost]));
  }
}
