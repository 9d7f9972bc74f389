import { z } from 'zod';
import { competitionAnalysisSchema } from './competition.ts';
import { currencySchema } from './currency.ts';
import { factSchema } from './facts.ts';
import { breachSchema, changeSchema, claimSchema, scoreSchema } from './findings.ts';
import { formText } from './form-text.ts';
import { LIMITS } from './limits.ts';
import { seenOnPhotosSchema } from './photos.ts';
import { CONDITION_CODES, PLATFORMS, VARIANTS } from './platforms.ts';

/** The id of a saved listing, as the server gave it. */
export const listingIdSchema = z.string().regex(/^[\w-]{1,64}$/, 'That is no id of a listing.');
/** The server's proof that this account was counted for this form: saved with the listing, which is then written anew without counting. */
export const receiptSchema = z.string().max(64);

/** A field that must not be blank. */
function requiredText(label: string, max: number, whenBlank: string) {
  return formText(label, max).refine((text) => text.trim() !== '', whenBlank);
}

export const listingFormSchema = z.object({
  platform: z.enum(PLATFORMS, 'Choose a selling platform.'),
  itemName: requiredText('Item name', LIMITS.form.itemName, 'Item name is required.'),
  make: formText('Make', LIMITS.form.make).default(''),
  modelNumber: formText('Model number', LIMITS.form.modelNumber).default(''),
  features: requiredText('Features', LIMITS.form.features, 'Features are required.'),
  condition: z.enum(CONDITION_CODES, 'Choose the item’s condition.'),
  targetBuyer: formText('Target buyer', LIMITS.form.targetBuyer).default(''),
  keywords: formText('Keywords', LIMITS.form.keywords).default(''),
});
export type ListingForm = z.infer<typeof listingFormSchema>;
export type ListingFormInput = z.input<typeof listingFormSchema>;

export const PRICING_SOURCES = ['competition', 'range', 'heuristic'] as const;
export type PricingSource = (typeof PRICING_SOURCES)[number];

/** What a buyer reads. */
export const listingTextSchema = z.object({
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
});
export type ListingText = z.infer<typeof listingTextSchema>;

export const generatedListingSchema = listingTextSchema.extend({
  suggestedPriceRange: z.string(),
  priceJustification: z.string(),
  pricingSource: z.enum(PRICING_SOURCES),
});
export type GeneratedListing = z.infer<typeof generatedListingSchema>;

export const generateRequestSchema = z.object({
  formData: listingFormSchema,
  currency: currencySchema,
  variant: z.enum(VARIANTS).default('v1'),
  competitionAnalysis: competitionAnalysisSchema.nullish(),
  /** Statements that the seller confirmed in the claim check: they count as given. */
  confirmedFacts: z
    .array(z.string().min(1).max(LIMITS.confirmedFactLength))
    .max(LIMITS.confirmedFacts)
    .default([]),
  /** Values and lines that were read on photos and kept: facts of the form that say them count as seen. */
  seenOnPhotos: seenOnPhotosSchema,
  /**
   * The saved listing that the form was loaded from, unchanged since: its first version is written anew without
   * counting. The server looks whether that is so, and counts otherwise.
   */
  savedListingId: listingIdSchema.optional(),
  /** 'auto': the configured provider, or the built-in writer without one. */
  writer: z.enum(['auto', 'builtin']).default('auto'),
});
export type GenerateRequest = z.infer<typeof generateRequestSchema>;
export type GenerateRequestInput = z.input<typeof generateRequestSchema>;

/** A page that the provider's search grounding rested on. */
export const sourceSchema = z.object({ uri: z.string(), title: z.string() });
export type Source = z.infer<typeof sourceSchema>;

export const generateResponseSchema = z.object({
  listing: generatedListingSchema,
  sources: z.array(sourceSchema),
  variant: z.enum(VARIANTS),
  /** 'builtin', or the provider and model: 'gemini/gemini-flash-latest'. */
  engine: z.string(),
  facts: z.array(factSchema),
  claims: z.array(claimSchema),
  breaches: z.array(breachSchema),
  score: scoreSchema,
  /** What the rules changed in the writer's text before it left. */
  changes: z.array(changeSchema),
  /** What the seller wrote that was kept out of the text, and why. */
  leftOut: z.array(z.object({ text: z.string(), reason: z.string() })),
  /** For an account: that this form has been counted. Saved with the listing, it lets it be written anew. */
  receipt: receiptSchema.optional(),
});
export type GenerateResponse = z.infer<typeof generateResponseSchema>;

/** The events of the stream: any number of `partial`, then one `result` or one `error`. */
export type PartialListing = Partial<ListingText>;
