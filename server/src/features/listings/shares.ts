import type { Db } from '../../db/database.ts';
import type { ListingRow } from './present.ts';

/** The addresses of these listings, by the listing's id. */
export async function findShares(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('listing_share')
    .select(['id', 'listingId'])
    .where('listingId', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, listingId }) => [listingId, id]));
}

/** The one that a listing has keeps its address. */
export async function insertShare(
  trx: Db,
  share: { id: string; listingId: string; userId: string; createdAt: string },
): Promise<void> {
  await trx
    .insertInto('listing_share')
    .values(share)
    .onConflict((conflict) => conflict.column('listingId').doNothing())
    .execute();
}

export async function deleteShare(trx: Db, userId: string, listingId: string): Promise<void> {
  await trx
    .deleteFrom('listing_share')
    .where('listingId', '=', listingId)
    .where('userId', '=', userId)
    .execute();
}

/** The listing at an address; nothing when the address has ended or the listing is deleted. */
export function findShared(db: Db, id: string): Promise<ListingRow | undefined> {
  return db
    .selectFrom('listing_share')
    .innerJoin('listing', 'listing.id', 'listing_share.listingId')
    .selectAll('listing')
    .where('listing_share.id', '=', id)
    .where('listing.deletedAt', 'is', null)
    .executeTakeFirst();
}
