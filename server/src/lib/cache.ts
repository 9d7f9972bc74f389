export interface Cache<T> {
  /** What is kept under `key`, or what `load` gives; asked at once, it is loaded once. A failure is not kept. */
  get(key: string, load: () => Promise<T>): Promise<T>;
}

/** Keeps at most `entries` answers for `forMs` each, in this process's memory; the oldest go first. */
export function createCache<T>(options: { entries: number; forMs: number; clock: () => Date }): Cache<T> {
  const kept = new Map<string, { value: Promise<T>; until: number }>();
  return {
    get(key, load) {
      const now = options.clock().getTime();
      const known = kept.get(key);
      if (known && now < known.until) return known.value;
      kept.delete(key);
      const value = load();
      kept.set(key, { value, until: now + options.forMs });
      value.catch(() => {
        if (kept.get(key)?.value === value) kept.delete(key);
      });
      const [oldest] = kept.keys();
      if (kept.size > options.entries && oldest !== undefined) kept.delete(oldest);
      return value;
    },
  };
}
