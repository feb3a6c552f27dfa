import type { Table } from '../table/table';
import type { Arrow } from './arrows';

/** What the table of every game is given. */
export interface BoardProps {
  table: Table;
  /** Seen from the end of away. */
  turned: boolean;
  /** Only to be looked at: no questions, no odds. */
  quiet: boolean;
  /** Drawn over the pieces. */
  arrows?: readonly Arrow[];
}
