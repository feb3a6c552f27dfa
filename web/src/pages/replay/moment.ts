/** When something happens in a match, as people say it. */
import { t } from '../../lib/words.svelte';
import { isFuba, type View } from '../../table/table';

/** `45+2′ · turn 12`, or the turn where the game has no clock. */
export function whenOf(view: View): string {
  const turn = t('replay-turn', { turn: view.turn.number });
  if (!isFuba(view)) return turn;
  const { half, minute, stoppage } = view.clock;
  if (half === 0) return t('board-grid-before');
  const clock = stoppage ? `${minute}+${stoppage}` : `${minute}`;
  return t('replay-clock', { half, clock, turn });
}

/** The address of the analysis board with a position on it. */
export const boardAddress = (spec: string, position: string): string =>
  `/board?spec=${encodeURIComponent(spec)}&position=${encodeURIComponent(position)}`;
