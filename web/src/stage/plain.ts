/** A game without a script: an update is one beat that takes no time, with the sound that fits it best. */
import type { Sound } from '../lib/sounds';
import type { Scene } from '../table/table';
import type { Script } from './beat';

const WHISTLE = /-(half-begins|half-ends|half-time|over|starts-with-ball|awarded)$|^call-/;
const KICK = /-(played|played-within|kicked|attempt)$/;

/** From loud to soft: of several at once only the first is heard. */
const LOUD: readonly Sound[] = ['goal', 'whistle', 'dice', 'kick', 'turn', 'word'];

/** The one that is heard of several. */
export const loudest = (sounds: readonly (Sound | undefined)[]): Sound | null =>
  LOUD.find((sound) => sounds.includes(sound)) ?? null;

/** The sound that best fits an update. */
export function soundOf(before: Scene, now: Scene): Sound | null {
  const [home, away] = now.score;
  if (home > before.score[0] || away > before.score[1]) return 'goal';
  if (now.result || now.events.some(({ key }) => WHISTLE.test(key))) return 'whistle';
  if (now.step?.dice.length) return 'dice';
  return now.events.some(({ key }) => KICK.test(key)) ? 'kick' : null;
}

export const plain: Script = ({ before, after }) => {
  const sound = soundOf(before, after);
  return [
    { view: after.view, said: null, by: after.step?.by ?? null, lasts: 0, ...(sound ? { sound } : {}) },
  ];
};
