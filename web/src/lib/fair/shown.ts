/** The dice as this browser was shown them: by their numbers, one character each for sides and face. */
import type { Logged, Rolled } from '../../types/messages';
import { isNumber } from './bytes';

/** Far more dice than a match has: what is told beyond is nonsense. */
const MOST = 40_000;

export const endOf = ({ first, faces }: Rolled): number => first + faces.length;

/** Whether it is what a server may tell: a face for every die, of its sides, or neither. */
export function isDice({ first, sides, faces }: Rolled): boolean {
  // Anything else could be anything in the file of a receipt.
  if (!isNumber(first) || ![sides, faces].every((text) => typeof text === 'string')) return false;
  const fits = (face: string, at: number): boolean => {
    const of = sides[at] ?? '';
    return face === '?' ? of === '?' : face >= '1' && face <= of && of <= '9';
  };
  const isEven = faces.length > 0 && faces.length === sides.length;
  return isEven && first + faces.length <= MOST && Array.from(faces).every(fits);
}

/** The dice of a list by their numbers: sides and face of each. */
export function numbered(shown: readonly Rolled[]): Map<number, [sides: string, face: string]> {
  const all = shown.flatMap(({ first, sides, faces }) =>
    Array.from(faces, (face, at): [number, [string, string]] => [first + at, [sides[at] ?? '', face]]),
  );
  return new Map(all);
}

/** The number of a die that both know and that shows something else in each; none where they agree. */
export function contradicts(shown: readonly Rolled[], news: Rolled): number | null {
  const known = numbered(shown);
  const differs = ([number, [, face]]: [number, [string, string]]): boolean =>
    (known.get(number)?.[1] ?? face) !== face;
  return [...numbered([news])].find(differs)?.[0] ?? null;
}

/**
 * Whether the dice of the events, which the board and the log draw, or those of what was done are others than
 * those that were told with their numbers. Where there are none, nothing false is drawn. No event tells of a
 * die that nobody sees.
 */
export function drawsOthers({ step, rolled, events }: Pick<Logged, 'step' | 'rolled' | 'events'>): boolean {
  const faces = rolled && isDice(rolled) ? rolled.faces : '';
  // As the board reads them.
  const drawn = events.flatMap(({ args }) => (args.dice === undefined ? [] : [String(args.dice)])).join(' ');
  const open = Array.from(faces.replaceAll('?', '')).join(' ');
  // Here a roll that nobody sees is one mark, however many dice it has.
  const marked = (text: string): string => text.replaceAll(' ', '').replace(/\?+/g, '?');
  const done = marked(step?.dice.join('') ?? '');
  return (drawn !== '' && drawn !== open) || (done !== '' && done !== marked(faces));
}

/** A list with more dice in it, in order; those that follow each other as one. What was known stays. */
export function withMore(shown: readonly Rolled[], news: Rolled): Rolled[] {
  const all = [...numbered([news, ...shown])].sort(([one], [other]) => one - other);
  const list: Rolled[] = [];
  for (const [first, [sides, faces]] of all) {
    const last = list.at(-1);
    if (last && endOf(last) === first) {
      last.sides += sides;
      last.faces += faces;
    } else list.push({ first, sides, faces });
  }
  return list;
}
