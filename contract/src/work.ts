/** What becomes of a saved listing: where it stands on its marketplace, what the seller notes of the item, its sale. */
import { z } from 'zod';
import { addressText, idText, boundedText as text } from './form-text.ts';
import { LIMITS } from './limits.ts';
import { CONDITION_CODES, PLATFORMS } from './platforms.ts';

/** In display order, and in that of the list when it is sorted by state. */
export const LISTING_STATES = [
  { code: 'draft', label: 'Draft' },
  { code: 'listed', label: 'Listed' },
  { code: 'sold', label: 'Sold' },
  { code: 'withdrawn', label: 'Withdrawn' },
] as const;
export type ListingState = (typeof LISTING_STATES)[number]['code'];
export const LISTING_STATE_CODES = LISTING_STATES.map(({ code }) => code);

/** How the list can be ordered, in display order. */
export const LISTING_SORTS = [
  { code: 'newest', label: 'Newest first' },
  { code: 'oldest', label: 'Oldest first' },
  { code: 'price-high', label: 'Highest price' },
  { code: 'price-low', label: 'Lowest price' },
  { code: 'state', label: 'By state' },
] as const;
export type ListingSort = (typeof LISTING_SORTS)[number]['code'];
export const LISTING_SORT_CODES = LISTING_SORTS.map(({ code }) => code);

/** How many a page holds, as a seller may choose; the first is what nobody chose. */
export const LISTING_PAGE_SIZES = [LIMITS.pageSize, 25, 50, LIMITS.bulkListings] as const;

/** A calendar day as ISO 8601 writes it: 2026-11-30. */
export const dayText = text(10).refine(isDay, 'Enter a day of the calendar.');

/** An amount of money in the currency of the listing, to the penny. */
export const amountSchema = z
  .number()
  .min(0, 'An amount is not below 0.')
  .max(LIMITS.amount, 'That is more than can be kept.')
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4, 'Amounts go to the penny.');

const details = {
  /** The seller's own number of the item. */
  sku: text(LIMITS.work.sku).trim(),
  /** Where the item lies. */
  place: text(LIMITS.work.place).trim(),
  note: text(LIMITS.work.note).trim(),
  /** What the item cost; null: not known. */
  cost: amountSchema.nullable(),
};

/** How a listing ended: what was paid, when and where. */
export const saleSchema = z.object({
  price: amountSchema,
  soldOn: dayText,
  platform: z.enum(PLATFORMS),
  /** What the marketplace kept; null: not known. */
  fees: amountSchema.nullable(),
});
export type Sale = z.infer<typeof saleSchema>;

/** Where a listing stands, and what the seller noted of its item. */
export const listingWorkSchema = z.object({
  id: idText,
  state: z.enum(LISTING_STATE_CODES),
  /** Since when it stands there; null for a draft. */
  stateOn: dayText.nullable(),
  ...details,
  /** Only of a listing that is sold. */
  sale: saleSchema.nullable(),
  /** What its public address ends with; null: it has none. */
  shareId: idText.nullable(),
  /** The other listings of the same item. */
  others: z
    .array(
      z.object({
        id: idText,
        platform: z.enum(PLATFORMS),
        state: z.enum(LISTING_STATE_CODES),
        stateOn: dayText.nullable(),
      }),
    )
    .max(LIMITS.listingsOfItem),
});
export type ListingWork = z.infer<typeof listingWorkSchema>;

/**
 * Changes what is named and nothing else. Own number, place, note and cost are the item's: its listings for
 * other marketplaces have them too.
 */
export const patchWorkRequestSchema = z
  .object({
    ...details,
    state: z.enum(LISTING_STATE_CODES),
    /** Since when it is listed or withdrawn; left out: since today. A sale has a day of its own. */
    stateOn: dayText,
    sale: saleSchema,
    /** Marks what is still listed of the same item elsewhere as withdrawn: it can be sold only once. */
    withdrawOthers: z.boolean(),
  })
  .partial()
  .refine(({ state, sale }) => sale === undefined || state === 'sold', {
    path: ['sale'],
    error: 'Only a listing that is sold has a sale.',
  })
  .refine(({ state, sale }) => state !== 'sold' || sale !== undefined, {
    path: ['sale'],
    error: 'Say for how much, when and where it was sold.',
  });
export type PatchWorkRequest = z.input<typeof patchWorkRequestSchema>;

/** What the address of a shared listing ends with. */
export const SHARE_ID = /^[\w-]{24}$/;

/** What whoever has its address sees of a listing: nothing of the account, nor what the seller noted. */
export const sharedListingSchema = z.object({
  title: text(LIMITS.saved.title),
  description: text(LIMITS.saved.description),
  tags: z.array(text(LIMITS.saved.tag)).max(LIMITS.saved.tags),
  /** The seller's own price; '' where there is only a suggested range. */
  price: text(LIMITS.saved.title),
  condition: z.enum(CONDITION_CODES),
  isSold: z.boolean(),
  /** Addresses of the photos, which end with the listing's. */
  photos: z.array(z.object({ url: addressText, thumbnailUrl: addressText })).max(LIMITS.imagesPerListing),
});
export type SharedListing = z.infer<typeof sharedListingSchema>;

export const shareResponseSchema = z.object({ shareId: idText });

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value < '1990') return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
