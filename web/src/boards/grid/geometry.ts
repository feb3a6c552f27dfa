/**
 * Where squares are on the screen. A square is `UNIT` wide; the uncertainty rows lie behind both ends of the
 * pitch. How the pitch lies is known here alone.
 */
import { BOARDS, type Direction, type GridBoard, type Seat } from '../../types/messages';
import { QUARTERS, type Lie } from '../lie';
import { DIRECTIONS, type Square } from './notation';

export const UNIT = 20;
/** Grass around the pitch. */
export const EDGE = 8;

export type Board = (typeof BOARDS)[number];
export interface Point {
  x: number;
  y: number;
}

/** The measures of a board; of one that is not known only its size counts. */
export function measures(board: GridBoard): Board {
  const known = BOARDS.find(({ name }) => name === board.name) ?? BOARDS[0];
  return { ...known, width: board.width, length: board.length } as Board;
}

/** Which numbers are written beside squares of so many pixels: all, every second or fifth. */
export const everyWith = (side: number): number => (side >= 18 ? 1 : side >= 9.5 ? 2 : 5);

/** The whole drawing. */
export function size(board: Board, lie: Lie): { width: number; height: number } {
  const across = board.width * UNIT + 2 * EDGE;
  const along = (board.length + 2) * UNIT + 2 * EDGE;
  return lie === 'side' ? { width: along, height: across } : { width: across, height: along };
}

/** The same square seen from the other end. */
export const turn = (board: Board, { x, y }: Square): Square => ({
  x: board.width + 1 - x,
  y: board.length + 1 - y,
});

/** The middle of a square on the screen. */
export function middle(board: Board, square: Square, lie: Lie): Point {
  const { x, y } = lie === 'turned' ? turn(board, square) : square;
  const across = EDGE + (x - 0.5) * UNIT;
  if (lie === 'side') return { x: EDGE + (y + 0.5) * UNIT, y: across };
  return { x: across, y: EDGE + (board.length + 1 - y + 0.5) * UNIT };
}

/** The square at a point of the screen; it may lie outside the board. */
export function squareAt(board: Board, point: Point, lie: Lie): Square {
  const [right, down] = [Math.floor((point.x - EDGE) / UNIT), Math.floor((point.y - EDGE) / UNIT)];
  if (lie === 'side') return { x: down + 1, y: right };
  const square = { x: right + 1, y: board.length + 1 - down };
  return lie === 'turned' ? turn(board, square) : square;
}

/** The first column of the slots. */
export const firstSlot = (board: Board): number => (board.width + 1) / 2 - (board.goal - 1) / 2;

export function onBoard(board: Board, { x, y }: Square): boolean {
  if (x < 1 || x > board.width) return false;
  if (y >= 1 && y <= board.length) return true;
  return (y === 0 || y === board.length + 1) && x >= firstSlot(board) && x < firstSlot(board) + board.goal;
}

/** Every square of a board, the slots too, from the top of the screen to its bottom. */
export function squares(board: Board): Square[] {
  const all: Square[] = [];
  for (let y = board.length + 1; y >= 0; y -= 1)
    for (let x = 1; x <= board.width; x += 1) if (onBoard(board, { x, y })) all.push({ x, y });
  return all;
}

/** The half of the drawing in front of a team's goal. */
export function halfOf(board: Board, seat: Seat, lie: Lie): Point & { width: number; height: number } {
  const { width, height } = size(board, lie);
  if (lie === 'side') return { x: seat === 'home' ? 0 : width / 2, y: 0, width: width / 2, height };
  const above = (seat === 'away') === (lie === 'upright');
  return { x: 0, y: above ? 0 : height / 2, width, height: height / 2 };
}

/** Which way a direction of the screen leads on the board. */
export const seen = (direction: Direction, lie: Lie): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(direction) + 8 - 2 * QUARTERS[lie]) % 8] as Direction;

/** How a direction is turned on the screen, in degrees clockwise from up. */
export const angle = (direction: Direction, lie: Lie): number =>
  ((DIRECTIONS.indexOf(direction) + 2 * QUARTERS[lie]) % 8) * 45;

/** Steps with diagonals. */
export const distance = (a: Square, b: Square): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
