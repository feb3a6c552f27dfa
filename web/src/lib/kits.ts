/**
 * Kits: what a team wears in this browser. A colour is a dark and a light one; a shirt shows one of them and
 * is trimmed with the other, so that every shirt stands out from the grass, its number from the shirt, and a
 * dark team from a light one, in grey too. Two dark or two light teams are alike: then away wears its second
 * kit, the same two colours the other way round.
 */
import type { Seat } from '../types/messages';

type Tone = 'dark' | 'light';
/** Two colours, and which of them the first kit shows. */
export const COLOURS = {
  blue: { dark: '#1d4f91', light: '#ffffff', shows: 'dark' },
  red: { dark: '#a3161f', light: '#ffffff', shows: 'dark' },
  claret: { dark: '#6d1534', light: '#cbe8f9', shows: 'dark' },
  violet: { dark: '#4b2a86', light: '#f6e9ff', shows: 'dark' },
  black: { dark: '#1e2226', light: '#f4f4f0', shows: 'dark' },
  amber: { dark: '#2b2b2b', light: '#f2b705', shows: 'light' },
  white: { dark: '#1d3557', light: '#ffffff', shows: 'light' },
  sky: { dark: '#0e3049', light: '#c0e5fc', shows: 'light' },
  pink: { dark: '#3a1230', light: '#ffb9d0', shows: 'light' },
} as const satisfies Record<string, Record<Tone, string> & { shows: Tone }>;
export type Colour = keyof typeof COLOURS;

export const PATTERNS = ['plain', 'stripes', 'hoops', 'halves', 'sash'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** What somebody chooses. */
export interface Choice {
  colour: Colour;
  pattern: Pattern;
}
/** What is drawn. */
export interface Kit {
  tone: Tone;
  pattern: Pattern;
  shirt: string;
  /** The pattern, the outline and the number. */
  trim: string;
  /** The goalkeeper's shirt: as dark or light as the others, in another colour. */
  keeper: string;
}

const KEEPERS: Record<Tone, [string, string]> = {
  dark: ['#471253', '#22262c'],
  light: ['#c6f3e6', '#ffeb9c'],
};
/** Whose first keeper's colour would be too near to their own. */
const NEAR: readonly Colour[] = ['violet', 'claret', 'sky'];

/** What teams wear where nobody has chosen. */
export const USUAL: Record<Seat, Choice> = {
  home: { colour: 'blue', pattern: 'plain' },
  away: { colour: 'amber', pattern: 'stripes' },
};

export function kitOf({ colour, pattern }: Choice, second = false): Kit {
  const { dark, light, shows } = COLOURS[colour];
  const tone: Tone = second ? (shows === 'dark' ? 'light' : 'dark') : shows;
  const [shirt, trim] = tone === 'dark' ? [dark, light] : [light, dark];
  return { tone, pattern, shirt, trim, keeper: KEEPERS[tone][NEAR.includes(colour) ? 1 : 0] };
}

/** What is kept in a browser may be anything. */
export const isChoice = (value: unknown): value is Choice => {
  const { colour, pattern } = (value ?? {}) as Partial<Record<keyof Choice, string>>;
  return Object.hasOwn(COLOURS, colour ?? '') && PATTERNS.some((known) => known === pattern);
};

export interface Chosen {
  /** The own team; where one has no seat, that of home. */
  mine: Choice | null;
  theirs: Choice | null;
}

/** What both teams wear for somebody with this seat. */
export function wornBy(seat: Seat | null, chosen: Chosen | null): Record<Seat, Kit> {
  const { mine = null, theirs = null } = chosen ?? {};
  const [home, away] = seat === 'away' ? [theirs, mine] : [mine, theirs];
  const first = kitOf(isChoice(home) ? home : USUAL.home);
  const visitor = isChoice(away) ? away : USUAL.away;
  return { home: first, away: kitOf(visitor, kitOf(visitor).tone === first.tone) };
}

/** A pattern as a path: lines of some width, or a filled shape. */
export interface Marks {
  path: string;
  width?: number;
}
/** On a shirt that is drawn around its own middle with a radius of ten. */
export const ON_SHIRT: Record<Pattern, Marks | null> = {
  plain: null,
  stripes: { path: 'M-3.800 -7.400V9M0 -6.600V9M3.800 -7.400V9', width: 1.7 },
  hoops: { path: 'M-5.600 -3.600H5.600M-5.600 .8H5.600M-5.600 5.200H5.600', width: 2 },
  halves: { path: 'M0 -7.500Q2.400 -7.600 4.200 -9.200L10 -5.600 7.600 -.6 5.800 -1.600V9.400H0Z' },
  sash: { path: 'M-4.600 -6.800 5 7.400', width: 3 },
};
/** On a round counter with a radius of seven. */
export const ON_DISC: Record<Pattern, Marks | null> = {
  plain: null,
  stripes: { path: 'M-4.800 -4.800V4.800M4.800 -4.800V4.800', width: 1.7 },
  hoops: { path: 'M-4.800 -4.800H4.800M-4.800 4.800H4.800', width: 1.7 },
  halves: { path: 'M0 -6.800A6.800 6.800 0 0 1 0 6.800Z' },
  sash: { path: 'M-4.600 -4.600 4.600 4.600', width: 3 },
};
