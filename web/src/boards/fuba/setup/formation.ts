/** Formations: defenders-midfielders-forwards. */

export type FormationLines = [defence: number, midfield: number, forward: number];

/** Those that everybody knows, the best known first. */
export const KNOWN = ['4-4-2', '4-3-3', '3-5-2', '5-3-2', '4-5-1', '3-4-3', '5-4-1', '4-2-4'];

export function linesOf(formation: string): FormationLines | null {
  const parts = /^(\d+)-(\d+)-(\d+)$/.exec(formation);
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : null;
}

/** The formations among the answers, in the order of the answers. */
export function formationsIn(legal: readonly string[]): string[] {
  return legal
    .filter((action) => action.startsWith('formation '))
    .map((action) => action.slice('formation '.length));
}

/**
 * What to offer at once, and what behind "more": the one used last, then the well-known ones; all of them
 * where there are few.
 */
export function offered(legal: readonly string[], last: string | null): { first: string[]; more: string[] } {
  const all = formationsIn(legal);
  if (all.length <= KNOWN.length + 1) return { first: all, more: [] };
  const first = [...new Set([...(last ? [last] : []), ...KNOWN])].filter((formation) =>
    all.includes(formation),
  );
  return { first, more: all.filter((formation) => !first.includes(formation)) };
}
