/** The settings of this browser: looks, language, sounds, speed. */
import { kept } from './kept';
import { LANGUAGES, words, type Language } from './words.svelte';

export type Theme = 'auto' | 'light' | 'dark';
/** How fast what happens in a match is shown. */
export type Pace = 'slow' | 'normal' | 'fast' | 'instant';

interface Kept {
  theme: Theme;
  language: Language | null;
  sounds: boolean;
  notifications: boolean;
  odds: boolean;
  turned: boolean;
  pace: Pace;
  /** Whether windows in which nothing is played are passed by themselves. */
  passes: boolean;
  /** The skills whose windows stay open nevertheless. */
  stops: string[];
}

const DEFAULTS: Kept = {
  theme: 'auto',
  language: null,
  sounds: true,
  notifications: false,
  odds: true,
  turned: true,
  pace: 'normal',
  passes: true,
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

  change(changed: Partial<Kept>): void {
    Object.assign(this.#now, changed);
    kept.write('settings', this.#now);
    if (changed.language !== undefined) void words.speak(this.language);
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
