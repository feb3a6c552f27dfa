/** What answers move on the board, as arrows; answers that move nothing have none. */
import type { GridView, Seat } from '../../types/messages';
import { distinct, type Arrow, type Tone } from '../arrows';
import { markerIn, name, parse, square, step } from './notation';

/** Answers that send the ball a square on its way. */
const BALL = new Set(['kick', 'step', 'toss', 'throw', 'redirect']);

export function arrows(view: GridView, seat: Seat, answers: readonly string[], tone: Tone): Arrow[] {
  /** The way of everybody who moves, by marker; the ball's under its own name. */
  const ways = new Map<string, string[]>();
  const places = new Map<string, string>();
  let hand: string | null = null;
  const go = (who: string, start: string | undefined, way: Parameters<typeof step>[1]): void => {
    const from = square(places.get(who) ?? start);
    if (!from) return;
    const to = name(step(from, way));
    ways.set(who, [...(ways.get(who) ?? [name(from)]), to]);
    places.set(who, to);
  };
  for (const answer of answers) {
    const { verb, marker, way } = parse(answer);
    if (verb === 'pick') hand = marker ?? null;
    else if (way && verb === 'move' && hand) go(hand, markerIn(view, hand)?.at ?? undefined, way);
    else if (way && BALL.has(verb)) go('ball', view.ball.at, way);
  }
  return distinct([...ways].map(([who, path]) => ({ who: who === 'ball' ? 'ball' : seat, path, tone })));
}
