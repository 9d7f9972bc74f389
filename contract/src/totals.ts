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

export const totalsSchema = z.object({
  /** Oldest first; months without any are left out. */
  listed: z.array(z.object({ month: monthText, count: z.number().int() })).max(MOST_MONTHS),
  /** By month and currency, oldest first. */
  sold: z.array(moneySchema).max(MOST_MONTHS * MOST_CURRENCIES),
});
export type Totals = z.infer<typeof totalsSchema>;
export type MonthOfSales = z.infer<typeof moneySchema>;
