/** Sounds and notifications for what happens at the table. */
import { settings } from '../../lib/settings.svelte';
import { sound, type Sound } from '../../lib/sounds';
import { say, t } from '../../lib/words.svelte';
import type { LiveTable } from '../../table/live.svelte';
import type { Scene } from '../../table/table';

const WHISTLE = /-(half-begins|half-ends|half-time|over|starts-with-ball|awarded)$|^call-/;
const KICK = /-(played|played-within|kicked|attempt)$/;

/** The one sound that best fits what has changed. */
export function soundOf(before: Scene | null, now: Scene): Sound | null {
  if (!before || now.type === 'match') return null;
  const [home, away] = now.score;
  if (home > before.score[0] || away > before.score[1]) return 'goal';
  if (now.result || now.events.some(({ key }) => WHISTLE.test(key))) return 'whistle';
  if (now.step?.dice.length) return 'dice';
  if (now.events.some(({ key }) => KICK.test(key))) return 'kick';
  return now.ask && !before.ask ? 'turn' : null;
}

export function notify(title: string, body: string, tag: string): void {
  if (!settings.now.notifications || !document.hidden) return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body, tag, icon: '/icon.svg' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some browsers only let workers notify: then the sound has to do.
  }
}

/** Accompany a table while the page shows it. */
export function accompany(table: () => LiveTable, opponent: () => string, muted: () => boolean): void {
  let before: Scene | null = null;
  let lines: number | null = null;
  $effect(() => {
    const now = table().now;
    if (!now || now === before) return;
    const which = soundOf(before, now);
    if (which) sound(which);
    if (before && now.ask && !before.ask)
      notify(t('live-your-turn'), say(now.ask.decision), `turn-${table().code}`);
    before = now;
  });
  $effect(() => {
    const { chat, seat } = table();
    const last = chat.at(-1);
    // Lines from before we came are old news.
    const fresh =
      lines !== null && last && last.n > lines && last.from !== seat && Date.now() - last.at < 60_000;
    if (fresh && !muted()) {
      sound('word');
      notify(opponent(), last.text, `chat-${table().code}`);
    }
    lines = last?.n ?? 0;
  });
}
