import { randomBytes } from 'node:crypto';
import { type SharedListing, singlePrice } from '@smart-listings/contract';
import type { AppContext } from '../../../context.ts';
import { notFound } from '../../../lib/app-error.ts';
import { showPhoto } from '../../photos/operations/show.ts';
import { presentListing } from '../present.ts';
import { findListing } from '../queries.ts';
import { deleteShare, findShared, findShares, insertShare } from '../shares.ts';
import { changeListings } from './change.ts';

/** Too many to guess one, at any speed. */
const ID_BYTES = 18;

/**
 * Gives a listing an address that anyone can open; one that has it keeps it.
 * @returns what the address ends with
 * @throws AppError not-found
 */
export async function shareListing(
  context: AppContext,
  place: { userId: string; id: string },
): Promise<string> {
  const createdAt = context.clock().toISOString();
  return changeListings(context, place.userId, async (trx) => {
    if (!(await findListing(trx, place))) throw notFound('listing');
    const id = randomBytes(ID_BYTES).toString('base64url');
    await insertShare(trx, { id, listingId: place.id, userId: place.userId, createdAt });
    return (await findShares(trx, [place.id])).get(place.id) ?? id;
  });
}

/** Ends the address for good: shared again, the listing has another. @throws AppError not-found */
export async function endShare(context: AppContext, place: { userId: string; id: string }): Promise<void> {
  await changeListings(context, place.userId, async (trx) => {
    if (!(await findListing(trx, place))) throw notFound('listing');
    await deleteShare(trx, place.userId, place.id);
  });
}

/** What whoever has the address sees. @throws AppError not-found */
export async function getShared(context: AppContext, shareId: string): Promise<SharedListing> {
  const row = await findShared(context.db, shareId);
  if (!row) throw notFound('listing');
  const { title, description, tags, suggestedPriceRange, originalFormInput, imageUrls } = presentListing(row);
  return {
    title,
    description,
    tags,
    price: singlePrice(suggestedPriceRange) === null ? '' : suggestedPriceRange,
    condition: originalFormInput.condition,
    isSold: row.state === 'sold',
    photos: imageUrls.map((_, index) => {
      const url = `/api/shared/${shareId}/photos/${index + 1}`;
      return { url, thumbnailUrl: `${url}-small` };
    }),
  };
}

/**
 * A photo of a shared listing: '1' is the first, '1-small' its small copy. The addresses of photos name the
 * account, so these stand in for them.
 * @throws AppError not-found
 */
export async function showSharedPhoto(context: AppContext, shareId: string, name: string) {
  const row = await findShared(context.db, shareId);
  const [, position = '', small] = /^([1-9])(-small)?$/.exec(name) ?? [];
  const url = row && presentListing(row).imageUrls[Number(position) - 1];
  if (!url) throw notFound('photo');
  return showPhoto(context, { url, isSmall: small !== undefined });
}

export async function isShared(context: AppContext, shareId: string): Promise<boolean> {
  return (await findShared(context.db, shareId)) !== undefined;
}
