import { randomUUID } from 'node:crypto';
import type { ListingForm, Sale } from '@smart-listings/contract';
import type { Db } from '../../../db/database.ts';
import { fromHundredths, toHundredths } from '../../../lib/money.ts';
import * as queries from '../queries.ts';

/** What is kept of a listing that is sold: enough to find the sale again when the listing is gone. */
export interface SoldListing {
  id: string;
  userId: string;
  title: string;
  form: ListingForm;
  /** 'GBP' */
  currency: string;
  /** In hundredths. */
  cost: number | null;
  /** The middle of what was suggested for it, in its currency. */
  suggested: number | null;
}

/** Records how a listing was sold, within the transaction that marks it. */
export async function recordSale(trx: Db, listing: SoldListing, sale: Sale, now: Date): Promise<void> {
  const { itemName, make, modelNumber, condition } = listing.form;
  await queries.putSale(trx, {
    id: randomUUID(),
    userId: listing.userId,
    listingId: listing.id,
    platform: sale.platform,
    title: listing.title,
    itemName,
    make,
    modelNumber,
    condition,
    currency: listing.currency,
    price: toHundredths(sale.price),
    fees: toHundredths(sale.fees),
    cost: listing.cost,
    soldOn: sale.soldOn,
    orderNumber: null,
    suggested: toHundredths(listing.suggested),
    importId: null,
    createdAt: now.toISOString(),
  });
}

/** For a listing that is not sold after all. */
export const takeSaleBack = queries.deleteOfListing;

/** What the items of these listings cost, in hundredths. */
export const changeCost = queries.setCost;

/** The sales of these listings, by the listing's id. */
export async function findSalesOf(
  db: Db,
  userId: string,
  listingIds: readonly string[],
): Promise<ReadonlyMap<string, Sale>> {
  const rows = await queries.findOfListings(db, userId, listingIds);
  return new Map(
    rows.flatMap(({ listingId, price, fees, soldOn, platform }) =>
      listingId === null
        ? []
        : [[listingId, { price: fromHundredths(price), fees: fromHundredths(fees), soldOn, platform }]],
    ),
  );
}
