import {
  fitStatements,
  LIMITS,
  type ListingOrigin,
  priceOf,
  type SavedListing,
} from '@smart-listings/contract';
import { readJsonColumn } from '../../db/columns.ts';
import type { Schema } from '../../db/schema.ts';
import { toHundredths } from '../../lib/money.ts';

export type ListingRow = Schema['listing'];

/** A row as its owner sees it. */
export function presentListing(row: ListingRow): SavedListing {
  return {
    id: row.id,
    userId: row.userId,
    title: row.title,
    description: row.description,
    tags: readJsonColumn(row.tags),
    suggestedPriceRange: row.suggestedPriceRange,
    priceJustification: row.priceJustification,
    pricingSource: row.pricingSource,
    variant: row.variant,
    originalFormInput: readJsonColumn(row.originalFormInput),
    origin: presentOrigin(readJsonColumn(row.origin)),
    imageUrls: readJsonColumn(row.imageUrls),
    timestamp: row.timestamp,
    pricingRefreshCount: row.pricingRefreshCount,
    revision: row.revision,
  };
}

/** Rows from before these had bounds hold more, or know nothing of answers: what is beyond stays on the disk, and the listing readable. */
function presentOrigin(origin: ListingOrigin): ListingOrigin {
  const { uri: longestUri, title: longestTitle } = LIMITS.source;
  const sources = origin.sources.filter(
    ({ uri, title }) => uri.length <= longestUri && title.length <= longestTitle,
  );
  const { answers = [], putBack = [], itemId = '', instead = '' } = origin;
  return { ...origin, ...fitStatements(origin), sources, answers, putBack, itemId, instead };
}

/** The first listing of an item may have been saved before there was another: its own id is the item's then. */
export function itemOf({ id, itemId }: Pick<ListingRow, 'id' | 'itemId'>): string {
  return itemId ?? id;
}

/** What a listing is sorted by: the one number that it shows, in hundredths; 0 without one. */
export function sortPriceOf(listing: Pick<ListingRow, 'suggestedPriceRange' | 'priceJustification'>): number {
  return Math.min(toHundredths(priceOf(listing) ?? 0), LIMITS.amount * 100);
}
