/** A lesson as it is heard: what happens, beat by beat, and then what the coach has to say about it. */
import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { announcer } from '../src/lib/announce.svelte';
import { settings, type Pace } from '../src/lib/settings.svelte';
import { words } from '../src/lib/words.svelte';
import Lesson from '../src/pages/learn/Lesson.svelte';
import { lesson as load } from '../src/pages/learn/lessons/lesson';
import { recorded } from '../src/pages/learn/recording';
import { Running } from '../src/pages/learn/running.svelte';

const PASS = ["Home plays the ball from the centre (CE) to Away's left wing (BLW).", 'Home keeps the ball.'];

let stop = (): void => undefined;
afterEach(() => {
  stop();
  settings.change({ pace: 'normal' });
});

/** Everything that is heard of the first answer in the lesson about a turn. */
async function heard(pace: Pace): Promise<string[]> {
  settings.change({ pace });
  await words.speak('en');
  await words.learn('fuba', 'lessons');
  const [lesson, answers] = await Promise.all([load('turn'), recorded('turn')]);
  if (!lesson || !answers) throw new Error('there is no such lesson');
  const running = new Running('turn', lesson, answers);
  await running.enter();
  await running.next();
  const { container } = render(Lesson, { running, next: null });
  await vi.waitFor(() => expect(container.querySelector('[data-area]')).toBeTruthy(), 5000);
  const found: string[] = [];
  stop = $effect.root(() => {
    $effect(() => void found.push(announcer.polite));
  });
  flushSync();
  found.splice(0);
  await running.table.act('target BLW');
  await vi.waitFor(() => expect(found.at(-1)).toContain(running.words('-then')), 5000);
  running.close();
  return found.map((one) => one.replace(running.words('-then') ?? '', 'THEN'));
}

test('one sentence a beat, and the comment when it has been seen', async () => {
  expect(await heard('fast')).toEqual([PASS[0], 'Stage dice: Home 4, Away 3.', PASS[1], 'THEN']);
});

test('where nothing is shown, all of it with the comment', async () => {
  const last = (await heard('instant')).at(-1);
  for (const sentence of [...PASS, 'THEN']) expect(last).toContain(sentence);
});
