// Changes of the account's listings that were made without a connection, and wait on this device.
import {
  patchListingRequestSchema,
  type SavedListing,
  type SaveListingRequest,
  savedListingSchema,
} from '@smart-listings/contract';
import { z } from 'zod';
import { seemsConnected } from '../../../lib/connection.ts';

/** A photo that goes with a listing: the picture itself, or where it lies in the account already. */
const photoSchema = z.object({ blob: z.instanceof(Blob).nullable(), url: z.string().nullable() });
export type WaitingPhoto = z.infer<typeof photoSchema>;

export const waitingSchema = z.object({
  /** The listing's, chosen on this device: sent twice, it is saved once. */
  id: z.string(),
  userId: z.string(),
  /** 'sent': it arrived; kept for a while to tell the pages that still show it. */
  kind: z.enum(['save', 'edit', 'sent']),
  /** As the seller has it. Of an edit, its revision is the one that the edit began from. */
  listing: savedListingSchema,
  /** What an edit changes. */
  patch: patchListingRequestSchema.omit({ account: true, revision: true }).nullable(),
  photos: z.array(photoSchema),
  /** Another one after every change on this device. */
  version: z.string(),
  /** When it was put here or arrived: ISO 8601. */
  since: z.string(),
  /** Why the server did not take it; null while it has not been asked. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type Waiting = z.infer<typeof waitingSchema>;

/** What is saved; the browser chooses its id, its photos come beside it. */
export type Draft = Omit<SaveListingRequest, 'account' | 'id' | 'imageUrls'>;

/** What an edit changes. */
export type EditPatch = NonNullable<Waiting['patch']>;

/** The listing with what an edit changes. */
export function applyPatch(listing: SavedListing, patch: EditPatch): SavedListing {
  return { ...listing, ...savedListingSchema.partial().parse(patch) };
}

/** Rows with the edits that wait over what the server last said of them; refused ones are shown apart. */
export function withWaitingEdits(
  listings: readonly SavedListing[],
  waiting: readonly Waiting[],
): SavedListing[] {
  return listings.map((listing) => {
    const edit = waiting.find(({ id, kind, refusal }) => id === listing.id && kind === 'edit' && !refusal);
    return edit?.patch ? applyPatch(listing, edit.patch) : listing;
  });
}

/** Where a change that waits stands, in a sentence. */
export function stateOf({ refusal }: Waiting): string {
  if (refusal) return `Not taken: ${refusal.message}`;
  return seemsConnected() ? 'Waiting to be sent' : 'Waiting for a connection';
}
