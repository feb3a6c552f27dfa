/**
 * The match in a sentence or two: how it was won, what it was worth without the luck, within what is
 * possible, and how well the teams decided.
 */
import { t } from '../../../lib/words.svelte';
import type { Report, Seat } from '../../../types/messages';
import { percent, when } from './numbers';
import { axisOf, turnOf } from './plot';
import { changeOf, happened, scoreAfter, swingsOf, type Swing } from './story';

/** So much of the winning chance is about what a goal brings in an open match. */
const GOAL = 0.3;
/** Less luck than this favoured nobody; less than the other did not make a goal. */
const [EVEN, SOME] = [0.1, 0.2];
/** A winner who was below the first came back; one who was never below the other was never in danger. */
const [BEHIND, SAFE] = [0.3, 0.45];
/** A match that was open so late was decided late: a chance, and a share of the turns. */
const [OPEN, LATE] = [0.6, 0.8];
/** A share of the points below the first is about a draw, from the other on a clear win. */
const [DRAWN, CLEAR] = [0.6, 0.8];
/** So much of the winning chance turns a match. */
const TURNED = 0.1;

type Told = Pick<Report, 'outcome' | 'score' | 'turns' | 'steps' | 'shots' | 'balance'>;

/** A sentence about the match, and what may have turned it: nothing that the sentence rules out. */
interface Course {
  said: string;
  turned: { by: Seat; from: number } | null;
}

/** How the match went. */
function course(report: Told): Course {
  const { outcome, turns } = report;
  const score = `${report.score.home}–${report.score.away}`;
  const clock = axisOf(report).hasClock;
  const at = (turn: number): string => (turns[turn] ? when(turns[turn].at, clock) : '');
  const chances = turns.map(({ chance }) => chance);
  if (outcome !== 'home' && outcome !== 'away') {
    if (outcome !== 'draw') return { said: t('page-course-unfinished', { score }), turned: null };
    const far = chances.reduce(
      (best, chance, turn) => (Math.abs(chance - 0.5) > Math.abs((chances[best] ?? 0.5) - 0.5) ? turn : best),
      0,
    );
    const chance = chances[far] ?? 0.5;
    const [seat, by]: Seat[] = chance > 0.5 ? ['home', 'away'] : ['away', 'home'];
    const own = Math.max(chance, 1 - chance);
    if (own <= 1 - BEHIND) return { said: t('page-course-draw', { score }), turned: null };
    const args = { score, seat: t(`seat-${seat}`), when: at(far), chance: percent(own) };
    return { said: t('page-course-draw-slipped', args), turned: { by: by as Seat, from: far } };
  }
  const own = chances.map((chance) => (outcome === 'home' ? chance : 1 - chance)).slice(0, -1);
  const lowest = own.reduce((low, chance, turn) => (chance < (own[low] ?? 1) ? turn : low), 0);
  const least = own[lowest] ?? 0.5;
  // Whoever won so many to so few.
  const won = outcome === 'home' ? score : `${report.score.away}–${report.score.home}`;
  const args = { score: won, seat: t(`seat-${outcome}`) };
  if (report.score.home === report.score.away) return { said: t('page-course-level', args), turned: null };
  const since = (from: number): Course['turned'] => ({ by: outcome, from });
  if (least < BEHIND) {
    const low = { ...args, chance: percent(least), when: at(lowest) };
    return { said: t('page-course-comeback', low), turned: since(lowest) };
  }
  const open = own.reduce((last, chance, turn) => (chance < OPEN ? turn : last), -1);
  if (open >= LATE * own.length)
    return { said: t('page-course-late', { ...args, when: at(open) }), turned: since(open) };
  if (least < SAFE) return { said: t('page-course-open', args), turned: since(0) };
  // Whoever did not deserve it was in danger, whatever the judge thought on the way.
  if (deserver(report.balance).seat !== outcome)
    return { said: t('page-course-lucky', args), turned: since(0) };
  return { said: t('page-course-safe', args), turned: null };
}

/** How the match went, in words. */
export const courseOf = (report: Told): string => course(report).said;

/** What came of a step, in the words of somebody who saw it; nothing where nobody did. */
export type Witness = (step: number) => string;

/** What changed the winning chance most, the way the match went. */
export function turningPoint(report: Told, witness: Witness = () => ''): string {
  const { turned } = course(report);
  const axis = axisOf(report);
  const gain = ({ step }: Swing): number => (turned?.by === 'away' ? -1 : 1) * changeOf(step);
  const biggest = swingsOf(report)
    .filter((swing) => turned && gain(swing) >= TURNED && turnOf(axis, swing.number) >= turned.from)
    .reduce<Swing | null>((most, swing) => (!most || gain(swing) > gain(most) ? swing : most), null);
  if (!biggest || !turned) return '';
  const { step, number } = biggest;
  const what = witness(number) || came(report, biggest, turned.by);
  return t('page-turned', { when: when(step.at, axis.hasClock), what });
}

/** What came of a step, as far as the report knows. */
function came({ shots }: Told, { step, number }: Swing, seat: Seat): string {
  const goal = shots.find((shot) => shot.goal && shot.step === number);
  if (goal) return t('page-turned-goal', { seat: t(`seat-${goal.seat}`), score: scoreAfter(goal) });
  return step.kind === 'roll' ? t('page-turned-dice', { seat: t(`seat-${seat}`) }) : happened(step);
}

/** Who deserved to win, and how clearly; nobody where it was about a draw. */
function deserver({ adjusted }: Pick<Report['balance'], 'adjusted'>): { seat: Seat | null; own: number } {
  const share = Math.max(0, Math.min(1, adjusted));
  const own = Math.max(share, 1 - share);
  return { seat: own < DRAWN ? null : share >= 0.5 ? 'home' : 'away', own };
}

/** The result without the luck, as a result that a match can have. */
export function deservedOf({ balance }: Pick<Report, 'balance'>): string {
  const { seat, own } = deserver(balance);
  const what = seat
    ? t(own < CLEAR ? 'page-deserves-narrow' : 'page-deserves-clear', { seat: t(`seat-${seat}`) })
    : t('page-deserves-draw');
  return t('page-deserved', { what, dice: diceOf(balance.luck) });
}

/** What the dice were worth, in goals. */
export function diceOf(luck: number): string {
  const size = Math.abs(luck);
  const seat = t(luck > 0 ? 'seat-home' : 'seat-away');
  if (size < EVEN) return t('page-dice-even');
  if (size < SOME) return t('page-dice-some', { seat });
  return t('page-dice-goals', { seat, goals: Math.max(1, Math.round(size / GOAL)) });
}

/** The word for an error rate, in thousandths a decision. */
export function gradeOf(rate: number): string {
  const grade = rate < 1 ? 'excellent' : rate < 3 ? 'good' : rate < 8 ? 'fair' : rate < 20 ? 'weak' : 'poor';
  return t(`page-grade-${grade}`);
}
