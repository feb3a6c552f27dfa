/** What dice were rolled for, and what came of them, from the events of the log. */
import type { Entry } from '../../table/table';
import type { Said } from '../../types/messages';

export interface Roll {
  key: string;
  /** What they were for. */
  what: string | null;
  faces: (number | '?')[];
  after: Said[];
}

/** The rolls of a step, oldest first; what happened before the first is in one without dice. */
export function rolls({ seq, events }: Entry): Roll[] {
  const found: Roll[] = [{ key: `${seq}-0`, what: null, faces: [], after: [] }];
  for (const event of events) {
    const { dice, roll } = event.args;
    if (typeof dice === 'string' || (typeof dice === 'number' && typeof roll === 'string')) {
      const faces = String(dice)
        .trim()
        .split(/\s+/)
        .map((face) => (/^\d+$/.test(face) ? Number(face) : ('?' as const)));
      found.push({
        key: `${seq}-${found.length}`,
        what: typeof roll === 'string' ? roll : null,
        faces,
        after: [],
      });
    } else found.at(-1)?.after.push(event);
  }
  return found.filter((one) => one.faces.length || one.after.length);
}
