import { z } from 'zod';
import { billingConfigSchema } from './billing.ts';

/** What the browser may know of how this server is set up; never a secret. */
export const publicConfigSchema = z.object({
  version: z.string(),
  /** 'builtin', or the provider and model that writes the listings. */
  engine: z.string(),
  supportEmail: z.string(),
  anonymousGenerationsPerHour: z.number(),
  billing: billingConfigSchema,
  /** What Pro costs, in the visitor's currency where the provider names one: 'from 4.99 GBP per month'. */
  proPrice: z.string(),
  /** A measurement of Google Analytics ('G-…') or a domain at Plausible; null: neither is loaded. */
  analyticsId: z.string().nullable(),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
