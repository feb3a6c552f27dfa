/** Names in records. */
import { levelName, personName } from '../../lib/names';

/** Somebody who played at a terminal without a name. */
const HUMAN = 'human';

/** A name as a record tells it, a person's or a level; nothing for somebody without a name. */
export const recordedName = (name: string, facing = ''): string =>
  name === HUMAN ? '' : levelName(personName(name, facing));
