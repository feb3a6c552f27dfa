/** The receipt of a seat is changed by one tab at a time, and keeps what the server was caught at. */
import type { Seat, ToServer } from '../../types/messages';
import { receipts, type Fault, type Receipt } from './receipt';

/** Most faults in one receipt: more do not say more. */
const MOST_FAULTS = 100;

/** What comes of something that was heard: a wish to send, or a fault to show. */
export interface Outcome {
  wish?: ToServer;
  fault?: Fault;
}

/** One tab at a time has the receipt of a seat: two that open a match at once make one nonce. */
export async function alone<T>(match: string, seat: Seat, work: () => Promise<T>): Promise<T> {
  const name = `touchline:receipt:${match}:${seat}`;
  if (!('locks' in navigator)) return work();
  let begun: Promise<T> | null = null;
  const once = (): Promise<T> => (begun ??= work());
  try {
    return await navigator.locks.request(name, once);
  } catch {
    // Where storage is forbidden, so are locks; tabs share nothing there. What has failed is not done again.
    return once();
  }
}

/** Keep a fault with the receipt; each once. */
export function faulty(receipt: Receipt, fault: Fault): Outcome {
  const faults = receipt.faults ?? [];
  const isKnown = faults.some(
    ({ word, seat, n }) => word === fault.word && seat === fault.seat && n === fault.n,
  );
  if (!isKnown && faults.length < MOST_FAULTS) receipts.keep({ ...receipt, faults: [...faults, fault] });
  return { fault };
}

/** Change the receipt of a seat, where there is one. */
export function change(
  match: string,
  seat: Seat,
  to: (receipt: Receipt) => { keep?: Partial<Receipt>; fault?: Fault | null } | null,
): Promise<Outcome> {
  return alone(match, seat, () => {
    const receipt = receipts.of(match, seat);
    const { keep, fault } = (receipt && to(receipt)) ?? {};
    if (!receipt) return Promise.resolve({});
    const changed = { ...receipt, ...keep };
    if (keep) receipts.keep(changed);
    return Promise.resolve(fault ? faulty(changed, fault) : {});
  });
}
