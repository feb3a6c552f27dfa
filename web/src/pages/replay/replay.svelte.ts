/** A finished match, as a table: every position is known, and one of them is shown. */
import { learnGame } from '../../games';
import type { Opening, Said } from '../../types/messages';
import type { Chances, Entry, Hint, Look, Scene, Table, View, Way } from '../../table/table';
import { isOpening, steps, type Source } from './source';

/** How many positions are added to the page at a time. */
const TOGETHER = 64;

export class ReplayTable implements Table {
  opening = $state.raw<Opening | null>(null);
  /** How many positions have been loaded. */
  loaded = $state(0);
  /** The index of the position shown: the one after this many inputs. */
  at = $state(0);
  /** How fast it is played. */
  speed = $state(1);
  readonly seat = null;
  readonly busy = false;
  readonly due = null;
  #scenes: Scene[] = [];

  get spec(): string {
    return this.opening?.spec ?? '';
  }

  /** The index of the last position. */
  get last(): number {
    return this.opening?.inputs ?? 0;
  }

  #now = $derived.by(() => (this.loaded ? (this.#scenes[Math.min(this.at, this.loaded - 1)] ?? null) : null));

  get now(): Scene | null {
    return this.#now;
  }

  /** What has happened up to the position shown. */
  #log = $derived.by(() =>
    this.#scenes
      .slice(0, Math.min(this.at + 1, this.loaded))
      .flatMap(({ seq, step, events }): Entry[] =>
        step || events.length ? [{ seq, ...(step ? { step } : {}), events }] : [],
      ),
  );

  get log(): readonly Entry[] {
    return this.#log;
  }

  /** The first position of every turn. */
  turns = $derived.by(() => {
    const turns: number[] = [];
    let turn = -1;
    for (let at = 0; at < this.loaded; at += 1) {
      const { number } = (this.#scenes[at] as Scene).view.turn;
      if (number !== turn) turns.push(at);
      turn = number;
    }
    return turns;
  });

  /** Every position so far, in order. */
  scenes = $derived.by(() => this.#scenes.slice(0, this.loaded));

  scene(at: number): Scene | null {
    return this.#scenes[at] ?? null;
  }

  /** Read the whole match; throws if it is invalid. */
  async read(source: Source, signal: AbortSignal): Promise<void> {
    for await (const line of steps(source, signal)) {
      if (isOpening(line)) {
        await learnGame(line.spec);
        this.opening = line;
      } else this.#scenes.push(line);
      if (this.#scenes.length === 1 || this.#scenes.length % TOGETHER === 0)
        this.loaded = this.#scenes.length;
    }
    this.loaded = this.#scenes.length;
  }

  /** Show another position, the closest available. */
  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, Math.round(at)));
  }

  /** Jump to the next or the previous of some positions. */
  jump(places: readonly number[], forward: boolean): void {
    const found = forward ? places.find((at) => at > this.at) : places.filter((at) => at < this.at).at(-1);
    this.go(found ?? (forward ? this.last : 0));
  }

  header(key: string): string {
    return this.opening?.headers.find(([name]) => name === key)?.[1] ?? '';
  }

  get decision(): Said | null {
    return this.now?.other ?? null;
  }

  // Nothing can be done in a finished match.
  act = (): Promise<void> => Promise.resolve();
  look = (): Promise<Look<View> | null> => Promise.resolve(null);
  undo = (): Promise<void> => Promise.resolve();
  roll = (): Promise<void> => Promise.resolve();
  chances = (): Promise<Chances | null> => Promise.resolve(null);
  ways = (): Promise<readonly Way[]> => Promise.resolve([]);
  hint = (): Promise<Hint | null> => Promise.resolve(null);
  close(): void {}
}
