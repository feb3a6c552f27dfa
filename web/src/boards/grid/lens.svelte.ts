/** How large the board is shown, and which part of it: by button, key, wheel, mouse and two fingers. */
import { kept } from '../../lib/kept';
import { settings } from '../../lib/settings.svelte';
import { lieOf, type Lie } from '../lie';
import { EDGE, size, UNIT, type Board, type Point } from './geometry';

/** A square that a finger meets easily, in pixels; one that a mouse meets, or that is only looked at. */
const MET = 24;
const LOOK = 10;
/** Whether squares are tapped rather than clicked. */
const FINGERS = '(pointer: coarse)';
const LARGEST = 64;
const STEP = 1.3;
/** The mouse has to go so far before it moves the board. */
const SLACK = 4;

export class Lens {
  frame = $state<HTMLElement>();
  /** The room that there is for the board, in pixels. */
  room = $state.raw<{ width: number; height: number }>({ width: 0, height: 0 });
  /** Whether the window is a phone's, held upright: the board stays so, whatever stands below it. */
  isPhone = $state(false);
  #chosen = $state<number | null>(null);
  #board: () => Board | null;
  #turned: () => boolean;
  #quiet: () => boolean;
  #taps = window.matchMedia(FINGERS).matches;
  /** Whoever has once asked for the whole board gets it from then on. */
  #wantsWhole = kept.read('grid-whole', false);
  #fingers: { apart: number; side: number } | null = null;
  #panned = false;

  constructor(board: () => Board | null, turned: () => boolean, quiet: () => boolean) {
    this.#board = board;
    this.#turned = turned;
    this.#quiet = quiet;
  }

  /** The side of a square with which the whole board is seen where it lies like this. */
  #fits(lie: Lie): number {
    const board = this.#board();
    const { width, height } = this.room;
    if (!board || !width || !height) return MET;
    const all = size(board, lie);
    return Math.min(width / (all.width / UNIT), height / (all.height / UNIT), LARGEST);
  }

  /** By itself the board lies as more of it is seen, or its squares are larger. */
  lie = $derived.by((): Lie => {
    const { pitch } = settings.now;
    const isWider = !this.isPhone && this.#fits('side') > this.#fits('upright');
    return lieOf(this.#turned(), pitch === 'auto' ? isWider : pitch === 'side');
  });

  /** The side of a square with which the whole board is seen. */
  fit = $derived.by(() => this.#fits(this.lie));
  /** At first the whole board, unless its squares are tapped and too small for that. */
  #first = $derived.by(() => {
    const whole = !this.#taps || this.#quiet() || this.#wantsWhole;
    return Math.max(this.fit, whole ? LOOK : MET);
  });
  /** The side of a square. */
  side = $derived.by(() => Math.min(LARGEST, Math.max(this.fit, this.#chosen ?? this.#first)));
  width = $derived.by(() => (size(this.#board() as Board, this.lie).width / UNIT) * this.side);
  /** The grass around the squares, in pixels. */
  edge = $derived.by(() => (EDGE / UNIT) * this.side);
  isWhole = $derived.by(() => this.side <= this.fit + 0.01);
  isLargest = $derived.by(() => this.side >= LARGEST);

  /** Show it larger or smaller; what is under a point of the frame stays there. */
  #show(side: number, about?: Point): void {
    const { frame } = this;
    const before = this.side;
    this.#chosen = Math.min(LARGEST, Math.max(this.fit, side));
    kept.write('grid-whole', this.isWhole && this.fit < MET);
    if (!frame) return;
    const { x, y } = about ?? { x: frame.clientWidth / 2, y: frame.clientHeight / 2 };
    const [left, top, scale] = [frame.scrollLeft, frame.scrollTop, this.side / before];
    // The board has its new size only after the page was drawn again.
    requestAnimationFrame(() => frame.scrollTo({ left: (left + x) * scale - x, top: (top + y) * scale - y }));
  }

  /** At once to where squares are easily met. */
  nearer = (): void => this.#show(Math.max(this.side * STEP, MET));
  farther = (): void => this.#show(this.side / STEP);
  whole = (): void => this.#show(this.fit);

  /** `+`, `-` and `0`, whatever has to be pressed for them. */
  key(event: KeyboardEvent): boolean {
    const does = { '+': this.nearer, '=': this.nearer, '-': this.farther, '0': this.whole }[event.key];
    if (!does) return false;
    event.preventDefault();
    does();
    return true;
  }

  #inside({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const at = this.frame?.getBoundingClientRect();
    return { x: clientX - (at?.left ?? 0), y: clientY - (at?.top ?? 0) };
  }

  /** A wheel with Ctrl, which is also what a touchpad makes of two fingers. */
  #wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.#show(this.side * Math.exp(-event.deltaY / 200), this.#inside(event));
  };

  #touch = (event: TouchEvent): void => {
    const [one, two] = event.touches;
    if (!one || !two) {
      this.#fingers = null;
      return;
    }
    event.preventDefault();
    const apart = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
    const middle = { clientX: (one.clientX + two.clientX) / 2, clientY: (one.clientY + two.clientY) / 2 };
    if (!this.#fingers) this.#fingers = { apart, side: this.side };
    else this.#show((this.#fingers.side * apart) / this.#fingers.apart, this.#inside(middle));
  };

  /** The grass is grabbed with the mouse. */
  #grab = (down: PointerEvent): void => {
    const { frame } = this;
    this.#panned = false;
    if (!frame || down.pointerType !== 'mouse' || down.button !== 0 || down.defaultPrevented) return;
    const from = { left: frame.scrollLeft, top: frame.scrollTop };
    const ends = new AbortController();
    const move = ({ clientX, clientY }: PointerEvent): void => {
      const [x, y] = [clientX - down.clientX, clientY - down.clientY];
      this.#panned ||= Math.hypot(x, y) > SLACK;
      if (this.#panned) frame.scrollTo({ left: from.left - x, top: from.top - y });
    };
    window.addEventListener('pointermove', move, { signal: ends.signal });
    for (const end of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(end, () => ends.abort(), { signal: ends.signal });
  };

  /** Whoever has moved the board has not touched a square. */
  #click = (event: MouseEvent): void => {
    if (this.#panned) event.stopPropagation();
    this.#panned = false;
  };

  /** For the frame: what a page cannot listen to in its markup, because it has to be prevented. */
  listen = (frame: HTMLElement): (() => void) => {
    const ends = new AbortController();
    const prevents = { signal: ends.signal, passive: false };
    this.frame = frame;
    frame.addEventListener('wheel', this.#wheel, prevents);
    for (const name of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      frame.addEventListener(name, this.#touch, prevents);
    frame.addEventListener('pointerdown', this.#grab, { signal: ends.signal });
    frame.addEventListener('click', this.#click, { signal: ends.signal, capture: true });
    return () => ends.abort();
  };

  /** Bring a point of the board into sight, where it is not well inside. */
  follow({ x, y }: Point): void {
    const { frame } = this;
    if (!frame) return;
    const next = (at: number, from: number, room: number): number => {
      const rim = Math.min(70, room / 4);
      return at >= from + rim && at <= from + room - rim ? from : at - room / 2;
    };
    const left = next(x, frame.scrollLeft, frame.clientWidth);
    const top = next(y, frame.scrollTop, frame.clientHeight);
    if (left !== frame.scrollLeft || top !== frame.scrollTop)
      frame.scrollTo({ left, top, behavior: 'smooth' });
  }
}
