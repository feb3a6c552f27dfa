/** The address of the analysis board with a position on it. */
export const boardAddress = (spec: string, position: string): string =>
  `/board?spec=${encodeURIComponent(spec)}&position=${encodeURIComponent(position)}`;
