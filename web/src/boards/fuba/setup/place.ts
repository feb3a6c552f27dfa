/** The drawn part of the pitch, and where areas lie over it in percent: the drawing has a rim of its own. */
import { AREAS } from '../../../types/messages';
import { boxOf, HEIGHT, WIDTH, type AreaName } from './pitch';

const RIM = { x: 4, y: 10 };

/** From here to there, in units of the drawing. */
export interface Part {
  top: number;
  height: number;
}

export const WHOLE: Part = { top: 0, height: HEIGHT };

/** The part that holds these areas. */
export function partOf(areas: readonly AreaName[], turned: boolean): Part {
  const boxes = (areas.length ? areas : AREAS.map(({ name }) => name)).map((area) => boxOf(area, turned));
  const top = Math.min(...boxes.map(({ y }) => y));
  return { top, height: Math.max(...boxes.map(({ y, height }) => y + height)) - top };
}

export const viewBox = ({ top, height }: Part): string =>
  `${-RIM.x} ${top - RIM.y} ${WIDTH + 2 * RIM.x} ${height + 2 * RIM.y}`;

export function placeOf(
  area: AreaName,
  turned: boolean,
  part: Part = WHOLE,
): { left: string; top: string; width: string; height: string } {
  const box = boxOf(area, turned);
  const across = (value: number): string => `${(100 * value) / (WIDTH + 2 * RIM.x)}%`;
  const down = (value: number): string => `${(100 * value) / (part.height + 2 * RIM.y)}%`;
  return {
    left: across(box.x + RIM.x),
    top: down(box.y - part.top + RIM.y),
    width: across(box.width),
    height: down(box.height),
  };
}
