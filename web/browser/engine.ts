/** The engine protocol, spoken with the program itself: no browser is needed. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';

const target = process.env.CARGO_TARGET_DIR ?? join(import.meta.dirname, '../../target');
/** The program as built for development, unless another is named. */
export const program = process.env.TOUCHLINE_PROGRAM ?? join(target, 'debug/touchline');

export interface Answer {
  ok: boolean;
  error?: { text: string };
  events?: { key: string }[];
  next: { kind: 'decide' | 'roll' | 'over'; seat?: string; dice?: number[] };
  actions: { action: string }[];
  odds: Record<string, Record<string, [number, number]>>;
}

export class EngineProgram {
  #process: ChildProcessWithoutNullStreams = spawn(program, ['engine']);
  #lines: Interface = createInterface({ input: this.#process.stdout });
  #answers = this.#lines[Symbol.asyncIterator]();

  async ask(cmd: string, fields: Record<string, unknown> = {}): Promise<Answer> {
    this.#process.stdin.write(`${JSON.stringify({ cmd, ...fields })}\n`);
    const { value } = (await this.#answers.next()) as { value: string };
    const answer = JSON.parse(value) as Answer;
    if (!answer.ok) throw new Error(`${cmd} ${JSON.stringify(fields)}: ${answer.error?.text}`);
    return answer;
  }

  close(): void {
    this.#process.stdin.end();
  }
}
