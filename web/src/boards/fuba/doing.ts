/** An answer that is no place on the board in a word or two, where there are such words. */
import { t, words } from '../../lib/words.svelte';

export function doing(action: string): string | null {
  const [word = '', ...rest] = action.split(' ');
  const [first] = rest;
  if (word === 'play' && first && words.has(`skill-${first}`)) return t(`skill-${first}`);
  if (!words.has(`board-do-${word}`)) return null;
  return t(`board-do-${word}`, {
    number: Number(first) || 0,
    with: rest.at(-1) === 'cp' ? 'point' : (first ?? 'none'),
  });
}
