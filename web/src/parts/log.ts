/** The log of a match for reading: turns, and what happened in each, line by line. */
import type { Said, Seat } from '../types/messages';
import type { Entry } from '../table/table';

export interface LogLine {
  key: string;
  said: Said;
  /** Whose action it is, if the sentence says so. */
  seat: Seat | '';
  dice: (number | '?')[];
  /** Worth emphasising. */
  loud: boolean;
}

export interface Turn {
  key: string;
  /** What begins it; `null` before the first turn. */
  title: Said | null;
  seat: Seat | '';
  lines: LogLine[];
}

const BEGINS = /-turn-begins$/;
const LOUD = /-(goal|over|half-begins|half-ends|half-time|shootout-begins|red-card|penalty-goal)$|^call-/;

function seatOf({ args }: Said): Seat | '' {
  if (args.seat === 'seat-home') return 'home';
  return args.seat === 'seat-away' ? 'away' : '';
}

/** The faces in a message: `3 5`. */
export function faces({ args }: Said): (number | '?')[] {
  if (typeof args.dice !== 'string') return [];
  return args.dice.split(' ').map((face) => (/^\d+$/.test(face) ? Number(face) : '?'));
}

export function turns(log: readonly Entry[]): Turn[] {
  const grouped: Turn[] = [];
  for (const { seq, events } of log) {
    for (const [at, said] of events.entries()) {
      const key = `${seq}.${at}`;
      if (BEGINS.test(said.key)) {
        grouped.push({ key, title: said, seat: seatOf(said), lines: [] });
        continue;
      }
      if (!grouped.length) grouped.push({ key, title: null, seat: '', lines: [] });
      grouped
        .at(-1)
        ?.lines.push({ key, said, seat: seatOf(said), dice: faces(said), loud: LOUD.test(said.key) });
    }
  }
  return grouped;
}
