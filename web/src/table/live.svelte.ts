/**
 * A match on the server: updates come over a WebSocket, wishes go back; when the connection breaks it comes
 * back by itself and misses nothing.
 */
import { announcer } from '../lib/announce.svelte';
import { api, Refused, socketAddress, takesPart } from '../lib/api';
import type { Fault } from '../lib/fair/receipt';
import type { Outcome } from '../lib/fair/keeping';
import { settings } from '../lib/settings.svelte';
import { sentence } from '../lib/trouble';
import { t, words } from '../lib/words.svelte';
import type {
  AnnouncedSeal,
  Chat,
  Dice,
  Look,
  MatchLog,
  OpenedSeal,
  Presence,
  Rolled,
  Seat,
  Sent,
  ToClient,
  ToServer,
  Ways,
} from '../types/messages';
import type { Chances, Due, Entry, Hint, Scene, Table, View, Way } from './table';

export type Wish = ToServer;
type Heard = ToClient<View>;

interface Waiting {
  wish: Wish;
  /** With what was looked for, where it was a look. */
  resolve: (look: Look<View> | null) => void;
  reject: (error: Error) => void;
  /** Sent more than once: it may have been done the first time. */
  again: boolean;
  late: ReturnType<typeof setTimeout> | null;
}

/** Loaded when they are needed: our part in the dice and seals, and what dice have fallen. */
const shaking = () => import('../lib/fair/shake');
const falling = () => import('../lib/fair/falling');

/** How long to wait before the next try to connect, in milliseconds; the last again and again. */
const PAUSES = [250, 500, 1000, 2000, 5000];
/** No answer for so long: the connection is not what it seems. */
const LATE = 10_000;
/** Hidden for so long, a page may have slept, and its connection died without a word. */
const SLEPT = 45_000;
/** More updates than a server tells one by one whoever comes back. */
const MISSED = 100;
/** The server lets nobody in again who was shown out. */
const SHOWN_OUT = 1008;

export class LiveTable implements Table {
  now = $state.raw<Scene | null>(null);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<Chat[]>([]);
  busy = $state(false);
  connected = $state(false);
  /** Whether it has been connected before: then this is a break. */
  begun = $state(false);
  /** Why there is no connection and will be none. */
  closed = $state<string | null>(null);
  /** Whether that is because this server cannot play the match: it can be called off all the same. */
  unplayable = $state(false);
  presence = $state<Presence>({ home: false, away: false });
  /** What the dice are made of; none in a match from before there was such a thing. */
  dice = $state.raw<Dice | null>(null);
  /** What the server has told of the dice and seals that cannot be. */
  fault = $state.raw<Fault | null>(null);
  /** When the last update came, by the clock of this device, to let the clocks run on from there. */
  heardAt = $state(0);
  held = $state<number | null>(null);
  stops = $state.raw<readonly string[] | null | undefined>();
  readonly due: Due | null = null;

  #socket: WebSocket | null = null;
  #tries = 0;
  #over = false;
  #next = 1;
  #waiting = new Map<number, Waiting>();
  #chances: { of: string; chances: Promise<Chances | null> } | null = null;
  #pause: ReturnType<typeof setTimeout> | null = null;
  #hiddenAt = 0;
  #logs = 0;
  /** Whether the server was told to pass windows. */
  #passes = settings.now.passes;
  /** Done when the log that was asked for is there. */
  #reading: Promise<void> = Promise.resolve();
  #ending = new AbortController();
  /** What was heard about dice and seals is dealt with one after the other. */
  #shaking: Promise<unknown> = Promise.resolve();
  /** Whether seals were heard that could still be taken back. */
  #unsettled = true;
  /** The number of the next die, where it is known. */
  #nextDie: number | null = null;
  /** Whether something may have been missed: the server says where the dice go on. */
  #missed = false;
  /** Whether the connection is new: what was missed comes before what its dice and takebacks are. */
  #returns = false;
  /** Whether what it begins with is still told: the seals that hold come after its dice. */
  #greeting = false;
  /**
   * How many updates came before its dice: those that were missed, or all at once, which is the last of
   * them.
   */
  #caught = 0;
  /** Before which die this connection was there, and has missed nothing since. */
  #since: number | null = null;
  /** What was sealed last, until it is done. */
  #sealed: { choice: number; answers: string[] } | null = null;
  /** Whether an offer to take back went while it was. */
  #lapses = false;

  constructor(
    readonly code: string,
    readonly spec: string,
    readonly seat: Seat | null,
    /** Only where one person sits in both seats. */
    readonly as: Seat | null = null,
    readonly hints = true,
    /** Whether it goes on for days, between two people. */
    readonly slow = false,
  ) {
    const { signal } = this.#ending;
    window.addEventListener('online', () => this.#afresh(), { signal });
    document.addEventListener('visibilitychange', () => this.#look(), { signal });
    this.#connect();
  }

  /** The page is shown again, or not any more. */
  #look(): void {
    if (document.hidden) this.#hiddenAt = Date.now();
    else if (!this.connected || Date.now() - this.#hiddenAt > SLEPT) this.#afresh();
  }

  /** Connect now, whatever there was. */
  #afresh(): void {
    if (this.#over || this.closed !== null) return;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#tries = 0;
    this.#broken();
    this.#connect();
  }

  #query(after: string[] = []): string {
    const query = new URLSearchParams();
    if (this.as) query.set('as', this.as);
    if (after.length) query.set('after', after.join(';'));
    return query.size ? `?${query}` : '';
  }

  #connect(): void {
    if (this.#pause) clearTimeout(this.#pause);
    this.#pause = null;
    const query = new URLSearchParams({ lang: words.language });
    if (this.as) query.set('as', this.as);
    if (this.now) query.set('last', String(this.now.seq));
    if (this.seat) query.set('windows', this.#passes ? 'pass' : 'ask');
    const socket = new WebSocket(socketAddress(`/api/matches/${this.code}/socket?${query}`));
    this.#socket = socket;
    let opened = false;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      opened = true;
      this.#tries = 0;
      this.connected = true;
      this.begun = true;
      this.#returns = this.#greeting = true;
      this.#since = null;
      this.#caught = 0;
      // What was on its way names the update that it answers: if it had been done, it is refused now and
      // nothing is done twice.
      for (const [id, waiting] of this.#waiting) this.#send(id, waiting);
      // A server that was started anew does not know that a window is held.
      if (this.now && this.held === this.now.seq) void this.hold().catch(() => undefined);
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      const heard = read(event.data);
      if (heard) this.#hear(heard);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#broken();
      if (this.#over) return;
      if (event.code === SHOWN_OUT) return this.#end(event.reason);
      if (opened) this.#later();
      else void this.#why();
    };
  }

  /**
   * A browser does not say why a socket was refused; the stream of the same match is refused for the same
   * reasons, and says so.
   */
  async #why(): Promise<void> {
    const asking = new AbortController();
    try {
      await api.lines(`/api/matches/${this.code}/stream${this.#query()}`, { signal: asking.signal }).next();
    } catch (error) {
      const refused =
        error instanceof Refused && error.status >= 400 && error.status < 500 && error.status !== 429;
      if (refused) {
        this.unplayable = error.code === 'match-unplayable';
        return this.#end(sentence(error));
      }
    } finally {
      asking.abort();
    }
    this.#later();
  }

  #later(): void {
    if (this.#over || this.#pause) return;
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)] as number;
    // Not all at once after a restart.
    this.#pause = setTimeout(() => this.#connect(), pause * (1 + Math.random() / 2));
  }

  /** There is no connection: what can be sent again waits for the next one, the rest is refused. */
  #broken(): void {
    this.connected = false;
    for (const [id, waiting] of this.#waiting) {
      if (waiting.late) {
        clearTimeout(waiting.late);
        waiting.again = true;
      }
      waiting.late = null;
      if ('seq' in waiting.wish && !this.#over) continue;
      this.#waiting.delete(id);
      waiting.reject(new Refused(0, 'unreachable', ''));
    }
  }

  #end(reason: string): void {
    this.closed = reason;
    for (const waiting of this.#waiting.values()) waiting.reject(new Refused(0, 'unreachable', ''));
    this.#waiting.clear();
  }

  #hear(heard: Heard): void {
    switch (heard.type) {
      case 'presence':
        this.presence = { home: heard.home, away: heard.away };
        return;
      case 'dice':
        return this.#hearDice(heard);
      case 'seal':
        return this.#hearSeal(heard);
      case 'opened': {
        const greets = this.#greeting;
        return this.#shake((fair, seat) =>
          fair.heardOpened(this.code, seat, heard satisfies OpenedSeal, greets),
        );
      }
      case 'chat':
        // Whoever connects hears the last lines again.
        if (!this.chat.some(({ n }) => n === heard.n))
          this.chat = [...this.chat, heard].sort((a, b) => a.n - b.n);
        return;
      case 'done':
        this.#answer(heard.id)?.resolve(null);
        return;
      case 'look':
        if (heard.id !== undefined) this.#answer(heard.id)?.resolve(heard);
        return;
      case 'error': {
        if (heard.id === undefined) return;
        const waiting = this.#answer(heard.id);
        const { code, message, args } = heard.error;
        if (waiting) void this.#refused(waiting, new Refused(422, code, message, args));
        return;
      }
      case 'match':
      case 'update':
        this.#see(heard);
    }
  }

  #hearDice(heard: Dice): void {
    this.dice = heard;
    let back: number | null | undefined;
    if (this.#missed) {
      back = this.#nextDie;
      this.#nextDie = heard.rolled;
      this.#missed = false;
    }
    const greets = this.#returns;
    if (!greets) this.#greeting = false;
    else if (heard.stage === 'commit' || heard.stage === 'open') this.#since = 0;
    else this.#since = heard.rolled + 1;
    this.#shake((fair, seat) => fair.heardDice(this.code, this.spec, seat, heard, { back, greets }));
    const since = this.#since;
    if (heard.stage === 'shown' && !greets && since !== null)
      this.#fair(falling, (fair, seat) => fair.heardEnd(this.code, seat, heard.rolled, since));
    if (this.#lapses) this.#shake((fair, seat) => fair.lapse(this.code, seat));
    this.#returns = this.#lapses = false;
  }

  #hearSeal(heard: AnnouncedSeal): void {
    this.#unsettled = true;
    // Of what a new connection is told, only a choice that is made now can still change.
    const isMade = this.#greeting && this.now !== null && isOpen(this.now);
    this.#shake((fair, seat) => fair.heardSeal(this.code, seat, heard, isMade));
  }

  /** Our answers are done: was it the whole choice, its seal is ours, whether it is announced or not. */
  #hearOwn({ step, ask }: Scene): void {
    const sealed = this.#sealed;
    const isOwn = step && step.by === (this.as ?? this.seat);
    if (!sealed || !isOwn || String(step.actions) !== String(sealed.answers)) return;
    this.#sealed = null;
    if (ask?.choice !== sealed.choice) this.#shake((fair, seat) => fair.made(this.code, seat, sealed.choice));
  }

  /** Dice have fallen before our eyes: their numbers follow each other. */
  #hearRolled(rolled: Rolled): void {
    const [next, since] = [this.#nextDie, this.#since];
    this.#nextDie = rolled.first + rolled.faces.length;
    this.#fair(falling, (fair, seat) => fair.heardRolled(this.code, seat, [rolled], next, since));
  }

  /** The dice of the board and of the log are those that have fallen. */
  #hearDrawn(told: readonly Entry[]): void {
    this.#fair(falling, (fair, seat) => fair.heardDrawn(this.code, seat, told));
  }

  #shake(part: (fair: typeof import('../lib/fair/shake'), seat: Seat) => Promise<Outcome>): void {
    this.#fair(shaking, part);
  }

  /** Take our part in the dice: in a seat, and where the browser can. */
  #fair<Part>(load: () => Promise<Part>, part: (fair: Part, seat: Seat) => Promise<Outcome>): void {
    const { seat } = this;
    if (!seat || !takesPart()) return;
    this.#shaking = this.#shaking
      .then(async () => {
        const { wish, fault } = await part(await load(), seat);
        // No honest server ever needs these sentences: they are loaded when there is a fault.
        if (fault) {
          await words.learnMore().catch(() => undefined);
          this.fault = fault;
        }
        if (wish) await this.wish(wish);
      })
      // Too late, or the connection broke: the server says again what it waits for.
      .catch(() => undefined);
  }

  /** What was sent again is too late where it was done the first time: then that is no refusal. */
  async #refused({ wish, again, resolve, reject }: Waiting, error: Refused): Promise<void> {
    const isLate = again && error.code === 'stale';
    if (!isLate) return reject(error);
    // What was missed is heard before; where it was too much, it is in the log that is asked for.
    await this.#reading;
    if (wish.do === 'undo' || (wish.do === 'act' && this.#holds(wish))) resolve(null);
    else reject(error);
  }

  /** Whether our own answers are in the log, after what they answer. */
  #holds({ seq, answers }: Extract<Wish, { do: 'act' }>): boolean {
    const own = this.as ?? this.seat;
    return this.log.some(
      (entry) =>
        entry.seq > seq &&
        entry.step?.by === own &&
        answers.every((answer, nth) => entry.step?.actions?.[nth] === answer),
    );
  }

  #see(heard: Scene): void {
    const before = this.now;
    if (heard.type === 'update' && before) {
      if (heard.seq <= before.seq) return;
      // Something is missing: come back for it.
      if (heard.seq !== before.seq + 1) return this.#afresh();
    }
    // What was asked a moment ago is not asked any more, and nothing has been done: whoever was about to
    // answer should know why.
    if (
      heard.type === 'update' &&
      before?.ask &&
      !heard.ask &&
      !heard.step &&
      !heard.events.length &&
      !heard.result
    )
      announcer.show(t('live-taken-back'));
    this.now = this.#asked(heard);
    this.heardAt = Date.now();
    if (heard.type === 'match') {
      if (this.slow) this.stops = heard.stops ?? null;
      this.#missed = true;
      this.#since = null;
      this.#caught = MISSED;
    } else {
      // A server that does not say how the dice stand is not waited for: what it tells now is news.
      if (this.#returns && ++this.#caught > MISSED) this.#returns = false;
      if (!this.#returns) this.#greeting = false;
      this.#hearOwn(heard);
      if (heard.rolled) this.#hearRolled(heard.rolled);
    }
    if (before?.offer?.what === 'takeback' && heard.offer?.what !== 'takeback' && !this.#offers()) {
      // It may have been taken up while we were away: the dice that come next say so.
      if (this.#returns) this.#lapses = true;
      else this.#shake((fair, seat) => fair.lapse(this.code, seat));
    }
    // What was missed of a choice comes after the updates that were.
    if (this.#unsettled && !this.#returns && (isOpen(heard) || heard.step?.dice.length)) {
      this.#unsettled = false;
      this.#shake((fair, seat) => fair.settle(this.code, seat));
    }
    if (heard.step || heard.events.length) {
      const { seq, step, events } = heard;
      this.#hearDrawn([heard]);
      this.log = [...this.log, { seq, ...(step ? { step } : {}), events }];
    } else if (
      heard.type === 'match' ||
      heard.position !== before?.position ||
      (before.undo && !heard.undo)
    ) {
      // Everything at once, or something was taken back: the log as it holds now is asked for.
      this.#reading = this.#readLog();
    }
  }

  /** A window that the server passes at once is no question. */
  #asked(heard: Scene): Scene {
    const { ask, delay } = heard;
    return delay === 0 && ask?.pass && ask.legal.length === 1 ? { ...heard, ask: null } : heard;
  }

  /** Everything that happened, as far as it still holds; what has come since stays. */
  async #readLog(tries = 3): Promise<void> {
    const turn = ++this.#logs;
    try {
      const log = await api.get<MatchLog>(`/api/matches/${this.code}/log${this.#query()}`);
      if (turn !== this.#logs) return;
      this.log = [...log.entries, ...this.log.filter(({ seq }) => seq > log.seq)];
      const fallen = log.entries.flatMap(({ rolled }) => rolled ?? []);
      // What is told when the secret is known shows nothing.
      if (this.now?.result) return;
      if (fallen.length) this.#fair(falling, (fair, seat) => fair.heardRolled(this.code, seat, fallen));
      this.#hearDrawn(log.entries);
    } catch {
      if (turn === this.#logs && tries > 1 && !this.#over)
        setTimeout(() => void this.#readLog(tries - 1), 2000);
    }
  }

  #answer(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    if (waiting?.late) clearTimeout(waiting.late);
    this.#waiting.delete(id);
    return waiting;
  }

  #send(id: number, waiting: Waiting): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ id, wish: waiting.wish } satisfies Sent));
    waiting.late = setTimeout(() => this.#afresh(), LATE);
  }

  /**
   * Wish for something; done when the server says so. An answer that cannot be sent now is sent when the
   * connection is back.
   */
  wish(wish: Wish): Promise<Look<View> | null> {
    if (this.closed !== null || this.#over || (!this.connected && !('seq' in wish))) {
      return Promise.reject(new Refused(0, 'unreachable', ''));
    }
    const isTakeback = wish.do === 'offer' && wish.what === 'takeback';
    if (isTakeback) this.#shake((fair, seat) => fair.agree(this.code, seat));
    else if (wish.do === 'act' && this.now?.offer?.what !== 'takeback')
      this.#shake((fair, seat) => fair.lapse(this.code, seat));
    const id = this.#next++;
    const done = new Promise<Look<View> | null>((resolve, reject) => {
      const waiting: Waiting = { wish, resolve, reject, again: false, late: null };
      this.#waiting.set(id, waiting);
      this.#send(id, waiting);
    });
    // What was refused is agreed to no more; where the connection broke it may have been done.
    if (isTakeback)
      done.catch((error: unknown) => {
        if (error instanceof Refused && error.status && error.code !== 'offered-already')
          this.#shake((fair, seat) => fair.lapse(this.code, seat));
      });
    return done;
  }

  /** Whether an offer of ours is on its way. */
  #offers(): boolean {
    return [...this.#waiting.values()].some(({ wish }) => wish.do === 'offer');
  }

  async act(answers: string | string[]): Promise<void> {
    if (!this.now) return;
    const { seq, ask } = this.now;
    const wish: Wish = { do: 'act', seq, answers: [answers].flat() };
    if (!ask?.secret || ask.choice === undefined || !this.dice || !this.seat || !takesPart())
      return this.#busily(wish);
    this.busy = true;
    try {
      const { sealed } = await shaking();
      wish.seal = await sealed(this.code, this.seat, ask.choice, wish.answers, ask.parts);
      this.#sealed = { choice: ask.choice, answers: wish.answers };
    } finally {
      this.busy = false;
    }
    await this.#busily(wish);
  }

  async look(answers: string[]): Promise<Look<View> | null> {
    return this.now?.ask ? this.wish({ do: 'look', seq: this.now.seq, answers }) : null;
  }

  async hold(): Promise<void> {
    if (!this.now?.ask) return;
    this.held = this.now.seq;
    await this.wish({ do: 'hold', seq: this.now.seq });
  }

  async leave(stops: string[] | null): Promise<void> {
    await this.wish({ do: 'absent', stops });
    this.stops = stops;
  }

  /** Whether windows are to be passed from now on. */
  heed(passes: boolean): void {
    if (passes === this.#passes) return;
    this.#passes = passes;
    this.#afresh();
  }

  async undo(): Promise<void> {
    if (this.now) await this.#busily({ do: 'undo', seq: this.now.seq });
  }

  async #busily(wish: Wish): Promise<void> {
    this.busy = true;
    try {
      await this.wish(wish);
    } finally {
      this.busy = false;
    }
  }

  roll(): Promise<void> {
    return Promise.reject(new Error('the server rolls'));
  }

  chances(after: string[] = []): Promise<Chances | null> {
    if (!this.now?.ask) return Promise.resolve(null);
    const of = `${this.now.seq} ${after.join(';')}`;
    if (this.#chances?.of !== of) {
      const path = `/api/matches/${this.code}/odds${this.#query(after)}`;
      this.#chances = { of, chances: api.get<Chances>(path).catch(() => null) };
    }
    return this.#chances.chances;
  }

  async ways(after: string[] = []): Promise<readonly Way[]> {
    if (!this.now?.ask) return [];
    return (await api.get<Ways>(`/api/matches/${this.code}/ways${this.#query(after)}`)).ways;
  }

  hint(after: string[] = []): Promise<Hint | null> {
    return this.now?.ask
      ? api.get<Hint>(`/api/matches/${this.code}/hint${this.#query(after)}`)
      : Promise.resolve(null);
  }

  close(): void {
    this.#over = true;
    this.#ending.abort();
    if (this.#pause) clearTimeout(this.#pause);
    this.#broken();
    this.#socket?.close();
  }
}

/** While somebody chooses in secret, nobody is asked in the open, and no dice fall. */
const isOpen = ({ ask, other }: Scene): boolean => (!!ask && !ask.secret) || !!other;

/** A message, if it is one. */
function read(data: unknown): Heard | null {
  try {
    return JSON.parse(String(data)) as Heard;
  } catch {
    return null;
  }
}
