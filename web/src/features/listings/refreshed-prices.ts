// A refreshed price is kept in this browser until it is saved or dropped: on Starter there is only one.
import {
  type RefreshPricingResponse,
  refreshPricingResponseSchema,
  type SavedListing,
  STORAGE_KEYS,
} from '@smart-listings/contract';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { readJson, removeText, writeJson } from '../../lib/storage.ts';
import { describePriceChange } from './price-change.ts';

/** Prices that were asked anew and are not stored yet, by the listing's id. */
export type RefreshedPrices = Readonly<Record<string, RefreshPricingResponse>>;

const storedSchema = z.record(z.string(), refreshPricingResponseSchema);
/** Those of listings that are long gone make room. */
const KEPT = 100;

function loadPrices(): RefreshedPrices {
  return storedSchema.safeParse(readJson('local', STORAGE_KEYS.refreshedPrices)).data ?? {};
}

/** The prices that are not stored yet, as this browser keeps them; null takes one out. */
export function useRefreshedPrices(): [
  RefreshedPrices,
  (id: string, price: RefreshPricingResponse | null) => void,
] {
  const [prices, setPrices] = useState(loadPrices);
  useEffect(() => {
    if (Object.keys(prices).length === 0) removeText('local', STORAGE_KEYS.refreshedPrices);
    else writeJson('local', STORAGE_KEYS.refreshedPrices, prices);
  }, [prices]);
  function setPrice(id: string, price: RefreshPricingResponse | null) {
    setPrices(({ [id]: _before, ...others }) => {
      const newest = Object.entries(others).slice(1 - KEPT);
      return Object.fromEntries(price ? [...newest, [id, price]] : newest);
    });
  }
  return [prices, setPrice];
}

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
