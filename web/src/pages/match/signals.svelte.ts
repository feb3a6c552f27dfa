/** The sound and the notification when it is one's turn, and for chat; the stage has the sounds of play. */
import { settings } from '../../lib/settings.svelte';
import { sound } from '../../lib/sounds';
import { say, t } from '../../lib/words.svelte';
import type { LiveTable } from '../../table/live.svelte';
import type { Scene, Table } from '../../table/table';

export function notify(title: string, body: string, tag: string): void {
  if (!settings.notified || !document.hidden) return;
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

/** Accompany a table while the page shows it; `stage`: the table as it is shown. */
export function accompany(
  table: () => LiveTable,
  stage: Table,
  opponent: () => string,
  muted: () => boolean,
): void {
  let before: Scene | null = null;
  let lines: number | null = null;
  $effect(() => {
    const { now } = stage;
    if (!now || now === before) return;
    if (before && now.ask && !before.ask) {
      sound('turn');
      notify(t('live-your-turn'), say(now.ask.decision), `turn-${table().code}`);
    }
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
