import { z } from 'zod';
import { sourceSchema } from './competition.ts';
import { currencySchema } from './currency.ts';
import { MESSAGES } from './errors.ts';
import { LISTING_FIELDS } from './findings.ts';
import { idText, sentenceText, boundedText as text, timeText } from './form-text.ts';
import {
  generatedListingSchema,
  listingFormSchema,
  listingIdSchema,
  PRICING_SOURCES,
  putBackSchema,
  receiptSchema,
  sellerAnswersSchema,
} from './generate-listing.ts';
import { LIMITS } from './limits.ts';
import { seenOnPhotosSchema } from './photos.ts';
import { PLATFORMS, VARIANTS } from './platforms.ts';
import { areFewStatements, MANY_STATEMENTS } from './statements.ts';
import { LISTING_PAGE_SIZES, LISTING_SORT_CODES, LISTING_STATE_CODES, listingWorkSchema } from './work.ts';

/**
 * What a listing was written from, beside its form: written anew or loaded into the form, it keeps its
 * currency, its sources, what the seller confirmed, and the label of who wrote it.
 */
export const listingOriginSchema = z
  .object({
    currency: currencySchema,
    /** 'builtin', or the provider and model. */
    engine: text(LIMITS.saved.tag).default('builtin'),
    /** Why the built-in writer wrote it, in place of whoever was asked; '': nobody else was. */
    instead: sentenceText.default(''),
    sources: z.array(sourceSchema).max(LIMITS.saved.sources).default([]),
    confirmedFacts: z.array(text(LIMITS.confirmedFactLength)).max(LIMITS.confirmedFacts).default([]),
    seenOnPhotos: seenOnPhotosSchema,
    answers: sellerAnswersSchema,
    putBack: putBackSchema,
    /** That the generation from its form has been counted. */
    receipt: receiptSchema.default(''),
    /** The item, which its listings for other marketplaces share: the id of one of them, or one of its own; '': it stands alone. */
    itemId: text(64)
      .regex(/^[\w-]*$/, 'That is no id of an item.')
      .default(''),
    /** The parts that a person changed since they were written: writing anew leaves them as they are, unless asked to. */
    edited: z.array(z.enum(LISTING_FIELDS)).max(LISTING_FIELDS.length).default([]),
  })
  .refine(areFewStatements, MANY_STATEMENTS);
export type ListingOrigin = z.infer<typeof listingOriginSchema>;

/** A listing as it lies in the account. */
export const savedListingSchema = generatedListingSchema.extend({
  id: idText,
  userId: idText,
  pricingSource: z.enum(PRICING_SOURCES).nullable(),
  variant: z.enum(VARIANTS),
  originalFormInput: listingFormSchema,
  origin: listingOriginSchema,
  imageUrls: z.array(text(LIMITS.source.uri)).max(LIMITS.imagesPerListing),
  /** When it was saved, by the server's clock: ISO 8601, UTC. */
  timestamp: timeText,
  pricingRefreshCount: z.number().int(),
  /** Rises with every change of the listing; an edit names the one it began from. */
  revision: z.number().int(),
});
export type SavedListing = z.infer<typeof savedListingSchema>;

const title = text(LIMITS.saved.title).refine((value) => value.trim() !== '', MESSAGES.titleMissing);
const description = text(LIMITS.saved.description).refine(
  (value) => value.trim() !== '',
  MESSAGES.descriptionMissing,
);
const tags = z.array(text(LIMITS.saved.tag)).max(LIMITS.saved.tags);

/**
 * The id of the account that a change is meant for. A change that waited on a device names it: with another
 * account signed in by then, the answer is 'signed-out' and nothing changes.
 */
const account = z.string().max(LIMITS.saved.tag).optional();

export const saveListingRequestSchema = z.object({
  account,
  /**
   * Chosen by the browser, a UUID: asking again with the same one, after an answer that never came,
   * saves nothing twice. Left out, the server chooses.
   */
  id: z.uuid().max(36).optional(),
  listing: generatedListingSchema.extend({
    title,
    description,
    tags,
    suggestedPriceRange: text(LIMITS.saved.title),
    priceJustification: text(LIMITS.saved.description),
  }),
  variant: z.enum(VARIANTS),
  originalFormInput: z.object(listingFormSchema.shape, {
    error: ({ input }) => (input === null || input === undefined ? MESSAGES.formMissingForSave : undefined),
  }),
  origin: listingOriginSchema.prefault({}),
  /** Links of photos uploaded before, or data URLs, which the server uploads; empty ones are left out. */
  imageUrls: z
    .array(text(LIMITS.dataUrlBytes))
    .max(4 * LIMITS.imagesPerListing, MESSAGES.tooManyImages)
    .transform((urls) => urls.map((url) => url.trim()).filter((url) => url !== ''))
    .pipe(z.array(z.string()).max(LIMITS.imagesPerListing, MESSAGES.tooManyImages))
    .default([]),
});
export type SaveListingRequest = z.input<typeof saveListingRequestSchema>;

/** An edit, or a listing written anew: only what is named changes. */
export const patchListingRequestSchema = z.object({
  account,
  /** The revision that the change began from; when another has come since, the answer is 'conflict'. */
  revision: z.number().int(),
  title: title.optional(),
  description: description.optional(),
  tags: tags.optional(),
  suggestedPriceRange: text(LIMITS.saved.title).optional(),
  priceJustification: text(LIMITS.saved.description).optional(),
  pricingSource: z.enum(PRICING_SOURCES).optional(),
  variant: z.enum(VARIANTS).optional(),
  originalFormInput: listingFormSchema.optional(),
  origin: listingOriginSchema.optional(),
});
export type PatchListingRequest = z.input<typeof patchListingRequestSchema>;

/** The date filter, in display order. */
export const DATE_FILTERS = [
  { code: 'all', label: 'All time' },
  { code: '7-days', label: 'Last 7 days' },
  { code: '30-days', label: 'Last 30 days' },
  { code: 'month', label: 'This month' },
] as const;
export type DateFilter = (typeof DATE_FILTERS)[number]['code'];
export const DATE_FILTER_CODES = DATE_FILTERS.map((filter) => filter.code);

/** A page's size as an address has it. */
const pageSizeTextSchema = z
  .enum(LISTING_PAGE_SIZES.map(String))
  .transform((text) => LISTING_PAGE_SIZES.find((size) => String(size) === text) ?? LIMITS.pageSize);

export const listListingsQuerySchema = z.object({
  search: z.string().max(LIMITS.saved.search).default(''),
  /** Left out: all of them. */
  platform: z.enum(PLATFORMS).optional(),
  date: z.enum(DATE_FILTER_CODES).default('all'),
  /** Left out: all of them. */
  state: z.enum(LISTING_STATE_CODES).optional(),
  sort: z.enum(LISTING_SORT_CODES).default('newest'),
  /** The listings of one item alone, whatever the other filters say. */
  item: listingIdSchema.optional(),
  /** From 1; one past the end answers the last page. */
  page: z.coerce.number().int().min(1).default(1),
  size: z.union([z.literal(LISTING_PAGE_SIZES), pageSizeTextSchema]).default(LIMITS.pageSize),
});
export type ListListingsQuery = z.input<typeof listListingsQuerySchema>;

export const listListingsResponseSchema = z.object({
  /** In the order that was asked for, as many as were asked for at most. */
  listings: z.array(savedListingSchema).max(LIMITS.bulkListings),
  /** Where each of them stands. */
  work: z.array(listingWorkSchema).max(LIMITS.bulkListings).default([]),
  /** For which other marketplaces the items of these listings are saved; those that stand alone are left out. */
  alsoOn: z
    .array(z.object({ id: idText, platforms: z.array(z.enum(PLATFORMS)).max(PLATFORMS.length) }))
    .max(LIMITS.bulkListings)
    .default([]),
  page: z.number().int(),
  pageCount: z.number().int(),
  /** Listings that match. */
  total: z.number().int(),
  /** Whether `total` is only a floor, because counting all matches would take too long. */
  totalIsFloor: z.boolean(),
});
export type ListListingsResponse = z.infer<typeof listListingsResponseSchema>;

const listingIds = z.array(listingIdSchema).max(LIMITS.bulkListings);
export const listingIdsSchema = z.object({ ids: listingIds.min(1) });
/** What bulk-delete and restore answer: the ids that it was done to, and those that were not there. */
export const bulkOutcomeSchema = z.object({ done: listingIds, failed: listingIds });
export type BulkOutcome = z.infer<typeof bulkOutcomeSchema>;

/** Comma-separated; left out: all listings of the account. */
const idsInQuery = z
  .string()
  .max(LIMITS.bulkListings * 65)
  .transform((ids) => ids.split(',').filter((id) => id !== ''))
  .pipe(listingIds)
  .optional();

/** Which of a marketplace's upload files is asked for, and what goes into it. */
export const uploadQuerySchema = z.object({
  /** Its id, as the marketplace's definition has it: 'ebay-drafts'. */
  file: text(40).regex(/^[a-z-]+$/, 'That is no file.'),
  ids: idsInQuery,
  /** Where buyers find the listings, for a file that asks for it. */
  link: z
    .union([
      z.literal(''),
      z.url({ protocol: /^https$/, error: 'Enter an address that begins with https://.' }).max(500),
    ])
    .default(''),
});

/** What would be refused of an upload file, before it is downloaded. */
export const uploadCheckSchema = z.object({
  /** Listings that go into the file. */
  accepted: z.number().int(),
  /** Those that stay out, the newest first, with the reasons; the first hundred of them. */
  refused: z
    .array(
      z.object({
        id: idText,
        title: text(LIMITS.saved.title),
        reasons: z.array(text(300)).max(60),
        /** The field of the marketplace's form that is missing and only the seller can fill, by its label: an answer of the listing's origin. */
        asks: text(60).nullable().default(null),
      }),
    )
    .max(LIMITS.bulkListings),
  refusedCount: z.number().int(),
  /** How many files there will be: more than one come as an archive. */
  files: z.number().int(),
  /** Whether photos of the listings stay behind, because nobody outside can reach this server. */
  photosStay: z.boolean(),
});
export type UploadCheck = z.infer<typeof uploadCheckSchema>;

export const exportCsvQuerySchema = z.object({
  ids: idsInQuery,
  /** 'false' leaves the promotional line out, for Pro only. */
  branding: z
    .enum(['true', 'false'])
    .default('true')
    .transform((branding) => branding === 'true'),
  /** 'true' adds the columns `category` and `item_specifics` behind those of the specification. */
  specifics: z
    .enum(['true', 'false'])
    .default('false')
    .transform((specifics) => specifics === 'true'),
});

/** Sent on `GET /api/listings/stream` at every connection and after every change of the account's listings. */
export const listingsChangedSchema = z.object({
  /** Changes from one event to the next; equal only when nothing has changed. */
  version: idText,
});

export const refreshPricingRequestSchema = z.object({
  listingId: listingIdSchema,
  /** The whole listing, as the call's shape has it; the server prices the one that it holds. */
  listingData: z.unknown().optional(),
});
export const refreshPricingResponseSchema = generatedListingSchema
  .pick({ suggestedPriceRange: true, priceJustification: true, pricingSource: true })
  .extend({ pricingRefreshCount: z.number().int() });
export type RefreshPricingResponse = z.infer<typeof refreshPricingResponseSchema>;
