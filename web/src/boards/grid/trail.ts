/** The way of the ball as events tell it. */
import type { Scene } from '../../table/table';
import type { GridView } from '../../types/messages';

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
  const steps = scene.events
    .filter(({ key, args }) => MOVES.has(key) && typeof args.square === 'string')
    .map(({ args }) => String(args.square));
  if (!steps.length && was !== ball.at && flight) steps.push(ball.at);
  if (!steps.length) return was === ball.at ? old : [];
  const begins = scene.events.some(({ key }) => BEGINS.has(key));
  const before = begins || !old.length ? (was ? [was] : []) : old;
  return [...before, ...steps].filter((square, nth, all) => square !== all[nth - 1]);
}
