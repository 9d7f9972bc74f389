import { type ListingWork, type patchWorkRequestSchema, suggestedMiddle } from '@smart-listings/contract';
import { currencyCode } from '@smart-listings/engine';
import type { z } from 'zod';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { AppError, notFound } from '../../../lib/app-error.ts';
import { toHundredths } from '../../../lib/money.ts';
import {
  changeCost,
  confirmSale,
  recordSale,
  type SoldListing,
  type ToldOrder,
  takeOrderBack,
  takeSaleBack,
} from '../../sales/operations/record.ts';
import { changeDerived } from '../derived.ts';
import { itemOf, type ListingRow, presentListing } from '../present.ts';
import { findListing, listOfItem, updateListing } from '../queries.ts';
import { changeListings } from './change.ts';
import { describeWork } from './describe-work.ts';

type Patch = z.output<typeof patchWorkRequestSchema>;
type Place = { userId: string; id: string };

const A_DAY_MS = 86_400_000;

/**
 * Changes where a listing stands, and what is noted of its item. The text's revision stays: an edit that began
 * before is not in the way.
 * @throws AppError not-found, or bad-request for a day that has not come yet
 */
export async function changeWork(context: AppContext, place: Place, patch: Patch): Promise<ListingWork> {
  const now = context.clock();
  requirePast(patch, now);
  return changeListings(context, place.userId, async (trx) => {
    const before = await findListing(trx, place);
    if (!before) throw notFound('listing');
    const siblings = await listOfItem(trx, place.userId, itemOf(before));
    await noteDetails(trx, siblings, patch);
    if (patch.state !== undefined) await changeState(trx, place, patch, now);
    if (patch.withdrawOthers && patch.state === 'sold') {
      const listed = siblings.filter(({ id, state }) => id !== place.id && state === 'listed');
      const withdrawn = { state: 'withdrawn', stateOn: patch.sale?.soldOn } as const;
      for (const { userId, id } of listed) await changeState(trx, { userId, id }, withdrawn, now);
    }
    return describeOne(trx, place);
  });
}

/**
 * What a marketplace says of a listing. One that was sold stays sold, with the sale as its seller noted it: whatever
 * is ended, found or sold there.
 */
export async function followMarketplace(
  context: AppContext,
  place: Place,
  patch: Pick<Patch, 'state' | 'sale'> & { order?: string },
): Promise<void> {
  await changeListings(context, place.userId, async (trx) => {
    const before = await findListing(trx, place);
    if (!before) throw notFound('listing');
    if (before.state !== 'sold') return changeState(trx, place, patch, context.clock());
    const { sale, order } = patch;
    if (sale) await confirmSale(trx, soldListing(before), { sale, order });
  });
}

/**
 * A marketplace says that nothing came of an order: a listing that was sold by it is withdrawn. `alongside` goes with an
 * order of which anything was known: all of it or nothing.
 */
export function forgetOrder(
  context: AppContext,
  place: Place,
  { alongside, ...told }: ToldOrder & { alongside?: (trx: Db) => Promise<void> },
): Promise<void> {
  return changeListings(context, place.userId, async (trx) => {
    const sale = await takeOrderBack(trx, place, told);
    if (!sale) return;
    const listing = sale.listingId ? await findListing(trx, place) : undefined;
    if (listing?.state === 'sold') await changeState(trx, place, { state: 'withdrawn' }, context.clock());
    await alongside?.(trx);
  });
}

/** @throws AppError conflict for what was sold already */
export async function requireUnsold({ db }: AppContext, place: Place): Promise<void> {
  const listing = await findListing(db, place);
  if (listing?.state === 'sold') throw new AppError('conflict', SOLD_ALREADY);
}

const SOLD_ALREADY =
  'This is marked as sold. Mark it as a draft again to sell it once more: a sale that its marketplace told of stays in your totals.';

/** A day's grace: it is tomorrow already where the seller may live. */
function requirePast({ stateOn, sale }: Patch, now: Date): void {
  const latest = dayOf(new Date(now.getTime() + A_DAY_MS));
  const fields = {
    ...(stateOn !== undefined && stateOn > latest && { stateOn: NOT_YET }),
    ...(sale && sale.soldOn > latest && { 'sale.soldOn': NOT_YET }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('bad-request', NOT_YET, { fields });
}

const NOT_YET = 'That day has not come yet.';

async function noteDetails(trx: Db, siblings: readonly ListingRow[], patch: Patch): Promise<void> {
  const { sku, place, note, cost } = patch;
  const columns: Partial<ListingRow> = {
    ...(sku !== undefined && { sku: sku || null }),
    ...(place !== undefined && { place: place || null }),
    ...(note !== undefined && { note: note || null }),
    ...(cost !== undefined && { cost: toHundredths(cost) }),
  };
  if (Object.keys(columns).length === 0) return;
  for (const sibling of siblings) await updateListing(trx, sibling, columns);
  const [{ userId } = { userId: '' }] = siblings;
  const listingIds = siblings.map(({ id }) => id);
  if (cost !== undefined) await changeCost(trx, userId, { listingIds, cost: toHundredths(cost) });
}

/** `order`: the marketplace's number of it, where that told of the sale. */
async function changeState(
  trx: Db,
  place: Place,
  patch: Patch & { order?: string },
  now: Date,
): Promise<void> {
  const before = await findListing(trx, place);
  const { state, sale, order } = patch;
  if (!before || state === undefined) return;
  const since = before.state === state ? before.stateOn : null;
  const stateOn = sale?.soldOn ?? patch.stateOn ?? since ?? dayOf(now);
  const after = await updateListing(trx, place, {
    state,
    stateOn: state === 'draft' ? null : stateOn,
    ...(state === 'draft' && { listedOn: null }),
    ...(state === 'listed' && { listedOn: stateOn }),
  });
  await changeDerived(trx, before, after);
  if (state !== 'sold' || !sale) return takeSaleBack(trx, place.userId, place.id);
  await recordSale(trx, soldListing(after), { sale, order }, now);
}

function soldListing(row: ListingRow): SoldListing {
  const { title, originalFormInput: form, origin } = presentListing(row);
  const { id, userId, cost } = row;
  const currency = currencyCode(origin.currency);
  return { id, userId, title, form, currency, cost, suggested: suggestedMiddle(row) };
}

/** @throws AppError not-found */
async function describeOne(db: Db, place: Place): Promise<ListingWork> {
  const row = await findListing(db, place);
  const [work] = row ? await describeWork(db, place.userId, [row]) : [];
  if (!work) throw notFound('listing');
  return work;
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
