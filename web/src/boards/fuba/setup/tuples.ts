/**
 * Answers that are several choices at once, as `styles easy/normal/normal` or `other-roles 1 0 2`: each
 * choice by itself.
 */

export interface Tuples {
  /** What stands before the choices. */
  verb: string;
  /** What stands between them. */
  between: string;
  all: string[][];
}

/** The choices in the answers; none where they are not all alike. */
export function tuplesIn(legal: readonly string[]): Tuples | null {
  const between = legal[0]?.includes('/') ? '/' : ' ';
  const split = legal.map((action) => {
    const [verb = '', ...rest] = action.split(' ');
    return { verb, values: rest.join(' ').split(between) };
  });
  const first = split[0];
  if (!first || first.values.includes('')) return null;
  const alike = split.every(
    ({ verb, values }) => verb === first.verb && values.length === first.values.length,
  );
  return alike ? { verb: first.verb, between, all: split.map(({ values }) => values) } : null;
}

export const actionOf = ({ verb, between }: Tuples, values: readonly string[]): string =>
  `${verb} ${values.join(between)}`;

/** All values of one choice, in their order. */
export const valuesOf = ({ all }: Tuples, at: number): string[] =>
  [...new Set(all.map((values) => values[at] as string))].sort((a, b) => Number(a) - Number(b) || 0);

/** The legal answer with this value that changes the least of the others. */
export function nearest({ all }: Tuples, from: readonly string[], at: number, value: string): string[] {
  const distance = (values: readonly string[]): number =>
    values.reduce((total, one, place) => {
      const apart = Math.abs(Number(one) - Number(from[place]));
      return total + (one === from[place] ? 0 : Number.isFinite(apart) ? apart : 1);
    }, 0);
  const possible = all.filter((values) => values[at] === value);
  return possible.sort((a, b) => distance(a) - distance(b))[0] ?? [...from];
}
