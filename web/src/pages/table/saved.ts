/** Tables saved in this browser: each with its record, from which it continues. */
import { kept } from '../../lib/kept';
import { levelTitle } from '../../lib/titles';
import type { Entry } from '../../table/table';
import type { Seat } from '../../types/messages';

/** Who sits in a seat: a person by name, or a computer of some level. */
export interface Sitting {
  name: string;
  level: string | null;
}

/** Their name; empty for a person without one. */
export const sits = ({ name, level }: Sitting): string => (level ? levelTitle(level) : name.trim());

export interface Saved {
  id: string;
  spec: string;
  seats: Record<Seat, Sitting>;
  /** Real dice, typed in. */
  typed: boolean;
  record: string;
  log: Entry[];
  /** How many answers were given as one, for each time: so many are taken back as one. */
  given?: number[];
  score: [number, number];
  over: boolean;
  /** When it was last played. */
  at: number;
}

/** What the list shows, without the long fields. */
export type Listed = Omit<Saved, 'record' | 'log' | 'given'>;

/** How many are saved; the least recently used is dropped first. */
const MOST = 12;

const key = (id: string): string => `table:${id}`;

function isListed(one: unknown): one is Listed {
  const listed = one as Partial<Record<keyof Listed, { home?: { name?: unknown } }>> | null;
  return (
    typeof listed?.id === 'string' &&
    typeof listed.spec === 'string' &&
    typeof listed.seats?.home?.name === 'string' &&
    Array.isArray(listed.score)
  );
}

export const saved = {
  list(): Listed[] {
    const found = kept.read<unknown>('tables', []);
    return Array.isArray(found) ? found.filter(isListed) : [];
  },

  read(id: string): Saved | null {
    const found = kept.read<Saved | null>(key(id), null);
    return isListed(found) && typeof found.record === 'string' && Array.isArray(found.log) ? found : null;
  },

  write(table: Saved): void {
    kept.write(key(table.id), table);
    const { record: _record, log: _log, given: _given, ...listed } = table;
    const all = [listed, ...saved.list().filter(({ id }) => id !== table.id)];
    for (const { id } of all.slice(MOST)) kept.forget(key(id));
    kept.write('tables', all.slice(0, MOST));
  },

  forget(id: string): void {
    kept.forget(key(id));
    kept.write(
      'tables',
      saved.list().filter((listed) => listed.id !== id),
    );
  },
};

export const newId = (): string =>
  crypto.getRandomValues(new Uint32Array(2)).reduce((id, part) => id + part.toString(36), '');
