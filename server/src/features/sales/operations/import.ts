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
import * as queries from '../import-queries.ts';
import { countSales } from '../queries.ts';
import { keepTold, readTold } from '../told.ts';
import { daysAround, daysNear, isSameSale, type Told, wordsOf } from './same-sale.ts';

const DAY_MS = 86_400_000;

/** Which of the sales are there already: nothing is written. */
export async function checkSales(
  { db }: AppContext,
  userId: string,
  request: ImportSalesRequest,
): Promise<CheckedSales> {
  const noted = await findNoted(db, userId, request);
  const found = await findKnown(db, request, { userId, noted });
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
    const noted = await findNoted(trx, userId, request);
    const found = await findKnown(trx, request, { userId, noted });
    const known = new Set(found.map(({ at }) => at));
    const fresh = sales.filter((_, at) => !known.has(at));
    const marked = found.flatMap(({ at, one }) => {
      const sale = sales[at];
      return one && sale ? [{ one, sale }] : [];
    });
    if (fresh.length + marked.length === 0) return { import: null, known: sales.length };
    if ((await countSales(trx, userId)) + fresh.length > LIMITS.sales.all) {
      throw new AppError('limit-reached', `An account keeps at most ${LIMITS.sales.all} sales.`);
    }
    const row = { id: randomUUID(), userId, platform, fileName, createdAt: now.toISOString() };
    await queries.createImport(trx, row);
    await queries.changeTold(
      trx,
      marked.map(({ one, sale }) => asNumbered(one, sale, row.id)),
    );
    const rows = fresh.map((sale, at) => asRow(sale, `${row.id}-${at}`));
    await queries.addImported(trx, rows, { ...row, importId: row.id });
    return { import: present({ ...row, sales: fresh.length }), known: found.length };
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

type Noted = Awaited<ReturnType<typeof findNoted>>[number];

/** From here on it has its number: the next list's sale of that price is another one. */
function asNumbered(one: Noted, { key, ...sale }: ReportedSale, importId: string) {
  const { currency, title, soldOn } = sale;
  const [price, fees] = [toHundredths(sale.price), toHundredths(sale.fees)];
  const order = readTold(one)?.order ?? null;
  return {
    ...{ id: one.id, orderNumber: key, importId: null, numberedBy: importId },
    ...keepTold(one, { title, price, currency, soldOn, fees, order }),
  };
}

/** With the noted sale that it is. */
type Known = CheckedSales['known'][number] & { one?: Noted };

async function findKnown(
  db: Db,
  { platform, sales }: ImportSalesRequest,
  { userId, noted }: { userId: string; noted: readonly Noted[] },
): Promise<Known[]> {
  const keys = sales.map(({ key }) => key);
  const seen = new Set(await queries.findNumbers(db, { userId, platform }, keys));
  // Each title is cut into words once, not for every pair.
  const marked = noted.map((one) => ({
    one,
    soldOn: one.soldOn,
    texts: [one.title, one.itemName].map(wordsOf),
  }));
  const groups = Map.groupBy(marked, ({ one }) => `${one.price} ${one.currency}`);
  const byDay = new Map(
    [...groups].map(([price, those]) => [price, Map.groupBy(those, (each) => each.soldOn)]),
  );
  return sales.flatMap(({ key, price, currency, title, soldOn }, at): Known[] => {
    // The same number twice is the same sale.
    if (seen.has(key)) return [{ at, why: 'imported' }];
    seen.add(key);
    const alike = byDay.get(`${toHundredths(price)} ${currency}`);
    if (alike === undefined) return [];
    const one = takeSame((day) => alike.get(day) ?? [], { texts: [wordsOf(title)], soldOn });
    return one ? [{ at, why: 'noted', one }] : [];
  });
}

/** Sales of one price that are looked at for one of a list: a stall that sells at one price waits for nobody. */
const MOST_ALIKE = 200;

/** The nearest that is the same sale, and from here on is no other's: one that was marked stands for one sale. */
function takeSame(noted: (day: string) => (Told & { one: Noted })[], told: Told): Noted | undefined {
  let most = MOST_ALIKE;
  for (const day of daysNear(told.soldOn)) {
    const there = noted(day);
    const at = there.slice(0, most).findIndex((one) => isSameSale(one, told));
    if (at !== -1) return there.splice(at, 1)[0]?.one;
    most = Math.max(0, most - there.length);
  }
  return undefined;
}

/** What is known of sales on that marketplace at about the time of the list. */
function findNoted(db: Db, userId: string, { platform, sales }: ImportSalesRequest) {
  const days = sales.map(({ soldOn }) => soldOn).toSorted();
  return queries.listNoted(db, { userId, platform }, daysAround(days[0] ?? '', days.at(-1) ?? ''));
}
