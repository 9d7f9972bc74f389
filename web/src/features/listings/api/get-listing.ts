import { type SavedListing, savedListingSchema } from '@smart-listings/contract';
import { getJson } from '../../../lib/api.ts';

export async function getListing(id: string): Promise<SavedListing> {
  return savedListingSchema.parse(await getJson(`/api/listings/${encodeURIComponent(id)}`));
}
