/** The first match: a private table against a computer, with a coach who guides the first turns. */
import { announcer } from '../../lib/announce.svelte';
import { kept } from '../../lib/kept';
import { attempt } from '../../lib/trouble';
import { say, t } from '../../lib/words.svelte';
import type { Scene } from '../../table/table';
import type { FubaView } from '../../types/messages';
import {
  advised,
  cards,
  GUIDED_TURNS,
  isSetUp,
  KICK_OFF,
  luckyDice,
  SPEC,
  type Advised,
  type Card,
} from './coach';
import { CoachedTable } from './coached.svelte';
import { progress } from './progress.svelte';

const KEY = 'first-match';
interface Kept {
  position: string;
  seen: string[];
  guided: boolean;
}

/** The opponent: gentle at first. */
const GENTLE = 'rookie';
const EARNEST = 'coach:1';

export class FirstMatch {
  readonly table: CoachedTable;
  /** What has to be read before play continues. */
  queue = $state.raw<Card[]>([]);
  advice = $state.raw<Advised>({ topic: null, answer: null });
  guided = $state(true);
  /** The answer requested as a hint. */
  hint = $state<string | null>(null);
  #seen = new Set<string>();
  #rolls = 0;
  #looked: Scene | null = null;
  #closed = false;

  constructor() {
    const script = (due: Parameters<typeof luckyDice>[0]): number[] | null => {
      if (!this.guided) return null;
      return luckyDice(due, due.for.key === 'due-roll-stage' ? this.#rolls++ : 0);
    };
    this.table = new CoachedTable({ seat: 'home', script });
  }

  /** Begin, or continue where it was left. */
  async open(): Promise<void> {
    const before = kept.read<Kept | null>(KEY, null);
    if (before && (await this.#goOn(before))) return;
    await this.#begin();
  }

  async #goOn({ position, seen, guided }: Kept): Promise<boolean> {
    try {
      await this.table.setUp(SPEC, position);
    } catch {
      // The saved match cannot be read any more: start a new one.
      return false;
    }
    this.#seen = new Set(seen);
    this.guided = guided;
    return true;
  }

  async #begin(): Promise<void> {
    kept.forget(KEY);
    this.#seen = new Set();
    this.#rolls = 0;
    this.guided = true;
    this.queue = [
      { topic: 'welcome', args: {} },
      { topic: 'aim', args: {} },
    ];
    await this.table.setUp(SPEC, KICK_OFF);
  }

  again(): Promise<void> {
    return this.#begin();
  }

  /** Something has happened: say what there is to say, and continue. */
  async look(scene: Scene<FubaView>): Promise<void> {
    if (scene === this.#looked) return;
    this.#looked = scene;
    this.hint = null;
    if (scene.step?.by === 'home') {
      this.queue = [];
      // Whatever the answer was, the question has been explained.
      if (this.advice.topic) this.#seen.add(this.advice.topic);
    }
    if (this.guided) {
      const found = cards(scene.events, this.#seen, scene.view.ball.value);
      for (const card of found) this.#seen.add(card.topic);
      this.queue = [...this.queue, ...found];
      if (scene.view.turn.number > GUIDED_TURNS && scene.ask?.decision.key === 'ask-target') this.#release();
    }
    if (scene.result) {
      this.queue = [{ topic: 'over', args: { home: scene.score[0], away: scene.score[1] } }];
      kept.forget(KEY);
    } else {
      this.#keep();
    }
    this.advice = { topic: null, answer: null };
    if (scene.ask && this.guided) {
      const chances = await this.table.chances();
      if (this.table.now !== scene) return;
      this.advice = advised(scene, chances, this.#seen);
    }
    this.#tell();
    if (!this.queue.length) await this.#others();
  }

  #release(): void {
    this.guided = false;
    this.queue = [{ topic: 'alone', args: {} }];
    progress.done('first');
  }

  #keep(): void {
    kept.write(KEY, {
      position: this.table.position,
      seen: [...this.#seen],
      guided: this.guided,
    } satisfies Kept);
  }

  /** Screen readers hear the coach, too. */
  #tell(): void {
    const card = this.queue[0];
    if (card) announcer.say(t(`learn-first-${card.topic}`, card.args));
    else if (this.advice.topic) announcer.say(t(`learn-first-${this.advice.topic}`));
  }

  /** It has been read: the next thing. */
  async goOn(): Promise<void> {
    this.queue = this.queue.slice(1);
    this.#tell();
    if (!this.queue.length) await this.#others();
  }

  /** Answers the learner is not asked for: the computer's, and at first the placement. */
  async #others(): Promise<void> {
    const scene = this.table.now;
    if (!scene || scene.result || this.#closed) return;
    const asked = scene.waits[0];
    const setUp = this.guided && scene.ask && isSetUp(scene.ask.decision.key);
    if (asked === 'away' || setUp) await attempt(() => this.table.computer(this.guided ? GENTLE : EARNEST));
  }

  async askForHint(): Promise<void> {
    const told = await attempt(() => this.table.advice(EARNEST));
    const best = [...(told?.actions ?? [])].sort((a, b) => b.value.points - a.value.points)[0];
    this.hint = best?.action ?? null;
    if (this.hint) announcer.say(this.said(this.hint));
  }

  /** Let a computer place the players, until something else is asked. */
  async setUpForMe(): Promise<void> {
    while (this.table.now?.ask && isSetUp(this.table.now.ask.decision.key)) {
      await this.table.computer(GENTLE);
    }
  }

  said(action: string): string {
    const ask = this.table.now?.ask;
    const said = ask?.said[ask.legal.indexOf(action)];
    return said ? say(said) : action;
  }

  close(): void {
    this.#closed = true;
    this.table.close();
  }
}
