/** Writes down what the engine answers in a lesson: everything that any right answer leads to. */
import type { Lesson, Step } from '../src/pages/learn/lessons/lesson';
import { named, type Moment, type Recorded } from '../src/pages/learn/recording';
import type { Command } from '../src/table/engine';
import type { Chances, LegalAction, Standing, Ways } from '../src/types/messages';
import type { EngineProgram } from './engine';

/** A way to a moment: its number, and the commands that lead there from a position. */
interface Reached {
  moment: number;
  commands: Command[];
}

/** Sentences are made from keys; what the program says in English is not kept. */
function withoutText(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('key' in value && 'text' in value)) return value;
  const { text: _text, ...rest } = value;
  return rest;
}

class Recorder {
  readonly recorded: Recorded = { begins: {}, moments: [] };

  constructor(
    private engine: EngineProgram,
    private lesson: Lesson,
  ) {}

  async #ask<T>({ cmd, ...fields }: Command): Promise<T> {
    return (await this.engine.ask(cmd, fields)) as unknown as T;
  }

  /** Keep where the engine stands now; the number of that moment. */
  async #keep(after: Standing): Promise<number> {
    const { moments } = this.recorded;
    const { record } = await this.#ask<{ record: string }>({ cmd: 'record' });
    const known = moments.findIndex((moment) => moment.record === record);
    if (known >= 0) return known;
    const seat = this.lesson.seat ?? 'home';
    const { view, position } = await this.#ask<Moment['shown']>({ cmd: 'view', seat });
    const moment: Moment = { after, record, shown: { view, position } };
    if (after.next.kind === 'decide') {
      const { actions } = await this.#ask<{ actions: LegalAction[] }>({ cmd: 'legal' });
      moment.legal = actions;
      if (after.next.seat === seat) {
        moment.odds = await this.#ask<Chances>({ cmd: 'odds' });
        const ways = await this.#ways(actions.map(({ action }) => action));
        if (Object.keys(ways).length) moment.ways = ways;
      }
    }
    moments.push(moment);
    return moments.length - 1;
  }

  /** Where a marker in the hand can go, and one that the lesson wants picked up. */
  async #ways(legal: string[]): Promise<Record<string, Ways['ways']>> {
    const found: Record<string, Ways['ways']> = {};
    const wanted = this.lesson.steps.flatMap(({ right }) => right ?? []);
    const picks = legal.filter((action) => action.startsWith('pick ') && wanted.includes(action));
    for (const first of ['', ...picks]) {
      const after = first ? { after: [first] } : {};
      const { ways } = await this.#ask<Ways>({ cmd: 'ways', ...after });
      if (ways.length) found[first] = ways;
    }
    return found;
  }

  async position(position: string): Promise<Reached> {
    const command: Command = { cmd: 'position', spec: this.lesson.spec, position, seed: 1 };
    const moment = await this.#keep(await this.#ask<Standing>(command));
    this.recorded.begins[position] = moment;
    return { moment, commands: [command] };
  }

  /** Give a command; where it leads. */
  async #give(from: Reached, command: Command): Promise<{ after: Standing; reached: Reached }> {
    const after = await this.#ask<Standing>(command);
    const moment = await this.#keep(after);
    const begun = this.recorded.moments[from.moment] as Moment;
    (begun.then ??= {})[named(command) as string] = moment;
    return { after, reached: { moment, commands: [...from.commands, command] } };
  }

  /** A step as somebody plays it who gives this answer. */
  async play(from: Reached, step: Step, answer: string): Promise<Reached> {
    for (const command of from.commands) await this.#ask(command);
    const dice = [...(step.dice ?? [])];
    let reached = from;
    for (const given of [answer, ...(step.then ?? [])]) {
      let at = await this.#give(reached, { cmd: 'act', answers: [given] });
      while (at.after.next.kind === 'roll' && dice.length)
        at = await this.#give(at.reached, { cmd: 'roll', dice: dice.shift() as number[] });
      ({ reached } = at);
    }
    return reached;
  }
}

/** The recording of a lesson, as it is kept in its file: a line for each moment. */
export async function record(engine: EngineProgram, lesson: Lesson): Promise<string> {
  const recorder = new Recorder(engine, lesson);
  let reached: Reached[] = [];
  for (const step of lesson.steps) {
    if (step.position) reached = [await recorder.position(step.position)];
    const next: Reached[] = [];
    for (const from of reached)
      for (const answer of step.right ?? []) next.push(await recorder.play(from, step, answer));
    if (step.right?.length) reached = next;
  }
  const { begins, moments } = recorder.recorded;
  const lines = moments.map((moment) => JSON.stringify(moment, withoutText));
  return `{"begins":${JSON.stringify(begins)},"moments":[\n${lines.join(',\n')}\n]}\n`;
}
