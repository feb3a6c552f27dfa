/** The rules behind what is said; nothing is known of them yet. */
export const rules = {
  /** Whether there are rules behind an event. */
  has(_key: string): boolean {
    return false;
  },
  /** Show them. */
  show(_key: string, _spec: string): void {},
};
