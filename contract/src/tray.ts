import { z } from 'zod';
import { sourceSchema } from './competition.ts';
import { currencySchema } from './currency.ts';
import { boundedText, idText, sentenceText } from './form-text.ts';
import {
  attemptSchema,
  FEATURES_MISSING,
  type GenerateResponse,
  generatedListingSchema,
  listingFormSchema,
  receiptSchema,
  saysFeatures,
} from './generate-listing.ts';
import { LIMITS } from './limits.ts';
import { seenOnPhotosSchema } from './photos.ts';
import { areFewStatements, MANY_STATEMENTS } from './statements.ts';

/** What an item of the tray is written from. */
const trayRequestSchema = z
  .object({
    formData: listingFormSchema,
    currency: currencySchema,
    photoCount: z.number().int().nonnegative().max(LIMITS.imagesPerListing),
    confirmedFacts: z
      .array(boundedText(LIMITS.confirmedFactLength).min(1))
      .max(LIMITS.confirmedFacts)
      .default([]),
    seenOnPhotos: seenOnPhotosSchema,
    /** 'builtin': asked for by name, after another writer failed. */
    writer: z.enum(['auto', 'builtin']).default('auto'),
    /** Why it is asked for by name: kept with the listing. */
    instead: sentenceText.default(''),
  })
  .refine(areFewStatements, MANY_STATEMENTS)
  .refine(({ formData, photoCount }) => photoCount > 0 || saysFeatures(formData), {
    path: ['formData', 'features'],
    message: FEATURES_MISSING,
  });

/** An item as a page hands it over. Handed over again under the same attempt, it is the same. */
export const trayItemSchema = z.object({
  /** The page's own id of it. */
  id: z.uuid().max(36),
  attempt: attemptSchema,
  request: trayRequestSchema,
  /** The seller's own price, in the currency's unit: given back with the text. */
  price: z.number().nonnegative().max(LIMITS.amount).nullable(),
});
export type TrayItem = z.infer<typeof trayItemSchema>;

export const handOverRequestSchema = z.object({
  items: z.array(trayItemSchema).min(1).max(LIMITS.trayItemsAtOnce),
});

/**
 * 'stopped': waits for the seller, who has cancelled or whose plan holds no more. One that is being written when
 * the seller cancels is written to its end.
 */
export const TRAY_STATES = ['waiting', 'writing', 'written', 'failed', 'stopped'] as const;
export type TrayState = (typeof TRAY_STATES)[number];

/** What was written of an item, as far as a tray shows it and a save needs it. */
export const trayTextSchema = z.object({
  listing: generatedListingSchema,
  engine: boundedText(LIMITS.saved.tag),
  sources: z.array(sourceSchema).max(LIMITS.saved.sources),
  receipt: receiptSchema,
  /** Statements and rules that the seller should look at. */
  checks: z.number().int().nonnegative(),
});
export type TrayText = z.infer<typeof trayTextSchema>;

/** How much of a text the seller should look at: what nothing supports, and what is more than advice. */
export function countChecks({ claims, breaches }: Pick<GenerateResponse, 'claims' | 'breaches'>): number {
  return claims.length + breaches.filter(({ severity }) => severity !== 'guidance').length;
}

const trayRowSchema = trayItemSchema.extend({
  state: z.enum(TRAY_STATES),
  /** Why it failed, for the seller; '' otherwise. */
  fault: sentenceText,
  /** The built-in writer would write it. */
  hasFallback: z.boolean(),
  text: trayTextSchema.nullable(),
});
export type TrayRow = z.infer<typeof trayRowSchema>;

export const readTrayQuerySchema = z.object({
  /** Rows that have changed since this version of the tray; all without. */
  after: z.coerce.number().int().nonnegative().default(0),
});

export const readTrayResponseSchema = z.object({
  version: z.number().int().nonnegative(),
  /** Of all rows, in their order. */
  ids: z.array(z.uuid().max(36)).max(LIMITS.trayRows),
  rows: z.array(trayRowSchema).max(LIMITS.trayRows),
  /** Why nothing goes on; `until`: it goes on by itself then; null: the plan holds no more. */
  halt: z.object({ message: sentenceText, until: idText.nullable() }).nullable(),
});
export type ReadTrayResponse = z.infer<typeof readTrayResponseSchema>;

export const forgetTrayRequestSchema = z.object({
  /** Under another attempt it is another wish, and stays. */
  items: z
    .array(trayItemSchema.pick({ id: true, attempt: true }))
    .min(1)
    .max(LIMITS.trayRows),
});
export type TrayPlace = z.infer<typeof forgetTrayRequestSchema>['items'][number];

/** The stream's event `tray`. */
export const trayChangedSchema = z.object({ version: z.number().int().nonnegative() });
