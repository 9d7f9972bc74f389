/** What happened how often on a day: collected in memory, and written down now and then. */
export interface DailyCounts {
  add(kind: CountKind, name: string, by?: number): void;
  /** Writes down what has come together. */
  flush(): Promise<void>;
}

export const COUNT_KINDS = [
  /** '/pricing', or '/pricing search.example' for a visitor whom that website led there. */
  'page-view',
  'generation',
  'generation-failure',
  'ai-call',
  'ai-failure',
  'ai-input-tokens',
  'ai-output-tokens',
  /** Millionths of a US dollar. */
  'ai-cost',
  'server-error',
] as const;
export type CountKind = (typeof COUNT_KINDS)[number];

export interface DailyCount {
  day: string;
  kind: CountKind;
  name: string;
  count: number;
}

interface Parts {
  clock: () => Date;
  /** Adds to what is written down already, all or nothing. */
  write(counts: readonly DailyCount[]): Promise<void>;
}

/**
 * Names of one kind on one day, so that nobody fills the table by making names up. Beyond that a name of
 * several words is counted by its first, of which the caller has few, and any other as 'other'.
 */
const MOST_NAMES = 200;
const OTHER = 'other';

export function createDailyCounts({ clock, write }: Parts): DailyCounts {
  let pending = new Map<string, DailyCount>();
  let names = new Map<string, Set<string>>();
  let today = '';
  const bound = (kind: CountKind, name: string): string => {
    const seen = names.get(kind) ?? new Set();
    names.set(kind, seen);
    if (seen.has(name)) return name;
    if (seen.size >= MOST_NAMES) return name.includes(' ') ? name.slice(0, name.indexOf(' ')) : OTHER;
    seen.add(name);
    return name;
  };
  const add = (day: string, kind: CountKind, name: string, by: number) => {
    const key = `${day} ${kind} ${name}`;
    const known = pending.get(key);
    if (known) known.count += by;
    else pending.set(key, { day, kind, name, count: by });
  };
  return {
    add(kind, name, by = 1) {
      const day = clock().toISOString().slice(0, 10);
      if (day !== today) names = new Map();
      today = day;
      add(day, kind, bound(kind, name), by);
    },
    async flush() {
      if (pending.size === 0) return;
      const counts = [...pending.values()];
      pending = new Map();
      try {
        await write(counts);
      } catch (error) {
        for (const { day, kind, name, count } of counts) add(day, kind, name, count);
        throw error;
      }
    },
  };
}
