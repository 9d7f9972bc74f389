// Listings out of a saved one. Loaded on the first press.
import type { Platform, SavedListing } from '@smart-listings/contract';
import { randomUuid } from '../../lib/random-uuid.ts';
import { saveListing } from './api/save-listing.ts';
import type { Generate } from './regenerate.ts';

/** The same once more, as an item of its own: its photos are copied by the server. */
export function duplicateListing(saved: SavedListing): Promise<SavedListing> {
  const { variant, originalFormInput, imageUrls } = saved;
  const origin = { ...saved.origin, itemId: '' };
  return saveListing({
    id: randomUuid(),
    listing: listingOf(saved),
    variant,
    originalFormInput,
    origin,
    imageUrls,
  });
}

/**
 * The same item for another marketplace: written by its rules from the form, the answers and the confirmations
 * that were saved, and saved beside the first.
 */
export async function writeForMarketplace(
  saved: SavedListing,
  platform: Platform,
  generate: Generate,
): Promise<SavedListing> {
  const { variant, origin, imageUrls } = saved;
  const originalFormInput = { ...saved.originalFormInput, platform };
  const { currency, confirmedFacts, seenOnPhotos, answers, putBack } = origin;
  const { listing, engine, sources, receipt } = await generate(
    {
      formData: originalFormInput,
      currency,
      variant,
      competitionAnalysis: null,
      ...{ confirmedFacts, seenOnPhotos, answers, putBack },
      receipt: origin.receipt,
      writer: 'builtin',
    },
    { signal: AbortSignal.timeout(60_000) },
  );
  return saveListing({
    id: randomUuid(),
    // The seller's own price is the item's.
    listing: { ...listing, ...priceOf(saved) },
    variant,
    originalFormInput,
    origin: {
      ...origin,
      engine,
      instead: '',
      sources,
      receipt: receipt ?? origin.receipt,
      edited: [],
      itemId: origin.itemId || saved.id,
    },
    imageUrls,
  });
}

function priceOf({ suggestedPriceRange, priceJustification }: SavedListing) {
  return { suggestedPriceRange, priceJustification };
}

function listingOf(saved: SavedListing) {
  const { title, description, tags, pricingSource } = saved;
  return { title, description, tags, ...priceOf(saved), pricingSource: pricingSource ?? 'heuristic' };
}
