/**
 * Where on the pitch something happens, as the team that does it would say: in its own box, on its left wing.
 * The sentences say each place in three ways: being there, coming from there, going there.
 */
import type { Seat } from '../types/messages';

const SPOTS: Record<string, string> = { PA: 'box', FR: 'edge', C: 'corner', W: 'wing' };

/** Left and right of home are right and left of away. */
function sideways(left: boolean, seat: Seat): string {
  return left === (seat === 'home') ? 'left' : 'right';
}

/** An area of FUBA, named by its key: `area-BLW`. */
export function placeOf(area: string, seat: Seat): string {
  const name = area.slice('area-'.length);
  if (name === 'CE') return 'centre';
  if (name === 'SPOT') return 'spot';
  const own = (name[0] === 'A') === (seat === 'home') ? 'own-' : '';
  const middle = SPOTS[name.slice(1)];
  if (middle) return own + middle;
  return `${own}${sideways(name[1] === 'L', seat)}-${SPOTS[name[2] as string]}`;
}

export interface Measures {
  width: number;
  length: number;
  penaltyArea: { reach: number; depth: number };
}

/** A square of the grid game, `column,row` from the corner that home has on its left. */
export function placeAt(square: string, seat: Seat, board: Measures): string {
  const [x, y] = square.split(',').map(Number) as [number, number];
  const middle = (board.width + 1) / 2;
  const isCentral = Math.abs(x - middle) <= board.penaltyArea.reach;
  /** Rows from the team's own goal line. */
  const ahead = seat === 'home' ? y : board.length + 1 - y;
  const left = board.length + 1 - ahead;
  const own = ahead < left ? 'own-' : '';
  const near = Math.min(ahead, left);
  const { depth } = board.penaltyArea;
  if (!isCentral)
    return `${own}${sideways(x < middle, seat)}-${near <= board.length / 4 ? 'corner' : 'wing'}`;
  if (near <= depth) return `${own}box`;
  return near <= 2 * depth ? `${own}edge` : 'centre';
}

/** The arguments of a sentence that say a place. */
export const at = (place: string): Record<string, string> => ({ at: `comment-at-${place}` });
export const from = (place: string): Record<string, string> => ({ from: `comment-from-${place}` });
export const to = (place: string): Record<string, string> => ({ to: `comment-to-${place}` });
