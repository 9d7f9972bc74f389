import { LIMITS, listListingsResponseSchema, type SavedListing } from '@smart-listings/contract';
import { getJson } from '../../../lib/api.ts';
import { askFor, NO_FILTERS } from '../filters.ts';
import { findSeen } from '../waiting/seen.ts';

/** The other saved listings of the same item, newest first; without a connection, as far as this device has seen them. */
export async function listOfItem({ id, userId, origin }: SavedListing): Promise<SavedListing[]> {
  const filters = { ...NO_FILTERS, item: origin.itemId || id, size: LIMITS.bulkListings };
  try {
    const { listings } = listListingsResponseSchema.parse(await getJson(`/api/listings?${askFor(filters)}`));
    return listings.filter((listing) => listing.id !== id);
  } catch {
    const seen = await findSeen(userId, filters);
    return seen?.listings.filter((listing) => listing.id !== id) ?? [];
  }
}
