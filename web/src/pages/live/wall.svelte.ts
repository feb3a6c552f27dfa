/** The wall of live matches as it changes: one stream for all boards. */
import type { Schemas } from '../../lib/api';
import { Events } from '../../lib/events';
import type { View } from '../../table/table';

export type Board = Omit<Schemas['BoardTold'], 'view'> & { view: View };

interface Told {
  order: string[];
  boards: Board[];
}

/** The boards after what was told of some of them; one that was never told is left out. */
export function hang(before: readonly Board[], { order, boards }: Told): Board[] {
  const known = new Map([...before, ...boards].map((board) => [board.code, board]));
  return order.flatMap((code) => known.get(code) ?? []);
}

export class Wall {
  boards = $state.raw<Board[]>([]);
  /** Whether anything has been heard yet. */
  known = $state(false);
  connected = $state(true);
  #events = new Events('/api/live/stream', {
    heard: (data) => {
      this.boards = hang(this.boards, JSON.parse(data) as Told);
      [this.known, this.connected] = [true, true];
    },
    broken: () => {
      this.connected = false;
      return true;
    },
  });

  stop(): void {
    this.#events.stop();
  }
}
