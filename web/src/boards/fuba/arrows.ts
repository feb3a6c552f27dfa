/** What answers move on the board, as arrows; answers that move nothing have none. */
import { other } from '../../table/table';
import type { FubaView, Seat } from '../../types/messages';
import { distinct, type Arrow, type Tone } from '../arrows';
import { read } from './notation';

export function arrows(view: FubaView, seat: Seat, answers: readonly string[], tone: Tone): Arrow[] {
  const ball = view.ball.area;
  return distinct(
    answers.flatMap((answer): Arrow[] => {
      const meaning = read(answer);
      if (meaning.by === 'way') {
        const path = [meaning.from, meaning.to];
        return [{ who: meaning.word.endsWith('dribble') ? 'ball' : seat, path, tone }];
      }
      if (meaning.by === 'area')
        return ['target', 'cross', 'ball-on'].includes(meaning.word) && meaning.area !== ball
          ? [{ who: 'ball', path: [ball, meaning.area], tone }]
          : [];
      return meaning.word === 'shoot' ? [{ who: 'ball', path: [ball, `goal-${other(seat)}`], tone }] : [];
    }),
  );
}
