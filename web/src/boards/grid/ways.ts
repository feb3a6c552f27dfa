/** Ways as the engine tells them: each follows another one and adds its own answers. */
import type { Way } from '../../types/messages';

/** What goes where no marker does. */
export const BALL = 'ball';

export const wayTo = (ways: readonly Way[], goes: string, to: string): Way | null =>
  ways.find((way) => way.goes === goes && way.to === to) ?? null;

/** The way that it follows, the one before that, and so on, and itself last. */
function parts(ways: readonly Way[], way: Way): Way[] {
  const before = way.after === undefined ? undefined : ways[way.after];
  return before ? [...parts(ways, before), way] : [way];
}

/** Everything that is answered on a way. */
export const answersAlong = (ways: readonly Way[], way: Way): string[] =>
  parts(ways, way).flatMap(({ answers }) => answers);

/** The places that it leads over, the last one included. */
export const placesAlong = (ways: readonly Way[], way: Way): string[] => parts(ways, way).map(({ to }) => to);
