import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

export type SaleRow = Schema['sale'];

/** The sales of these listings. */
export function findOfListings(db: Db, userId: string, listingIds: readonly string[]): Promise<SaleRow[]> {
  return db
    .selectFrom('sale')
    .selectAll()
    .where('userId', '=', userId)
    .where('listingId', 'in', listingIds)
    .execute();
}

/** A listing is sold once: said again, the sale is another one in the same place. */
export async function putSale(trx: Db, row: SaleRow): Promise<void> {
  const { id: _id, userId: _userId, createdAt: _createdAt, orderNumber: _order, ...said } = row;
  await trx
    .insertInto('sale')
    .values(row)
    .onConflict((conflict) => conflict.column('listingId').doUpdateSet(said))
    .execute();
}

export async function deleteOfListing(trx: Db, userId: string, listingId: string): Promise<void> {
  await trx.deleteFrom('sale').where('userId', '=', userId).where('listingId', '=', listingId).execute();
}

export async function setCost(
  trx: Db,
  userId: string,
  { listingIds, cost }: { listingIds: readonly string[]; cost: number | null },
): Promise<void> {
  await trx
    .updateTable('sale')
    .set({ cost })
    .where('userId', '=', userId)
    .where('listingId', 'in', listingIds)
    .execute();
}
