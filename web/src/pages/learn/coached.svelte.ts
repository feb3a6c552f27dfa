/**
 * A table with a coach beside it: the coach may say no to an answer, and knows the dice beforehand where
 * something is to be shown.
 */
import { BenchTable } from '../../table/bench.svelte';
import type { Due } from '../../table/table';

/** Dice in the order in which they will be rolled; when there are none left they come from the generator. */
export class Script {
  queue: number[][] = [];

  next(due: Due): number[] | null {
    const dice = this.queue.shift();
    return dice && dice.length === due.dice.length ? dice : null;
  }
}

export class CoachedTable extends BenchTable {
  /** Asked before an answer of the learner is given; false: it is not given. */
  judge: ((action: string) => boolean) | null = null;
  /** Told when an answer of the learner has been given. */
  played: ((action: string) => Promise<void>) | null = null;

  /** The coach hears one answer at a time. */
  override get single(): boolean {
    return this.judge !== null;
  }

  /** Of a plan only the first answer is given where the coach listens. */
  override async act(answers: string | string[]): Promise<void> {
    const [action] = [answers].flat();
    if (!this.judge || action === undefined) return super.act(answers);
    if (!this.judge(action)) return;
    await super.act(action);
    await this.played?.(action);
  }

  /** An answer that is not the learner's. */
  async play(action: string): Promise<void> {
    await super.act(action);
  }

  override async computer(level: string): Promise<void> {
    const { action } = await this.engine.ask<{ action: string }>({ cmd: 'best', level });
    await this.play(action);
  }

  /** Back to the learner's last answer, not only to the computer's. */
  override async undo(): Promise<void> {
    do await super.undo();
    while (this.now?.undo && this.seat && this.now.waits[0] !== this.seat);
  }
}
