import { type ListingWork, listingWorkSchema, type PatchWorkRequest } from '@smart-listings/contract';
import { sendJson } from '../../../lib/api.ts';

/** Says where a listing stands, or what is noted of its item; only what `patch` names changes. */
export async function changeWork(id: string, patch: PatchWorkRequest): Promise<ListingWork> {
  const path = `/api/listings/${encodeURIComponent(id)}/work`;
  return listingWorkSchema.parse(await sendJson('PATCH', path, patch));
}
