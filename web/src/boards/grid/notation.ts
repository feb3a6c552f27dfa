/**
 * The notation of the grid game (docs/grid-notation.md), read as far as the board needs it: which marker,
 * which square, which way an answer is about.
 */
import type { Direction, GridView, Said, Seat } from '../../types/messages';

export interface Square {
  x: number;
  y: number;
}

/** Clockwise from north, as the rules count them. */
export const DIRECTIONS: readonly Direction[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

const STEPS: Record<Direction, readonly [number, number]> = {
  n: [0, 1],
  ne: [1, 1],
  e: [1, 0],
  se: [1, -1],
  s: [0, -1],
  sw: [-1, -1],
  w: [-1, 0],
  nw: [-1, 1],
};

export const isDirection = (word: string): word is Direction => word in STEPS;
export const name = ({ x, y }: Square): string => `${x},${y}`;
export const same = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;

/** `10,12` as a square; none for anything else. */
export function square(text: string | null | undefined): Square | null {
  const found = /^(\d+),(\d+)$/.exec(text ?? '');
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

export const step = ({ x, y }: Square, way: Direction, steps = 1): Square => ({
  x: x + STEPS[way][0] * steps,
  y: y + STEPS[way][1] * steps,
});

/** An answer in its parts. */
export interface Answer {
  /** The words before anything else: `pick`, `set down`, `turn left`. */
  verb: string;
  marker?: string;
  square?: Square;
  way?: Direction;
  number?: number;
  /** What stands at the end: `mild`. */
  word?: string;
}

export function parse(action: string): Answer {
  const answer: Answer = { verb: '' };
  const verb: string[] = [];
  let named = false;
  for (const token of action.trim().split(/\s+/)) {
    const small = token.toLowerCase();
    const place = square(token);
    if (/^[ha]\d+$/.test(small)) answer.marker = token.toUpperCase();
    else if (place) answer.square = place;
    else if (isDirection(small)) answer.way = small;
    else if (/^\d+$/.test(small)) answer.number = Number(small);
    else if (named) answer.word = small;
    else {
      verb.push(small);
      continue;
    }
    named = true;
  }
  answer.verb = verb.join(' ');
  return answer;
}

/** The marker that a question is about: its argument is the key of a name. */
export function asked(decision: Said): string | null {
  const { marker } = decision.args;
  return typeof marker === 'string' && marker.startsWith('marker-') ? marker.slice('marker-'.length) : null;
}

export const seatOf = (marker: string): Seat => (marker.startsWith('H') ? 'home' : 'away');
export const numberOf = (marker: string): number => Number(marker.slice(1));
export const isGoalie = (marker: string): boolean => numberOf(marker) === 0;

/** All markers of a view, with their names. */
export const markersOf = (view: GridView) =>
  (['home', 'away'] as const).flatMap((seat) =>
    Object.entries(view.teams[seat].markers).map(([marker, state]) => ({ marker, seat, ...state })),
  );

export const markerIn = (view: GridView, marker: string) =>
  view.teams[seatOf(marker)].markers[marker] ?? null;

/** Who stands on a square; none, if nobody does. */
export const standsOn = (view: GridView, place: Square): string | null =>
  markersOf(view).find(({ at }) => at === name(place))?.marker ?? null;
