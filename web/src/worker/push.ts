/** What arrives while no page is open: one sentence and where it leads, from our own server alone. */
declare const self: ServiceWorkerGlobalScope;

export interface Note {
  body: string;
  /** A path of this site. */
  to: string;
  /** What it is about: the newest of a kind replaces the others. */
  tag: string;
  lang: string;
}

/** What a push says; `null` if it is not what our server sends. */
export function read(data: PushMessageData | null): Note | null {
  try {
    const { body, to, tag, lang } = data?.json() as Partial<Record<keyof Note, unknown>>;
    const texts = [body, to, tag, lang].every((text) => typeof text === 'string' && text.length < 500);
    // A path of this site: never an address elsewhere.
    return texts && /^\/(?!\/)/.test(String(to)) ? ({ body, to, tag, lang } as Note) : null;
  } catch {
    return null;
  }
}

const windows = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Whoever looks at the site sees it there. */
export async function show(note: Note | null): Promise<void> {
  if ((await windows()).some(({ visibilityState }) => visibilityState === 'visible')) return;
  // Browsers want something to be shown for every push.
  const { body, to, tag, lang } = note ?? { body: '', to: '/', tag: 'any', lang: 'en' };
  await self.registration.showNotification('Touchline', {
    body,
    tag,
    lang,
    data: { to },
    icon: '/icons/192.png',
    badge: '/icons/192.png',
  });
}

/** A browser may think that nobody asked for it. */
const focus = (window: WindowClient): Promise<unknown> => window.focus().catch(() => undefined);

/** Go to the page that is meant: where it is open, otherwise in any window of the site or a new one. */
export async function open(to: string): Promise<void> {
  const all = await windows();
  const there = all.find(({ url }) => new URL(url).pathname === to);
  if (there) return void (await focus(there));
  const [any] = all;
  // A match that is being played is not left for another.
  if (any && !new URL(any.url).pathname.startsWith('/match/')) {
    await focus(any);
    any.postMessage({ go: to });
    return;
  }
  await self.clients.openWindow(to);
}
