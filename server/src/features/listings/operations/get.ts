import type { SavedListing } from '@smart-listings/contract';
import type { AppContext } from '../../../context.ts';
import { notFound } from '../../../lib/app-error.ts';
import { presentListing } from '../present.ts';
import { findListing } from '../queries.ts';

/** @throws AppError not-found */
export async function getListing(
  context: AppContext,
  place: { userId: string; id: string },
): Promise<SavedListing> {
  const row = await findListing(context.db, place);
  if (!row) throw notFound('listing');
  return presentListing(row);
}
