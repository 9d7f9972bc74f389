import { randomUUID } from 'node:crypto';
import type { ListingForm, Sale } from '@smart-listings/contract';
import type { Db } from '../../../db/database.ts';
import { fromHundredths, toHundredths } from '../../../lib/money.ts';
import * as queries from '../queries.ts';
import { daysAround, isSameSale, wordsOf } from './same-sale.ts';

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

/** How a listing was sold, and the marketplace's number of the order, where it told. */
export interface ToldSale {
  sale: Sale;
  order?: string | undefined;
}

/**
 * Records how a listing was sold, within the transaction that marks it. A sale that came with a list already is
 * that one.
 */
export async function recordSale(trx: Db, listing: SoldListing, told: ToldSale, now: Date): Promise<void> {
  const row = asRow(listing, told.sale, now);
  const [before] = await queries.findOfListings(trx, listing.userId, [listing.id]);
  const isThere = before?.platform === row.platform;
  const imported = isThere && before?.orderNumber ? undefined : await findImported(trx, row, told.order);
  if (before && (imported || !isThere)) await queries.deleteOfListing(trx, listing.userId, listing.id);
  if (!imported) return queries.putSale(trx, row);
  await queries.adoptSale(trx, imported.id, { ...row, fees: row.fees ?? imported.fees });
}

/** The sale of a list that is this one: of the same order, or else of the same price at about that day. */
async function findImported(trx: Db, row: queries.SaleRow, order: string | undefined) {
  const all = await queries.listImported(trx, row, daysAround(row.soldOn, row.soldOn));
  const texts = [row.title, row.itemName].map(wordsOf);
  const isAlike = ({ title, soldOn }: { title: string; soldOn: string }) =>
    isSameSale({ texts, soldOn: row.soldOn }, { texts: [wordsOf(title)], soldOn });
  const ofPrice = all.filter(({ price, currency }) => price === row.price && currency === row.currency);
  const isOfOrder = ({ orderNumber }: { orderNumber: string | null }) =>
    order !== undefined && orderNumber?.split('/')[0] === order;
  return all.filter(isOfOrder).find(isAlike) ?? ofPrice.find(isOfOrder) ?? ofPrice.find(isAlike);
}

function asRow(listing: SoldListing, sale: Sale, now: Date): queries.SaleRow {
  const { itemName, make, modelNumber, condition } = listing.form;
  return {
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
  };
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
