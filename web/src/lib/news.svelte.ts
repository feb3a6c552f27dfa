/**
 * News wherever we are on the site: matches that begin or wait, challenges. Streamed line by line; polled
 * where streaming does not work.
 */
import { announcer } from './announce.svelte';
import { api, Refused, type Schemas } from './api';
import { router } from './router.svelte';
import { session } from './session.svelte';
import { settings } from './settings.svelte';
import { specTitle } from './titles';
import { t } from './words.svelte';

type MatchTold = Schemas['MatchTold'];
type Challenges = Schemas['Challenges'];
type Event = Schemas['Event'];

const NO_CHALLENGES: Challenges = { from_you: [], to_you: [] };
const AGAIN_AFTER = 15_000;

class News {
  /** Our unfinished matches, those that wait for us first. */
  mine = $state.raw<MatchTold[]>([]);
  challenges = $state.raw<Challenges>(NO_CHALLENGES);
  /** Whether both lists have been loaded. */
  known = $state(false);
  /** How many things wait for us. */
  readonly waiting = $derived(this.mine.filter(({ waits }) => waits).length + this.challenges.to_you.length);
  #looking: ReturnType<typeof setTimeout> | null = null;
  /** Counts changes of identity: a response for the previous user is not for us. */
  #era = 0;

  /** Follow the news; call the result to stop. */
  follow(): () => void {
    const ending = new AbortController();
    void this.#follow(ending.signal);
    return () => {
      ending.abort();
      this.#era += 1;
      if (this.#looking) clearTimeout(this.#looking);
      this.#looking = null;
      this.mine = [];
      this.challenges = NO_CHALLENGES;
      this.known = false;
    };
  }

  async #follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.look().catch(() => undefined);
      try {
        for await (const event of api.lines<Event>('/api/stream', { signal })) {
          this.#tell(event);
          // Several things may happen at once: one refresh is enough.
          this.#looking ??= setTimeout(() => {
            this.#looking = null;
            void this.look().catch(() => undefined);
          }, 150);
        }
      } catch (error) {
        // The session has ended elsewhere.
        if (error instanceof Refused && error.status === 401) return session.nobody();
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
    }
  }

  /** Refresh now. */
  async look(): Promise<void> {
    const era = this.#era;
    const [page, challenges] = await Promise.all([
      api.get<Schemas['MatchPage']>('/api/me/matches'),
      api.get<Challenges>('/api/challenges'),
    ]);
    if (era !== this.#era) return;
    const mine = page.matches.filter(({ status }) => status === 'open' || status === 'live');
    if (this.known) this.#tellBegun(mine);
    this.mine = mine;
    this.challenges = challenges;
    this.known = true;
  }

  /** Announce matches that have begun while we were on another page. */
  #tellBegun(mine: MatchTold[]): void {
    const played = new Set(this.mine.filter(({ status }) => status === 'live').map(({ code }) => code));
    for (const { code, status, spec } of mine) {
      const here = router.path.endsWith(`/${code}`);
      if (status === 'live' && !played.has(code) && !here)
        announcer.show(t('home-begun', { game: specTitle(spec) }));
    }
  }

  /** Notify a user who looks elsewhere, if they want that. */
  #tell(event: Event): void {
    if (!settings.notified || !document.hidden) return;
    if (event.event === 'your-turn') notify(t('home-notify-turn'), `/match/${event.code}`);
    if (event.event === 'challenge')
      notify(t('home-notify-challenge', { name: event.challenge.from }), '/matches');
  }
}

function notify(text: string, to: string): void {
  try {
    const shown = new Notification('Touchline', { body: text, tag: to, icon: '/icon.svg' });
    shown.onclick = () => {
      window.focus();
      router.go(to);
      shown.close();
    };
  } catch {
    // Some browsers only let workers notify; the badge shows it, too.
  }
}

export const news = new News();
