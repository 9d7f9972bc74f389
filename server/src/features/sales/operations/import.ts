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
import * as queries from '../queries.ts';

const DAY_MS = 86_400_000;
/** Who marks a listing as sold seldom does so on the very day. */
const NOTED_WITHIN_DAYS = 7;
/** Of the words of two titles, how many are the same where they are of one thing. */
const SAME_WORDS = 0.5;

/** Which of the sales are there already: nothing is written. */
export async function checkSales(
  { db }: AppContext,
  userId: string,
  request: ImportSalesRequest,
): Promise<CheckedSales> {
  return { known: await findKnown(db, userId, request) };
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
  return context.db.transaction().execute(async (trx) => {
    const row = { id: randomUUID(), userId, platform, fileName, createdAt: now.toISOString() };
    await queries.createImport(trx, row);
    const noted = await findNoted(trx, userId, request);
    // Numbers that are there already are left out as they are written.
    const found = noted.length > 0 ? await findKnown(trx, userId, request) : [];
    const known = new Set(found.map(({ at }) => at));
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

/** Takes back what an import brought. @throws AppError not-found */
export async function undoImport({ db }: AppContext, place: { userId: string; id: string }): Promise<number> {
  return db.transaction().execute(async (trx) => {
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

async function findKnown(
  db: Db,
  userId: string,
  request: ImportSalesRequest,
): Promise<CheckedSales['known']> {
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
  return sales.flatMap((sale, at): CheckedSales['known'] => {
    if (numbers.has(sale.key)) return [{ at, why: 'imported' }];
    const alike = byPrice.get(`${toHundredths(sale.price)} ${sale.currency}`) ?? [];
    const words = wordsOf(sale.title);
    const same = alike.slice(0, MOST_ALIKE).findIndex((one) => isSame(one, { words, soldOn: sale.soldOn }));
    // One that was marked stands for one sale only.
    return same === -1 || alike.splice(same, 1).length === 0 ? [] : [{ at, why: 'noted' }];
  });
}

/** What the seller marked as sold on that marketplace at about the time of the list. */
function findNoted(db: Db, userId: string, { platform, sales }: ImportSalesRequest) {
  const days = sales.map(({ soldOn }) => soldOn).toSorted();
  return queries.listNoted(db, { userId, platform }, [
    shift(days[0] ?? '', -NOTED_WITHIN_DAYS),
    shift(days.at(-1) ?? '', NOTED_WITHIN_DAYS),
  ]);
}

/** Sales of one price that are looked at for one of a list: a stall that sells at one price waits for nobody. */
const MOST_ALIKE = 200;

function isSame(
  noted: { texts: readonly ReadonlySet<string>[]; soldOn: string },
  { words, soldOn }: { words: ReadonlySet<string>; soldOn: string },
): boolean {
  const days = Math.abs(Date.parse(noted.soldOn) - Date.parse(soldOn)) / DAY_MS;
  if (days > NOTED_WITHIN_DAYS) return false;
  return noted.texts.some((own) => {
    const shared = [...words].filter((word) => own.has(word)).length;
    return shared >= SAME_WORDS * Math.max(1, Math.min(words.size, own.size));
  });
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []);
}

function shift(day: string, by: number): string {
  return new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10);
}
