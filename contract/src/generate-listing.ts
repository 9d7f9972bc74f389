import { z } from 'zod';
import { competitionAnalysisSchema, sourceSchema } from './competition.ts';
import { currencySchema } from './currency.ts';
import { breachSchema, changeSchema, claimSchema, scoreSchema } from './findings.ts';
import { boundedText, formText } from './form-text.ts';
import { AI_RETRY, LIMITS } from './limits.ts';
import { seenOnPhotosSchema } from './photos.ts';
import { CONDITION_CODES, PLATFORMS, VARIANTS } from './platforms.ts';
import { comparableSchema } from './pricing.ts';
import { itemCategorySchema, itemSpecificSchema, SPECIFICS_LIMITS } from './specifics.ts';
import { areFewStatements, MANY_STATEMENTS } from './statements.ts';
import {
  itemValueSchema,
  leftOutSchema,
  provenanceSchema,
  questionSchema,
  sellerAnswerSchema,
} from './values.ts';

/** The id of a saved listing, as the server gave it. */
export const listingIdSchema = boundedText(64).regex(/^[\w-]{1,64}$/, 'That is no id of a listing.');
/** The server's proof that this account was counted for this form: saved with the listing, which is then written anew without counting, and for other marketplaces by the built-in writer. */
export const receiptSchema = boundedText(64);

/** A click's own id, chosen by the browser: the requests that retry it carry the same, and are counted once. */
export const attemptSchema = boundedText(64).regex(/^[\w-]{8,64}$/, 'That is no id of an attempt.');

export const sellerAnswersSchema = z.array(sellerAnswerSchema).max(LIMITS.sellerAnswers).default([]);
export const putBackSchema = z.array(boundedText(LIMITS.putBackLength)).max(LIMITS.putBack).default([]);

/** A field that must not be blank. */
function requiredText(label: string, max: number, whenBlank: string) {
  return formText(label, max).refine((text) => text.trim() !== '', whenBlank);
}

export const listingFormSchema = z.object({
  platform: z.enum(PLATFORMS, 'Choose a selling platform.'),
  itemName: requiredText('Item name', LIMITS.form.itemName, 'Item name is required.'),
  make: formText('Make', LIMITS.form.make).default(''),
  modelNumber: formText('Model number', LIMITS.form.modelNumber).default(''),
  /** Blank only for an item with photos. */
  features: formText('Features', LIMITS.form.features),
  condition: z.enum(CONDITION_CODES, 'Choose the item’s condition.'),
  targetBuyer: formText('Target buyer', LIMITS.form.targetBuyer).default(''),
  keywords: formText('Keywords', LIMITS.form.keywords).default(''),
});
export const FEATURES_MISSING = 'Features are required.';

/** Whether the features say anything: blanks alone are none. */
export function saysFeatures({ features }: { features: string }): boolean {
  return features.trim() !== '';
}

export type ListingForm = z.infer<typeof listingFormSchema>;
export type ListingFormInput = z.input<typeof listingFormSchema>;

export const PRICING_SOURCES = ['competition', 'range', 'heuristic'] as const;
export type PricingSource = (typeof PRICING_SOURCES)[number];

/** What a buyer reads. */
export const listingTextSchema = z.object({
  title: boundedText(LIMITS.saved.title),
  description: boundedText(LIMITS.saved.description),
  tags: z.array(boundedText(LIMITS.saved.tag)).max(LIMITS.saved.tags),
});
export type ListingText = z.infer<typeof listingTextSchema>;

export const generatedListingSchema = listingTextSchema.extend({
  suggestedPriceRange: boundedText(LIMITS.saved.title),
  priceJustification: boundedText(LIMITS.saved.description),
  pricingSource: z.enum(PRICING_SOURCES),
});
export type GeneratedListing = z.infer<typeof generatedListingSchema>;

export const generateRequestSchema = z
  .object({
    formData: listingFormSchema,
    currency: currencySchema,
    variant: z.enum(VARIANTS).default('v1'),
    competitionAnalysis: competitionAnalysisSchema.nullish(),
    /** Statements that the seller confirmed in the claim check: they count as given. */
    confirmedFacts: z
      .array(boundedText(LIMITS.confirmedFactLength).min(1))
      .max(LIMITS.confirmedFacts)
      .default([]),
    /** Values and lines that were read on photos and kept: facts of the form that say them count as seen. */
    seenOnPhotos: seenOnPhotosSchema,
    /** What the seller answered to questions and chips. */
    answers: sellerAnswersSchema,
    /** Sentences that were left out and that the seller wants back, as `leftOut` gave them. */
    putBack: putBackSchema,
    /** How many photos the listing has so far: counts in its completeness; left out where nobody knows. */
    photoCount: z.number().int().nonnegative().max(LIMITS.imagesPerListing).optional(),
    /**
     * The saved listing that the form was loaded from, unchanged since: its first version is written anew without
     * counting. The server looks whether that is so, and counts otherwise.
     */
    savedListingId: listingIdSchema.optional(),
    /** How the versions that there are already begin: an alternative takes other words. */
    earlier: z
      .array(z.object({ title: boundedText(LIMITS.saved.title), opening: boundedText(LIMITS.form.features) }))
      .max(VARIANTS.length)
      .default([]),
    attempt: attemptSchema.optional(),
    /** Of the same item and variant on another marketplace: the built-in writer's listing is not counted once more. */
    receipt: receiptSchema.optional(),
    /** How long whoever asks will wait, in milliseconds: what is not written by then has failed, and is not counted. */
    withinMs: z.number().int().positive().max(AI_RETRY.totalMs).optional(),
    /** 'auto': the configured provider, or the built-in writer without one. */
    writer: z.enum(['auto', 'builtin']).default('auto'),
  })
  .refine(areFewStatements, MANY_STATEMENTS)
  .refine(({ formData, photoCount = 0 }) => photoCount > 0 || saysFeatures(formData), {
    path: ['formData', 'features'],
    message: FEATURES_MISSING,
  });
export type GenerateRequest = z.infer<typeof generateRequestSchema>;
export type GenerateRequestInput = z.input<typeof generateRequestSchema>;

/** More facts, claims or breaches than a form and a text of the longest have room for. */
const MOST_FINDINGS = LIMITS.saved.description;

export const generateResponseSchema = z.object({
  listing: generatedListingSchema,
  sources: z.array(sourceSchema).max(LIMITS.saved.sources),
  variant: z.enum(VARIANTS),
  /** 'builtin', or the provider and model: 'gemini/gemini-flash-latest'. */
  engine: boundedText(LIMITS.saved.tag),
  /** What is known of the item: the values that title, tags and lists are made of, and likely ones to be confirmed. */
  facts: z.array(itemValueSchema).max(LIMITS.itemValues),
  /** What the seller should decide, most telling first. */
  questions: z.array(questionSchema).max(LIMITS.questions),
  /** The likely category first, or the one that the seller chose, then what else it may be; empty where nothing says. */
  categories: z.array(itemCategorySchema).max(SPECIFICS_LIMITS.categories),
  /** What the marketplace's form and buyers of the category ask for, each filled or open. */
  specifics: z.array(itemSpecificSchema).max(SPECIFICS_LIMITS.specifics),
  /** Where each stretch of the description comes from; empty for a text that an AI wrote. */
  provenance: z.array(provenanceSchema).max(LIMITS.provenance),
  claims: z.array(claimSchema).max(MOST_FINDINGS),
  breaches: z.array(breachSchema).max(MOST_FINDINGS),
  score: scoreSchema,
  /** What the rules changed in the writer's text before it left. */
  changes: z.array(changeSchema).max(MOST_FINDINGS),
  /** What the seller wrote that was kept out of the text, and why. */
  leftOut: z.array(leftOutSchema).max(LIMITS.provenance),
  /** For an account: what it sold of the like, which the price rests on too. */
  ownSales: z.array(comparableSchema).max(LIMITS.comparables).optional(),
  /** For an account: that this form has been counted. Saved with the listing, it lets it be written anew. */
  receipt: receiptSchema.optional(),
});
export type GenerateResponse = z.infer<typeof generateResponseSchema>;

/** The events of the stream: any number of `partial`, then one `result` or one `error`. */
export type PartialListing = Partial<ListingText>;
