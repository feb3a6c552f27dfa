/** A lesson in progress: which step, what was answered, what happened. */
import { announcer } from '../../lib/announce.svelte';
import { say, t, words } from '../../lib/words.svelte';
import type { Chances } from '../../table/table';
import type { Said } from '../../types/messages';
import { CoachedTable, Script } from './coached.svelte';
import type { Lesson, Step } from './lessons/lesson';
import { progress } from './progress.svelte';
import { RecordedEngine } from './recorded';
import type { Recorded } from './recording';

/** The coach says what to do: there are no other hints. */
class LessonTable extends CoachedTable {
  readonly hints = false;
}

export class Running {
  readonly table: CoachedTable;
  /** The index of the step; the number of steps: it is over. */
  at = $state(0);
  /** The right answer, once given. */
  given = $state<string | null>(null);
  /** A wrong answer. */
  wrong = $state<string | null>(null);
  /** What happened. */
  events = $state.raw<Said[]>([]);
  /** Whether everything that follows from the answer has happened. */
  followed = $state(false);
  chances = $state.raw<Chances | null>(null);
  /** The answers of this step with their sentences, as they were asked. */
  answers = $state.raw<{ action: string; said: string }[]>([]);
  #script = new Script();

  constructor(
    readonly id: string,
    readonly lesson: Lesson,
    recorded: Recorded,
  ) {
    this.table = new LessonTable({
      seat: lesson.seat ?? 'home',
      seed: 1,
      single: true,
      script: (due) => this.#script.next(due),
      engine: () => new RecordedEngine(recorded),
    });
    this.table.played = (action) => this.#played(action);
  }

  get step(): Step | null {
    return this.lesson.steps[this.at] ?? null;
  }

  get over(): boolean {
    return this.at >= this.lesson.steps.length;
  }

  /** A sentence of this step; `null` if there is none. */
  words(part = ''): string | null {
    const key = `learn-${this.id}-${this.over ? 'end' : this.at + 1}${part}`;
    return words.has(key) ? t(key) : null;
  }

  /** Begin the current step. */
  async enter(): Promise<void> {
    const { step } = this;
    this.given = null;
    this.wrong = null;
    this.events = [];
    this.followed = false;
    this.chances = null;
    if (!step) {
      this.table.judge = () => false;
      progress.done(this.id);
    } else {
      if (step.position) await this.table.setUp(this.lesson.spec, step.position);
      this.#offer(step);
      if (step.odds) this.chances = await this.table.chances();
    }
    announcer.say(this.words() ?? '');
  }

  #offer(step: Step): void {
    this.#script.queue = [...(step.dice ?? [])];
    const ask = this.table.now?.ask;
    const offered = step.among ?? step.right ?? [];
    this.answers = offered.map((action) => {
      const said = ask?.said[ask.legal.indexOf(action)];
      return { action, said: said ? say(said) : action };
    });
    this.table.judge = (action) => {
      if (this.given !== null || !step.right?.length) return false;
      if (step.right.includes(action)) return true;
      this.wrong = action;
      announcer.say(this.words('-no') ?? t('learn-not-that'));
      return false;
    };
  }

  /** An answer, given on the board or next to it, has been played: the dice fall, the others answer. */
  async #played(action: string): Promise<void> {
    const { step } = this;
    if (!step?.right?.includes(action) || this.given !== null) return;
    this.given = action;
    this.wrong = null;
    this.events = this.table.log.at(-1)?.events ?? [];
    for (const reply of step.then ?? []) {
      await this.table.play(reply);
      this.events = [...this.events, ...(this.table.log.at(-1)?.events ?? [])];
    }
    this.followed = true;
  }

  async next(): Promise<void> {
    this.at += 1;
    await this.enter();
  }

  async again(): Promise<void> {
    this.at = 0;
    await this.enter();
  }

  close(): void {
    this.table.close();
  }
}
