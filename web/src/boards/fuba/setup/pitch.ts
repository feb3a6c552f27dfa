/** The pitch in small: where each area lies, and the pitch as either team sees it. */
import { AREAS, type Area, type Seat } from '../../../types/messages';

/** The edges of the three columns, and the height of a level. */
const EDGES = [0, 96, 224, 320] as const;
const LEVEL = 54;
export const WIDTH = 320;
export const HEIGHT = 8 * LEVEL;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type AreaName = (typeof AREAS)[number]['name'];

/** Where an area lies; home's goal is below, or above where the pitch is turned. */
export function boxOf(name: AreaName, turned: boolean): Box {
  const area = AREAS.find((one) => one.name === name) as (typeof AREAS)[number];
  const column = turned ? 2 - area.column : area.column;
  const x = EDGES[column] as number;
  return {
    x,
    y: (turned ? area.low : 8 - area.high) * LEVEL,
    width: (EDGES[column + 1] as number) - x,
    height: (area.high - area.low) * LEVEL,
  };
}

/** The same area as the other team sees the pitch. */
export function mirrored<A extends Area>(area: A): A {
  const swap: Record<string, string> = { A: 'B', B: 'A', L: 'R', R: 'L' };
  if (area === 'CE' || area === 'SPOT') return area;
  const end = swap[area[0] as string];
  const side = area[2] === 'C' || area[2] === 'W' ? (swap[area[1] as string] as string) : area[1];
  return `${end}${side}${area[2]}` as A;
}

/** An area of the pitch as if the seat were home, and back. */
export const asHome = <A extends Area>(seat: Seat, area: A): A => (seat === 'home' ? area : mirrored(area));

export const isArea = (text: string): text is AreaName => AREAS.some(({ name }) => name === text);

/** The areas from a team's own goal outwards. */
export const outwards = (seat: Seat): AreaName[] => AREAS.map(({ name }) => asHome(seat, name));
