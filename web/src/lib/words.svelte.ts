/**
 * Every sentence: from the same Fluent catalogues as the Rust side, and those of the pages themselves.
 * Messages become sentences as in crates/words.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Said } from '../types/messages';
import { first, LATER } from './catalogues';

export const LANGUAGES = { en: 'English', fi: 'Suomi', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;

/** Catalogues that are loaded when they are needed. */
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

/** The sentences of a part, ready to be said. */
const read = async (part: Later | 'first', language: Language): Promise<FluentResource[]> =>
  (await (part === 'first' ? first : LATER[part])(language)).map((text) => new FluentResource(text));

/** A sentence that was not loaded, or is not there: its key is shown, and tests hear of it. */
function missing(key: string): string {
  console.error(`There is no sentence for ${key}.`);
  return key;
}

class Words {
  language = $state<Language>('en');
  /** Changes whenever there are new sentences, so that pages render again. */
  #version = $state(0);
  #bundle = newBundle('en');
  #names: { home?: string; away?: string } = {};
  /** What has been loaded in the language that is spoken. */
  #catalogues = new Map<Later | 'first', FluentResource[]>();
  #line: Promise<unknown> = Promise.resolve();

  /** Switch to a language. */
  speak(language: Language): Promise<void> {
    return this.#turn(async () => {
      const parts = [...new Set<Later | 'first'>(['first', ...this.#catalogues.keys()])];
      const loaded = await Promise.all(parts.map((part) => read(part, language)));
      this.#catalogues = new Map(parts.map((part, at) => [part, loaded[at] as FluentResource[]]));
      this.language = language;
      this.#build();
      document.documentElement.lang = language;
    });
  }

  /** Also load some of the other sentences: they are there when it is done. */
  async learn(...parts: Later[]): Promise<void> {
    const isFresh = (part: Later): boolean => !this.#catalogues.has(part);
    if (!parts.some(isFresh)) return;
    // All are fetched at once; whoever comes next has them already.
    for (const part of parts.filter(isFresh)) void LATER[part](this.language).catch(() => undefined);
    await this.#turn(async () => {
      const fresh = parts.filter(isFresh);
      const loaded = await Promise.all(fresh.map((part) => read(part, this.language)));
      fresh.forEach((part, at) => this.#catalogues.set(part, loaded[at] as FluentResource[]));
      if (fresh.length) this.#build();
    });
  }

  /** One after the other, so that nobody's sentences are lost to somebody who was slower. */
  #turn(work: () => Promise<void>): Promise<void> {
    const turn = this.#line.then(work);
    this.#line = turn.catch(() => undefined);
    return turn;
  }

  /** Also load the sentences about rules and analyses. */
  learnMore(): Promise<void> {
    return this.learn('more');
  }

  #build(): void {
    this.#bundle = newBundle(this.language);
    for (const catalogue of [...this.#catalogues.values()].flat()) this.#add(catalogue);
    for (const seat of ['home', 'away'] as const) {
      const name = this.#names[seat]?.trim();
      if (name)
        this.#add(
          new FluentResource(
            `seat-${seat} = { "${name.replace(/[\\"]/g, '\\$&').replace(/\p{Cc}/gu, ' ')}" }\n`,
          ),
        );
    }
    this.#version += 1;
  }

  #add(catalogue: FluentResource): void {
    this.#bundle.addResource(catalogue, { allowOverrides: true });
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
    return this.#format(key, args) ?? missing(key);
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
    return this.#format(message.key, args) ?? missing(message.key);
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
