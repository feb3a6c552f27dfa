/** Who is here. Nobody has to say: whoever does something that needs somebody becomes a guest. */
import { api, Refused, type Schemas } from './api';

export type Me = Schemas['Me'];

class Session {
  me = $state<Me | null>(null);
  /** Whether it is known yet. */
  known = $state(false);
  #becoming: Promise<Me> | null = null;

  /** Look who we are. */
  async look(): Promise<Me | null> {
    try {
      this.me = await api.get<Me>('/api/me');
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
      this.me = null;
    } finally {
      this.known = true;
    }
    return this.me;
  }

  /** Be somebody: as we are, or a guest. */
  async somebody(): Promise<Me> {
    if (this.me) return this.me;
    this.#becoming ??= (async () => {
      const me = (await this.look()) ?? (await api.post<Me>('/api/guests'));
      this.me = me;
      return me;
    })().finally(() => (this.#becoming = null));
    return this.#becoming;
  }

  async leave(): Promise<void> {
    await api.delete('/api/sessions/current');
    this.me = null;
  }
}

export const session = new Session();
