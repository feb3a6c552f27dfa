/** The session. Nobody has to sign in: an action that needs a user makes a visitor a guest. */
import { api, Refused, type Schemas } from './api';
import { kept } from './kept';
import { isMadeUp } from './names';

export type Me = Schemas['Me'];

class Session {
  me = $state<Me | null>(null);
  /** Whether it is known yet. */
  known = $state(false);
  /** Whether somebody here was asked for a name: nobody is asked twice. */
  #asked = $state(kept.read<boolean>('asked-name', false));
  #becoming: Promise<Me> | null = null;

  /** Find out who we are; a browser that never had a session need not ask. */
  async glance(): Promise<Me | null> {
    if (kept.read<boolean>('been', false) || !kept.works()) return this.look();
    this.known = true;
    return null;
  }

  /** Become this user. */
  become(me: Me): void {
    this.me = me;
    this.known = true;
    kept.write('been', true);
  }

  /** Find out who we are. */
  async look(): Promise<Me | null> {
    try {
      this.become(await api.get<Me>('/api/me'));
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
      this.me = null;
    } finally {
      this.known = true;
    }
    return this.me;
  }

  /** Make sure there is a user: the current one, or a new guest. */
  async somebody(): Promise<Me> {
    if (this.me) return this.me;
    this.#becoming ??= (async () => {
      const me = (await this.glance()) ?? (await api.post<Me>('/api/guests'));
      this.become(me);
      return me;
    })().finally(() => (this.#becoming = null));
    return this.#becoming;
  }

  /** Whether to ask for a name. */
  get nameless(): boolean {
    return !this.#asked && (!this.me || isMadeUp(this.me.name));
  }

  /** Make sure there is a user, called as they say; who says nothing is not asked again. */
  async called(name: string): Promise<Me> {
    const me = await this.somebody();
    if (!this.nameless) return me;
    if (name.trim()) this.become(await api.put<Me>('/api/me/name', { name: name.trim() }));
    this.#asked = true;
    kept.write('asked-name', true);
    return this.me ?? me;
  }

  async leave(): Promise<void> {
    await api.delete('/api/sessions/current');
    this.nobody();
  }

  /** There is no session any more. */
  nobody(): void {
    this.me = null;
    kept.forget('been');
    for (const end of this.#ends) end();
  }

  #ends: (() => unknown)[] = [];

  /** Do something whenever a session ends. */
  onEnd(end: () => unknown): void {
    this.#ends.push(end);
  }
}

export const session = new Session();
