/**
 * The match in a sentence or two: how it was won, what it was worth without the luck, within what is
 * possible, and how well the teams decided.
 */
import { t } from '../../../lib/words.svelte';
import type { Report, Seat } from '../../../types/messages';
import { percent, when } from './numbers';
import { axisOf } from './plot';
import { changeOf, happened, swingsOf } from './story';

/** So much of the winning chance is about what a goal brings in an open match. */
const GOAL = 0.3;
/** Less luck than this favoured nobody; less than the other did not make a goal. */
const [EVEN, SOME] = [0.1, 0.2];
/** A winner who was below the first came back; one who was never below the other was never in danger. */
const [BEHIND, SAFE] = [0.3, 0.45];
/** A match that was open so late was decided late: a chance, and a share of the turns. */
const [OPEN, LATE] = [0.6, 0.8];

type Told = Pick<Report, 'outcome' | 'score' | 'turns' | 'steps' | 'shots' | 'balance'>;

/** How the match went. */
export function courseOf(report: Told): string {
  const { outcome, turns } = report;
  const score = `${report.score.home}–${report.score.away}`;
  const clock = axisOf(report).hasClock;
  const at = (turn: number): string => (turns[turn] ? when(turns[turn].at, clock) : '');
  const chances = turns.map(({ chance }) => chance);
  if (outcome !== 'home' && outcome !== 'away') {
    if (outcome !== 'draw') return t('page-course-unfinished', { score });
    const far = chances.reduce(
      (best, chance, turn) => (Math.abs(chance - 0.5) > Math.abs((chances[best] ?? 0.5) - 0.5) ? turn : best),
      0,
    );
    const chance = chances[far] ?? 0.5;
    const args = { score, seat: t(chance > 0.5 ? 'seat-home' : 'seat-away'), when: at(far) };
    const own = Math.max(chance, 1 - chance);
    return own > 1 - BEHIND
      ? t('page-course-draw-slipped', { ...args, chance: percent(own) })
      : t('page-course-draw', { score });
  }
  const own = chances.map((chance) => (outcome === 'home' ? chance : 1 - chance)).slice(0, -1);
  const lowest = own.reduce((low, chance, turn) => (chance < (own[low] ?? 1) ? turn : low), 0);
  const least = own[lowest] ?? 0.5;
  const args = { score, seat: t(`seat-${outcome}`) };
  if (report.score.home === report.score.away) return t('page-course-level', args);
  if (least < BEHIND) return t('page-course-comeback', { ...args, chance: percent(least), when: at(lowest) });
  const open = own.reduce((last, chance, turn) => (chance < OPEN ? turn : last), -1);
  if (open >= LATE * own.length) return t('page-course-late', { ...args, when: at(open) });
  return t(least >= SAFE ? 'page-course-safe' : 'page-course-open', args);
}

/** What changed the winning chance most. */
export function turningPoint(report: Told): string {
  const biggest = swingsOf(report).reduce<ReturnType<typeof swingsOf>[number] | null>(
    (most, swing) => (!most || Math.abs(changeOf(swing.step)) > Math.abs(changeOf(most.step)) ? swing : most),
    null,
  );
  if (!biggest) return '';
  return t('page-turned', {
    when: when(biggest.step.at, axisOf(report).hasClock),
    what: happened(biggest.step),
  });
}

/** The result without the luck, as a result that a match can have. */
export function deservedOf({ balance }: Pick<Report, 'balance'>): string {
  const share = Math.max(0, Math.min(1, balance.adjusted));
  const [seat, own]: [Seat, number] = share >= 0.5 ? ['home', share] : ['away', 1 - share];
  const what =
    own < 0.6
      ? t('page-deserves-draw')
      : t(own < 0.8 ? 'page-deserves-narrow' : 'page-deserves-clear', { seat: t(`seat-${seat}`) });
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
