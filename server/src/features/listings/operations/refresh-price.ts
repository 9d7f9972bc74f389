import { limitsOf, MESSAGES, type RefreshPricingResponse } from '@smart-listings/contract';
import { readItem } from '@smart-listings/engine';
import type { AppContext } from '../../../context.ts';
import { AppError, notFound } from '../../../lib/app-error.ts';
import type { User } from '../../accounts/operations.ts';
import { priceItem } from '../../pricing/operations.ts';
import { type ListingRow, presentListing } from '../present.ts';
import { findListing, giveRefreshBack, takeRefresh } from '../queries.ts';
import { changeListings } from './change.ts';

/**
 * A new price for a saved listing, in the currency that it was saved in. Only the refresh is counted: the
 * price becomes the listing's when the seller saves it by an edit. One that fails, or finds none or the price
 * that the listing has already, is given back.
 * @throws AppError not-found, or limit-reached
 */
export async function refreshPrice(
  context: AppContext,
  user: User,
  id: string,
): Promise<RefreshPricingResponse> {
  const place = { userId: user.id, id };
  const limit = limitsOf(user.plan).priceRefreshesPerListing;
  const row = await changeListings(context, user.id, async (trx) => {
    const taken = await takeRefresh(trx, place, limit);
    if (taken) return taken;
    throw (await findListing(trx, place)) ? refreshLimit() : notFound('listing');
  });
  const giveBack = () => changeListings(context, user.id, (trx) => giveRefreshBack(trx, place));
  const price = await priceAnew(context, row).catch(async (error) => {
    await giveBack();
    throw error;
  });
  const { suggestedPriceRange, pricingRefreshCount } = row;
  const isNew = price.suggestedPriceRange !== '' && price.suggestedPriceRange !== suggestedPriceRange;
  if (isNew) return { ...price, pricingRefreshCount };
  await giveBack();
  return { ...price, pricingRefreshCount: pricingRefreshCount - 1 };
}

async function priceAnew(
  context: AppContext,
  row: ListingRow,
): Promise<Omit<RefreshPricingResponse, 'pricingRefreshCount'>> {
  const { originalFormInput, origin } = presentListing(row);
  const { confirmedFacts: confirmed, seenOnPhotos: seen, answers, putBack, currency } = origin;
  const item = await context.processorTime.run(row.userId, () =>
    readItem(originalFormInput, { confirmed, seen, answers, putBack }),
  );
  return priceItem(context, { item, userId: row.userId }, currency);
}

function refreshLimit(): AppError {
  return new AppError('limit-reached', MESSAGES.refreshLimit);
}
