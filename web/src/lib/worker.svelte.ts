/** The service worker of this site: installed after the page is there, and never where data is precious. */
import { router } from './router.svelte';
import { words } from './words.svelte';

const SCRIPT = '/sw.js';
/** How often an open page looks for a new version, in milliseconds. */
const AGAIN_AFTER = 60 * 60 * 1000;

/** The build of this page: its script has a name of its own. */
const entry = (): string => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
};

const wantsLess = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

class SiteWorker {
  /** Whether a newer version has been fetched than the one this page is of. */
  newer = $state(false);
  #looked = 0;

  /** Install it when there is nothing better to do. */
  start(): void {
    if (!('serviceWorker' in navigator) || wantsLess()) return;
    const idle = (): void => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => void this.#install());
      else setTimeout(() => void this.#install(), 2000);
    };
    // A notification was clicked.
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      const { go } = (data ?? {}) as { go?: unknown };
      if (typeof go === 'string') router.go(go);
    });
    if (document.readyState === 'complete') idle();
    else window.addEventListener('load', idle, { once: true });
  }

  async #install(): Promise<void> {
    try {
      await navigator.serviceWorker.register(SCRIPT);
    } catch {
      // Forbidden or broken: the site works as it did without.
      return;
    }
    const installed = await navigator.serviceWorker.ready;
    this.#looked = Date.now();
    this.#follow(installed);
    this.speak(words.language);
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - this.#looked < AGAIN_AFTER) return;
      this.#looked = Date.now();
      void installed.update().catch(() => undefined);
    });
  }

  /** Hear of newer versions. */
  #follow(installed: ServiceWorkerRegistration): void {
    const meet = (): void => {
      if (installed.waiting) this.#meet(installed.waiting);
    };
    meet();
    installed.addEventListener('updatefound', () =>
      installed.installing?.addEventListener('statechange', meet),
    );
  }

  /** A page may already be of the build that waits: only the worker knows. */
  #meet(waiting: ServiceWorker): void {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => (this.newer = data === true);
    waiting.postMessage({ page: entry() }, [port2]);
  }

  /** Have the sentences of a language at hand. */
  speak(language: string): void {
    if (!('serviceWorker' in navigator)) return;
    void navigator.serviceWorker.getRegistration().then((installed) => {
      installed?.active?.postMessage({ speak: language });
    });
  }
}

export const worker = new SiteWorker();
