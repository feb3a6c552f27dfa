/**
 * A table of one's own: the engine protocol over a WebSocket. Both seats, the dice and the position are
 * whatever its owner says. Nothing is kept on the server: after every step the record is here, and from it
 * the table is set up again whenever the connection breaks.
 */
import { gameOf, learnGame } from '../games';
import { settings } from '../lib/settings.svelte';
import type {
  Advice,
  Answer,
  Ask,
  Best,
  EngineReply,
  Hint,
  LegalAction,
  Look,
  Next,
  Seat,
  Standing,
  Ways,
} from '../types/messages';
import { Engine, EngineError, type Command } from './engine';
import { endsInAnswer, header, reason } from './record';
import {
  other,
  type Chances,
  type Due,
  type Entry,
  type Scene,
  type Table,
  type View,
  type Way,
} from './table';

export { Engine, EngineError, other };

type Shown = Extract<Answer, { view: unknown }>;
type Legal = Extract<Answer, { actions: LegalAction[] }>;

/** How long a window stays open where two people share the screen, in milliseconds: as on a server. */
const DELAY = 3000;

/** What is asked along with everything that changes the table. */
const GLANCE: Command[] = [
  { cmd: 'record' },
  { cmd: 'view', seat: 'home' },
  { cmd: 'view', seat: 'away' },
  { cmd: 'view', seat: 'spectator' },
  { cmd: 'legal' },
];

interface Glance {
  record: string;
  shown: Record<Seat | 'spectator', Shown>;
  /** None where nobody is asked. */
  legal: LegalAction[];
}

/** What is kept with a record. */
export interface Kept {
  log?: Entry[];
  /** How many answers were given as one, for each time. */
  given?: number[];
}

export interface BenchOptions {
  /** Dice are real and typed in. */
  typed?: boolean;
  /** Whose eyes the page has when nobody, or somebody else, is asked; by itself whoever is asked. */
  seat?: Seat | null;
  seed?: number;
  /** Dice that are known beforehand, for lessons; none: they come from the generator. */
  script?: (due: Due) => number[] | null;
  /** Every answer is given by itself: none is planned. */
  single?: boolean;
  /** Two people share the screen: what only one of them may know is shown after it was handed over. */
  shared?: boolean;
  /** Who answers; by itself the server. */
  engine?: (restore: () => Command | null) => Engine;
}

/** A number that nobody could guess, small enough for JSON. */
export const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] as number;

export class BenchTable implements Table {
  readonly engine: Engine;
  spec = $state('');
  seat = $state<Seat | null>(null);
  now = $state.raw<Scene | null>(null);
  log = $state.raw<Entry[]>([]);
  busy = $state(false);
  due = $state.raw<Due | null>(null);
  /** Whether dice are typed in; may change at any time. */
  typed = $state(false);
  /** Who has to be given the screen before anything goes on. */
  handover = $state<Seat | null>(null);
  /** The update whose window is held open. */
  held = $state<number | null>(null);
  /** The whole position, secrets included: it is the owner's own table. */
  position = $state('');
  /** The record so far, secrets included. */
  written = $state('');
  #chances: { of: string; chances: Promise<Chances | null> } | null = null;
  #sequence = 0;
  /** How many answers were given as one, for each time. */
  given: number[] = [];
  #line: Promise<unknown> = Promise.resolve();
  /** Who looks at the screen, where it is shared. */
  #holder: Seat | null = null;
  #passing: ReturnType<typeof setTimeout> | undefined;
  #at: { next: Next; look: Glance; since: Since | null } | null = null;

  constructor(readonly options: BenchOptions = {}) {
    this.typed = options.typed ?? false;
    const restore = (): Command | null => (this.written ? loading(this.written) : null);
    this.engine = options.engine?.(restore) ?? new Engine(restore);
  }

  get single(): boolean {
    return this.options.single ?? false;
  }

  /** Begin a match. */
  begin(spec: string, seed = this.options.seed ?? anySeed()): Promise<void> {
    return this.#set({ cmd: 'new', spec, seed });
  }

  /** Set up a position. */
  setUp(spec: string, position: string, seed = this.options.seed ?? anySeed()): Promise<void> {
    return this.#set({ cmd: 'position', spec, position, seed });
  }

  /**
   * Go on from a record, with what was kept with it; with another seed the dice to come are others
   * than last time.
   */
  load(record: string, kept: Kept = {}, seed?: number): Promise<void> {
    return this.#set(seed === undefined ? loading(record) : { cmd: 'load', record, seed }, kept);
  }

  record(): Promise<string> {
    return this.#turn(async () => this.written);
  }

  #set(command: Command, { log = [], given = [] }: Kept = {}): Promise<void> {
    return this.#turn(async () => {
      const { after, look } = await this.#change([command]);
      this.spec = after.spec ?? this.spec;
      await learnGame(this.spec);
      this.log = log;
      this.given = [...given];
      this.#sequence = Math.max(this.#sequence, ...log.map((entry) => entry.seq));
      this.#holder = null;
      await this.#goOn(after, look, null);
    });
  }

  act(answers: string | string[]): Promise<void> {
    return this.#turn(() => this.#act([answers].flat()));
  }

  async #act(answers: string[]): Promise<void> {
    const asked = this.#at?.next.kind === 'decide' ? this.#at.next : null;
    const { after, look } = await this.#change([
      this.#rolls ? { cmd: 'play', inputs: answers, roll: true } : { cmd: 'act', answers },
    ]);
    // What was answered in secret is not told to whoever looks at the screen next.
    const actions = asked?.secret ? null : answers;
    const step = { by: asked?.seat ?? 'home', actions, dice: diceOf(after) };
    this.given.push(answers.length);
    await this.#goOn(after, look, { step, events: after.events ?? [] });
  }

  async look(answers: string[]): Promise<Look<View> | null> {
    const asked = this.#at?.next.kind === 'decide' ? this.#at.next : null;
    if (!asked || !this.now?.ask) return null;
    const { seq } = this.now;
    const [shown, legal] = await this.engine.exchange([
      { cmd: 'view', seat: asked.seat, after: answers },
      { cmd: 'legal', after: answers },
    ]);
    if (shown instanceof EngineError) throw shown;
    const { view, position, ask, then } = shown as Shown & Pick<EngineReply, 'then'>;
    const look = { seq, answers, position, view };
    if (then || ask?.kind !== 'decide') return { ...look, ask: null, ...(then ? { then } : {}) };
    if (legal instanceof EngineError) throw legal;
    return { ...look, ask: asking(ask, (legal as Legal).actions) };
  }

  roll(faces: number[] = []): Promise<void> {
    return this.#turn(async () => {
      const { after, look } = await this.#change([
        faces.length ? { cmd: 'roll', dice: faces } : { cmd: 'roll' },
      ]);
      const by = this.#lastBy();
      await this.#goOn(after, look, {
        step: { by, actions: null, dice: diceOf(after) },
        events: after.events ?? [],
      });
    });
  }

  undo(): Promise<void> {
    return this.#turn(async () => {
      // One answer at a time is taken back there, all that were given as one here.
      const count = this.given.at(-1) ?? this.log.at(-1)?.step?.actions?.length ?? 1;
      const { after, look } = await this.#change(Array<Command>(count).fill({ cmd: 'undo' }));
      this.given.pop();
      this.log = this.log.slice(0, -1);
      this.#holder = null;
      await this.#goOn(after, look, null, false);
    });
  }

  /** Something from outside the rules: `resign home`, `draw`. */
  call(call: string): Promise<void> {
    return this.#turn(async () => {
      const { after, look } = await this.#change([{ cmd: 'call', call }]);
      await this.#goOn(after, look, { events: after.events ?? [] });
    });
  }

  /** Let a computer answer. */
  computer(level: string): Promise<void> {
    return this.#turn(async () => {
      const { action } = await this.engine.ask<Best>({ cmd: 'best', level });
      await this.#act([action]);
    });
  }

  /** The screen was handed over. */
  take(seat: Seat): void {
    if (this.handover !== seat || !this.#at) return;
    this.#holder = seat;
    // Whoever takes the screen wants to think.
    void this.hold();
    this.#show();
  }

  /** Whether a window that can only be passed is no question: a computer has nothing to learn from it. */
  #isPassed(next: Next, { legal }: Glance): next is Extract<Next, { kind: 'decide' }> & { pass: string } {
    const { seat, shared, single } = this.options;
    if (next.kind !== 'decide' || shared || single || !settings.now.passes) return false;
    return next.pass !== undefined && next.seat === seat && legal.length === 1;
  }

  /** Where two people share the screen, a window is passed after the same delay, whatever is held. */
  #delay(next: Next): number | null {
    const { shared, single } = this.options;
    if (next.kind !== 'decide' || next.pass === undefined || !shared || single) return null;
    return settings.now.passes && this.held !== this.#sequence ? DELAY : null;
  }

  async hold(): Promise<void> {
    clearTimeout(this.#passing);
    this.held = this.#sequence;
  }

  #lastBy(): Seat {
    return this.log.at(-1)?.step?.by ?? 'home';
  }

  /** Whatever is done waits for what was begun before it. */
  #turn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#line.then(async () => {
      this.busy = true;
      try {
        return await work();
      } finally {
        this.busy = false;
      }
    });
    this.#line = turn.catch(() => undefined);
    return turn;
  }

  /**
   * Whether the program rolls dice that nobody knows beforehand: then they may come with the answer before
   * them.
   */
  get #rolls(): boolean {
    return !this.typed && !this.options.script;
  }

  /** Change the table, and look at it, in one exchange. */
  async #change(commands: Command[]): Promise<{ after: Standing; look: Glance }> {
    const answers = await this.engine.exchange([...commands, ...GLANCE]);
    const after = answers.slice(0, commands.length).at(-1);
    const [record, home, away, spectator, legal] = answers.slice(commands.length);
    if (after instanceof EngineError) throw after;
    this.written = (record as Extract<Answer, { record: string }>).record;
    const shown = { home, away, spectator } as Glance['shown'];
    const actions = legal instanceof EngineError ? [] : (legal as Legal).actions;
    return { after: after as Standing, look: { record: this.written, shown, legal: actions } };
  }

  /** What is done without asking anybody. */
  #byItself(next: Next, look: Glance): Command | null {
    if (next.kind === 'roll' && !this.typed) {
      const dice = this.options.script?.(next);
      return this.#rolls
        ? { cmd: 'play', inputs: [], roll: true }
        : { cmd: 'roll', ...(dice ? { dice } : {}) };
    }
    if (!this.#isPassed(next, look)) return null;
    // It goes with the answer before it when that is taken back.
    if (this.given.length) this.given.push((this.given.pop() ?? 0) + 1);
    return this.#rolls
      ? { cmd: 'play', inputs: [next.pass], roll: true }
      : { cmd: 'act', answers: [next.pass] };
  }

  /** Do what happens by itself, and show where the match stands then. */
  async #goOn(first: Standing, seen: Glance, since: Since | null, rolls = true): Promise<void> {
    let [at, look] = [first, seen];
    for (let command = this.#byItself(at.next, look); command && rolls;) {
      ({ after: at, look } = await this.#change([command]));
      since?.events.push(...(at.events ?? []));
      since?.step?.dice.push(...diceOf(at));
      command = this.#byItself(at.next, look);
    }
    this.position = at.position;
    this.#sequence += 1;
    if (since) this.log = [...this.log, { seq: this.#sequence, ...since }];
    this.#at = { next: at.next, look, since };
    this.#show();
    clearTimeout(this.#passing);
    const delay = this.#delay(at.next);
    const pass = at.next.kind === 'decide' ? at.next.pass : undefined;
    if (delay !== null && pass)
      this.#passing = setTimeout(() => void this.act(pass).catch(() => undefined), delay);
  }

  /** Show what whoever looks may see. */
  #show(): void {
    if (!this.#at) return;
    const { next, look, since } = this.#at;
    const asked = next.kind === 'decide' ? next : null;
    const { shared, seat } = this.options;
    // Something that only who is asked may know: their answer, or anything in their view that everybody
    // else's does not have.
    const isTheirs =
      asked !== null && (asked.secret || look.shown[asked.seat].position !== look.shown.spectator.position);
    this.handover = shared && asked && isTheirs && this.#holder !== asked.seat ? asked.seat : null;
    if (asked && !this.handover) this.#holder = asked.seat;
    let eyes: Seat | null = seat === undefined ? (asked?.seat ?? this.seat ?? 'home') : seat;
    if (shared) eyes = asked && !this.handover ? asked.seat : null;
    const { view, position } = look.shown[eyes ?? 'spectator'];
    const asks = asked && !this.handover && (eyes === null || eyes === asked.seat);
    const delay = this.#delay(next);
    const shownStep = since?.step ? { step: since.step } : {};
    this.seat = eyes;
    this.due = next.kind === 'roll' ? next : null;
    this.now = {
      type: since ? 'update' : 'match',
      seq: this.#sequence,
      ...shownStep,
      events: since?.events ?? [],
      position,
      view,
      ask: asks ? asking(asked, look.legal) : null,
      waits: asked ? [asked.seat] : [],
      ...(asked && !asks && !asked.secret ? { other: asked.decision } : {}),
      ...(delay === null ? {} : { delay }),
      undo: !this.options.script && endsInAnswer(look.record),
      score: gameOf(this.spec).goals(view),
      rated: false,
      ...(next.kind === 'over' ? { result: { outcome: next.result, reason: reason(look.record) } } : {}),
    };
  }

  chances(after: string[] = []): Promise<Chances | null> {
    if (!this.now?.ask) return Promise.resolve(null);
    const { seq } = this.now;
    const of = `${seq} ${after.join(';')}`;
    if (this.#chances?.of !== of) {
      const asked = this.engine.ask<Chances>({ cmd: 'odds', ...planned(after) }).catch(() => null);
      // Where the match has gone on meanwhile, they are not what was asked for.
      this.#chances = { of, chances: asked.then((chances) => (this.now?.seq === seq ? chances : null)) };
    }
    return this.#chances.chances;
  }

  async ways(after: string[] = []): Promise<readonly Way[]> {
    return this.now?.ask ? (await this.engine.ask<Ways>({ cmd: 'ways', ...planned(after) })).ways : [];
  }

  async hint(after: string[] = []): Promise<Hint | null> {
    return this.now?.ask ? this.engine.ask<Hint>({ cmd: 'hint', ...planned(after) }) : null;
  }

  /** What a level makes of every answer. */
  async advice(level: string): Promise<Advice | null> {
    return this.now?.ask ? this.engine.ask<Advice>({ cmd: 'rate', level }) : null;
  }

  close(): void {
    clearTimeout(this.#passing);
    this.engine.close();
  }
}

/** What led to where it stands. */
type Since = Omit<Entry, 'seq'>;

/** A question as a server would ask it. */
function asking(next: Extract<Next, { kind: 'decide' }>, legal: LegalAction[]): Ask {
  return {
    decision: next.decision,
    secret: next.secret,
    legal: legal.map(({ action }) => action),
    said: legal.map(({ key, args }) => ({ key, args })),
    ...(next.pass === undefined ? {} : { pass: next.pass }),
    ...(next.finish === undefined ? {} : { finish: next.finish }),
    ...(next.moves === undefined ? {} : { moves: next.moves }),
    ...(next.layout ? { layout: next.layout } : {}),
  };
}

/** Answers that nobody has given, where there are any. */
const planned = (after: string[]): { after?: string[] } => (after.length ? { after } : {});

/** Dice come from the seed of a record as if it had never been left; without one from anywhere. */
function loading(record: string): Command {
  return header(record, 'seed') ? { cmd: 'load', record } : { cmd: 'load', record, seed: anySeed() };
}

/** The dice that the events of a roll tell of. */
function diceOf(after: Standing): string[] {
  return (after.events ?? []).flatMap(({ args }) => (typeof args.dice === 'string' ? [args.dice] : []));
}
