import {
  type RefreshPricingResponse,
  refreshPricingResponseSchema,
  type SavedListing,
} from '@smart-listings/contract';
import { sendJson } from '../../../lib/api.ts';

/** A new price for the listing; it is shown, and stored when the listing is next saved by an edit. */
export async function refreshPrice(listing: SavedListing): Promise<RefreshPricingResponse> {
  const body = { listingId: listing.id, listingData: listing };
  return refreshPricingResponseSchema.parse(await sendJson('POST', '/api/refreshPricing', body));
}
