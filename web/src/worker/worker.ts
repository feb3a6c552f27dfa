/**
 * The service worker: it makes the shell, the lessons and the rules work without a connection. Pages come
 * from the server whenever it answers, so nobody is held on an old build; what was kept is read only where
 * the build that named it asks for it.
 */
import type { Build } from './build';
import { Kept } from './kept';
import { open, read, show } from './push';

declare const self: ServiceWorkerGlobalScope;
declare const BUILD: Build;

const build = BUILD;
const kept = new Kept(build);
const files = new Set([...build.files, ...Object.values(build.languages).flat()]);

self.addEventListener('install', (event) => event.waitUntil(kept.install()));
self.addEventListener('activate', (event) => event.waitUntil(kept.tidy().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/api/')) event.respondWith(page(request));
  } else if (files.has(pathname)) event.respondWith(file(request, pathname));
  else if (pathname === '/api/rules') event.respondWith(rules(request, pathname + search));
});

/** The page as the server has it; where that does not answer, as it was kept. */
async function page(request: Request): Promise<Response> {
  const response = await fetch(request).catch(() => null);
  if (response && response.status < 500) return response;
  return (await kept.find('/')) ?? response ?? Response.error();
}

async function file(request: Request, path: string): Promise<Response> {
  return (await kept.find(path)) ?? fetch(request);
}

async function rules(request: Request, path: string): Promise<Response> {
  const response = await fetch(request).catch(() => null);
  if (!response) return (await kept.find(path)) ?? Response.error();
  await kept.renew(path, response.clone());
  return response;
}

/** What a page says to its worker. */
export type Told = { speak: string } | { page: string };

self.addEventListener('message', (event) => {
  const told = event.data as Told;
  if ('speak' in told) event.waitUntil(kept.speak(told.speak));
  else event.waitUntil(meet(told.page).then((newer) => event.ports[0]?.postMessage(newer)));
});

/**
 * A page says which build it is of; whether this one is newer. A page of the same build that is alone has no
 * use for an older worker; as long as others are open, nothing is taken from under them.
 */
async function meet(entry: string): Promise<boolean> {
  if (entry !== build.entry) return true;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length === 1) await self.skipWaiting();
  return false;
}

self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { to } = (event.notification.data ?? {}) as { to?: unknown };
  event.waitUntil(open(typeof to === 'string' ? to : '/'));
});
