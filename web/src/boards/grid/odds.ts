/** The odds of an answer as they are read: whole per cent that add up to a hundred. */
import { percent } from '../../table/table';
import type { Outcomes } from '../../types/messages';

/** More outcomes than this are summed up as the rest. */
const MOST = 4;

export interface Share {
  /** What happens; none: anything else. */
  what: string | null;
  share: number;
}

/** The likeliest first, rounded so that nothing is lost: the largest remainders are rounded up. */
export function shares(outcomes: Outcomes): Share[] {
  const all = Object.entries(outcomes)
    .map(([what, chance]) => ({ what: what as string | null, exact: percent(chance) }))
    .sort((a, b) => b.exact - a.exact);
  const named = all.length > MOST ? all.slice(0, MOST - 1) : all;
  const rest = all.slice(named.length).reduce((sum, { exact }) => sum + exact, 0);
  const shown = rest > 0 ? [...named, { what: null, exact: rest }] : named;
  const total = Math.round(shown.reduce((sum, { exact }) => sum + exact, 0));
  const missing = total - shown.reduce((sum, { exact }) => sum + Math.floor(exact), 0);
  const byRemainder = [...shown].sort((a, b) => (b.exact % 1) - (a.exact % 1)).slice(0, missing);
  return shown.map((one) => ({
    what: one.what,
    share: Math.floor(one.exact) + (byRemainder.includes(one) ? 1 : 0),
  }));
}
