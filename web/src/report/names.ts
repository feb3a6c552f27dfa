/** The names of teams in a report. */
import type { Both } from '../types/messages';

const LONGEST = 16;

/** A shortened name: plots have little room. */
function short(name: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(name.trim()), ({ segment }) => segment);
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : letters.join('');
}

/** The teams' names, unless both are the same. */
export function namesOf({ home, away }: Both<string>): Partial<Both<string>> {
  return short(home) === short(away) ? {} : { home: short(home), away: short(away) };
}
