/** A walk on the board of the grid game: square by square, and the ball that is carried with it. */
import { render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import GridBoard from '../src/boards/grid/GridBoard.svelte';
import { middle } from '../src/boards/grid/geometry';
import { square } from '../src/boards/grid/notation';
import type { Stage } from '../src/stage/beat';
import { BOARDS } from '../src/types/messages';

const WAY = ['10,1', '11,2', '10,3'];
const [board] = BOARDS;

/** What moves while a goalkeeper with the ball walks, and over which points. */
function moved(still: boolean): Map<string, unknown> {
  const found = new Map<string, unknown>();
  Element.prototype.animate = function (this: Element, frames: unknown) {
    found.set(this.getAttribute('data-marker') ?? 'ball', frames);
    return { cancel: vi.fn() } as unknown as Animation;
  };
  const beat = { said: null, by: 'home', lasts: 600, walk: { by: 'H0', way: WAY } };
  const stage = { beat, lasts: 600, still, told: [], stepping: false, skip: vi.fn() } as unknown as Stage;
  const markers = [
    { marker: 'H0', at: '10,3', facing: 'n' as const, down: false },
    { marker: 'H1', at: '4,4', facing: 'n' as const, down: false },
  ];
  const ball = { at: '10,3', held_by: 'H0', last_touch: null };
  render(GridBoard, { board, lie: 'upright', markers, ball, stage, label: 'Board' });
  return found;
}

test('whoever walks comes over every square, and the ball they carry with them', () => {
  const way = WAY.flatMap((at) => square(at) ?? [])
    .map((at) => middle(board, at, 'upright'))
    .map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
  expect(moved(false)).toEqual(
    new Map([
      ['H0', way],
      ['ball', way],
    ]),
  );
});

test('where nothing moves the way is drawn, and they stand at its end', () => {
  expect(moved(true).size).toBe(0);
  expect(document.querySelectorAll('.trod')).toHaveLength(1);
});
