/**
 * The legal answers, each put where it belongs: on a square, around a marker or the ball, or among the
 * buttons.
 */
import type { Ask, Direction, GridView, Said } from '../../types/messages';
import { asked, markerIn, name, parse, square, step, type Answer, type Square } from './notation';

export interface Offer {
  action: string;
  said: Said | null;
  answer: Answer;
  /** Where the board shows it. */
  at: Square | null;
}

/** Answers that only say a direction: of a member, or of the ball. */
export const PADS = ['move', 'kick', 'toss', 'step', 'toward', 'stand', 'face'] as const;
export type PadVerb = (typeof PADS)[number];
const isPad = (verb: string): verb is PadVerb => (PADS as readonly string[]).includes(verb);

/** Answers that choose a marker and nothing else. */
const MARKERS = new Set(['pick', 'skill', 'taker', 'opponent', 'reroll']);

export interface Answers {
  /** The member that is asked about. */
  member: string | null;
  offers: Offer[];
  /** By square. */
  on: Map<string, Offer[]>;
  pads: { verb: PadVerb; ways: Map<Direction, Offer> }[];
  /** A marker is chosen. */
  markers: Offer[];
  /** Whom and whence at once. */
  kickers: Offer[];
  /** A row or a column. */
  lines: { verb: 'row' | 'column'; numbers: Map<number, Offer> } | null;
  /** Squares that only the board can show well. */
  places: Offer[];
  /** Slots and faces of a penalty. */
  penalty: Offer[];
  /** Everything else. */
  buttons: Offer[];
}

function where(view: GridView, member: string | null, answer: Answer): Square | null {
  const ball = square(view.ball.at);
  const standing = (marker: string | null | undefined) =>
    marker ? square(markerIn(view, marker)?.at) : null;
  if (answer.square) return answer.square;
  if (answer.marker) {
    const at = standing(answer.marker);
    return at && answer.way ? step(at, answer.way) : at;
  }
  if (!answer.way) return null;
  const from =
    answer.verb === 'move' || answer.verb === 'stand' || answer.verb === 'face' ? standing(member) : ball;
  return from && step(from, answer.way);
}

export function arrange(view: GridView, ask: Ask | null): Answers {
  const member = ask ? asked(ask.decision) : null;
  const offers = (ask?.legal ?? []).map((action, nth): Offer => {
    const answer = parse(action);
    return { action, said: ask?.said[nth] ?? null, answer, at: where(view, member, answer) };
  });
  const answers: Answers = {
    member,
    offers,
    on: new Map(),
    pads: [],
    markers: [],
    kickers: [],
    lines: null,
    places: [],
    penalty: [],
    buttons: [],
  };
  for (const offer of offers) {
    const { verb, marker, way, number, square: place } = offer.answer;
    if (offer.at) answers.on.set(name(offer.at), [...(answers.on.get(name(offer.at)) ?? []), offer]);
    if (isPad(verb) && way && !marker && !place) {
      let pad = answers.pads.find((pad) => pad.verb === verb);
      if (!pad) answers.pads.push((pad = { verb, ways: new Map() }));
      pad.ways.set(way, offer);
    } else if (MARKERS.has(verb) && marker) answers.markers.push(offer);
    else if (verb === 'kicker' && marker && place) answers.kickers.push(offer);
    else if ((verb === 'row' || verb === 'column') && number !== undefined) {
      answers.lines ??= { verb, numbers: new Map() };
      answers.lines.numbers.set(number, offer);
    } else if ((verb === 'slot' || verb === 'hide') && number !== undefined) answers.penalty.push(offer);
    else if (offer.at && place && offers.length > 8) answers.places.push(offer);
    else answers.buttons.push(offer);
  }
  return answers;
}

/** An answer that does nothing: the one to give without thinking. */
export const isSafe = (offer: Offer): boolean => ['decline', 'keep', 'stay'].includes(offer.answer.verb);
