/** The server's analysis of a match: asked for, waited for, there. */
import { untrack } from 'svelte';
import { kept } from '../../lib/kept';
import { sentence } from '../../lib/trouble';
import { t, words } from '../../lib/words.svelte';
import type { Report } from '../../types/messages';
import { explanation, type Source } from './source';

/** All of them ask the hints before they call something a mistake: a quick `rookie` does not. */
export const LEVELS = ['coach:1', 'coach:2', 'coach:3'];

export class Judgement {
  level = $state('coach:1');
  report = $state.raw<Report | null>(null);
  progress = $state.raw({ done: 0, of: 1, waiting: false });
  trouble = $state('');
  #tries = $state(0);

  /** Asks again whenever the match or the level changes, once there is a whole match. */
  constructor(source: () => Source | null) {
    const remembered = kept.read<string>('analysis-level', this.level);
    if (LEVELS.includes(remembered)) this.level = remembered;
    $effect(() => {
      void this.#tries;
      const [wanted, level] = [source(), this.level];
      const leaving = new AbortController();
      untrack(() => {
        this.report = null;
        this.trouble = '';
        this.progress = { done: 0, of: 1, waiting: false };
        if (wanted) void this.#explain(wanted, level, leaving.signal);
      });
      return () => leaving.abort();
    });
  }

  get state(): 'ready' | 'trouble' | 'waiting' {
    return this.report ? 'ready' : this.trouble ? 'trouble' : 'waiting';
  }

  judge(level: string): void {
    this.level = level;
    kept.write('analysis-level', level);
  }

  again(): void {
    this.#tries += 1;
  }

  async #explain(wanted: Source, level: string, signal: AbortSignal): Promise<void> {
    try {
      await words.learnMore();
      for await (const told of explanation(wanted, level, signal)) {
        if ('progress' in told) this.progress = told.progress;
        else if ('report' in told) this.report = told.report;
        else throw new Error(told.error.message);
      }
      if (!this.report) throw new Error(t('trouble-unreachable'));
    } catch (error) {
      if (!signal.aborted) this.trouble = sentence(error);
    }
  }
}
