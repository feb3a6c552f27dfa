/**
 * Where the ties of a knock-out are drawn: a tree from left to right. Byes are not drawn, so that a cup of
 * nine is not mostly empty boxes.
 */
import type { Schemas } from '../../lib/api';

type Bracket = Schemas['BracketTold'];
type Tie = Schemas['TieTold'];

export interface Measures {
  /** The size of a tie. */
  width: number;
  height: number;
  /** Between two ties of a column, and between two columns. */
  gap: number;
  between: number;
}

export interface Box {
  tie: Tie;
  /** The round in the bracket, from 0. */
  round: number;
  x: number;
  y: number;
}

export interface Column {
  round: number;
  /** How many teams the round can take. */
  teams: number;
  x: number;
}

export interface Layout {
  columns: Column[];
  boxes: Box[];
  /** Lines from a tie to the one its winner goes to, as SVG paths. */
  links: { from: number; to: number; path: string }[];
  /** The match for third place, under the final. */
  third: Box | null;
  width: number;
  height: number;
}

/** A tie without two sides: who is in it goes on without a match. */
export const isBye = ({ home, away }: Tie): boolean => home.kind === 'nobody' || away.kind === 'nobody';

/** Draw a bracket from a round on; `from` 0 is all of it. */
export function layout(bracket: Bracket, measures: Measures, from = 0): Layout {
  const { width, height, gap, between } = measures;
  const rounds = bracket.rounds.slice(from);
  const step = height + gap;
  const last = rounds.length - 1;
  const boxes: Box[] = [];
  const links: Layout['links'] = [];
  let leaves = 0;

  /** Draws a tie and what leads to it, from the top; `null`: a bye with nothing before it. */
  function place(at: number, number: number): Box | null {
    const tie = rounds[at]?.ties[number];
    if (!tie) return null;
    const before =
      at > 0 ? [place(at - 1, 2 * number), place(at - 1, 2 * number + 1)].filter((box) => box !== null) : [];
    if (isBye(tie)) return null;
    const middle = before.length ? before.reduce((sum, box) => sum + box.y, 0) / before.length : null;
    const box = { tie, round: from + at, x: at * (width + between), y: middle ?? leaves++ * step };
    boxes.push(box);
    for (const child of before) links.push(link(child, box));
    return box;
  }

  function link(child: Box, parent: Box): Layout['links'][number] {
    const [x1, y1] = [child.x + width, child.y + height / 2];
    const [x2, y2] = [parent.x, parent.y + height / 2];
    const turn = x2 - between / 2;
    const path = y1 === y2 ? `M${x1} ${y1}H${x2}` : `M${x1} ${y1}H${turn}V${y2}H${x2}`;
    return { from: child.tie.id, to: parent.tie.id, path };
  }

  const final = last >= 0 ? place(last, 0) : null;
  const drawn = boxes.map(({ y }) => y + height);
  let tall = drawn.length ? Math.max(...drawn) : 0;
  let third: Box | null = null;
  if (bracket.third_place && final && !isBye(bracket.third_place)) {
    // Clear of whatever is drawn beside the final.
    const y = Math.max(final.y + 2 * step, rounds.length > 1 ? final.y + height + 3 * gap : 0);
    third = { tie: bracket.third_place, round: from + last, x: final.x, y };
    tall = Math.max(tall, y + height);
  }
  return {
    columns: rounds.map(({ teams }, at) => ({ round: from + at, teams, x: at * (width + between) })),
    boxes: boxes.sort((one, other) => one.round - other.round || one.y - other.y),
    links,
    third,
    width: rounds.length ? rounds.length * (width + between) - between : 0,
    height: tall,
  };
}

/** The round that is being played: the first with a tie that nobody has won; the final when all are over. */
export function current(bracket: Bracket): number {
  const at = bracket.rounds.findIndex(({ ties }) =>
    ties.some((tie) => !isBye(tie) && typeof tie.winner !== 'number'),
  );
  return at < 0 ? Math.max(0, bracket.rounds.length - 1) : at;
}

/** The first round with a tie to draw. */
export const firstDrawn = (bracket: Bracket): number =>
  Math.max(
    0,
    bracket.rounds.findIndex(({ ties }) => ties.some((tie) => !isBye(tie))),
  );
