/**
 * A competition that is followed. The server sends a number whenever something has changed; then the
 * competition is fetched again. A broken stream comes back by itself.
 */
import { api, Refused } from '../../lib/api';
import { sentence } from '../../lib/trouble';
import type { Competition } from './model';

/** How long to wait before the stream is opened again, in milliseconds; the last again and again. */
const PAUSES = [500, 1000, 2000, 5000, 15_000];
/** Between two fetches: at least this long, and several times as long as the last one took. */
const LEAST = 400;
const TIMES = 4;

export class Following {
  now = $state.raw<Competition | null>(null);
  /** Why there is nothing to show. */
  trouble = $state('');
  /** Whether the server has never heard of it. */
  missing = $state(false);
  /** Whether news come in; a page that lags says so. */
  connected = $state(true);

  #stream: EventSource | null = null;
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | null = null;
  #due: ReturnType<typeof setTimeout> | null = null;
  #looking: Promise<void> | null = null;
  #took = 0;
  #last = 0;
  #ending = new AbortController();

  constructor(readonly code: string) {
    const { signal } = this.#ending;
    document.addEventListener('visibilitychange', () => this.#seen(), { signal });
    window.addEventListener('online', () => this.#open(), { signal });
    this.#open();
    void this.look();
  }

  get path(): string {
    return `/api/competitions/${encodeURIComponent(this.code)}`;
  }

  stop(): void {
    this.#ending.abort();
    this.#shut();
    for (const timer of [this.#again, this.#due]) if (timer) clearTimeout(timer);
  }

  /** Take what the server has answered, unless something newer is there already. */
  take(told: Competition): Competition {
    if (!this.now || told.seq >= this.now.seq) this.now = told;
    this.trouble = '';
    return this.now;
  }

  /** Fetch it now. */
  look(): Promise<void> {
    this.#looking ??= this.#fetch().finally(() => (this.#looking = null));
    return this.#looking;
  }

  async #fetch(): Promise<void> {
    const begun = Date.now();
    try {
      this.take(await api.get<Competition>(this.path));
    } catch (error) {
      this.missing = error instanceof Refused && error.status === 404;
      // What is shown stays; the next number may bring more luck.
      if (!this.now) this.trouble = sentence(error);
    }
    this.#last = Date.now();
    this.#took = this.#last - begun;
  }

  /** Fetch it soon: what happens in between is fetched with it. */
  #soon(): void {
    if (this.#due || this.#ending.signal.aborted) return;
    const rest = this.#last + Math.max(LEAST, TIMES * this.#took) - Date.now();
    this.#due = setTimeout(
      () => {
        this.#due = null;
        // One that began before this number may not have what it stands for.
        void (this.#looking ?? Promise.resolve()).then(() => this.look());
      },
      Math.max(0, rest),
    );
  }

  /** A hidden page needs no stream: browsers have few connections for all pages of a site. */
  #seen(): void {
    if (document.hidden) return this.#shut();
    this.#open();
    this.#soon();
  }

  #shut(): void {
    this.#stream?.close();
    this.#stream = null;
  }

  #open(): void {
    if (this.#stream || document.hidden || this.#ending.signal.aborted) return;
    const stream = new EventSource(`${this.path}/stream`);
    this.#stream = stream;
    stream.onmessage = () => {
      // Also after the first number: something may have happened between our look and the stream.
      this.#soon();
      this.connected = true;
      this.#tries = 0;
    };
    stream.onerror = () => {
      this.#shut();
      if (this.missing || this.#ending.signal.aborted) return;
      this.connected = false;
      const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)] as number;
      this.#tries += 1;
      if (this.#again) clearTimeout(this.#again);
      this.#again = setTimeout(() => {
        // Without a stream it is fetched now and then.
        if (this.#tries > 2) this.#soon();
        this.#open();
      }, pause);
    };
  }
}
