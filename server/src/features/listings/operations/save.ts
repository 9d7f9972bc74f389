import { randomUUID } from 'node:crypto';
import {
  LIMITS,
  limitsOf,
  MESSAGES,
  type SavedListing,
  SERVER_MESSAGES,
  type saveListingRequestSchema,
} from '@smart-listings/contract';
import type { z } from 'zod';
import type { AppContext } from '../../../context.ts';
import { writeJsonColumn } from '../../../db/columns.ts';
import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { User } from '../../accounts/operations.ts';
import { gatherPhotos } from '../../photos/operations/gather.ts';
import { addDerived } from '../derived.ts';
import { type ListingRow, presentListing, sortPriceOf } from '../present.ts';
import { findSavedCount, findTaken, insertListing, listOfItem } from '../queries.ts';
import { changeListings } from './change.ts';

type SaveRequest = Omit<z.output<typeof saveListingRequestSchema>, 'account'>;

/**
 * Saves a listing with its photos, all of it or nothing. Asked again with the same id, it answers with what
 * was saved the first time.
 * @throws AppError too-large, limit-reached, conflict when the id is taken by something else, whoever's it is, and what
 * keeps its photos from being uploaded
 */
export async function saveListing(
  context: AppContext,
  user: User,
  request: SaveRequest,
): Promise<SavedListing> {
  requireModestSize(request);
  const id = request.id ?? randomUUID();
  // Looked at before anything is uploaded, and again where it counts, inside the transaction.
  const before = await findSaved(context.db, user.id, id);
  if (before) return presentListing(before);
  requireRoom(user, await findSavedCount(context.db, user.id), 1);
  const photos = await gatherPhotos(context, user, request.imageUrls);
  try {
    return await changeListings(context, user.id, async (trx, book) => {
      const saved = await findSaved(trx, user.id, id);
      if (saved) return presentListing(saved);
      requireRoom(user, book.savedCount, 1);
      const fresh = buildRow({ ...request, id, imageUrls: photos.urls }, book, context.clock());
      const row = { ...fresh, ...(await detailsOfItem(trx, fresh)) };
      // Another account may have taken the id since: its lock is not ours.
      if (!(await insertListing(trx, row))) throw idTaken();
      await addDerived(trx, row);
      await photos.attach(trx, id);
      return presentListing(row);
    });
  } finally {
    await photos.release();
  }
}

/** @throws AppError too-large, for the photos that come along and for everything beside them */
function requireModestSize({ imageUrls, ...rest }: SaveRequest): void {
  const dataUrls = imageUrls.filter((url) => url.startsWith('data:'));
  if (dataUrls.reduce((sum, { length }) => sum + length, 0) > LIMITS.dataUrlBytes) {
    throw new AppError('too-large', MESSAGES.uploadFailed(SERVER_MESSAGES.dataUrlsTooLarge));
  }
  if (Buffer.byteLength(JSON.stringify(rest)) > LIMITS.savedBytes) {
    throw new AppError('too-large', SERVER_MESSAGES.saveTooLarge);
  }
}

/** @throws AppError conflict when the id is somebody else's, or of a listing that was deleted */
async function findSaved(db: Db, userId: string, id: string): Promise<ListingRow | null> {
  const taken = await findTaken(db, id);
  if (!taken) return null;
  if (taken.userId !== userId || taken.deletedAt !== null) throw idTaken();
  return taken;
}

/** @throws AppError limit-reached when `more` listings would be beyond the plan */
export function requireRoom(user: User, savedCount: number, more: number): void {
  const limit = limitsOf(user.plan).savedListings;
  if (limit !== null && savedCount + more > limit) throw new AppError('limit-reached', MESSAGES.savedLimit);
}

function idTaken(): AppError {
  return new AppError('conflict', 'This id is taken. Save the listing with another one.');
}

function buildRow(
  request: SaveRequest & { id: string },
  book: Schema['listing_book'],
  now: Date,
): ListingRow {
  const { listing } = request;
  const time = now.toISOString();
  return {
    id: request.id,
    userId: book.userId,
    number: book.lastNumber + 1,
    // A clock that was set back must not put the newest behind the others.
    timestamp: time > book.lastTimestamp ? time : book.lastTimestamp,
    platform: request.originalFormInput.platform,
    revision: 1,
    pricingRefreshCount: 0,
    deletedAt: null,
    variant: request.variant,
    title: listing.title,
    tags: writeJsonColumn(listing.tags),
    suggestedPriceRange: listing.suggestedPriceRange,
    priceJustification: listing.priceJustification,
    pricingSource: listing.pricingSource,
    originalFormInput: writeJsonColumn(request.originalFormInput),
    origin: writeJsonColumn(request.origin),
    imageUrls: writeJsonColumn(request.imageUrls),
    description: listing.description,
    itemId: request.origin.itemId || null,
    state: 'draft',
    stateOn: null,
    listedOn: null,
    sku: null,
    place: null,
    note: null,
    cost: null,
    price: sortPriceOf(listing),
  };
}

/** What the seller has noted of the item already. */
async function detailsOfItem(trx: Db, { userId, itemId }: ListingRow): Promise<Partial<ListingRow>> {
  const [sibling] = itemId === null ? [] : await listOfItem(trx, userId, itemId);
  if (!sibling) return {};
  const { sku, place, note, cost } = sibling;
  return { sku, place, note, cost };
}
