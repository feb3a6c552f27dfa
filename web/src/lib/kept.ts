/** Local storage. It may be full, forbidden or hold something else: then it behaves as if empty. */
export const kept = {
  /** Whether storage works at all. */
  works(): boolean {
    kept.write('probe', 1);
    const works = kept.read<number>('probe', 0) === 1;
    kept.forget('probe');
    return works;
  },
  read<T>(key: string, otherwise: T): T {
    try {
      const text = localStorage.getItem(`touchline:${key}`);
      return text === null ? otherwise : (JSON.parse(text) as T);
    } catch {
      return otherwise;
    }
  },
  /** Whether it was stored. */
  write(key: string, value: unknown): boolean {
    try {
      localStorage.setItem(`touchline:${key}`, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
  forget(key: string): void {
    try {
      localStorage.removeItem(`touchline:${key}`);
    } catch {
      // Nothing to delete.
    }
  },
};
