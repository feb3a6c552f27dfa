/**
 * A match told as a commentator would: what matters in a turn, in two or three sentences. A teller listens to
 * the events of one game and says what is worth telling; which of several sentences is used depends only on
 * the match, so everybody reads the same words. Nothing here knows a rule.
 */
import type { Said, Seat } from '../types/messages';

/** Something worth a sentence. */
export interface Telling {
  /** Which sentences say it. */
  kind: string;
  seat: Seat | '';
  args: Record<string, string | number>;
  /** Goals, cards, whistles: stands by itself. */
  loud?: boolean;
  /** Said only where the turn has nothing better. */
  routine?: boolean;
}

export interface Teller {
  /** What an event is worth telling; what the beginning of a turn brings belongs to the turn before it. */
  hear(event: Said): Telling[];
  /** The time now: the minute where there is a clock. */
  readonly minute: string | null;
}

/** What a game brings: how many sentences there are of each kind, and who listens. */
export interface Commentator {
  KINDS: Record<string, number>;
  teller(spec: string): Teller;
}

const SEATS: Record<string, Seat> = { 'seat-home': 'home', 'seat-away': 'away' };

/** The team that a message is about. */
export const seatOf = ({ args }: Said): Seat => SEATS[args.seat as string] ?? 'home';

/** Listens by a table: what each kind of event means. */
export type Hearing = Record<string, (event: Said) => Telling[]>;

const one = (
  kind: string,
  seat: Seat | '',
  args: Telling['args'] = {},
  more: Partial<Telling> = {},
): Telling[] => [{ kind, seat, args: { ...(seat ? { seat: `seat-${seat}` } : {}), ...args }, ...more }];

/** Something worth a sentence; something worth one if there is nothing better; something to shout. */
export const say = (kind: string, seat: Seat | '', args?: Telling['args']): Telling[] =>
  one(kind, seat, args);
export const mention = (kind: string, seat: Seat | '', args?: Telling['args']): Telling[] =>
  one(kind, seat, args, { routine: true });
export const shout = (kind: string, seat: Seat | '', args?: Telling['args']): Telling[] =>
  one(kind, seat, args, { loud: true });
export const silence: Telling[] = [];

/** Goals of both teams, in the match or in its shoot-out. */
export type Score = Record<Seat, number>;

/**
 * How the match ended: by its kicks where a shoot-out decided it, by its goals, or against them, as where the
 * team that leads gives up.
 */
export function ending(result: string, score: Score, kicks: Score | null): Telling[] {
  const { home, away } = score;
  const outcome = result.slice('result-'.length);
  if (kicks && (outcome === 'home' || outcome === 'away')) {
    const [won, lost] = outcome === 'home' ? [kicks.home, kicks.away] : [kicks.away, kicks.home];
    return shout('shoot-out-won', outcome, { home, away, won, lost });
  }
  const ahead = home > away ? 'home' : home < away ? 'away' : 'draw';
  const isSettled = outcome === ahead || outcome === 'unfinished';
  return isSettled
    ? shout(`full-time-${outcome}`, '', { home, away })
    : shout('full-time-called', '', { home, away, result });
}
