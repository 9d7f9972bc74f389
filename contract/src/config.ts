import { z } from 'zod';
import { billingConfigSchema } from './billing.ts';
import { CHANNEL_CODES } from './channels.ts';
import { boundedText } from './form-text.ts';
import { PLATFORMS } from './platforms.ts';

/** What the browser may know of how this server is set up; never a secret. */
export const publicConfigSchema = z.object({
  version: boundedText(100),
  /** 'builtin', or the provider and model that writes the listings. */
  engine: boundedText(200),
  supportEmail: boundedText(320),
  anonymousGenerationsPerHour: z.number(),
  billing: billingConfigSchema,
  /** What Pro costs, in the visitor's currency where the provider names one: 'from 4.99 GBP per month'. */
  proPrice: boundedText(200),
  /** A measurement of Google Analytics ('G-…') or a domain at Plausible; null: neither is loaded. */
  analyticsId: boundedText(300).nullable(),
  /** The marketplace whose own categories and fields this server can ask for, by its keys; null: none. */
  marketFields: z.enum(PLATFORMS).nullable(),
  /** Marketplaces that an account can be connected to, by this server's keys. */
  channels: z.array(z.enum(CHANNEL_CODES)).max(CHANNEL_CODES.length).default([]),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
