import { randomUUID } from 'node:crypto';
import {
  limitsOf,
  MESSAGES,
  type SavedListing,
  type saveListingRequestSchema,
} from '@smart-listings/contract';
import type { z } from 'zod';
import type { AppContext } from '../../../context.ts';
import { writeJsonColumn } from '../../../db/columns.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { User } from '../../accounts/operations.ts';
import { enterBook } from '../book.ts';
import { type ListingRow, presentListing } from '../present.ts';
import { findTaken, insertListing } from '../queries.ts';
import { changeListings } from './change.ts';
import { keepLinks } from './image-urls.ts';

type SaveRequest = z.output<typeof saveListingRequestSchema>;

/**
 * Saves a listing. Asked again with the same id, it answers with what was saved the first time.
 * @throws AppError limit-reached, or conflict when the id is taken by something else, whoever's it is
 */
export async function saveListing(
  context: AppContext,
  user: User,
  request: SaveRequest,
): Promise<SavedListing> {
  const id = request.id ?? randomUUID();
  const imageUrls = keepLinks(request.imageUrls);
  return changeListings(context, user.id, async (trx, book) => {
    const taken = await findTaken(trx, id);
    if (taken?.userId === user.id && taken.deletedAt === null) return presentListing(taken);
    if (taken) throw idTaken();
    requireRoom(user, book.savedCount, 1);
    const row = buildRow({ ...request, id, imageUrls }, book, context.clock());
    // Another account may have taken the id since: its lock is not ours.
    if (!(await insertListing(trx, row))) throw idTaken();
    await enterBook(trx, row);
    return presentListing(row);
  });
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
  };
}
