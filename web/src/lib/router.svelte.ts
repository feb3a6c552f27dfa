/** The router: our own paths, and links that do not reload the page. */
import type { Component } from 'svelte';
import type { Later } from './words.svelte';

type Params = Record<string, string>;
export type Page = Component<Params>;
type Load = () => Promise<{ default: Component<any> }>; // eslint-disable-line @typescript-eslint/no-explicit-any

export interface Route {
  path: string;
  /** The key of the page's title. */
  title: string;
  load: Load;
  /** The sentences that it needs besides those that every page has. */
  words?: readonly Later[];
}

class Router {
  path = $state(window.location.pathname);
  query = $state(new URLSearchParams(window.location.search));
  hash = $state(window.location.hash.slice(1));

  constructor() {
    window.addEventListener('popstate', () => this.#look());
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin)
        return;
      if (link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  #look(): void {
    this.path = window.location.pathname;
    this.query = new URLSearchParams(window.location.search);
    this.hash = window.location.hash.slice(1);
  }

  go(to: string, instead = false): void {
    if (instead) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    const from = this.path;
    this.#look();
    if (this.path !== from) window.scrollTo(0, 0);
  }
}

export const router = new Router();

/** The parameters of a path that matches a pattern: `/match/:code`. */
export function match(pattern: string, path: string): Params | null {
  const [wanted, given] = [pattern, path].map((text) => text.split('/').filter(Boolean)) as [
    string[],
    string[],
  ];
  if (wanted.length !== given.length) return null;
  const params: Params = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] as string;
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}
