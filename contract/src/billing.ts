import { z } from 'zod';
import { addressText, boundedText, timeText } from './form-text.ts';
import { MEMBERSHIP_STATES, PLANS } from './policy.ts';

/** `POST /api/createCheckout`. The account is the session's; an e-mail in the body is read by nobody. */
export const createCheckoutRequestSchema = z.object({ email: z.string().max(320).nullish() });

/** `POST /api/createPortalLink`. */
export const createPortalLinkRequestSchema = z.object({
  email: z.string().max(320).nullish(),
  /** Where the portal leads back to: an address of our own, whole or from its root. */
  returnUrl: z.string().max(2_000).default('/account'),
});

/** What both answer: an absolute address to open. That of a checkout is our own, with `_ptxn`. */
export const billingLinkSchema = z.object({ url: addressText });
export type BillingLink = z.infer<typeof billingLinkSchema>;

/** How Pro is paid for on this server, as far as a page may know. */
export const billingConfigSchema = z.discriminatedUnion('kind', [
  /** Nobody can buy Pro here. */
  z.object({ kind: z.literal('off') }),
  /** A checkout of our own that takes no money: `checkoutPath` with `_ptxn` shows it. */
  z.object({ kind: z.literal('sandbox'), checkoutPath: addressText }),
  z.object({
    kind: z.literal('paddle'),
    /** Meant for browsers: it opens checkouts and reads prices, nothing else. */
    clientToken: boundedText(1_000),
    environment: z.enum(['sandbox', 'production']),
  }),
]);
export type BillingConfig = z.infer<typeof billingConfigSchema>;

export const membershipSchema = z.object({
  state: z.enum(MEMBERSHIP_STATES),
  /** When the next payment is taken, ISO 8601, UTC; null when none is. */
  renewsAt: timeText.nullable(),
  /** When Pro ends without another payment; null while it renews, and when nothing is bought. */
  cancelsAt: timeText.nullable(),
});
export type Membership = z.infer<typeof membershipSchema>;

/** Event `plan` on `GET /api/listings/stream`, at every connection and whenever what is bought has changed. */
export const planChangedSchema = z.object({ planType: z.enum(PLANS) });
