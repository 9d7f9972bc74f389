import { type SavedListing, type SaveListingRequest, savedListingSchema } from '@smart-listings/contract';
import { sendJson } from '../../../lib/api.ts';

/** Saves a listing; asked again with the same id, it is saved once. */
export async function saveListing(request: SaveListingRequest): Promise<SavedListing> {
  return savedListingSchema.parse(await sendJson('POST', '/api/listings', request));
}
