/** A table whose scene a test may change. */
import type { Scene } from '../src/table/table';

export function reactive<T extends { now: Scene }>(table: T): T {
  let now = $state.raw(table.now);
  return Object.defineProperty(table, 'now', { get: () => now, set: (next: Scene) => (now = next) });
}
