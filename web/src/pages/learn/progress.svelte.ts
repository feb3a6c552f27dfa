/** What has been learnt so far, as stored in this browser. */
import { kept } from '../../lib/kept';

const KEY = 'learnt';

class Progress {
  #done = $state<string[]>([]);

  constructor() {
    const read = kept.read<unknown>(KEY, []);
    if (Array.isArray(read)) this.#done = read.filter((id) => typeof id === 'string');
  }

  has(id: string): boolean {
    return this.#done.includes(id);
  }

  done(id: string): void {
    if (this.has(id)) return;
    this.#done = [...this.#done, id];
    kept.write(KEY, this.#done);
  }

  forget(): void {
    this.#done = [];
    kept.forget(KEY);
  }
}

export const progress = new Progress();
