import { randomUUID } from 'node:crypto';
import {
  type CheckedSales,
  type ImportedSales,
  type ImportSalesRequest,
  LIMITS,
  MOST_IMPORTS,
  type ReportedSale,
  type SaleImport,
} from '@smart-listings/contract';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { AppError, notFound } from '../../../lib/app-error.ts';
import { toHundredths } from '../../../lib/money.ts';
import { changeListings } from '../../listings/operations/change.ts';
import * as queries from '../queries.ts';
import { daysAround, isSameSale, wordsOf } from './same-sale.ts';

const DAY_MS = 86_400_000;

/** Which of the sales are there already: nothing is written. */
export async function checkSales(
  { db }: AppContext,
  userId: string,
  request: ImportSalesRequest,
): Promise<CheckedSales> {
  const found = await findKnown(db, userId, request);
  return { known: found.map(({ at, why }) => ({ at, why })) };
}

/**
 * Writes those of the sales that are not there yet, all of them or none.
 * @throws AppError limit-reached, bad-request for a day that has not come yet
 */
export async function importSales(
  context: AppContext,
  userId: string,
  request: ImportSalesRequest,
): Promise<ImportedSales> {
  const now = context.clock();
  const { platform, fileName, sales } = request;
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString();
  const future = sales.find(({ soldOn }) => soldOn > tomorrow.slice(0, 10));
  if (future)
    throw new AppError('bad-request', `The day of “${future.title}” has not come yet: ${future.soldOn}.`);
  // Whoever marks a listing as sold meanwhile waits: each sale of a list is one of the account's.
  return changeListings(context, userId, async (trx) => {
    const row = { id: randomUUID(), userId, platform, fileName, createdAt: now.toISOString() };
    await queries.createImport(trx, row);
    const noted = await findNoted(trx, userId, request);
    // Numbers that are there already are left out as they are written.
    const found = noted.length > 0 ? await findKnown(trx, userId, request) : [];
    const known = new Set(found.map(({ at }) => at));
    // From here on it has its number: the next list's sale of that price is another one.
    for (const { at, id } of found) {
      const { key = '', fees = null } = sales[at] ?? {};
      if (id !== undefined)
        await queries.numberNoted(trx, id, { orderNumber: key, fees: toHundredths(fees) });
    }
    const fresh = sales.filter((_, at) => !known.has(at)).map((sale, at) => asRow(sale, `${row.id}-${at}`));
    if ((await queries.countSales(trx, userId)) + fresh.length > LIMITS.sales.all) {
      throw new AppError('limit-reached', `An account keeps at most ${LIMITS.sales.all} sales.`);
    }
    const added = await queries.addImported(trx, fresh, { ...row, importId: row.id });
    if (added === 0) await queries.deleteImport(trx, row);
    return {
      import: added === 0 ? null : present({ ...row, sales: added }),
      known: sales.length - added,
    };
  });
}

export async function listImports({ db }: AppContext, userId: string): Promise<SaleImport[]> {
  return (await queries.listImports(db, userId, MOST_IMPORTS)).map(present);
}

/** All of them, for their owner to take away. */
export async function exportImports({ db }: AppContext, userId: string): Promise<SaleImport[]> {
  return (await queries.listImports(db, userId)).map(present);
}

/** Takes back what an import brought. @throws AppError not-found */
export async function undoImport(
  context: AppContext,
  place: { userId: string; id: string },
): Promise<number> {
  return changeListings(context, place.userId, async (trx) => {
    const removed = await queries.deleteImport(trx, place);
    if (removed === null) throw notFound('import');
    return removed;
  });
}

function asRow({ key, ...sale }: ReportedSale, id: string) {
  return {
    ...sale,
    id,
    orderNumber: key,
    price: toHundredths(sale.price),
    fees: toHundredths(sale.fees),
  };
}

interface ImportRow extends Omit<SaleImport, 'importedAt' | 'sales'> {
  createdAt: string;
  sales: number | string | bigint | null;
}

function present({ id, platform, fileName, createdAt, sales }: ImportRow): SaleImport {
  return { id, platform, fileName, importedAt: createdAt, sales: Number(sales ?? 0) };
}

/** With the id of the noted sale that it is. */
type Known = CheckedSales['known'][number] & { id?: string };

async function findKnown(db: Db, userId: string, request: ImportSalesRequest): Promise<Known[]> {
  const { platform, sales } = request;
  const numbers = await queries.findNumbers(
    db,
    { userId, platform },
    sales.map(({ key }) => key),
  );
  const noted = await findNoted(db, userId, request);
  // Each title is cut into words once, not for every pair.
  const marked = noted.map((one) => ({ ...one, texts: [one.title, one.itemName].map(wordsOf) }));
  const byPrice = Map.groupBy(marked, ({ price, currency }) => `${price} ${currency}`);
  return sales.flatMap((sale, at): Known[] => {
    if (numbers.has(sale.key)) return [{ at, why: 'imported' }];
    const alike = byPrice.get(`${toHundredths(sale.price)} ${sale.currency}`) ?? [];
    const words = wordsOf(sale.title);
    const same = alike
      .slice(0, MOST_ALIKE)
      .findIndex((one) => isSameSale(one, { texts: [words], soldOn: sale.soldOn }));
    // One that was marked stands for one sale only.
    const [one] = same === -1 ? [] : alike.splice(same, 1);
    return one ? [{ at, why: 'noted', id: one.id }] : [];
  });
}

/** What the seller marked as sold on that marketplace at about the time of the list. */
function findNoted(db: Db, userId: string, { platform, sales }: ImportSalesRequest) {
  const days = sales.map(({ soldOn }) => soldOn).toSorted();
  return queries.listNoted(db, { userId, platform }, daysAround(days[0] ?? '', days.at(-1) ?? ''));
}

/** Sales of one price that are looked at for one of a list: a stall that sells at one price waits for nobody. */
const MOST_ALIKE = 200;
