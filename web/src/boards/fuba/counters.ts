/**
 * Counters of a team are interchangeable: the rules know only how many stand where. To let them walk from
 * area to area on the screen, each keeps a number for as long as it may be the same one, and wears it on its
 * shirt. Numbers are dealt from the own goal forwards, as football numbers its lines: defenders get the
 * lowest from 2 on (1 is the goalkeeper), forwards the highest. Whoever comes later takes the lowest that is
 * free.
 */
import { AREAS, type Area, type FubaTeam, type Seat } from '../../types/messages';

export interface Counter {
  /** The number on the shirt: nobody else of the team has it. */
  number: number;
  seat: Seat;
  area: Area;
}

const next = new Map<string, readonly string[]>(AREAS.map((area) => [area.name, area.next]));
/** How far an area is from home's goal; the corner spot is wherever a team attacks. */
const along = new Map<string, number>(AREAS.map(({ name, low, high }) => [name, low + high]));

function depth(area: Area, seat: Seat): number {
  const far = along.get(area) ?? (seat === 'home' ? 16 : 0);
  return seat === 'home' ? far : 16 - far;
}

/**
 * The counters of a team after it stands otherwise: those that can stay do, the others walk from as near as
 * possible.
 */
export function marshal(before: readonly Counter[], team: FubaTeam, seat: Seat): Counter[] {
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
  const fresh: Area[] = [];
  for (const [area, wanted] of missing) {
    for (let n = 0; n < wanted; n++) {
      const near = loose.findIndex((counter) => next.get(counter.area)?.includes(area));
      const [walks] = loose.length ? loose.splice(Math.max(near, 0), 1) : [];
      if (walks) stay.push({ ...walks, area });
      else fresh.push(area);
    }
  }
  const taken = new Set(stay.map(({ number }) => number));
  let number = 2;
  for (const area of fresh.sort((a, b) => depth(a, seat) - depth(b, seat))) {
    while (taken.has(number)) number += 1;
    taken.add(number);
    stay.push({ number, seat, area });
  }
  return stay;
}
