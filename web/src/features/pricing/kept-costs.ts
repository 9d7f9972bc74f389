// Costs and changed fees stay in this browser: they are the seller's business.
import { STORAGE_KEYS } from '@smart-listings/contract';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { readJson, writeJson } from '../../lib/storage.ts';

const amount = z.number().nonnegative().nullable().catch(null);
const costsSchema = z.object({
  /** What the item cost the seller. */
  cost: amount,
  /** What the postage costs the seller. */
  postageCost: amount,
  /** What the buyer pays for it. */
  postageCharged: amount,
  wanted: amount,
});
const keptSchema = z.object({
  /** The currency of the amounts: 'GBP'. In another one they mean nothing. */
  currency: z.string(),
  costs: costsSchema,
  /** The chosen schedule of each platform. */
  schedules: z.record(z.string(), z.string()),
  /** The seller's own numbers, by their place in a schedule. */
  fees: z.record(z.string(), z.number().nonnegative()),
  /** Parts charged for some sales only that the seller turned on: 'schedule/part'. */
  optional: z.array(z.string()),
});

export type Costs = z.infer<typeof costsSchema>;
export type Kept = z.infer<typeof keptSchema>;

const NO_COSTS: Costs = { cost: null, postageCost: null, postageCharged: null, wanted: null };

/** Costs and fees as the seller left them. @param currency 'GBP' */
export function useKeptCosts(currency: string): [Kept, (change: Partial<Kept>) => void] {
  const [stored, setStored] = useState(() => load(currency));
  const kept = stored.currency === currency ? stored : inCurrency(stored, currency);
  useEffect(() => writeJson('local', STORAGE_KEYS.proceeds, stored), [stored]);
  return [kept, (change) => setStored({ ...kept, ...change })];
}

function load(currency: string): Kept {
  const result = keptSchema.safeParse(readJson('local', STORAGE_KEYS.proceeds));
  if (result.success) return result.data;
  return { currency, costs: NO_COSTS, schedules: {}, fees: {}, optional: [] };
}

/** Amounts of another currency are forgotten; percentages and choices hold. */
function inCurrency(kept: Kept, currency: string): Kept {
  const percents = Object.entries(kept.fees).filter(([key]) => key.includes('/percent/'));
  return { ...kept, currency, costs: NO_COSTS, fees: Object.fromEntries(percents) };
}
