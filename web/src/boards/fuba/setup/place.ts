/** Where something lies over the drawing of the pitch, in percent of it: the drawing has a rim of its own. */
import { boxOf, HEIGHT, WIDTH, type AreaName } from './pitch';

const RIM = { x: 4, y: 10 };

export function placeOf(area: AreaName, turned: boolean): { left: string; top: string; width: string; height: string } {
  const box = boxOf(area, turned);
  const across = (value: number): string => `${(100 * value) / (WIDTH + 2 * RIM.x)}%`;
  const down = (value: number): string => `${(100 * value) / (HEIGHT + 2 * RIM.y)}%`;
  return { left: across(box.x + RIM.x), top: down(box.y + RIM.y), width: across(box.width), height: down(box.height) };
}
