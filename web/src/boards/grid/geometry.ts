/**
 * Where squares are on the screen. A square is `UNIT` wide; the uncertainty rows lie above and below the
 * pitch.
 */
import { BOARDS, type Direction, type GridBoard } from '../../types/messages';
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

export const size = (board: Board) => ({
  width: board.width * UNIT + 2 * EDGE,
  height: (board.length + 2) * UNIT + 2 * EDGE,
});

/** The same square seen from the other end. */
export const turn = (board: Board, { x, y }: Square): Square => ({
  x: board.width + 1 - x,
  y: board.length + 1 - y,
});

/** The middle of a square on the screen. */
export function middle(board: Board, square: Square, turned: boolean): Point {
  const { x, y } = turned ? turn(board, square) : square;
  return { x: EDGE + (x - 0.5) * UNIT, y: EDGE + (board.length + 1 - y + 0.5) * UNIT };
}

/** The square at a point of the screen; it may lie outside the board. */
export function squareAt(board: Board, point: Point, turned: boolean): Square {
  const square = {
    x: Math.floor((point.x - EDGE) / UNIT) + 1,
    y: board.length + 1 - Math.floor((point.y - EDGE) / UNIT),
  };
  return turned ? turn(board, square) : square;
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

/** Which way a direction of the screen leads on the board. */
export const seen = (direction: Direction, turned: boolean): Direction =>
  turned ? (DIRECTIONS[(DIRECTIONS.indexOf(direction) + 4) % 8] as Direction) : direction;

/** How a direction is turned on the screen, in degrees clockwise from up. */
export const angle = (direction: Direction, turned: boolean): number =>
  DIRECTIONS.indexOf(seen(direction, turned)) * 45;

/** Steps with diagonals. */
export const distance = (a: Square, b: Square): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
