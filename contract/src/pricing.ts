import { z } from 'zod';
import { sentenceText, timeText } from './form-text.ts';
import { LIMITS } from './limits.ts';
import { CONDITION_CODES } from './platforms.ts';

/** What somebody paid, or what somebody asks. The two are never mixed, and always named. */
export const PRICE_KINDS = ['sold', 'asking'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

/** Where a comparable comes from: eBay's search, the seller's clipboard, an AI's web search, the seller's own sales. */
export const COMPARABLE_SOURCES = ['ebay', 'pasted', 'search', 'own'] as const;
export type ComparableSource = (typeof COMPARABLE_SOURCES)[number];

/** An ISO date, with or without its time. */
const date = timeText.regex(/^\d{4}-\d{2}-\d{2}(?:T[\d:.]{5,15}Z)?$/);

/** One listing of a similar item: the one shape for all sources. */
export const comparableSchema = z.object({
  title: z.string().trim().min(1).max(LIMITS.comparable.title),
  /** For the item alone, without postage. */
  price: z.number().positive().max(LIMITS.comparable.price),
  /** 'GBP' */
  currency: z
    .string()
    .length(3)
    .regex(/^[A-Z]{3}$/),
  condition: z.enum(CONDITION_CODES).nullable().default(null),
  kind: z.enum(PRICE_KINDS),
  source: z.enum(COMPARABLE_SOURCES),
  /** The page it stands on. */
  link: z.httpUrl().max(LIMITS.comparable.link).nullable().default(null),
  /** The day it was sold, or seen. */
  date: date.nullable().default(null),
});
export type Comparable = z.infer<typeof comparableSchema>;

/** A comparable with what became of it. */
export const judgedComparableSchema = comparableSchema.extend({
  /** In the asked currency and brought to the item's condition; null when it was not counted. */
  adjustedPrice: z.number().nullable(),
  /** Of the same kind, while nothing says that it is the same thing: weaker evidence. */
  isOnlyAlike: z.boolean().optional(),
  /** Why it was not counted, in a sentence; null when it was. */
  excluded: sentenceText.nullable(),
});
export type JudgedComparable = z.infer<typeof judgedComparableSchema>;

export const CONFIDENCES = ['low', 'medium', 'high'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** What the prices of one kind say; amounts are in `currency`, brought to the item's condition. */
export const priceStatisticsSchema = z.object({
  kind: z.enum(PRICE_KINDS),
  currency: z.string().length(3),
  sampleSize: z.number().int(),
  low: z.number(),
  lowerQuartile: z.number(),
  median: z.number(),
  upperQuartile: z.number(),
  high: z.number(),
  /** The days between which they were sold or seen; null when no comparable says. */
  oldest: timeText.nullable(),
  newest: timeText.nullable(),
  confidence: z.enum(CONFIDENCES),
});
export type PriceStatistics = z.infer<typeof priceStatisticsSchema>;
