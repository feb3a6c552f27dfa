import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COLOURS, isChoice, kitOf, PATTERNS, USUAL, wornBy, type Choice, type Colour } from '../src/lib/kits';

/** Relative luminance, as WCAG defines it. */
function light(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

/** The colours of grass in `app.css`, by day and by night. */
const css = readFileSync(join(import.meta.dirname, '../src/app.css'), 'utf8');
const GRASS = [...css.matchAll(/--grass(?:-2)?: light-dark\((#\w+), (#\w+)\)/g)].flatMap(([, day, night]) => [
  day as string,
  night as string,
]);
const NAMES = Object.keys(COLOURS) as Colour[];
/** The pattern changes no colour: each colour has one. */
const ALL = NAMES.map((colour, at): Choice => ({
  colour,
  pattern: PATTERNS[at % PATTERNS.length] ?? 'plain',
}));
const BOTH = [false, true].flatMap((second) => NAMES.map((colour) => [colour, second] as const));

test.for(BOTH)('%s, second: %s: seen on the grass, its numbers read', ([colour, second]) => {
  expect(GRASS).toHaveLength(4);
  const kit = kitOf({ colour, pattern: 'plain' }, second);
  for (const cloth of [kit.shirt, kit.keeper]) {
    // The shirt or its outline stands out; the outline always does from the shirt, and so does the number.
    for (const grass of GRASS)
      expect(Math.max(contrast(cloth, grass), contrast(kit.trim, grass))).toBeGreaterThanOrEqual(3);
    expect(contrast(cloth, kit.trim)).toBeGreaterThanOrEqual(4.5);
  }
  expect(kit.keeper).not.toBe(kit.shirt);
});

test('whatever both wear, they are told apart in grey, goalkeepers too', () => {
  for (const mine of ALL)
    for (const theirs of ALL)
      for (const seat of ['home', 'away', null] as const) {
        const { home, away } = wornBy(seat, { mine, theirs });
        const worst = [home.shirt, home.keeper].flatMap((a) =>
          [away.shirt, away.keeper].map((b) => contrast(a, b)),
        );
        expect(Math.min(...worst)).toBeGreaterThanOrEqual(3);
      }
});

test('one sees the own choice on the own team; alike, away wears its second kit', () => {
  const mine: Choice = { colour: 'red', pattern: 'hoops' };
  expect(wornBy('home', { mine, theirs: null }).home).toEqual(kitOf(mine));
  expect(wornBy(null, { mine, theirs: null }).home).toEqual(kitOf(mine));
  // Away in red against blue at home: two dark shirts.
  expect(wornBy('away', { mine, theirs: null })).toEqual({
    home: kitOf(USUAL.home),
    away: kitOf(mine, true),
  });
  const same = wornBy('home', { mine, theirs: mine });
  expect(same).toEqual({ home: kitOf(mine), away: kitOf(mine, true) });
  expect(same.away.pattern).toBe('hoops');
});

test.for([
  null,
  {},
  { mine: 'red' },
  { mine: { colour: 'toString', pattern: 'plain' } },
  { mine: { colour: 'red', pattern: 'dots' } },
  7,
])('what is kept and no choice is no choice: %j', (kept) => {
  expect(wornBy('home', kept as never)).toEqual({ home: kitOf(USUAL.home), away: kitOf(USUAL.away) });
  expect(isChoice(kept)).toBe(false);
});

test('the usual kits are those of the style sheet', () => {
  for (const seat of ['home', 'away'] as const)
    expect(css).toContain(`--${seat}: ${kitOf(USUAL[seat]).shirt};`);
});
