/**
 * The conversation with the engine: exchanges of commands and answers, one after the other. When the
 * connection breaks, it is opened again, the table is set up as it was, and the exchange under way is begun
 * anew, so that whoever asks does not notice.
 */
import { Refused, socketAddress } from '../lib/api';
import { say, words } from '../lib/words.svelte';
import type { EngineCommand, EngineReply, Sentence } from '../types/messages';

export type Command = EngineCommand;

/** A refusal of the engine: a message with a sentence in every language. */
export class EngineError extends Error {
  constructor(readonly said: Sentence) {
    super(said.text);
    Object.defineProperty(this, 'message', { get: () => this.sentence });
  }

  get sentence(): string {
    if (!words.has(this.said.key)) return this.said.text;
    const text = say(this.said);
    const { line } = this.said.args;
    return line === undefined ? text : say({ key: 'at-line', args: { line, text } });
  }
}

/** Refusals are rare: their sentences come with the first. Without them the engine's own text is shown. */
const explained = (): Promise<void> => words.learn('refusals').catch(() => undefined);

/** Every command has a number, and so has its answer. */
type Reply = EngineReply & { id: number };
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

/** How long to wait before the next try to connect, in milliseconds; after the last there is none. */
const PAUSES = [0, 250, 500, 1000, 2000, 4000, 8000];

export class Engine {
  #socket: Socket | null = null;
  #line: Promise<unknown> = Promise.resolve();
  #under: { answers: Map<number, Reply>; wanted: number; done: () => void; broken: () => void } | null = null;
  #next = 1;
  #over = false;

  constructor(
    /** What sets the table up again on a new connection; nothing where there is none to set up. */
    private restore: () => Command | null = () => null,
    private connect: () => Socket = () => new WebSocket(socketAddress('/api/engine')),
    private pauses: readonly number[] = PAUSES,
  ) {}

  /** One command, one answer. */
  async ask<T>(command: Command): Promise<T> {
    const [answer] = await this.exchange([command]);
    if (answer instanceof EngineError) throw answer;
    return answer as T;
  }

  /** Commands that belong together: all are answered, or none has been given. */
  exchange(commands: Command[]): Promise<unknown[]> {
    const turn = this.#line.then(() => this.#exchange(commands));
    this.#line = turn.catch(() => undefined);
    return turn;
  }

  async #exchange(commands: Command[]): Promise<unknown[]> {
    for (const pause of this.pauses) {
      if (this.#over) break;
      if (!this.#socket) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (!(await this.#open())) continue;
        const set = this.restore();
        const answers = set ? await this.#send([set]) : [];
        if (!answers) continue;
        if (answers[0] && 'error' in answers[0]) {
          await explained();
          throw new EngineError(answers[0].error);
        }
      }
      const answers = await this.#send(commands);
      if (answers) {
        if (answers.some((answer) => 'error' in answer)) await explained();
        return answers.map((answer) => ('error' in answer ? new EngineError(answer.error) : answer));
      }
    }
    throw new Refused(0, 'unreachable', '');
  }

  #open(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = this.connect();
      socket.onopen = () => {
        this.#socket = socket;
        resolve(true);
      };
      socket.onclose = () => {
        if (this.#socket === socket) this.#socket = null;
        resolve(false);
        this.#under?.broken();
      };
      socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as Reply);
    });
  }

  #hear(answer: Reply): void {
    const under = this.#under;
    if (!under) return;
    under.answers.set(answer.id, answer);
    if (under.answers.size === under.wanted) under.done();
  }

  /** The answers; none when the connection broke before they were all there. */
  async #send(commands: Command[]): Promise<Reply[] | null> {
    const socket = this.#socket;
    if (!socket) return null;
    const ids = commands.map(() => this.#next++);
    const answers = new Map<number, Reply>();
    const whole = await new Promise<boolean>((resolve) => {
      this.#under = { answers, wanted: ids.length, done: () => resolve(true), broken: () => resolve(false) };
      commands.forEach((command, at) => socket.send(JSON.stringify({ id: ids[at], ...command })));
    });
    this.#under = null;
    return whole ? ids.map((id) => answers.get(id) as Reply) : null;
  }

  close(): void {
    this.#over = true;
    this.#socket?.close();
  }
}
