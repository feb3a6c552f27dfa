/** Push notifications of this browser: asked for in the settings, for as long as somebody is signed in. */
import { api, Refused, type Schemas } from './api';
import { kept } from './kept';
import { session } from './session.svelte';
import { settings } from './settings.svelte';
import { words } from './words.svelte';

/** Why nothing comes while no page is open. */
export type Lack = 'unknown' | 'browser' | 'server' | 'service';

const isPossible = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

export class PushNotifications {
  /** What is missing; `null`: they come. */
  lack = $state<Lack | null>('unknown');
  /** What the server was told last. */
  #told = '';

  async #subscription(): Promise<PushSubscription | null> {
    const worker = await navigator.serviceWorker.getRegistration();
    return (await worker?.pushManager.getSubscription()) ?? null;
  }

  /** See to it that the server knows of this browser, if its user wants that and somebody is signed in. */
  async follow(): Promise<void> {
    if (!settings.now.push || !session.me) return;
    if (!isPossible() || Notification.permission !== 'granted') {
      this.lack = 'browser';
      return;
    }
    try {
      const { key } = await api.get<Schemas['PushKey']>('/api/push/key');
      const { pushManager } = await navigator.serviceWorker.ready;
      kept.write('pushed', true);
      const { endpoint, keys } = (await subscribe(pushManager, key)).toJSON();
      const told = [session.me.name, words.language, endpoint].join(' ');
      if (told !== this.#told)
        await api.put('/api/me/push', { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
      this.#told = told;
      this.lack = null;
    } catch (error) {
      this.lack = error instanceof Refused ? 'server' : 'service';
    }
  }

  /** Somebody does not want them any more. */
  async leave(): Promise<void> {
    if (session.me) await api.delete('/api/me/push');
    await this.end();
  }

  /** Nothing more for this browser: nobody is signed in any more, or wants it. */
  async end(): Promise<void> {
    this.#told = '';
    this.lack = 'unknown';
    if (!isPossible()) return;
    const worker = await navigator.serviceWorker.getRegistration();
    for (const shown of (await worker?.getNotifications()) ?? []) shown.close();
    await (await this.#subscription())?.unsubscribe();
    kept.forget('pushed');
  }
}

/** The subscription for this key; one for another key, as of another server, is of no use. */
async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

export const push = new PushNotifications();
