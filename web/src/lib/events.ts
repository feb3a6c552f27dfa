/**
 * Server-sent events, for as long as the page is seen: a hidden page has no stream, because browsers have few
 * connections for all pages of a site, and a broken one comes back by itself.
 */

/** How long to wait before a stream is opened again, in milliseconds; the last again and again. */
const PAUSES = [500, 1000, 2000, 5000, 15_000];

interface Hearer {
  heard: (data: string) => void;
  /** It broke off: whether to open it again. */
  broken: () => boolean;
  /** It is opened again, after so many tries that nothing was heard in. */
  again?: (tries: number) => void;
  /** The page is seen again. */
  seen?: () => void;
}

export class Events {
  #stream: EventSource | null = null;
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #ending = new AbortController();

  constructor(
    readonly path: string,
    readonly hearer: Hearer,
  ) {
    const { signal } = this.#ending;
    document.addEventListener('visibilitychange', () => this.#look(), { signal });
    window.addEventListener('online', () => this.#open(), { signal });
    this.#open();
  }

  stop(): void {
    this.#ending.abort();
    clearTimeout(this.#again);
    this.#shut();
  }

  #look(): void {
    if (document.hidden) return this.#shut();
    this.#open();
    this.hearer.seen?.();
  }

  #shut(): void {
    this.#stream?.close();
    this.#stream = null;
  }

  #open(): void {
    if (this.#stream || document.hidden || this.#ending.signal.aborted) return;
    const stream = new EventSource(this.path);
    this.#stream = stream;
    stream.onmessage = ({ data }: MessageEvent<string>) => {
      this.#tries = 0;
      this.hearer.heard(data);
    };
    stream.onerror = () => {
      this.#shut();
      if (this.#ending.signal.aborted || !this.hearer.broken()) return;
      const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)] as number;
      this.#tries += 1;
      clearTimeout(this.#again);
      this.#again = setTimeout(() => {
        this.hearer.again?.(this.#tries);
        this.#open();
      }, pause);
    };
  }
}
