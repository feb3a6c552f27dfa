/** An area in words: its name, who stands there, the ball, and what it would answer. */
import { t } from '../../lib/words.svelte';
import type { Area, FubaView } from '../../types/messages';
import type { Play } from './play.svelte';

export function spoken(play: Play, view: FubaView, area: Area): string {
  const parts: string[] = [];
  for (const seat of ['home', 'away'] as const) {
    const team = view.teams[seat];
    const players = team.players[area] ?? 0;
    const keeper = team.keeper === area;
    if (players || keeper)
      parts.push(t('board-stands', { seat: t(`seat-${seat}`), players, keeper: keeper ? 'yes' : 'no' }));
  }
  if (!parts.length) parts.push(t('board-empty'));
  if (view.ball.area === area)
    parts.push(t('board-ball-here', { value: view.ball.value, seat: t(`seat-${view.ball.control}`) }));
  if (play.ask) parts.push(answer(play, area));
  return `${t(`area-${area}`)}: ${parts.join('; ')}.`;
}

function answer(play: Play, area: Area): string {
  const answers = play.answersAt(area);
  if (answers.length)
    return answers
      .map((one) => [play.label(one), play.oddsInWords(one)].filter(Boolean).join(', '))
      .join('; ');
  if (play.held?.area === area) return t('board-held-here');
  return t(!play.held && play.movable(area) ? 'board-legal-take' : 'board-legal-none');
}
