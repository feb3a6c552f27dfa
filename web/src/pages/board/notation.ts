/**
 * Positions as text: fields with their values, in order. What they mean, and whether they can be played, is
 * up to the engine.
 */

export type Fields = [key: string, value: string][];

/** The fields of a position of either game; `null` if the text is not a line of fields. */
export function fields(text: string): Fields | null {
  const found: Fields = [];
  for (const word of text.trim().split(/\s+/)) {
    const begin = /^([a-z-]+)=(.*)$/.exec(word);
    if (begin) found.push([begin[1] as string, begin[2] as string]);
    else if (found.length) (found.at(-1) as [string, string])[1] += ` ${word}`;
    else return null;
  }
  return found;
}

export const text = (fields: Fields): string => fields.map(([key, value]) => `${key}=${value}`).join(' ');

export const field = (fields: Fields, key: string): string | undefined =>
  fields.find(([name]) => name === key)?.[1];

/** Fields of the current turn; without them a new turn begins. */
const PASSING = new Set([
  ...[
    'turn',
    'steps',
    'more',
    'moved',
    'freely',
    'memory',
    'next',
    'over',
    'secret',
    'dive',
    'also',
    'boost',
  ],
  ...['coming', 'touch', 'flight', 'shootout', 'rolled', 'hidden'],
]);

/** The position as it would be at the start of a turn. */
export function atTurn(position: string): string {
  const found = fields(position);
  if (!found) return position;
  return text(
    found.flatMap(([key, value]): Fields =>
      key === 'turn' && !value.includes(',')
        ? [[key, value.split(' ')[0] as string]]
        : PASSING.has(key)
          ? []
          : [[key, value]],
    ),
  );
}

/** What a seat was shown, without what it could not see: hidden cards and choices are left out. */
export function known(position: string): string {
  if (!position.includes('?')) return position;
  const found = fields(position) ?? [];
  return text(found.filter(([, value]) => !value.includes('?')));
}

/** Two numbers separated by a dash. */
export function pair(value: string | undefined): [number, number] {
  const [home = 0, away = 0] = (value ?? '').split('-').map(Number);
  return [home || 0, away || 0];
}
