import {
  type CheckListingRequest,
  type CheckListingResponse,
  type PriceHelpRequest,
  type PriceHelpResponse,
  priceOf,
} from '@smart-listings/contract';
import {
  adaptSchedule,
  categoryById,
  chooseCurrency,
  evaluateListing,
  forgetTexts,
  type Item,
  netProceeds,
  pickSchedule,
  readItem,
  schedulesFor,
  suggestPrice,
} from '@smart-listings/engine';
import type { AppContext } from '../../context.ts';
import type { User } from '../accounts/operations.ts';
import { gatherEvidence } from '../pricing/operations.ts';

/** What the marketplace's rules and the seller's own words say of a text, whoever wrote it. Changes nothing. */
export function checkListing(
  context: AppContext,
  user: User,
  request: CheckListingRequest,
): Promise<CheckListingResponse> {
  const { listing, photoCount, ownPrice } = request;
  return work(context, user, () => evaluateListing(listing, itemOf(request, ownPrice), photoCount));
}

/** The price that a listing of the item would be given, and what the marketplace leaves of it. */
export async function helpWithPrice(
  context: AppContext,
  user: User,
  request: PriceHelpRequest,
): Promise<PriceHelpResponse> {
  const { currency, competitionAnalysis: analysis, formData: form } = request;
  const evidence = await gatherEvidence(context, { form, analysis }, { id: user.id, plan: user.plan });
  return work(context, user, () => {
    const item = itemOf(request);
    const price = suggestPrice(item, currency, evidence);
    return { ...price, kept: keptOf(item, priceOf(price), chooseCurrency(currency).code) };
  });
}

function itemOf(
  { formData, confirmedFacts, seenOnPhotos, answers }: CheckListingRequest | PriceHelpRequest,
  ownPrice: number | null = null,
): Item {
  return readItem(formData, { confirmed: confirmedFacts, seen: seenOnPhotos, answers, ownPrice });
}

async function work<T>({ processorTime }: AppContext, user: User, run: () => T): Promise<T> {
  try {
    return await processorTime.run(user.id, run);
  } finally {
    // What a seller wrote is gone from this process with the answer.
    forgetTexts();
  }
}

/** By the fees of a seller of whom nothing is known but the currency. */
function keptOf(
  { marketplace, category }: Item,
  price: number | null,
  currency: string,
): PriceHelpResponse['kept'] {
  const family = (category && categoryById(category)?.family) || null;
  const schedule = pickSchedule(schedulesFor(marketplace, currency), family, {});
  if (price === null || !schedule) return null;
  const { fees, payout } = netProceeds(adaptSchedule(schedule, currency, {}), { price });
  return {
    price,
    schedule: schedule.label,
    fees: fees.map(({ label, amount }) => ({ label, amount })),
    payout,
  };
}
