/**
 * A table with a coach: the coach may reject an answer, and fixes the dice where something is to be shown.
 */
import { BenchTable } from '../../table/bench.svelte';
import type { Due } from '../../table/table';

/** Dice in the order they will be rolled; after that they come from the generator. */
export class Script {
  queue: number[][] = [];

  next(due: Due): number[] | null {
    const dice = this.queue.shift();
    return dice && dice.length === due.dice.length ? dice : null;
  }
}

export class CoachedTable extends BenchTable {
  /** Called before a learner's answer is given; false rejects it. */
  judge: ((action: string) => boolean) | null = null;
  /** Called after a learner's answer was given. */
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

  /** Give an answer that is not the learner's. */
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
