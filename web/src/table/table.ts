/**
 * A match as the pages know it, wherever it is played: on the server against somebody, or at a table of one's
 * own. Boards draw `now`, ask with `act`, and never know the difference.
 */
import type { Stage } from '../stage/beat';
import type {
  Area,
  Chance,
  Chances,
  FubaView,
  GridView,
  Hint,
  Logged,
  Look,
  Next,
  Said,
  Seat,
  ToClient,
  Way,
} from '../types/messages';

export type { Chance, Chances, Hint, Look, Outcomes, Way, Worth } from '../types/messages';

export type View = FubaView | GridView;
export type Scene<V = View> = Extract<ToClient<V>, { type: 'match' | 'update' }>;

/** Something that was done and what came of it, for the log. */
export type Entry = Logged;

/** Dice that somebody has to roll at a real table and type in. */
export type Due = Pick<Extract<Next, { kind: 'roll' }>, 'dice'> & { for: Said };

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
  /** Whether every answer is given by itself, and nothing is planned: somebody looks at each of them. */
  readonly single?: boolean;
  /** What is shown just now of what has happened; only where a director puts the table on stage. */
  readonly stage?: Stage;
  /** The update whose window is held open. */
  readonly held?: number | null;
  /** Dice to be typed in; only at a table with real dice. */
  readonly due: Due | null;
  /** Answer what is asked; several answers are a plan, given as one, all or nothing. */
  act(answers: string | string[]): Promise<void>;
  /** Where answers would lead, without giving them; none where nothing is asked. */
  look(answers: string[]): Promise<Look<View> | null>;
  /** Think longer in the window that is open than its delay; none where nothing is passed by itself. */
  hold?(): Promise<void>;
  /**
   * The moments at which windows wait while no page of this seat is open, and are passed otherwise; null:
   * they all wait. Only where that can be wished for.
   */
  readonly stops?: readonly string[] | null | undefined;
  /** Wish for it. */
  leave?(stops: string[] | null): Promise<void>;
  /** Take back the last answers that were given as one. */
  undo(): Promise<void>;
  roll(faces: number[]): Promise<void>;
  /** The odds of the answers to this question, or to the one after a plan; none where nothing is asked. */
  chances(after?: string[]): Promise<Chances | null>;
  /** The cheapest ways to the places within reach, after a plan; none where nothing goes anywhere. */
  ways(after?: string[]): Promise<readonly Way[]>;
  /** False where nobody may ask for hints. */
  readonly hints?: boolean;
  /** What a strong computer would do, and why; none where it may not say. */
  hint(after?: string[]): Promise<Hint | null>;
  close(): void;
}

export const other = (seat: Seat): Seat => (seat === 'home' ? 'away' : 'home');
export const percent = ([ways, of]: Chance): number => (100 * ways) / of;
/** A share of a hundred as a figure: neither nothing nor everything where it is not. */
export const figure = (share: number): string =>
  share > 0 && share < 0.5 ? '<1' : share < 100 && share >= 99.5 ? '>99' : share.toFixed(0);

/** An area or a square as actions name it. */
export type Place = Area | (string & {});
