/**
 * Every sentence: from the same Fluent catalogues as the Rust side, and those of the pages themselves.
 * Messages become sentences as in crates/words.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Said } from '../types/messages';
import { commentary, first, more } from './catalogues';

export const LANGUAGES = { en: 'English', fi: 'Suomi', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;

/** Catalogues that are loaded when they are needed. */
const LATER = { more, commentary };
export type Later = keyof typeof LATER;

type Args = Record<string, string | number>;

function newBundle(language: Language): FluentBundle {
  return new FluentBundle(language, {
    useIsolating: false,
    functions: {
      SIGNED: ([value]) => {
        const number = value instanceof FluentNumber ? value.value : Number(value);
        return number < 0 ? `${number}` : `+${number}`;
      },
    },
  });
}

class Words {
  language = $state<Language>('en');
  /** Changes whenever there are new sentences, so that pages render again. */
  #version = $state(0);
  #bundle = newBundle('en');
  #names: { home?: string; away?: string } = {};
  #catalogues: string[] = [];
  #learnt = new Set<Later>();

  /** Switch to a language. */
  async speak(language: Language): Promise<void> {
    const loads = [first, ...[...this.#learnt].map((part) => LATER[part])];
    this.#catalogues = (await Promise.all(loads.map((load) => load(language)))).flat();
    this.language = language;
    this.#build();
    document.documentElement.lang = language;
  }

  /** Also load some of the other sentences. */
  async learn(part: Later): Promise<void> {
    if (this.#learnt.has(part)) return;
    this.#learnt.add(part);
    await this.speak(this.language);
  }

  /** Also load the sentences about rules and analyses. */
  learnMore(): Promise<void> {
    return this.learn('more');
  }

  #build(): void {
    this.#bundle = newBundle(this.language);
    for (const text of this.#catalogues) this.#add(text);
    for (const seat of ['home', 'away'] as const) {
      const name = this.#names[seat]?.trim();
      if (name)
        this.#add(`seat-${seat} = { "${name.replace(/[\\"]/g, '\\$&').replace(/\p{Cc}/gu, ' ')}" }\n`);
    }
    this.#version += 1;
  }

  #add(catalogue: string): void {
    this.#bundle.addResource(new FluentResource(catalogue), { allowOverrides: true });
  }

  /** Call the seats by people's names; without one a seat keeps its own word. */
  name(names: { home?: string; away?: string }): void {
    if (names.home === this.#names.home && names.away === this.#names.away) return;
    this.#names = names;
    this.#build();
  }

  has(key: string): boolean {
    void this.#version;
    return this.#bundle.getMessage(key)?.value != null;
  }

  /** A sentence of the pages themselves, or a word of the games. */
  t(key: string, args: Args = {}): string {
    void this.#version;
    return this.#format(key, args) ?? key;
  }

  /**
   * The sentence of a message. Arguments that are keys are rendered first; a message about a seat may name
   * the other one.
   */
  say(message: Said): string {
    void this.#version;
    const plain: Args = {};
    const keys: [string, string][] = [];
    for (const [name, value] of Object.entries(message.args)) {
      if (typeof value === 'string' && this.#bundle.hasMessage(value)) keys.push([name, value]);
      else plain[name] = value;
    }
    const args: Args = { ...plain };
    for (const [name, key] of keys) {
      args[name] = this.#format(key, plain) ?? key;
      // Which one it is, whatever the language calls it: sentences select their form by it.
      args[`${name}-is`] = key.includes('-') ? key.slice(key.indexOf('-') + 1) : key;
      if (name === 'seat' && (key === 'seat-home' || key === 'seat-away')) {
        args.other = this.t(key === 'seat-home' ? 'seat-away' : 'seat-home');
      }
    }
    return this.#format(message.key, args) ?? message.key;
  }

  #format(key: string, args: Record<string, FluentVariable>): string | null {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return null;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    return errors.length ? null : text;
  }
}

export const words = new Words();
export const t = (key: string, args?: Args): string => words.t(key, args);
export const say = (message: Said): string => words.say(message);
