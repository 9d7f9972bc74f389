import type { RefreshPricingResponse, SavedListing } from '@smart-listings/contract';
import { describePriceChange } from './price-change.ts';

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

/** What is new about the prices that are not stored yet, by the listing's id. */
export function priceChanges(
  stored: readonly SavedListing[],
  prices: RefreshedPrices,
): ReadonlyMap<string, string> {
  return new Map(
    stored.flatMap((listing) => {
      const price = prices[listing.id];
      return price ? [[listing.id, describePriceChange(listing, price)] as const] : [];
    }),
  );
}
