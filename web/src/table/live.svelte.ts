/** A match on the server: updates come over a WebSocket, wishes go back; when the connection breaks it comes back by itself and misses nothing. */
import { api, Refused, socketAddress } from '../lib/api';
import type { Seat } from '../types/messages';
import type { Advice, Chances, Due, Entry, Scene, Table } from './table';

export type Wish =
  | { do: 'act'; seq: number; action: string }
  | { do: 'undo'; seq: number }
  | { do: 'offer'; what: 'draw' | 'takeback' }
  | { do: 'decline' | 'resign' | 'abort' | 'claim' | 'replace' };

type Heard =
  | ({ type: 'match' | 'update' } & Scene)
  | { type: 'presence'; home: boolean; away: boolean }
  | { type: 'done'; id: number }
  | { type: 'error'; id?: number; error: { code: string; message: string } };

/** How long to wait before the next try to connect, in milliseconds; the last again and again. */
const PAUSES = [250, 500, 1000, 2000, 5000];

export class LiveTable implements Table {
  now = $state.raw<Scene | null>(null);
  log = $state.raw<Entry[]>([]);
  busy = $state(false);
  connected = $state(false);
  /** Why there is no connection and will be none. */
  closed = $state<string | null>(null);
  presence = $state<{ home: boolean; away: boolean }>({ home: false, away: false });
  /** When the last update came, to let the clocks run on from there. */
  heardAt = $state(0);
  readonly due: Due | null = null;

  #socket: WebSocket | null = null;
  #tries = 0;
  #over = false;
  #next = 1;
  #waiting = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  #chances: { seq: number; chances: Promise<Chances | null> } | null = null;

  constructor(
    readonly code: string,
    readonly spec: string,
    readonly seat: Seat | null,
    /** Only where one person sits in both seats. */
    readonly as: Seat | null = null,
  ) {
    this.#connect();
  }

  #query(): string {
    return this.as ? `?as=${this.as}` : '';
  }

  #connect(): void {
    const query = new URLSearchParams();
    if (this.as) query.set('as', this.as);
    if (this.now) query.set('last', String(this.now.seq));
    const socket = new WebSocket(socketAddress(`/api/matches/${this.code}/socket?${query}`));
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.connected = true;
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Heard);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.connected = false;
      for (const { reject } of this.#waiting.values()) reject(new Refused(0, 'unreachable', ''));
      this.#waiting.clear();
      if (this.#over) return;
      const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)] as number;
      setTimeout(() => !this.#over && this.#connect(), pause);
    };
  }

  #hear(heard: Heard): void {
    switch (heard.type) {
      case 'presence':
        this.presence = { home: heard.home, away: heard.away };
        return;
      case 'done':
        this.#answer(heard.id)?.resolve();
        return;
      case 'error':
        if (heard.id !== undefined) this.#answer(heard.id)?.reject(new Refused(422, heard.error.code, heard.error.message));
        return;
      default: {
        if (this.now && heard.type === 'update' && heard.seq !== this.now.seq + 1) {
          // Something is missing: come back for it.
          this.#socket?.close();
          return;
        }
        this.now = heard;
        this.heardAt = performance.now();
        if (heard.step || heard.events.length) {
          this.log = [...this.log, { seq: heard.seq, step: heard.step ?? null, events: heard.events }];
        }
      }
    }
  }

  #answer(id: number) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  /** Wish for something; done when the server says so. */
  wish(wish: Wish): Promise<void> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Refused(0, 'unreachable', ''));
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, wish }));
    });
  }

  async act(action: string): Promise<void> {
    if (!this.now) return;
    this.busy = true;
    try {
      await this.wish({ do: 'act', seq: this.now.seq, action });
    } finally {
      this.busy = false;
    }
  }

  async undo(): Promise<void> {
    if (this.now) await this.wish({ do: 'undo', seq: this.now.seq });
  }

  roll(): Promise<void> {
    return Promise.reject(new Error('the server rolls'));
  }

  chances(): Promise<Chances | null> {
    const seq = this.now?.ask ? this.now.seq : null;
    if (seq === null) return Promise.resolve(null);
    if (this.#chances?.seq !== seq) {
      const chances = api.get<Chances>(`/api/matches/${this.code}/odds${this.#query()}`).catch(() => null);
      this.#chances = { seq, chances };
    }
    return this.#chances.chances;
  }

  advice(): Promise<Advice | null> {
    return this.now?.ask ? api.get<Advice>(`/api/matches/${this.code}/hint${this.#query()}`) : Promise.resolve(null);
  }

  close(): void {
    this.#over = true;
    this.#socket?.close();
  }
}
