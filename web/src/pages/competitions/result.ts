/** A result as it is typed in. */
import type { Schemas } from '../../lib/api';
import type { Fixture, Side } from './model';

type Ending = Schemas['EndingWord'];
type Report = Schemas['ReportBody'];

export interface Draft {
  ending: Ending;
  winner: Side;
  score: Record<Side, number>;
  /** Whether there was a shoot-out. */
  kicks: boolean;
  shoot_out: Record<Side, number>;
  home: Report;
  away: Report;
}

export const ENDINGS: readonly Ending[] = [
  'played',
  'extra-time',
  'awarded',
  'agreed',
  'walkover',
  'no-show',
];
export const isScored = (ending: Ending): boolean => ending !== 'walkover' && ending !== 'no-show';
export const isGiven = (ending: Ending): boolean => ending === 'awarded' || ending === 'walkover';

/** Whether a shoot-out can follow. */
export const maySettle = (ending: Ending): boolean => ending === 'played' || ending === 'extra-time';

const report = (of?: Schemas['ReportTold']): Report => ({
  yellows: of?.yellows ?? 0,
  reds: of?.reds ?? 0,
  injuries: of?.injuries ?? 0,
  // A correction keeps what it does not speak of.
  formation: of?.formation ?? null,
  skills_lost: of?.skills_lost ?? [],
});

/** What is there already, to be corrected; otherwise nothing. */
export function drafted({ result }: Fixture): Draft {
  const pair = (of?: readonly number[] | null): Record<Side, number> => ({
    home: of?.[0] ?? 0,
    away: of?.[1] ?? 0,
  });
  return {
    ending: result?.ending ?? 'awarded',
    winner: result?.winner ?? 'home',
    score: pair(result?.score),
    kicks: !!result?.shoot_out,
    shoot_out: pair(result?.shoot_out),
    home: report(result?.home),
    away: report(result?.away),
  };
}

/** As it is sent: only what its ending asks for. */
export function body(draft: Draft): Omit<Schemas['ResultBody'], 'seq' | 'because' | 'fixture'> {
  const { ending, winner, score, kicks, shoot_out, home, away } = draft;
  return {
    ending,
    ...(isGiven(ending) ? { winner } : {}),
    ...(isScored(ending) ? { score, home, away } : {}),
    ...(isScored(ending) && kicks && maySettle(ending) ? { shoot_out } : {}),
  };
}
