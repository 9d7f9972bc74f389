import type { RefreshPricingResponse, SavedListing } from '@smart-listings/contract';

/** Prices that were asked anew and are not stored yet, by the listing's id. */
export type RefreshedPrices = Readonly<Record<string, RefreshPricingResponse>>;

/** The listing with its new price over the stored one, until it is saved by an edit. */
export function withRefreshedPrice(listing: SavedListing, prices: RefreshedPrices): SavedListing {
  const price = prices[listing.id];
  if (!price) return listing;
  // Another tab may have refreshed it since.
  const pricingRefreshCount = Math.max(listing.pricingRefreshCount, price.pricingRefreshCount);
  return { ...listing, ...price, pricingRefreshCount };
}
