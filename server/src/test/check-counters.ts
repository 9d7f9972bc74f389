import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../db/database.ts';
import { blockOf } from '../features/listings/counters.ts';

/** Counters and search say the same as the listings themselves, for every account. */
export async function checkCounters(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('listing')
    .select(['userId', 'platform', 'number', 'timestamp', 'state'])
    .where('deletedAt', 'is', null)
    .orderBy('userId')
    .orderBy('number')
    .execute();
  const books = await db.selectFrom('listing_book').selectAll().execute();
  for (const { userId, savedCount, lastNumber } of books) {
    const own = rows.filter((row) => row.userId === userId);
    expect(savedCount).toBe(own.length);
    expect(lastNumber).toBeGreaterThanOrEqual(Math.max(0, ...own.map(({ number }) => number)));
    expect(own.map(({ timestamp }) => timestamp)).toEqual(own.map(({ timestamp }) => timestamp).toSorted());
  }
  const key = (row: { userId: string; platform: string }, block: number) =>
    `${row.userId} ${row.platform} ${block}`;
  const counted = new Map<string, number>();
  for (const row of rows)
    counted.set(key(row, blockOf(row.number)), (counted.get(key(row, blockOf(row.number))) ?? 0) + 1);
  const counters = await db.selectFrom('listing_count').selectAll().where('savedCount', '!=', 0).execute();
  expect(Object.fromEntries(counters.map((row) => [key(row, row.block), row.savedCount]))).toEqual(
    Object.fromEntries(counted),
  );
  const byState = new Map<string, number>();
  for (const { state, ...row } of rows) {
    if (state === 'draft') continue;
    const name = `${state} ${key(row, blockOf(row.number))}`;
    byState.set(name, (byState.get(name) ?? 0) + 1);
  }
  const states = await db
    .selectFrom('listing_state_count')
    .selectAll()
    .where('savedCount', '!=', 0)
    .execute();
  expect(
    Object.fromEntries(states.map((row) => [`${row.state} ${key(row, row.block)}`, row.savedCount])),
  ).toEqual(Object.fromEntries(byState));
  const found = await db
    .selectFrom('listing_search')
    .selectAll()
    .orderBy('userId')
    .orderBy('number')
    .execute();
  expect(found.map(({ userId, number, platform }) => ({ userId, number, platform }))).toEqual(
    rows.map(({ userId, number, platform }) => ({ userId, number, platform })),
  );
  const words = await db
    .selectFrom('listing_word')
    .select(['userId', 'number', 'platform', sql<string>`count(*)`.as('words')])
    .groupBy(['userId', 'number', 'platform'])
    .orderBy('userId')
    .orderBy('number')
    .execute();
  expect(words.map((row) => ({ ...row, words: Number(row.words) }))).toEqual(
    found.map(({ userId, number, platform, words: text }) => ({
      userId,
      number,
      platform,
      words: text.trim().split(' ').length,
    })),
  );
}
