import { type PatchListingRequest, type SavedListing, savedListingSchema } from '@smart-listings/contract';
import { sendJson } from '../../../lib/api.ts';

/** Changes what `patch` names; throws ApiError 'conflict' when the listing has changed meanwhile. */
export async function editListing(id: string, patch: PatchListingRequest): Promise<SavedListing> {
  return savedListingSchema.parse(await sendJson('PATCH', `/api/listings/${encodeURIComponent(id)}`, patch));
}
