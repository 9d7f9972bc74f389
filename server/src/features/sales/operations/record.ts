import { randomUUID } from 'node:crypto';
import type { ListingForm, Sale } from '@smart-listings/contract';
import type { Db } from '../../../db/database.ts';
import { fromHundredths, toHundredths } from '../../../lib/money.ts';
import { listTold } from '../import-queries.ts';
import * as queries from '../queries.ts';
import { asTold, keepTold, readTold, withoutOrder } from '../told.ts';
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
  const { order = null } = told;
  const [before] = await queries.findOfListings(trx, listing.userId, [listing.id]);
  const said = asRow(listing, told.sale, now);
  // A price of after the sale may rest on the sale itself.
  const row = before ? { ...said, suggested: before.suggested } : said;
  const isThere = before?.platform === row.platform;
  const own = isThere ? readTold(before) : null;
  const isKnown = isThere && (own !== null || before.orderNumber !== null);
  const known = isKnown ? undefined : await findTold(trx, row, order);
  if (before && (known || !isThere)) await takeSaleBack(trx, listing.userId, listing.id);
  if (known) {
    const words = keepTold(row, { ...known, order: readTold(known)?.order ?? order });
    await queries.adoptSale(trx, known.id, { ...row, ...words });
  } else {
    const words = own ?? (order === null ? null : row);
    const kept = words && keepTold(row, { ...words, order: own?.order ?? order });
    await queries.putSale(trx, { ...row, ...kept });
  }
}

/** The marketplace tells of a sale that the seller has marked already, and stands by it if the seller does no more. */
export async function confirmSale(
  trx: Db,
  listing: Pick<SoldListing, 'id' | 'userId' | 'title' | 'currency'>,
  told: ToldSale,
): Promise<void> {
  const { sale, order = null } = told;
  const [before] = await queries.findOfListings(trx, listing.userId, [listing.id]);
  if (!before || order === null || before.platform !== sale.platform) return;
  const { price, soldOn } = { ...sale, price: toHundredths(sale.price) };
  const { title, currency } = listing;
  const words = readTold(before) ?? { title, currency, price, soldOn, fees: null };
  await queries.updateSale(trx, before.id, keepTold(before, { ...words, order }));
}

/** The sale that the marketplace told of which is this one: of the same order, or else of the same price at about that day. */
async function findTold(trx: Db, row: queries.SaleRow, order: string | null) {
  const all = await listTold(trx, row, daysAround(row.soldOn, row.soldOn));
  const texts = [row.title, row.itemName].map(wordsOf);
  const isAlike = ({ title, soldOn }: { title: string; soldOn: string }) =>
    isSameSale({ texts, soldOn: row.soldOn }, { texts: [wordsOf(title)], soldOn });
  const ofPrice = all.filter(({ price, currency }) => price === row.price && currency === row.currency);
  const isOfOrder = (one: (typeof all)[number]) =>
    order !== null && (one.orderNumber?.split('/')[0] === order || readTold(one)?.order === order);
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
    ...{ importId: null, numberedBy: null, told: null },
    createdAt: now.toISOString(),
  };
}

/** For a listing that is not sold after all: what its marketplace told of it stays. */
export async function takeSaleBack(trx: Db, userId: string, listingId: string): Promise<void> {
  const [row] = await queries.findOfListings(trx, userId, [listingId]);
  if (!row) return;
  const isTold = row.importId !== null || row.told !== null;
  await (isTold ? queries.updateSale(trx, row.id, asTold(row)) : queries.deleteSale(trx, row.id));
}

/** An order, as the marketplace tells that nothing came of it. */
export interface ToldOrder {
  platform: Sale['platform'];
  order: string;
  /** '2026-11-30' */
  soldOn: string;
}

/**
 * What only the order has told of a sale goes; what a list has told stays the list's.
 * @returns the sale as it was; undefined: nobody knows the order
 */
export async function takeOrderBack(
  trx: Db,
  { userId, id }: { userId: string; id: string },
  { platform, order, soldOn }: ToldOrder,
): Promise<{ listingId: string | null } | undefined> {
  const ofListing = await queries.findOfListings(trx, userId, [id]);
  const ofNone = await listTold(trx, { userId, platform }, daysAround(soldOn, soldOn));
  const isOfOrder = (one: { told: string | null }) => readTold(one)?.order === order;
  const sale = [...ofListing.filter((one) => one.platform === platform), ...ofNone].find(isOfOrder);
  if (!sale) return undefined;
  if (sale.orderNumber === null) await queries.deleteSale(trx, sale.id);
  else await queries.updateSale(trx, sale.id, withoutOrder(sale));
  return sale;
}

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
