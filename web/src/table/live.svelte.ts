/**
 * A match on the server: updates come over a WebSocket, wishes go back; when the connection breaks it comes
 * back by itself and misses nothing.
 */
import { announcer } from '../lib/announce.svelte';
import { api, Refused, socketAddress } from '../lib/api';
import { sentence } from '../lib/trouble';
import { t, words } from '../lib/words.svelte';
import type { Chat, Logged, Seat } from '../types/messages';
import type { Advice, Chances, Due, Entry, Scene, Table } from './table';

export type Wish =
  | { do: 'act'; seq: number; action: string }
  | { do: 'undo'; seq: number }
  | { do: 'offer'; what: 'draw' | 'takeback' }
  | { do: 'say'; text: string }
  | { do: 'decline' | 'resign' | 'abort' | 'claim' | 'replace' };

type Heard =
  | ({ type: 'match' | 'update' } & Scene)
  | Chat
  | { type: 'presence'; home: boolean; away: boolean }
  | { type: 'done'; id: number }
  | { type: 'error'; id?: number; error: { code: string; message: string } };

interface Waiting {
  wish: Wish;
  resolve: () => void;
  reject: (error: Error) => void;
  /** Sent more than once: it may have been done the first time. */
  again: boolean;
  late: ReturnType<typeof setTimeout> | null;
}

/** How long to wait before the next try to connect, in milliseconds; the last again and again. */
const PAUSES = [250, 500, 1000, 2000, 5000];
/** No answer for so long: the connection is not what it seems. */
const LATE = 10_000;
/** Hidden for so long, a page may have slept, and its connection died without a word. */
const SLEPT = 45_000;
/** The server lets nobody in again who was shown out. */
const SHOWN_OUT = 1008;

export class LiveTable implements Table {
  now = $state.raw<Scene | null>(null);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<Chat[]>([]);
  busy = $state(false);
  connected = $state(false);
  /** Whether it has been connected before: then this is a break. */
  begun = $state(false);
  /** Why there is no connection and will be none. */
  closed = $state<string | null>(null);
  /** Whether that is because this server cannot play the match: it can be called off all the same. */
  unplayable = $state(false);
  presence = $state<{ home: boolean; away: boolean }>({ home: false, away: false });
  /** When the last update came, by the clock of this device, to let the clocks run on from there. */
  heardAt = $state(0);
  readonly due: Due | null = null;

  #socket: WebSocket | null = null;
  #tries = 0;
  #over = false;
  #next = 1;
  #waiting = new Map<number, Waiting>();
  #chances: { seq: number; chances: Promise<Chances | null> } | null = null;
  #pause: ReturnType<typeof setTimeout> | null = null;
  #hiddenAt = 0;
  #logs = 0;
  #ending = new AbortController();

  constructor(
    readonly code: string,
    readonly spec: string,
    readonly seat: Seat | null,
    /** Only where one person sits in both seats. */
    readonly as: Seat | null = null,
  ) {
    const { signal } = this.#ending;
    window.addEventListener('online', () => this.#afresh(), { signal });
    document.addEventListener('visibilitychange', () => this.#look(), { signal });
    this.#connect();
  }

  /** The page is shown again, or not any more. */
  #look(): void {
    if (document.hidden) this.#hiddenAt = Date.now();
    else if (!this.connected || Date.now() - this.#hiddenAt > SLEPT) this.#afresh();
  }

  /** Connect now, whatever there was. */
  #afresh(): void {
    if (this.#over || this.closed !== null) return;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#tries = 0;
    this.#broken();
    this.#connect();
  }

  #query(): string {
    return this.as ? `?as=${this.as}` : '';
  }

  #connect(): void {
    if (this.#pause) clearTimeout(this.#pause);
    this.#pause = null;
    const query = new URLSearchParams({ lang: words.language });
    if (this.as) query.set('as', this.as);
    if (this.now) query.set('last', String(this.now.seq));
    const socket = new WebSocket(socketAddress(`/api/matches/${this.code}/socket?${query}`));
    this.#socket = socket;
    let opened = false;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      opened = true;
      this.#tries = 0;
      this.connected = true;
      this.begun = true;
      // What was on its way names the update that it answers: if it had been done, it is refused now and
      // nothing is done twice.
      for (const [id, waiting] of this.#waiting) this.#send(id, waiting);
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      const heard = read(event.data);
      if (heard) this.#hear(heard);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#broken();
      if (this.#over) return;
      if (event.code === SHOWN_OUT) return this.#end(event.reason);
      if (opened) this.#later();
      else void this.#why();
    };
  }

  /**
   * A browser does not say why a socket was refused; the stream of the same match is refused for the same
   * reasons, and says so.
   */
  async #why(): Promise<void> {
    const asking = new AbortController();
    try {
      await api.lines(`/api/matches/${this.code}/stream${this.#query()}`, { signal: asking.signal }).next();
    } catch (error) {
      const refused =
        error instanceof Refused && error.status >= 400 && error.status < 500 && error.status !== 429;
      if (refused) {
        this.unplayable = error.code === 'match-unplayable';
        return this.#end(sentence(error));
      }
    } finally {
      asking.abort();
    }
    this.#later();
  }

  #later(): void {
    if (this.#over || this.#pause) return;
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)] as number;
    // Not all at once after a restart.
    this.#pause = setTimeout(() => this.#connect(), pause * (1 + Math.random() / 2));
  }

  /** There is no connection: what can be sent again waits for the next one, the rest is refused. */
  #broken(): void {
    this.connected = false;
    for (const [id, waiting] of this.#waiting) {
      if (waiting.late) {
        clearTimeout(waiting.late);
        waiting.again = true;
      }
      waiting.late = null;
      if ('seq' in waiting.wish && !this.#over) continue;
      this.#waiting.delete(id);
      waiting.reject(new Refused(0, 'unreachable', ''));
    }
  }

  #end(reason: string): void {
    this.closed = reason;
    for (const waiting of this.#waiting.values()) waiting.reject(new Refused(0, 'unreachable', ''));
    this.#waiting.clear();
  }

  #hear(heard: Heard): void {
    switch (heard.type) {
      case 'presence':
        this.presence = { home: heard.home, away: heard.away };
        return;
      case 'chat':
        // Whoever connects hears the last lines again.
        if (!this.chat.some(({ n }) => n === heard.n))
          this.chat = [...this.chat, heard].sort((a, b) => a.n - b.n);
        return;
      case 'done':
        this.#answer(heard.id)?.resolve();
        return;
      case 'error': {
        if (heard.id === undefined) return;
        const waiting = this.#answer(heard.id);
        if (waiting?.again && heard.error.code === 'stale') waiting.resolve();
        else waiting?.reject(new Refused(422, heard.error.code, heard.error.message));
        return;
      }
      case 'match':
      case 'update':
        this.#see(heard);
    }
  }

  #see(heard: Scene): void {
    const before = this.now;
    if (heard.type === 'update' && before) {
      if (heard.seq <= before.seq) return;
      // Something is missing: come back for it.
      if (heard.seq !== before.seq + 1) return this.#afresh();
    }
    // What was asked a moment ago is not asked any more, and nothing has been done: whoever was about to
    // answer should know why.
    if (
      heard.type === 'update' &&
      before?.ask &&
      !heard.ask &&
      !heard.step &&
      !heard.events.length &&
      !heard.result
    )
      announcer.show(t('live-taken-back'));
    this.now = heard;
    this.heardAt = Date.now();
    if (heard.step || heard.events.length) {
      this.log = [...this.log, { seq: heard.seq, step: heard.step ?? null, events: heard.events }];
    } else if (
      heard.type === 'match' ||
      heard.position !== before?.position ||
      (before.undo && !heard.undo)
    ) {
      // Everything at once, or something was taken back: the log as it holds now is asked for.
      void this.#readLog();
    }
  }

  /** Everything that happened, as far as it still holds; what has come since stays. */
  async #readLog(tries = 3): Promise<void> {
    const turn = ++this.#logs;
    try {
      const log = await api.get<{ seq: number; entries: Logged[] }>(
        `/api/matches/${this.code}/log${this.#query()}`,
      );
      if (turn !== this.#logs) return;
      const entries = log.entries.map(({ seq, step, events }) => ({ seq, step: step ?? null, events }));
      this.log = [...entries, ...this.log.filter(({ seq }) => seq > log.seq)];
    } catch {
      if (turn === this.#logs && tries > 1 && !this.#over)
        setTimeout(() => void this.#readLog(tries - 1), 2000);
    }
  }

  #answer(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    if (waiting?.late) clearTimeout(waiting.late);
    this.#waiting.delete(id);
    return waiting;
  }

  #send(id: number, waiting: Waiting): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ id, wish: waiting.wish }));
    waiting.late = setTimeout(() => this.#afresh(), LATE);
  }

  /**
   * Wish for something; done when the server says so. An answer that cannot be sent now is sent when the
   * connection is back.
   */
  wish(wish: Wish): Promise<void> {
    if (this.closed !== null || this.#over || (!this.connected && !('seq' in wish))) {
      return Promise.reject(new Refused(0, 'unreachable', ''));
    }
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { wish, resolve, reject, again: false, late: null };
      this.#waiting.set(id, waiting);
      this.#send(id, waiting);
    });
  }

  async act(action: string): Promise<void> {
    if (this.now) await this.#busily({ do: 'act', seq: this.now.seq, action });
  }

  async undo(): Promise<void> {
    if (this.now) await this.#busily({ do: 'undo', seq: this.now.seq });
  }

  async #busily(wish: Wish): Promise<void> {
    this.busy = true;
    try {
      await this.wish(wish);
    } finally {
      this.busy = false;
    }
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
    return this.now?.ask
      ? api.get<Advice>(`/api/matches/${this.code}/hint${this.#query()}`)
      : Promise.resolve(null);
  }

  close(): void {
    this.#over = true;
    this.#ending.abort();
    if (this.#pause) clearTimeout(this.#pause);
    this.#broken();
    this.#socket?.close();
  }
}

/** A message, if it is one. */
function read(data: unknown): Heard | null {
  try {
    return JSON.parse(String(data)) as Heard;
  } catch {
    return null;
  }
}
