const DAY_MS = 86_400_000;
/** Who marks a listing as sold seldom does so on the very day. */
const WITHIN_DAYS = 7;
/** Of the words of two titles, how many are the same where they are of one thing. */
const SAME_WORDS = 0.5;

/** A sale as one that was noted and one of a marketplace's list are held against each other; of one price already. */
export interface Told {
  /** The words of what it may be called by. */
  texts: readonly ReadonlySet<string>[];
  /** '2026-11-30' */
  soldOn: string;
}

export function isSameSale(one: Told, other: Told): boolean {
  const days = Math.abs(Date.parse(one.soldOn) - Date.parse(other.soldOn)) / DAY_MS;
  return days <= WITHIN_DAYS && isAlike(one, other);
}

/** Whether any text of the one has half of the words of a text of the other. */
function isAlike({ texts: ours }: Told, { texts: theirs }: Told): boolean {
  return ours.some((own) =>
    theirs.some((words) => {
      const shared = [...words].filter((word) => own.has(word)).length;
      return shared >= SAME_WORDS * Math.max(1, Math.min(words.size, own.size));
    }),
  );
}

export function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []);
}

/** The first and the last day on which the same sale may stand. */
export function daysAround(first: string, last: string): readonly [string, string] {
  return [shift(first, -WITHIN_DAYS), shift(last, WITHIN_DAYS)];
}

/** The same, one by one, the nearest first. */
export function daysNear(day: string): string[] {
  const days = Array.from({ length: WITHIN_DAYS }, (_, index) => index + 1);
  return [day, ...days.flatMap((by) => [shift(day, -by), shift(day, by)])];
}

function shift(day: string, by: number): string {
  return new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10);
}
