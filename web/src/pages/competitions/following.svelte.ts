/**
 * A competition that is followed. The server sends a number whenever something has changed; then the
 * competition is fetched again. A broken stream comes back by itself.
 */
import { api, Refused } from '../../lib/api';
import { Events } from '../../lib/events';
import { sentence } from '../../lib/trouble';
import type { Competition } from './model';

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

  #events: Events;
  #stopped = false;
  #due: ReturnType<typeof setTimeout> | null = null;
  #looking: Promise<void> | null = null;
  #took = 0;
  #last = 0;

  constructor(readonly code: string) {
    this.#events = new Events(`${this.path}/stream`, {
      heard: () => {
        // Also after the first number: something may have happened between our look and the stream.
        this.#soon();
        this.connected = true;
      },
      broken: () => {
        if (this.missing) return false;
        this.connected = false;
        return true;
      },
      // Without a stream it is fetched now and then.
      again: (tries) => tries > 2 && this.#soon(),
      seen: () => this.#soon(),
    });
    void this.look();
  }

  get path(): string {
    return `/api/competitions/${encodeURIComponent(this.code)}`;
  }

  stop(): void {
    this.#stopped = true;
    this.#events.stop();
    if (this.#due) clearTimeout(this.#due);
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
    if (this.#due || this.#stopped) return;
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
}
