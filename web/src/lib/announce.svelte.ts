/** Announcements: to screen readers, and as notices on the screen. */
import { untrack } from 'svelte';

class Announcer {
  /** Read out when it changes. */
  polite = $state('');
  /** Shown for a while, newest last. */
  notices = $state<{ id: number; text: string; bad: boolean }[]>([]);
  #next = 1;

  /** Announce to screen readers. */
  say(text: string): void {
    // The same text would not be read out again. `untrack`: an effect that announces must not depend on the
    // announcement.
    this.polite = untrack(() => this.polite) === text ? `${text}\u00a0` : text;
  }

  /** Show a notice. */
  show(text: string, bad = false): void {
    const id = this.#next++;
    untrack(() => this.notices.push({ id, text, bad }));
    setTimeout(() => this.close(id), bad ? 9000 : 5000);
  }

  close(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }
}

export const announcer = new Announcer();
