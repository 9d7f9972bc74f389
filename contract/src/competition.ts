import { z } from 'zod';
import { currencySchema } from './currency.ts';
import { MESSAGES } from './errors.ts';
import { formText } from './form-text.ts';
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

/** What the competition asks and says. The specification's fields first; the rest may be absent in a request. */
export const competitionAnalysisSchema = z.object({
  /** Absent when the comparables do not support one. */
  suggestedPrice: z.string().optional(),
  priceJustification: z.string().optional(),
  competitorExamples: z
    .array(
      z.object({
        title: z.string(),
        price: z.string(),
        kind: z.enum(PRICE_KINDS).optional(),
        link: z.httpUrl().nullish(),
      }),
    )
    .default([]),
  commonPriceRange: z.string(),
  topKeywords: z.array(z.string()),
  keySellingPoints: z.array(z.string()),
  opportunity: z.string(),
  /** Sold prices first, where there are enough of them: what the range rests on comes first. */
  statistics: z.array(priceStatisticsSchema).max(PRICE_KINDS.length).optional(),
  /** Every listing that was looked at, with the reason where it was not counted. */
  comparables: z.array(judgedComparableSchema).max(LIMITS.comparables).optional(),
  /** How many of the counted listings use each of the words, in the order of `topKeywords`. */
  keywordCounts: z.array(z.object({ keyword: z.string(), count: z.number().int() })).optional(),
  /** Pages of the web search that some comparables rest on. */
  sources: z.array(z.object({ uri: z.string(), title: z.string() })).optional(),
  /** What could not be asked or used, each in a sentence for the seller. */
  notes: z.array(z.string()).optional(),
});
export type CompetitionAnalysis = z.infer<typeof competitionAnalysisSchema>;
