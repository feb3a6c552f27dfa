/** What a touch, a drag or a key on the board means: the board knows squares, this knows the answers. */
import { announcer } from '../../lib/announce.svelte';
import type { Direction } from '../../types/messages';
import type { Offer } from './answers';
import { distance, onBoard, seen } from './geometry';
import type { Lineup } from './lineup.svelte';
import { markerIn, name, seatOf, square, standsOn, step, way, type Square } from './notation';
import type { Play } from './play.svelte';
import { describe } from './spoken';

const LETTERS: Record<string, Direction> = {
  q: 'nw',
  w: 'n',
  e: 'ne',
  a: 'w',
  d: 'e',
  z: 'sw',
  x: 's',
  c: 'se',
};
const ARROWS: Record<string, Direction> = { ArrowUp: 'n', ArrowDown: 's', ArrowLeft: 'w', ArrowRight: 'e' };
/** What a letter does, the first that is legal; with Shift the ball comes first. */
const VERBS = ['move', 'step', 'toward', 'stand', 'face', 'kick', 'toss'];
const BALL_VERBS = ['kick', 'toss', 'step', 'toward'];

interface Around {
  play: Play;
  lineup: Lineup;
  turned: () => boolean;
  /** How far a square is for the member in the hand. */
  shade: () => ReadonlyMap<string, number>;
  /** The cursor moved. */
  moved: () => void;
  help: () => void;
}

export class Touch {
  /** Where the keys are. */
  cursor = $state.raw<Square | null>(null);
  /** Several answers on one square: one of them has to be chosen. */
  chooser = $state.raw<{ at: Square; offers: Offer[] } | null>(null);
  #preferred = $state<string | null>(null);
  #around: Around;

  constructor(around: Around) {
    this.#around = around;
    $effect(() => {
      void around.play.ask;
      this.chooser = null;
    });
  }

  get #play(): Play {
    return this.#around.play;
  }

  /**
   * The marker whose squares are shown, where marker and square are chosen at once: by itself the one nearest
   * to the ball.
   */
  who = $derived.by((): string | null => {
    const { answers, view } = this.#play;
    const kickers = answers?.kickers ?? [];
    if (!kickers.length || !view) return null;
    if (kickers.some(({ answer }) => answer.marker === this.#preferred)) return this.#preferred;
    const ball = square(view.ball.at);
    const far = ({ answer }: Offer): number => {
      const at = square(markerIn(view, answer.marker ?? '')?.at);
      return at && ball ? distance(at, ball) : Infinity;
    };
    return [...kickers].sort((a, b) => far(a) - far(b))[0]?.answer.marker ?? null;
  });

  prefer = (marker: string): void => {
    this.#preferred = marker;
  };

  act = (action: string): void => {
    this.chooser = null;
    this.#play.act(action);
  };

  tap = (at: Square): void => {
    const { view, answers, ask, member, disabled } = this.#play;
    if (!view || !answers || disabled || !ask) return;
    this.cursor = at;
    this.chooser = null;
    if (this.#around.lineup.seat) return this.#around.lineup.tap(at);
    const there = standsOn(view, at);
    if (there && answers.kickers.some(({ answer }) => answer.marker === there)) return this.prefer(there);
    const offers = this.#offersOn(at);
    if (offers.length > 1) this.chooser = { at, offers };
    else if (offers[0]) this.act(offers[0].action);
    else if (answers.lines?.verb === 'row' && answers.lines.numbers.has(at.y))
      this.#play.follow([`row ${at.y}`, `column ${at.x}`]);
    else if (member && there === member) this.#play.back();
    else if (member && there && seatOf(there) === seatOf(member)) this.act(`pick ${there}`);
  };

  #offersOn(at: Square): Offer[] {
    const { answers, ask } = this.#play;
    const on = answers?.on.get(name(at)) ?? [];
    const offers = on.filter(({ answer }) => answer.verb !== 'kicker' || answer.marker === this.who);
    if (offers.length || answers?.lines?.verb !== 'column') return offers;
    const column = at.y === Number(ask?.decision.args.row) ? answers.lines.numbers.get(at.x) : undefined;
    return column ? [column] : [];
  }

  /** Whether something there can be dragged. */
  grabs = (at: Square): boolean => {
    const { view, answers, ask, member, disabled } = this.#play;
    if (!view || !answers || disabled || !ask) return false;
    if (this.#around.lineup.seat) return this.#around.lineup.on(at) !== null;
    const there = standsOn(view, at);
    const own = there && member && seatOf(there) === seatOf(member);
    if (own || (there && ask.legal.includes(`pick ${there}`))) return true;
    const sends = answers.pads.some(({ verb }) => verb === 'step' || verb === 'kick' || verb === 'toss');
    return view.ball.at === name(at) && sends;
  };

  drag = (from: Square, path: Square[]): void => {
    const { view, answers } = this.#play;
    const { lineup } = this.#around;
    const to = path.at(-1);
    if (!view || !to) return;
    if (lineup.seat) {
      const own = lineup.on(from);
      if (own) lineup.put(own, to);
      return;
    }
    const ways = path.flatMap((next, nth) => way(path[nth - 1] ?? from, next) ?? []);
    const there = standsOn(view, from);
    const ball = view.ball.at === name(from);
    if (ball && (!there || answers?.pads.some(({ verb }) => verb === 'toss'))) this.#play.send(ways);
    else if (there) this.#play.walk(there, ways);
  };

  key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    const letter = LETTERS[event.key.toLowerCase()];
    if (arrow) this.#go(arrow, event);
    else if ((event.key === 'Enter' || event.key === ' ') && this.cursor) {
      event.preventDefault();
      this.tap(this.cursor);
    } else if (event.key === 'Escape') this.#letGo();
    else if (event.key === '?') this.#around.help();
    else if (letter) this.#spell(letter, event);
  };

  #go(arrow: Direction, event: KeyboardEvent): void {
    const { view, board } = this.#play;
    if (!view || !board) return;
    event.preventDefault();
    const from = this.cursor ?? square(view.ball.at) ?? { x: 1, y: 1 };
    const to = step(from, seen(arrow, this.#around.turned()));
    if (onBoard(board, to)) this.cursor = to;
    this.#speak(this.cursor ?? from);
    this.#around.moved();
  }

  #letGo(): void {
    const { lineup } = this.#around;
    if (this.chooser) this.chooser = null;
    else if (lineup.chosen) lineup.chosen = null;
    else this.#play.back();
  }

  #spell(letter: Direction, event: KeyboardEvent): void {
    const { ask } = this.#play;
    if (!ask) return;
    const direction = seen(letter, this.#around.turned());
    const action = (event.shiftKey ? BALL_VERBS : VERBS)
      .map((verb) => `${verb} ${direction}`)
      .find((wanted) => ask.legal.includes(wanted));
    if (!action) return;
    event.preventDefault();
    this.act(action);
  }

  #speak(at: Square): void {
    const { view, board, member, answers } = this.#play;
    const { lineup, shade } = this.#around;
    if (!view || !board) return;
    const steps = lineup.seat ? null : (shade().get(name(at)) ?? null);
    const offers = answers?.on.get(name(at)) ?? [];
    announcer.say(describe(view, board, at, { hand: member, offers, steps, markers: lineup.markers }));
  }
}
