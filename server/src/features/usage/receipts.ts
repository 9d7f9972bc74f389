import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { ListingForm } from '@smart-listings/contract';

/** Who was counted, and for what. */
interface Counted {
  userId: string;
  form: ListingForm;
}

/**
 * Proofs that a generation from a form has been counted for an account. The browser keeps them with the listing,
 * the server keeps nothing: writing a saved listing anew is free, and a listing that was saved without having been
 * counted (any form can be saved) is not a way round the month's limit.
 */
export interface Receipts {
  issue: (counted: Counted) => string;
  holds: (receipt: string, counted: Counted) => boolean;
}

export function createReceipts(secret: string): Receipts {
  const sign = ({ userId, form }: Counted) =>
    createHmac('sha256', secret)
      .update(`generation receipt ${userId} ${digest(form)}`)
      .digest();
  return {
    issue: (counted) => sign(counted).toString('base64url'),
    holds: (receipt, counted) => {
      const given = Buffer.from(receipt, 'base64url');
      const wanted = sign(counted);
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}

/** The same for the same fields, in whatever order they came. */
function digest(form: ListingForm): string {
  const fields = Object.entries(form).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}
