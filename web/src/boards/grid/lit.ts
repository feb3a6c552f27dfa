/**
 * What the board lights up: the answers of each square as one mark, and the rows to choose from.
 */
import type { Direction, GridLayout } from '../../types/messages';
import type { Answers, Offer } from './answers';
import { squaresFor, type Formation } from './formation';
import { squares, type Board } from './geometry';
import { name, type Square } from './notation';

/** What can be done on a square. */
export interface Lit {
  at: Square;
  /** A marker to choose, a step, a ball to play, a place to go. */
  kind: 'pick' | 'step' | 'ball' | 'both' | 'place';
  /** The one answer that touching it gives; none where there are several or it begins something. */
  action: string | null;
  way: Direction | null;
  /** Odds, as short as possible. */
  label: string | null;
  best: boolean;
}

const STEPS = new Set(['move', 'stand', 'face']);
const BALLS = new Set(['step', 'kick', 'toss', 'toward', 'aim']);

function kindOf(offers: readonly Offer[]): Lit['kind'] {
  const verbs = offers.map(({ answer }) => answer.verb);
  const step = verbs.some((verb) => STEPS.has(verb));
  const ball = verbs.some((verb) => BALLS.has(verb));
  if (step && ball) return 'both';
  if (step) return 'step';
  if (ball) return 'ball';
  return offers.some(({ answer }) => answer.marker && !answer.square && !answer.way) ? 'pick' : 'place';
}

export function light(
  answers: Answers,
  who: string | null,
  label: (offer: Offer) => string | null,
  best: ReadonlySet<string>,
): Lit[] {
  const lit: Lit[] = [];
  for (const all of answers.on.values()) {
    const offers = all.filter(({ answer }) => answer.verb !== 'kicker' || answer.marker === who);
    const [first] = offers;
    if (!first?.at) continue;
    const labels = offers.map(label).filter((text) => text !== null);
    lit.push({
      at: first.at,
      kind: kindOf(offers),
      action: offers.length === 1 ? first.action : null,
      way: offers.find(({ answer }) => BALLS.has(answer.verb))?.answer.way ?? null,
      label: labels[0] ?? null,
      best: offers.some(({ action }) => best.has(action)),
    });
  }
  return lit;
}

/** The columns of the row that was chosen. */
export function lightColumns(answers: Answers, row: number, best: ReadonlySet<string>): Lit[] {
  if (answers.lines?.verb !== 'column') return [];
  return [...answers.lines.numbers].map(([x, { action }]) => ({
    at: { x, y: row },
    kind: 'place',
    action,
    way: null,
    label: null,
    best: best.has(action),
  }));
}

/** The team that is being placed: whoever is touched is taken up. */
export const lightTeam = (formation: Formation): Lit[] =>
  Object.values(formation).map((at) => ({
    at,
    kind: 'pick',
    action: null,
    way: null,
    label: null,
    best: false,
  }));

/** Where the marker that is being placed may go. */
export const shadePlaces = (layout: GridLayout, marker: string): Map<string, number> =>
  new Map(squaresFor(layout, marker).map((at) => [name(at), 0]));

/** The rows to choose from. */
export function shadeRows(board: Board, answers: Answers): Map<string, number> {
  const rows = answers.lines?.verb === 'row' ? answers.lines.numbers : null;
  return new Map(rows ? squares(board).flatMap((at) => (rows.has(at.y) ? [[name(at), 0]] : [])) : []);
}
