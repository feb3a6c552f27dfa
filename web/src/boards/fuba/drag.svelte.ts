/**
 * Dragging a counter with a pointer: it is taken up once the pointer has gone a little way, and put down
 * where it is let go.
 */
import type { Area } from '../../types/messages';
import type { Point } from './geometry';
import type { Play } from './play.svelte';

/** The board under the pointer. */
export interface Ground {
  at(event: MouseEvent): Point;
  areaAt(point: Point): Area | null;
  /** Whether a goalkeeper of the team that is asked is there; null if nobody of it is. */
  keeperAt(point: Point, area: Area): boolean | null;
  /** So far is more than a trembling hand, in units of the drawing. */
  slack(): number;
}

export class Drag {
  /** Where the counter is in the air. */
  ghost = $state.raw<Point | null>(null);
  keeper = $state(false);
  /** The click that ends a drag is none. */
  dragged = false;
  #start: { point: Point; area: Area; keeper: boolean | null; id: number } | null = null;
  #play: Play;
  #ground: Ground;

  constructor(play: Play, ground: Ground) {
    this.#play = play;
    this.#ground = ground;
  }

  down = (event: PointerEvent): void => {
    this.dragged = false;
    const play = this.#play;
    if (event.button !== 0 || !play.ways.length || play.busy) return;
    const point = this.#ground.at(event);
    const area = this.#ground.areaAt(point);
    if (!area) return;
    const found = this.#ground.keeperAt(point, area);
    const keeper = found !== null && play.movable(area, found) ? found : null;
    if (play.movable(area, keeper)) this.#start = { point, area, keeper, id: event.pointerId };
  };

  move = (event: PointerEvent): void => {
    const start = this.#start;
    if (!start || event.pointerId !== start.id) return;
    const point = this.#ground.at(event);
    if (!this.ghost) {
      if (Math.hypot(point.x - start.point.x, point.y - start.point.y) < this.#ground.slack()) return;
      (event.currentTarget as Element).setPointerCapture(start.id);
      this.dragged = true;
      this.keeper = start.keeper === true;
      this.#play.take(start.area, start.keeper);
    }
    this.ghost = point;
    this.#play.pointed = this.#ground.areaAt(point);
  };

  up = (event: PointerEvent): void => {
    const [start, moved] = [this.#start, this.ghost];
    this.#start = null;
    this.ghost = null;
    if (!start || !moved || event.pointerId !== start.id) return;
    const to = this.#ground.areaAt(this.#ground.at(event));
    if (to && this.#play.answersAt(to).length) this.#play.choose(to);
    else {
      this.#play.cancel();
      if (to && to !== start.area) this.#play.refuse(to);
    }
  };

  cancel = (): void => {
    if (this.ghost) this.#play.cancel();
    this.#start = null;
    this.ghost = null;
  };
}
