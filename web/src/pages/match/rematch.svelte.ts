/** A rematch: both have to ask for it. The opponent's request comes with the news. */
import { announcer } from '../../lib/announce.svelte';
import { api, type Schemas } from '../../lib/api';
import { router } from '../../lib/router.svelte';
import { attempt } from '../../lib/trouble';
import { t } from '../../lib/words.svelte';

export class Rematch {
  /** We have asked for it. */
  asked = $state(false);
  /** The opponent has asked for it. */
  offered = $state(false);

  constructor(readonly code: string) {}

  /** Ask for it, or agree. The new match is the same for both, however often it is requested. */
  async ask(): Promise<void> {
    await attempt(async () => {
      const begun = await api.post<Schemas['MatchTold'] | undefined>(`/api/matches/${this.code}/rematch`);
      this.asked = true;
      if (begun?.code) router.go(`/match/${begun.code}`);
    });
  }

  /** Follow the news; call the result to stop. */
  follow(name: string): () => void {
    const ending = new AbortController();
    void this.#follow(ending.signal, name);
    return () => ending.abort();
  }

  async #follow(signal: AbortSignal, name: string): Promise<void> {
    while (!signal.aborted) {
      try {
        for await (const event of api.lines<Schemas['Event']>('/api/stream', { signal })) {
          if (event.event === 'rematch-offered' && event.code === this.code && !this.asked) {
            this.offered = true;
            announcer.show(t('live-rematch-offered', { name }));
          }
          if (event.event === 'match-begun' && this.asked) await this.ask();
        }
      } catch {
        // We will try again.
      }
      await new Promise((resolve) => setTimeout(resolve, 5000));
    }
  }
}
