/** What a screen reader is told, and what everybody is told in passing. */
import { untrack } from 'svelte';

class Announcer {
  /** Read out when it changes. */
  polite = $state('');
  /** Shown for a while, the newest last. */
  notices = $state<{ id: number; text: string; bad: boolean }[]>([]);
  #next = 1;

  /** Tell those who listen. */
  say(text: string): void {
    // The same again would not be read out. An effect that says something does not depend on what was said.
    this.polite = untrack(() => this.polite) === text ? `${text}\u00a0` : text;
  }

  /** Tell everybody. */
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
