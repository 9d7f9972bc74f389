import type { AppError } from '../lib/app-error.ts';

/** More than any seller has between two readings: a service that goes on after them is broken. */
const MOST_ROWS = 50_000;

/**
 * Every row of a list that is told page by page.
 * @param read the page after so many rows
 * @throws what `endless` makes where there is no end: what was left out would be taken for read
 */
export async function readPages<T>(
  read: (offset: number) => Promise<{ rows: readonly T[]; isLast: boolean }>,
  endless: () => AppError,
): Promise<T[]> {
  const all: T[] = [];
  while (all.length < MOST_ROWS) {
    const { rows, isLast } = await read(all.length);
    all.push(...rows);
    if (isLast || rows.length === 0) return all;
  }
  throw endless();
}
