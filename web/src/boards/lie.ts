/**
 * How a pitch lies on the screen. Upright, home attacks up; turned, it is the same from the end of away; on
 * its side, home is on the left for everybody and attacks to the right. The geometry of each board is the one
 * place that knows what that means: everything else asks it where things are.
 */
export type Lie = 'upright' | 'turned' | 'side';
/** What somebody wants; by itself a pitch lies as there is more room for it. */
export const PITCHES = ['auto', 'upright', 'side'] as const;
export type Wanted = (typeof PITCHES)[number];

export const lieOf = (turned: boolean, onSide: boolean): Lie =>
  onSide ? 'side' : turned ? 'turned' : 'upright';

/** Quarter turns clockwise, from upright. */
export const QUARTERS: Record<Lie, number> = { upright: 0, side: 1, turned: 2 };
