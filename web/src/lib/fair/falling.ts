/** The dice as they fall, and when we were here to see it. */
import type { Logged, Rolled, Seat } from '../../types/messages';
import { change, type Outcome } from './keeping';
import type { Fault } from './receipt';
import { contradicts, drawsOthers, endOf, isDice, withMore } from './shown';

/**
 * Dice have fallen. `next` is the number that the next one must have, where nothing was missed, and
 * `since` the one before which we came; dice that are told once more, as in the log, may come in any
 * order.
 */
export const heardRolled = (
  match: string,
  seat: Seat,
  news: readonly Rolled[],
  next: number | null = null,
  since: number | null = null,
): Promise<Outcome> =>
  change(match, seat, ({ shown: before, here: were, rolled: known = 0 }) => {
    let [shown, here, rolled, fault] = [before, were, known, null as Fault | null];
    for (const dice of news) {
      const [isBad, other] = [!isDice(dice), contradicts(shown, dice)];
      if (isBad || (next !== null && dice.first !== next)) fault ??= { word: 'number', n: dice.first + 1 };
      else if (other !== null) fault ??= { word: 'shown', n: other + 1 };
      if (isBad || other !== null) continue;
      shown = withMore(shown, dice);
      rolled = Math.max(rolled, endOf(dice));
      if (since !== null) here = withHere(here, [since, dice.first]);
    }
    return { keep: { shown, here, rolled }, fault };
  });

/** What is drawn was told: its dice are those with numbers, which the receipt keeps. */
export async function heardDrawn(
  match: string,
  seat: Seat,
  told: readonly Pick<Logged, 'step' | 'rolled' | 'events'>[],
): Promise<Outcome> {
  const other = told.find(drawsOthers);
  if (!other) return {};
  const die = other.rolled && { n: other.rolled.first + 1 };
  return change(match, seat, () => ({ fault: { word: 'drawn', ...die } }));
}

/** The match is over before our eyes: after the last of so many dice nothing was chosen that we missed. */
export const heardEnd = (match: string, seat: Seat, rolled: number, since: number): Promise<Outcome> =>
  change(match, seat, ({ here }) => ({ keep: { here: withHere(here, [since, rolled]) } }));

/** Times with one more, in order; those that touch each other as one. What ends before it begins is none. */
function withHere(here: readonly [number, number][], [first, last]: [number, number]): [number, number][] {
  if (last < first) return [...here];
  const all = [...here, [first, last] as [number, number]].sort(([one], [other]) => one - other);
  const list: [number, number][] = [];
  for (const [from, to] of all) {
    const before = list.at(-1);
    if (before && from <= before[1] + 1) before[1] = Math.max(before[1], to);
    else list.push([from, to]);
  }
  return list;
}
