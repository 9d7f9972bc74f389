import {
  LISTING_FIELDS,
  type ListingField,
  MESSAGES,
  type patchListingRequestSchema,
  type SavedListing,
} from '@smart-listings/contract';
import type { z } from 'zod';
import type { AppContext } from '../../../context.ts';
import { writeJsonColumn } from '../../../db/columns.ts';
import { AppError, notFound } from '../../../lib/app-error.ts';
import { changeDerived } from '../derived.ts';
import { type ListingRow, presentListing, sortPriceOf } from '../present.ts';
import { findListing, updateListing } from '../queries.ts';
import { changeListings } from './change.ts';

type Patch = Omit<z.output<typeof patchListingRequestSchema>, 'account'>;

/**
 * Changes what the patch names, and nothing else. Asked again after an answer that never came, it answers
 * with what the first time made of the listing.
 * @throws AppError not-found, or conflict when the listing has changed since the revision it names
 */
export async function editListing(
  context: AppContext,
  place: { userId: string; id: string },
  patch: Patch,
): Promise<SavedListing> {
  return changeListings(context, place.userId, async (trx) => {
    const before = await findListing(trx, place);
    if (!before) throw notFound('listing');
    const { revision, ...named } = patch;
    const columns = columnsOf(before, named);
    if (before.revision === revision + 1 && holds(before, columns)) return presentListing(before);
    if (before.revision !== revision) throw new AppError('conflict', MESSAGES.editConflict);
    const changes = { ...columns, ...markEdited(before, columns), revision: before.revision + 1 };
    const after = await updateListing(trx, place, changes);
    await changeDerived(trx, before, after);
    return presentListing(after);
  });
}

/** Only the fields that are there: an undefined one would be written as nothing. */
function columnsOf(
  before: ListingRow,
  { tags, originalFormInput, origin, ...texts }: Omit<Patch, 'revision'>,
): Partial<ListingRow> {
  const plain: Partial<ListingRow> = {
    ...texts,
    ...(saysPrice(texts) && { price: sortPriceOf({ ...before, ...texts }) }),
    ...(tags && { tags: writeJsonColumn(tags) }),
    ...(origin && { origin: writeJsonColumn(origin) }),
    ...(originalFormInput && {
      originalFormInput: writeJsonColumn(originalFormInput),
      platform: originalFormInput.platform,
    }),
  };
  return plain;
}

function saysPrice(texts: Partial<ListingRow>): boolean {
  return texts.suggestedPriceRange !== undefined || texts.priceJustification !== undefined;
}

/** A patch that names no origin is a person's hand: the texts that it changes are the seller's own from then on. */
function markEdited(before: ListingRow, columns: Partial<ListingRow>): Partial<ListingRow> {
  if (columns.origin !== undefined) return {};
  const { origin } = presentListing(before);
  const isEdited = (field: ListingField) =>
    origin.edited?.includes(field) || (columns[field] !== undefined && columns[field] !== before[field]);
  return { origin: writeJsonColumn({ ...origin, edited: LISTING_FIELDS.filter(isEdited) }) };
}

/** Whether the listing says already what is asked for. */
function holds(row: ListingRow, columns: Partial<ListingRow>): boolean {
  const held = new Map<string, unknown>(Object.entries(row));
  return Object.entries(columns).every(([name, value]) => held.get(name) === value);
}
