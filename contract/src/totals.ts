/** What a seller listed and sold by month, and what was kept of it. */
import { z } from 'zod';
import { boundedText as text } from './form-text.ts';

/** Months that are answered: more than ten years. */
export const MOST_MONTHS = 128;
const MOST_CURRENCIES = 64;

/** '2026-11' */
const monthText = text(7);

const moneySchema = z.object({
  month: monthText,
  /** 'GBP' */
  currency: text(3),
  sold: z.number().int(),
  price: z.number(),
  fees: z.number(),
  cost: z.number(),
  /** The price less fees and cost, as far as they are known. */
  kept: z.number(),
  /** Sales of which fees or cost are not known: so much is kept at most. */
  incomplete: z.number().int(),
});

/** How far our suggestions were off, held against what was paid. */
const suggestionsSchema = z.object({
  /** Sales that had a suggestion, the newest of them: as many as are looked at. */
  count: z.number().int(),
  /** The middle of how far off they were, as a share of what was paid; null where there are too few to tell. */
  medianError: z.number().nullable(),
  /** How many of them brought less than was suggested. */
  below: z.number().int(),
});

/** Fewer sales with a suggestion have no middle worth naming. */
export const LEAST_SUGGESTIONS = 5;

export const totalsSchema = z.object({
  suggestions: suggestionsSchema,
  /** Oldest first; months without any are left out. */
  listed: z.array(z.object({ month: monthText, count: z.number().int() })).max(MOST_MONTHS),
  /** By month and currency, oldest first. */
  sold: z.array(moneySchema).max(MOST_MONTHS * MOST_CURRENCIES),
});
export type Totals = z.infer<typeof totalsSchema>;
export type MonthOfSales = z.infer<typeof moneySchema>;
