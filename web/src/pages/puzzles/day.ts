const DAY = 86_400_000;

/** The number of a day, the same for everybody on earth. */
export const dayOf = (now: number): number => Math.floor(now / DAY);
