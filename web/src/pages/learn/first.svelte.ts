/** The first match: a private table against a computer, with a coach who leads through the first turns. */
import { Hints } from '../../boards/hints.svelte';
import { announcer } from '../../lib/announce.svelte';
import { lying } from '../../lib/lying.svelte';
import { kept } from '../../lib/kept';
import { attempt } from '../../lib/trouble';
import { say, t } from '../../lib/words.svelte';
import type { Entry, Scene } from '../../table/table';
import type { FubaView } from '../../types/messages';
import { about, cards, GUIDED_TURNS, isOwn, isSetUp, KICK_OFF, SPEC, type Card } from './coach';
import { CoachedTable } from './coached.svelte';
import { progress } from './progress.svelte';

const KEY = 'first-match';
/** The match as it stands, with what there is to read beside it. */
interface Kept {
  record: string;
  log: Entry[];
  given: number[];
  seen: string[];
  guided: boolean;
  released: boolean;
  told: Card[];
  /** Whether the coach has said what the question is about. */
  led: boolean;
}

/** So much is there to read at a time. */
const TOLD = 2;

/** The opponent: gentle at first. */
const GENTLE = 'rookie';
const EARNEST = 'coach:1';

/**
 * What the coach says: also where the learner's team plays to, as the pitch lies, and what the ball is worth
 * by now. Others may have turned it since the dice.
 */
export function tell({ topic, args, event }: Card, now: number | undefined): string {
  const turned = now === undefined || now === Number(args.value) ? 'no' : 'yes';
  return t(`learn-first-${topic}`, {
    ...args,
    now: now ?? 0,
    turned,
    way: lying.onSide ? 'right' : 'up',
    event: event ? say(event) : '',
  });
}

export class FirstMatch {
  readonly table = new CoachedTable({ seat: 'home' });
  /** What the coach would do: drawn on the board, told beside it. */
  readonly hints = new Hints(() => this.table, true);
  /** What there is to read before the next answer. */
  told = $state.raw<Card[]>([]);
  guided = $state(true);
  /** Whether the end of the guided turns has still to be read. */
  released = $state(false);
  #seen = new Set<string>();
  #looked: Scene | null = null;
  /** Whether the coach answers for the learner. */
  #helping = false;
  /** Whether the coach has said what the question that is asked is about. */
  #led = false;
  #closed = false;

  /** Begin, or continue where it was left. */
  async open(): Promise<void> {
    const before = kept.read<Partial<Kept> | null>(KEY, null);
    if (before && (await this.#goOn(before))) return;
    await this.again();
  }

  async #goOn({ record, log, given, ...before }: Partial<Kept>): Promise<boolean> {
    if (!record) return false;
    // Before the match is there: whoever looks at it has to know how far the coach has led.
    this.#seen = new Set(before.seen);
    this.guided = before.guided ?? true;
    this.released = before.released ?? false;
    this.told = before.told ?? [];
    this.#led = before.led ?? false;
    try {
      await this.table.load(record, { ...(log ? { log } : {}), ...(given ? { given } : {}) });
      return true;
    } catch {
      // The saved match cannot be read any more: start a new one.
      return false;
    }
  }

  async again(): Promise<void> {
    kept.forget(KEY);
    this.#seen = new Set();
    this.guided = true;
    this.released = false;
    this.#led = false;
    this.told = [{ topic: 'welcome', args: {} }];
    await this.table.setUp(SPEC, KICK_OFF);
  }

  /** Which guided turn it is. */
  get turn(): number {
    const view = this.table.now?.view as FubaView | undefined;
    return Math.min(Math.max(view?.turn.number ?? 1, 1), GUIDED_TURNS);
  }

  /** Something has happened: say what there is to say, and go on to the learner's next choice. */
  async look(scene: Scene<FubaView>): Promise<void> {
    if (scene === this.#looked) return;
    // Taken up again, a question is the one that was asked before.
    if (this.#looked) this.#led = false;
    this.#looked = scene;
    this.hints.clear();
    // What was read before the learner's own answer is done with.
    if (scene.step?.by === 'home' && !this.#helping) this.told = [];
    if (this.guided) this.#tell(cards(scene.events, this.#seen, scene.view.ball.value));
    if (scene.result) {
      this.#release();
      this.released = false;
      this.told = [{ topic: 'over', args: { home: scene.score[0], away: scene.score[1] } }];
      kept.forget(KEY);
      return;
    }
    if (this.guided && scene.view.turn.number > GUIDED_TURNS) this.#release();
    this.#keep();
    await this.#others(scene);
  }

  #tell(found: Card[]): void {
    for (const card of found) this.#seen.add(card.topic);
    // The latest is what the next choice is about.
    this.told = [...this.told, ...found].slice(-TOLD);
  }

  /** The guided turns are over. */
  #release(): void {
    if (!this.guided) return;
    this.guided = false;
    this.released = true;
    this.told = [{ topic: 'alone', args: { turns: GUIDED_TURNS } }];
    announcer.say(t('learn-first-alone', { turns: GUIDED_TURNS }));
    progress.done('first');
  }

  /** The end has been read: the match goes on. */
  async playOn(): Promise<void> {
    this.released = false;
    this.told = [];
    this.#keep();
    if (this.table.now) await this.#others(this.table.now as Scene<FubaView>);
  }

  #keep(): void {
    const { written: record, log, given } = this.table;
    const { guided, released, told } = this;
    const rest = { guided, released, told, led: this.#led, seen: [...this.#seen] };
    kept.write(KEY, { record, log, given, ...rest } satisfies Kept);
  }

  /**
   * The computer answers for the others; while it leads, the coach answers what is no choice of the
   * learner's.
   */
  async #others(scene: Scene<FubaView>): Promise<void> {
    if (this.#closed || this.released) return;
    if (scene.waits[0] === 'away') {
      await attempt(() => this.table.computer(this.guided ? GENTLE : EARNEST));
    } else if (scene.ask && this.guided) {
      if (isOwn(scene.ask)) await this.#lead(scene);
      else await attempt(() => this.#help());
    }
  }

  /** A choice of the learner's: say what it is about, and what the coach would do. */
  async #lead(scene: Scene<FubaView>): Promise<void> {
    const topic = this.#led ? null : about(scene, this.#seen);
    if (topic) this.#tell([topic]);
    this.#led = true;
    this.#keep();
    const told = this.told.map((card) => tell(card, scene.view.ball.value));
    if (told.length) announcer.say(told.join(' '));
    await this.hints.ask();
  }

  /** Answer for the learner, as the hint says. */
  async #help(): Promise<void> {
    this.#helping = true;
    try {
      const hint = await this.table.hint();
      const answers = hint?.ways[0]?.answers.map(({ action }) => action) ?? [];
      if (answers.length) await this.table.act(answers);
      else await this.table.computer(GENTLE);
    } finally {
      this.#helping = false;
    }
  }

  /** Let a computer place the players, until something else is asked. */
  async setUpForMe(): Promise<void> {
    while (this.table.now?.ask && isSetUp(this.table.now.ask.decision.key)) await this.#help();
  }

  close(): void {
    this.#closed = true;
    this.table.close();
  }
}
