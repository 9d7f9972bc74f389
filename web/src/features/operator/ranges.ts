/** First and last day, UTC, as '2026-11-30'. */
export interface DayRange {
  from: string;
  to: string;
}

/** The choices of the page, in days. */
export const RANGES = [7, 30, 90] as const;
const DEFAULT_DAYS = 30;

/** The choice that the address names, else a month. */
export function readDays(query: URLSearchParams): number {
  return RANGES.find((days) => String(days) === query.get('days')) ?? DEFAULT_DAYS;
}

/** As many days as named, today the last one. */
export function lastDays(days: number, now: Date): DayRange {
  const first = new Date(now);
  first.setUTCDate(first.getUTCDate() - days + 1);
  return { from: dayOf(first), to: dayOf(now) };
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** '2026-11-30' as '30 Nov'. */
export function formatDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
}
