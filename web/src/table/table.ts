/**
 * A match as the pages know it, wherever it is played: on the server against somebody, or at a table of one's
 * own. Boards draw `now`, ask with `act`, and never know the difference.
 */
import type { Area, FubaView, GridView, Said, Seat, Step, Update } from '../types/messages';

export type View = FubaView | GridView;
export type Scene<V = View> = Update<V>;

/** Ways out of all ways: an exact chance. */
export type Chance = [number, number];
export type Outcomes = Record<string, Chance>;

/** The exact odds of the legal answers, each by its action; an answer that brings no dice has none. */
export interface Chances {
  /** Outcomes that exclude each other. */
  odds: Record<string, Outcomes>;
  /** What may happen whatever the outcome. */
  besides: Record<string, Outcomes>;
  /** The whole turn: play the ball there, keep it, shoot. */
  turn: Record<string, Outcomes>;
  /** At a penalty duel: how often each answer is best given, and what that is worth. */
  mixture: { answers: Record<string, Chance>; value: Outcomes } | null;
}

/** What an answer is worth to who is asked: chances from 0 to 1, goals expected. */
export interface Worth {
  points: number;
  win: number;
  draw: number;
  loss: number;
  goals: number;
}

export interface Advice {
  level: string;
  seat: Seat;
  actions: { index: number; action: string; text: string; value: Worth }[];
}

/** Something that was done and what came of it, for the log. */
export interface Entry {
  seq: number;
  step: Step | null;
  events: Said[];
}

/** Dice that somebody has to roll at a real table and type in. */
export interface Due {
  sides: number[];
  for: Said;
}

export interface Table {
  readonly spec: string;
  /** Whom this page speaks for; none: it watches. */
  readonly seat: Seat | null;
  /** Where the match stands; none before anything is heard. */
  readonly now: Scene | null;
  /** Everything heard so far, oldest first. */
  readonly log: readonly Entry[];
  /** When `now` was heard, by the clock of this device; only where clocks run. */
  readonly heardAt?: number;
  /** Whether an answer is on its way. */
  readonly busy: boolean;
  /** Dice to be typed in; only at a table with real dice. */
  readonly due: Due | null;
  act(action: string): Promise<void>;
  undo(): Promise<void>;
  roll(faces: number[]): Promise<void>;
  /** The odds of the answers to the present question; none where nothing is asked. */
  chances(): Promise<Chances | null>;
  /** What a computer makes of them; none where it may not say. */
  advice(level?: string): Promise<Advice | null>;
  close(): void;
}

export const other = (seat: Seat): Seat => (seat === 'home' ? 'away' : 'home');
export const percent = ([ways, of]: Chance): number => (100 * ways) / of;
/** A share of a hundred as a figure: neither nothing nor everything where it is not. */
export const figure = (share: number): string =>
  share > 0 && share < 0.5 ? '<1' : share < 100 && share >= 99.5 ? '>99' : share.toFixed(0);

/** An area or a square as actions name it. */
export type Place = Area | (string & {});
