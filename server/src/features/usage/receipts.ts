import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { ListingForm, Variant } from '@smart-listings/contract';

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
  issue: (counted: Counted & { variant: Variant }) => string;
  /** For just this form. */
  holds: (receipt: string, counted: Counted) => boolean;
  /** For the same item and variant, on whatever marketplace. */
  holdsForItem: (receipt: string, counted: Counted & { variant: Variant }) => boolean;
}

/** Two proofs must find room in one receipt; half a digest is as good as impossible to guess. */
const PROOF_BYTES = 16;

export function createReceipts(secret: string): Receipts {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest();
  const signForm = ({ userId, form }: Counted) => sign(`generation receipt ${userId} ${digest(form)}`);
  const signItem = ({ userId, form, variant }: Counted & { variant: Variant }) =>
    sign(`item receipt ${userId} ${variant} ${digest({ ...form, platform: '' })}`);
  return {
    issue: (counted) =>
      [signForm(counted), signItem(counted)]
        .map((proof) => proof.subarray(0, PROOF_BYTES).toString('base64url'))
        .join('.'),
    holds: (receipt, counted) => isProof(receipt.split('.')[0], signForm(counted)),
    holdsForItem: (receipt, counted) => isProof(receipt.split('.')[1], signItem(counted)),
  };
}

/** Receipts of before there were two in one are the whole digest. */
function isProof(text: string | undefined, wanted: Buffer): boolean {
  const given = Buffer.from(text ?? '', 'base64url');
  return (
    (given.length === PROOF_BYTES || given.length === wanted.length) &&
    timingSafeEqual(given, wanted.subarray(0, given.length))
  );
}

/** The same for the same fields, in whatever order they came. */
function digest(form: Readonly<Record<string, string>>): string {
  const fields = Object.entries(form).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}
