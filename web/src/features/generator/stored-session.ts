// The listing of this visit survives a reload of the tab; it is gone when the tab is closed.
import {
  comparableSchema,
  generateResponseSchema,
  LISTING_FIELDS,
  listingFormSchema,
  listingTextSchema,
  PLATFORMS,
  putBackSchema,
  STORAGE_KEYS,
  sellerAnswersSchema,
  VARIANTS,
} from '@smart-listings/contract';
import { z } from 'zod';
import { readJson } from '../../lib/storage.ts';
import type { Session } from './session.ts';

const versionSchema = z.object({
  response: generateResponseSchema
    .pick({
      listing: true,
      variant: true,
      engine: true,
      sources: true,
      changes: true,
      receipt: true,
    })
    .extend({ edited: z.array(z.enum(LISTING_FIELDS)).optional(), instead: z.string().optional() }),
  text: listingTextSchema,
  saved: z
    .object({
      id: z.string(),
      timestamp: z.string(),
      imageUrls: z.array(z.string()).default([]),
      isWaiting: z.boolean().default(false),
    })
    .nullable(),
  isCopy: z.boolean().default(false),
});

const placeSchema = z.object({
  versions: z.object({
    v1: versionSchema.optional(),
    v2: versionSchema.optional(),
    v3: versionSchema.optional(),
  }),
  active: z.enum(VARIANTS),
  locks: z.object({ title: z.boolean(), description: z.boolean(), tags: z.boolean() }),
  savedListingId: z.string().nullable().default(null),
});

const sessionSchema = placeSchema.extend({
  form: listingFormSchema.nullable(),
  currency: z.string(),
  own: z
    .object({ amount: z.number(), currency: z.string(), isSaved: z.literal(true).optional() })
    .nullable()
    .default(null),
  places: z.partialRecord(z.enum(PLATFORMS), placeSchema).default({}),
  itemId: z.string().default(''),
  confirmed: z.array(z.string()),
  comparables: z.array(comparableSchema).default([]),
  seen: z.array(z.string()).default([]),
  answers: sellerAnswersSchema,
  putBack: putBackSchema,
});

/** The session of before the reload, or null when there is none or it is of another build. */
export function loadSession(): Session | null {
  return parseSession(readJson('session', STORAGE_KEYS.session));
}

/** A session as it was stored; null for what this build cannot read. */
export function parseSession(stored: unknown): Session | null {
  const result = sessionSchema.safeParse(stored);
  if (!result.success) return null;
  const { form, versions, active, places } = result.data;
  const isBegun = form === null || versions[active] || Object.keys(places).length > 0;
  return isBegun ? result.data : null;
}
