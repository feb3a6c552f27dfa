/** The way of the ball as events tell it. */
import type { Scene } from '../../table/table';
import type { GridView } from '../../types/messages';
import { name, parse, square, step } from './notation';

const MOVES = new Set([
  'grid-ball-to',
  'grid-bounced',
  'grid-redirected',
  'grid-trapped',
  'grid-shot',
  'grid-set-down',
]);
const BEGINS = new Set([
  'grid-kicked',
  'grid-tossed',
  'grid-took-over',
  'grid-inertia-move',
  'grid-redirected',
]);

/** The squares of the way, oldest first: the old one goes on, or a new one begins where the ball was. */
export function trail(old: readonly string[], was: string | null, scene: Scene<GridView>): readonly string[] {
  const { ball, flight } = scene.view;
  if (scene.type === 'match') return flight && flight.origin !== ball.at ? [flight.origin, ball.at] : [];
  let way = [...old];
  let at = was;
  let steps = 0;
  const to = (square: string): void => {
    if (!way.length && at) way = [at];
    if (way.at(-1) !== square) way.push(square);
    at = square;
    steps += 1;
  };
  for (const { key, args } of scene.events) {
    if (BEGINS.has(key)) way = at ? [at] : [];
    if (MOVES.has(key) && typeof args.square === 'string') to(args.square);
  }
  if (!steps && was !== ball.at && flight) to(ball.at);
  return steps ? way : was === ball.at ? old : [];
}

/** The way that the ball would go by a plan. */
export function ballAhead(
  old: readonly string[],
  from: string | null,
  planned: readonly string[],
): readonly string[] {
  let at = square(from);
  let way = [...old];
  for (const { verb, way: direction } of planned.map(parse)) {
    if (!at || !direction || !['kick', 'toss', 'step'].includes(verb)) continue;
    if (verb !== 'step' || !way.length) way = [name(at)];
    at = step(at, direction);
    way.push(name(at));
  }
  return way;
}
