/**
 * Counters in the hand: dragged from the bench or an area to another. A press that does not move is a tap.
 */

export interface Held<P> {
  from: P;
  x: number;
  y: number;
  moved: boolean;
}

const FAR = 6;

export class Drag<P> {
  held = $state.raw<Held<P> | null>(null);
  #at = { x: 0, y: 0 };

  constructor(
    /** Put down: the element under the pointer says where. */
    readonly drop: (from: P, at: Element | null) => void,
    readonly tap: (from: P) => void,
  ) {}

  take(event: PointerEvent, from: P): void {
    if (event.button !== 0) return;
    event.preventDefault();
    this.#at = { x: event.clientX, y: event.clientY };
    this.held = { from, ...this.#at, moved: false };
    const mine = (other: PointerEvent): boolean => other.pointerId === event.pointerId;
    const move = (other: PointerEvent): void => {
      if (!mine(other) || !this.held) return;
      const moved =
        this.held.moved || Math.hypot(other.clientX - this.#at.x, other.clientY - this.#at.y) > FAR;
      this.held = { from, x: other.clientX, y: other.clientY, moved };
    };
    const end = (other: PointerEvent): void => {
      if (!mine(other)) return;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      const held = this.held;
      this.held = null;
      if (!held || other.type === 'pointercancel') return;
      if (held.moved) this.drop(from, document.elementFromPoint(other.clientX, other.clientY));
      else this.tap(from);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }
}
