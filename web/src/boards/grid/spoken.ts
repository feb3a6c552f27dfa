/** A square in words: for those who go over the board by keyboard and listen. */
import { t } from '../../lib/words.svelte';
import type { GridMarker, GridView } from '../../types/messages';
import type { Board } from './geometry';
import { name, type Square } from './notation';

interface Around {
  hand: string | null;
  /** What can be done there. */
  choices: readonly { text: string }[];
  markers: readonly (GridMarker & { marker: string })[];
}

export function describe(
  view: GridView,
  board: Board,
  at: Square,
  { hand, choices, markers }: Around,
): string {
  const here = name(at);
  const parts = [
    t(at.y === 0 || at.y > board.length ? 'board-grid-slot' : 'board-grid-square', { square: here }),
  ];
  const there = markers.find((marker) => marker.at === here);
  if (there) {
    parts.push(
      t(`marker-${there.marker}`),
      there.down ? t('board-grid-down') : t('board-grid-facing', { way: t(`dir-${there.facing}`) }),
    );
    if (hand === there.marker) parts.push(t('board-grid-hand'));
    if (view.ball.held_by === there.marker) parts.push(t('board-grid-has-ball'));
    if (there.skill)
      parts.push(t('board-grid-skill', { skill: there.skill, left: there.skill_left ?? there.skill }));
    if (there.fouls) parts.push(t('board-grid-fouls', { fouls: there.fouls }));
    if (there.extra_points) parts.push(t('board-grid-extra', { points: there.extra_points }));
  }
  if (view.ball.at === here && !view.ball.held_by) parts.push(t('board-grid-ball'));
  if (parts.length === 1) parts.push(t('board-grid-free'));
  if (choices.length)
    parts.push(t('board-grid-can', { answers: choices.map(({ text }) => text).join('; ') }));
  return parts.join(', ');
}
