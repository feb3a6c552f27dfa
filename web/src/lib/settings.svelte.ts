/** The settings of this browser: looks, language, sounds, speed. */
import type { Wanted } from '../boards/lie';
import { kept } from './kept';
import type { Chosen } from './kits';
import { LANGUAGES, words, type Language } from './words.svelte';
import { worker } from './worker.svelte';

export type Theme = 'auto' | 'light' | 'dark';
/** How fast what happens in a match is shown. */
export type Pace = 'slow' | 'normal' | 'fast' | 'instant';

interface Kept {
  theme: Theme;
  language: Language | null;
  sounds: boolean;
  /** The crowd in the stands. */
  crowd: boolean;
  notifications: boolean;
  /** Whether notifications also come while no page is open. */
  push: boolean;
  odds: boolean;
  turned: boolean;
  /** How the pitch lies. */
  pitch: Wanted;
  /** None: the usual ones. */
  kits: Chosen | null;
  pace: Pace;
  /** Whether windows in which nothing is played are passed by themselves. */
  passes: boolean;
  /** Whether that also holds for matches of several days while no page is open. */
  leaves: boolean;
  /** The moments whose windows stay open nevertheless, whatever is held. */
  stops: string[];
}

const DEFAULTS: Kept = {
  theme: 'auto',
  language: null,
  sounds: true,
  crowd: false,
  notifications: false,
  push: false,
  odds: true,
  turned: true,
  pitch: 'auto',
  kits: null,
  pace: 'normal',
  passes: true,
  leaves: false,
  stops: [],
};

function browserLanguage(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return (wanted.find((language) => language in LANGUAGES) as Language | undefined) ?? 'en';
}

class Settings {
  #now = $state<Kept>({ ...DEFAULTS, ...kept.read<Partial<Kept>>('settings', {}) });

  get now(): Readonly<Kept> {
    return this.#now;
  }

  get language(): Language {
    return this.#now.language ?? browserLanguage();
  }

  /** Whether a page that nobody looks at may notify. */
  get notified(): boolean {
    return this.#now.notifications || this.#now.push;
  }

  change(changed: Partial<Kept>): void {
    Object.assign(this.#now, changed);
    kept.write('settings', this.#now);
    if (changed.language !== undefined) {
      void words.speak(this.language);
      worker.speak(this.language);
    }
    if (changed.theme !== undefined) this.show();
  }

  /** Apply the looks to the page. */
  show(): void {
    const { theme } = this.#now;
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

export const settings = new Settings();

/** Whether to reduce motion. */
export const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
