import { z } from 'zod';
import { currencySchema } from './currency.ts';
import { MESSAGES } from './errors.ts';
import { boundedText, formText, sentenceText } from './form-text.ts';
import { LIMITS } from './limits.ts';
import { CONDITION_CODES, PLATFORMS } from './platforms.ts';
import { comparableSchema, judgedComparableSchema, PRICE_KINDS, priceStatisticsSchema } from './pricing.ts';

const comparables = z.array(comparableSchema).max(LIMITS.comparables);

export const competitionRequestSchema = z.object({
  platform: z.enum(PLATFORMS, 'Choose a selling platform.'),
  itemName: formText('Item name', LIMITS.form.itemName).refine(
    (name) => name.trim() !== '',
    MESSAGES.itemNameMissing,
  ),
  currency: currencySchema,
  /** What else the form says: it tells the item apart from others, and brings prices to its condition. */
  make: formText('Make', LIMITS.form.make).default(''),
  modelNumber: formText('Model number', LIMITS.form.modelNumber).default(''),
  features: formText('Features', LIMITS.form.features).default(''),
  keywords: formText('Keywords', LIMITS.form.keywords).default(''),
  condition: z.enum(CONDITION_CODES).default('used-good'),
  /** What the seller pasted, as the browser read it. */
  comparables: comparables.default([]),
});
export type CompetitionRequest = z.infer<typeof competitionRequestSchema>;
export type CompetitionRequestInput = z.input<typeof competitionRequestSchema>;

/** A page that the provider's search grounding rested on. */
export const sourceSchema = z.object({
  uri: boundedText(LIMITS.source.uri),
  title: boundedText(LIMITS.source.title),
});
export type Source = z.infer<typeof sourceSchema>;

/** What the competition asks and says. The specification's fields first; the rest may be absent in a request. */
export const competitionAnalysisSchema = z.object({
  /** Absent when the comparables do not support one. */
  suggestedPrice: boundedText(200).optional(),
  priceJustification: sentenceText.optional(),
  competitorExamples: z
    .array(
      z.object({
        title: boundedText(LIMITS.comparable.title),
        price: boundedText(200),
        kind: z.enum(PRICE_KINDS).optional(),
        link: z.httpUrl().max(LIMITS.comparable.link).nullish(),
      }),
    )
    .max(LIMITS.comparables)
    .default([]),
  /** 'N/A' when the comparables do not support one. */
  commonPriceRange: sentenceText,
  topKeywords: z.array(boundedText(LIMITS.comparable.title)).max(100),
  keySellingPoints: z.array(sentenceText).max(100),
  opportunity: sentenceText,
  /** Sold prices first, where there are enough of them: what the range rests on comes first. */
  statistics: z.array(priceStatisticsSchema).max(PRICE_KINDS.length).optional(),
  /** Every listing that was looked at, with the reason where it was not counted. */
  comparables: z.array(judgedComparableSchema).max(LIMITS.comparables).optional(),
  /** How many of the counted listings use each of the words, in the order of `topKeywords`. */
  keywordCounts: z
    .array(z.object({ keyword: boundedText(LIMITS.comparable.title), count: z.number().int() }))
    .max(100)
    .optional(),
  /** Pages of the web search that some comparables rest on. */
  sources: z.array(sourceSchema).max(LIMITS.saved.sources).optional(),
  /** What could not be asked or used, each in a sentence for the seller. */
  notes: z.array(sentenceText).max(100).optional(),
});
export type CompetitionAnalysis = z.infer<typeof competitionAnalysisSchema>;
