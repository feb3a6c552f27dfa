/**
 * A table of one's own: the engine protocol over a WebSocket. Both seats, the dice and the position are whatever its owner says; nothing is kept on
 * the server, and when the connection breaks the table is set up again from the record.
 */
import { socketAddress } from '../lib/api';
import type { Said, Seat } from '../types/messages';
import { other, type Advice, type Chances, type Due, type Entry, type Scene, type Table, type View } from './table';

interface Told extends Said {
  text: string;
}

type Next =
  | { kind: 'decide'; seat: Seat; decision: Told; secret: boolean; legal: number }
  | { kind: 'roll'; dice: number[]; for: Told }
  | { kind: 'over'; result: 'home' | 'away' | 'draw' | 'unfinished'; score: [number, number] };

interface After {
  spec?: string;
  events?: Told[];
  position: string;
  next: Next;
}

/** An answer of the engine that is a refusal. */
export class EngineError extends Error {
  constructor(readonly said: Said & { text: string }) {
    super(said.text);
  }
}

/** The conversation: a line out, a line in, in order. */
export class Engine {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  #next = 1;
  /** Called when the conversation had to begin anew: the table is empty. */
  onlost: (() => Promise<void>) | null = null;
  #hadOne = false;

  async #open(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket;
    const socket = new WebSocket(socketAddress('/api/engine'));
    this.#socket = socket;
    await new Promise<void>((resolve, reject) => {
      socket.onopen = () => resolve();
      socket.onclose = () => reject(new Error('closed'));
    });
    socket.onclose = () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('closed'));
      this.#waiting.clear();
    };
    socket.onmessage = (event) => {
      const answer = JSON.parse(event.data as string) as { id: number; ok: boolean; error: Told };
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (answer.ok) waiting?.resolve(answer as never);
      else waiting?.reject(new EngineError(answer.error));
    };
    if (this.#hadOne) await this.onlost?.();
    this.#hadOne = true;
    return socket;
  }

  async ask<T>(cmd: string, fields: Record<string, unknown> = {}): Promise<T> {
    const socket = await this.#open();
    const id = this.#next++;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (answer: never) => void, reject });
      socket.send(JSON.stringify({ id, cmd, ...fields }));
    });
  }

  close(): void {
    this.#socket?.close();
  }
}

export interface BenchOptions {
  /** Dice are real and typed in. */
  typed?: boolean;
  /** Whose eyes the page has when nobody, or somebody else, is asked; by itself whoever is asked. */
  seat?: Seat | null;
  seed?: number;
  /** Dice that are known beforehand, for lessons; none: they come from the generator. */
  script?: (due: Due) => number[] | null;
}

/** A number that nobody could guess, small enough for JSON. */
export const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] as number;

export class BenchTable implements Table {
  readonly engine = new Engine();
  spec = $state('');
  seat = $state<Seat | null>(null);
  now = $state.raw<Scene | null>(null);
  log = $state.raw<Entry[]>([]);
  busy = $state(false);
  due = $state.raw<Due | null>(null);
  /** The whole position, secrets included: it is the owner's own table. */
  position = $state('');
  #chances: { seq: number; chances: Promise<Chances | null> } | null = null;
  #sequence = 0;
  #since: { by: Seat; action: string; dice: string[]; events: Said[] } | null = null;
  #undoable = 0;

  constructor(readonly options: BenchOptions = {}) {
    this.engine.onlost = async () => {
      if (this.position) await this.engine.ask('position', { spec: this.spec, position: this.position });
    };
  }

  /** Begin a match. */
  begin(spec: string, seed = this.options.seed ?? anySeed()): Promise<void> {
    return this.#set('new', { spec, seed });
  }

  /** Set up a position. */
  setUp(spec: string, position: string, seed = this.options.seed ?? anySeed()): Promise<void> {
    return this.#set('position', { spec, position, seed });
  }

  /** Go on from a record. */
  load(record: string): Promise<void> {
    return this.#set('load', { record });
  }

  async record(): Promise<string> {
    return (await this.engine.ask<{ record: string }>('record')).record;
  }

  async #set(cmd: string, fields: Record<string, unknown>): Promise<void> {
    this.busy = true;
    try {
      const after = await this.engine.ask<After>(cmd, fields);
      this.spec = after.spec ?? this.spec;
      this.log = [];
      this.#since = null;
      this.#undoable = 0;
      await this.#goOn(after);
    } finally {
      this.busy = false;
    }
  }

  async act(action: string): Promise<void> {
    const by = this.now?.waits[0] ?? 'home';
    this.busy = true;
    try {
      const after = await this.engine.ask<After>('act', { action });
      this.#since = { by, action, dice: [], events: after.events ?? [] };
      this.#undoable += 1;
      await this.#goOn(after);
    } finally {
      this.busy = false;
    }
  }

  async roll(faces: number[] = []): Promise<void> {
    this.busy = true;
    try {
      await this.#goOn(await this.#rolled(faces.length ? { dice: faces } : {}));
    } finally {
      this.busy = false;
    }
  }

  async #rolled(fields: Record<string, unknown>): Promise<After> {
    const after = await this.engine.ask<After>('roll', fields);
    // The dice are told by the events, and by the record; here the events are enough.
    this.#since?.events.push(...(after.events ?? []));
    this.#since?.dice.push(...(after.events ?? []).filter((event) => typeof event.args.dice === 'string').map((event) => String(event.args.dice)));
    this.#undoable = 0;
    return after;
  }

  async undo(): Promise<void> {
    const after = await this.engine.ask<After>('undo');
    this.log = this.log.slice(0, -1);
    this.#since = null;
    this.#undoable = Math.max(0, this.#undoable - 1);
    await this.#goOn(after, false);
  }

  /** Something from outside the rules: `resign home`, `draw`. */
  async call(call: string): Promise<void> {
    await this.#goOn(await this.engine.ask<After>('call', { call }));
  }

  /** Roll what is due, where the program rolls, and see where the match stands then. */
  async #goOn(after: After, rolls = true): Promise<void> {
    let at = after;
    this.due = null;
    while (at.next.kind === 'roll' && rolls && !this.options.typed) {
      const dice = this.options.script?.({ sides: at.next.dice, for: at.next.for });
      at = await this.#rolled(dice ? { dice } : {});
    }
    if (at.next.kind === 'roll') this.due = { sides: at.next.dice, for: at.next.for };
    this.position = at.position;
    const asked = at.next.kind === 'decide' ? at.next.seat : null;
    const eyes = this.options.seat === undefined ? (asked ?? this.seat ?? 'home') : this.options.seat;
    const shown = await this.engine.ask<{ view: View; position: string }>('view', { seat: eyes ?? 'spectator' });
    let ask: Scene['ask'] = null;
    if (at.next.kind === 'decide' && (eyes === null || eyes === asked || this.options.seat === undefined)) {
      const { actions } = await this.engine.ask<{ actions: (Told & { action: string })[] }>('legal');
      ask = {
        decision: at.next.decision,
        secret: at.next.secret,
        legal: actions.map(({ action }) => action),
        said: actions.map(({ key, args }) => ({ key, args })),
      };
    }
    const since = this.#since;
    this.#since = null;
    this.seat = eyes;
    this.#sequence += 1;
    const step = since ? { by: since.by, action: since.action, dice: since.dice } : undefined;
    const teams = shown.view.teams;
    this.now = {
      type: since ? 'update' : 'match',
      seq: this.#sequence,
      ...(step ? { step } : {}),
      events: since?.events ?? [],
      position: shown.position,
      view: shown.view,
      ask,
      waits: asked ? [asked] : [],
      ...(at.next.kind === 'decide' && asked !== eyes && !at.next.secret ? { other: at.next.decision } : {}),
      undo: this.#undoable > 0,
      score: [teams.home.goals, teams.away.goals],
      rated: false,
      ...(at.next.kind === 'over' ? { result: { outcome: at.next.result, reason: 'played' as const } } : {}),
    };
    if (since) this.log = [...this.log, { seq: this.#sequence, step: step ?? null, events: since.events }];
  }

  chances(): Promise<Chances | null> {
    if (!this.now?.ask) return Promise.resolve(null);
    if (this.#chances?.seq !== this.now.seq) {
      this.#chances = { seq: this.now.seq, chances: this.engine.ask<Chances>('odds').catch(() => null) };
    }
    return this.#chances.chances;
  }

  async advice(level = 'coach:3'): Promise<Advice | null> {
    return this.now?.ask ? this.engine.ask<Advice>('rate', { level }) : null;
  }

  /** Let a computer answer. */
  async computer(level: string): Promise<void> {
    const { action } = await this.engine.ask<{ action: string }>('best', { level });
    await this.act(action);
  }

  close(): void {
    this.engine.onlost = null;
    this.engine.close();
  }
}

export { other };
