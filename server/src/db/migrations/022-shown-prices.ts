import { LIMITS, priceOf } from '@smart-listings/contract';
import { sql } from 'kysely';
import type { Db } from '../database.ts';

const AT_ONCE = 500;

/**
 * Listings are sorted by the number that they show; until now a range stood for half the sum of its ends. What the
 * version before writes while it still serves keeps its old place until its price changes.
 */
export async function sortByShownPrices(db: Db): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('listing')
      .select(['id', 'suggestedPriceRange', 'priceJustification', 'price'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const moved = rows
      .map((row) => ({ id: row.id, before: row.price, price: hundredthsOf(row) }))
      .filter(({ before, price }) => price !== before);
    if (moved.length === 0) continue;
    const cases = moved.map(({ id, price }) => sql`when ${id} then ${sql.lit(price)}`);
    await db
      .updateTable('listing')
      .set({ price: sql<number>`case ${sql.ref('id')} ${sql.join(cases, sql` `)} end` })
      .where(
        'id',
        'in',
        moved.map(({ id }) => id),
      )
      .execute();
  }
}

function hundredthsOf(row: { suggestedPriceRange: string; priceJustification: string }): number {
  return Math.min(Math.round((priceOf(row) ?? 0) * 100), LIMITS.amount * 100);
}
