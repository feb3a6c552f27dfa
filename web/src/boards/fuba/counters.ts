/**
 * Counters have no names. To let them walk from area to area on the screen, each keeps a number for as long
 * as it may be the same one.
 */
import { AREAS, type Area, type FubaTeam, type Seat } from '../../types/messages';

export interface Counter {
  id: number;
  seat: Seat;
  area: Area;
}

const next = new Map<string, readonly string[]>(AREAS.map((area) => [area.name, area.next]));

/**
 * The counters of a team after it stands otherwise: those that can stay do, the others walk from as near as
 * possible.
 */
export function marshal(
  before: readonly Counter[],
  team: FubaTeam,
  seat: Seat,
  fresh: () => number,
): Counter[] {
  const missing = new Map<Area, number>(Object.entries(team.players).map(([area, n]) => [area as Area, n]));
  const stay: Counter[] = [];
  const loose: Counter[] = [];
  for (const counter of before) {
    const wanted = missing.get(counter.area) ?? 0;
    if (wanted > 0) {
      missing.set(counter.area, wanted - 1);
      stay.push(counter);
    } else loose.push(counter);
  }
  for (const [area, wanted] of missing) {
    for (let n = 0; n < wanted; n++) {
      const near = loose.findIndex((counter) => next.get(counter.area)?.includes(area));
      const taken = loose.length ? loose.splice(Math.max(near, 0), 1)[0] : undefined;
      stay.push({ id: taken?.id ?? fresh(), seat, area });
    }
  }
  return stay;
}
