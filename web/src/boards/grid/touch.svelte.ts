/** What a touch, a drag or a key on the board means: the board knows squares, this knows the answers. */
import { announcer } from '../../lib/announce.svelte';
import { say, t } from '../../lib/words.svelte';
import type { Direction, Way } from '../../types/messages';
import type { Lie } from '../lie';
import type { Offer } from './answers';
import { distance, onBoard, seen } from './geometry';
import type { Lineup } from './lineup.svelte';
import { markerIn, name, seatOf, square, standsOn, step, type Square } from './notation';
import type { Play } from './play.svelte';
import type { Reach } from './reach.svelte';
import { describe } from './spoken';
import { BALL } from './ways';

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
  reach: Reach;
  lie: () => Lie;
  /** The odds of an answer, as short as possible. */
  label: (offer: Offer) => string | null;
  /** The cursor moved. */
  moved: () => void;
  help: () => void;
  /** Keys that are not about the match. */
  other: (event: KeyboardEvent) => boolean;
}

/** One of several things that can be done on a square. */
export interface Choice {
  answers: readonly string[];
  text: string;
  label: string | null;
}

export class Touch {
  /** Where the keys are. */
  cursor = $state.raw<Square | null>(null);
  /** Several answers on one square: one of them has to be chosen. */
  chooser = $state.raw<{ at: Square; choices: Choice[] } | null>(null);
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

  choose = ({ answers }: Choice): void => {
    this.chooser = null;
    this.#play.follow(answers);
  };

  tap = (at: Square): void => {
    const { view, answers, ask, member, disabled } = this.#play;
    if (!view || !answers || disabled || !ask) return;
    this.cursor = at;
    this.chooser = null;
    if (this.#around.lineup.seat) return this.#around.lineup.tap(at);
    const there = standsOn(view, at);
    if (there && answers.kickers.some(({ answer }) => answer.marker === there)) return this.prefer(there);
    const mate = member && there && there !== member && seatOf(there) === seatOf(member);
    const choices = mate ? [] : this.#choicesOn(at);
    if (choices.length > 1) this.chooser = { at, choices };
    else if (choices[0]) this.choose(choices[0]);
    else if (answers.lines?.verb === 'row' && answers.lines.numbers.has(at.y))
      this.#play.follow([`row ${at.y}`, `column ${at.x}`]);
    else if (member && there === member) this.#play.back();
    else if (mate) this.act(`pick ${there}`);
  };

  /**
   * What can be done on a square: its own answers, or else the ways that lead there. What is one step away is
   * meant before what is far: a drag goes far in any case.
   */
  #choicesOn(at: Square): Choice[] {
    const offers = this.#offersOn(at).map((offer) => ({
      answers: [offer.action],
      text: offer.said ? say(offer.said) : offer.action,
      label: this.#around.label(offer),
    }));
    if (offers.length) return offers;
    const ways = this.#around.reach.to(name(at));
    return ways.map(({ way, answers }) => ({ answers, text: this.#said(way, at), label: null }));
  }

  #said({ goes, cost: points }: Way, at: Square): string {
    const { view } = this.#play;
    if (goes !== BALL) return t('board-grid-way-walk', { marker: t(`marker-${goes}`), points });
    const isSlot = at.y < 1 || at.y > (view?.board.length ?? Infinity);
    return t(isSlot ? 'board-grid-way-shot' : 'board-grid-way-ball', { points });
  }

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
    if (there && (own || ask.legal.includes(`pick ${there}`))) {
      void this.#around.reach.hold(there);
      return true;
    }
    const sends = answers.pads.some(({ verb }) => verb === 'step' || verb === 'kick' || verb === 'toss');
    return view.ball.at === name(at) && sends;
  };

  /** Who or what is dragged from a square. */
  #dragged(from: Square): string | null {
    const { view, answers } = this.#play;
    if (!view) return null;
    const there = standsOn(view, from);
    const isBall = view.ball.at === name(from);
    return isBall && (!there || answers?.pads.some(({ verb }) => verb === 'toss')) ? BALL : there;
  }

  /** The squares over which a drag would lead; none where it leads nowhere. */
  path = (from: Square, to: Square): Square[] | null => {
    if (this.#around.lineup.seat) return [to];
    const goes = this.#dragged(from);
    const places = goes && this.#around.reach.places(goes, name(to));
    return places ? places.flatMap((place) => square(place) ?? []) : null;
  };

  /** What is dragged goes to where it is dropped. */
  drag = (from: Square, to: Square): void => {
    const { lineup } = this.#around;
    if (lineup.seat) {
      const own = lineup.on(from);
      if (own) lineup.put(own, to);
      return;
    }
    const goes = this.#dragged(from);
    if (goes) this.#play.go(goes, name(to));
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
    else if (!this.#around.other(event) && letter) this.#spell(letter, event);
  };

  #go(arrow: Direction, event: KeyboardEvent): void {
    const { view, board } = this.#play;
    if (!view || !board) return;
    event.preventDefault();
    const from = this.cursor ?? square(view.ball.at) ?? { x: 1, y: 1 };
    const to = step(from, seen(arrow, this.#around.lie()));
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
    const direction = seen(letter, this.#around.lie());
    const action = (event.shiftKey ? BALL_VERBS : VERBS)
      .map((verb) => `${verb} ${direction}`)
      .find((wanted) => ask.legal.includes(wanted));
    if (!action) return;
    event.preventDefault();
    this.act(action);
  }

  #speak(at: Square): void {
    const { view, board, member, answers } = this.#play;
    const { lineup } = this.#around;
    if (!view || !board) return;
    const choices = answers && !lineup.seat ? this.#choicesOn(at) : [];
    announcer.say(describe(view, board, at, { hand: member, choices, markers: lineup.markers }));
  }
}
