import { randomBytes } from 'node:crypto';
import { type SharedListing, singlePrice } from '@smart-listings/contract';
import { publicOrigin } from '../../../config.ts';
import type { AppContext } from '../../../context.ts';
import { notFound } from '../../../lib/app-error.ts';
import { pathOfUrl, thumbnailPath } from '../../photos/paths.ts';
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
 * The path of a shared listing's photo: '1' is the first, '1-small' its small copy. The addresses of photos name
 * the account, so these stand in for them.
 * @throws AppError not-found
 */
export async function findSharedPhoto(context: AppContext, shareId: string, name: string): Promise<string> {
  const row = await findShared(context.db, shareId);
  const [, position = '', small] = /^([1-9])(-small)?$/.exec(name) ?? [];
  const url = row && presentListing(row).imageUrls[Number(position) - 1];
  const path = url && pathOfUrl(url, publicOrigin(context.config));
  if (!path) throw notFound('photo');
  return small ? thumbnailPath(path) : path;
}

export async function isShared(context: AppContext, shareId: string): Promise<boolean> {
  return (await findShared(context.db, shareId)) !== undefined;
}
