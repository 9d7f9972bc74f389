/** A marketplace's list of the seller's own sales, as it was downloaded: which of its rows are sales, and why others are none. */
import { LIMITS, type Platform, type ReportedSale } from '@smart-listings/contract';
import { fold, squeeze } from '../language/fold.ts';
import { marketplaceOf } from '../marketplaces/index.ts';
import type { SaleField } from '../marketplaces/sales-report.ts';
import { beginsWithMonth, hasSwappable, readDay } from '../pricing/paste/dates.ts';
import { findMoney, type Money, readAmount } from '../pricing/paste/money.ts';
import { type MatchedColumns, matchSaleColumns } from './sales-columns.ts';

export interface SalesReportOptions {
  /** 'GBP': of amounts without a sign. */
  home: string;
  /** What the seller says where 3/4/2026 can be two days; null: what the list says, or its marketplace. */
  monthFirst: boolean | null;
}

/** What was read of the list of sales that a marketplace hands its sellers, and what was not. */
export interface ReadReport {
  platform: Platform | null;
  /** What was recognised, by field: the column's name as it stands there. */
  recognised: Partial<Record<SaleField, string>>;
  unused: string[];
  sales: ReportedSale[];
  /** Rows that are no sale, with their numbers in the file and why. */
  refused: { row: number; text: string; reason: string }[];
  /** How days in numbers were read; null where they can be read in one way only. */
  monthFirst: boolean | null;
  /** Whether an amount says no currency, and was read in the seller's. */
  usesHome: boolean;
}

/** As far as a heading can stand below the lines that some lists begin with. */
const HIGHEST_HEADING = 20;
/** Of one row: more is no private sale, and would fill the list by itself. */
const MOST_PIECES = 100;
const NEEDED = ['title', 'price', 'day'] as const;
const NEEDED_WORDS: Record<(typeof NEEDED)[number], string> = {
  title: 'what was sold',
  price: 'the price',
  day: 'the day',
};
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const CODE = /^[A-Za-z]{3}$/;
/** What was called off, sent back or paid back, in nine languages; folded. */
const UNDONE =
  /cancel|refund|return(?:ed)?|stornier|erstattet|abgebrochen|zuruck|annul|rembours|retour|reembols|devuelt|devolv|anulad|rimbors|restitui|geannuleerd|terugbetaald|anulow|zwrot|zwroc|avbrut|avbestall|makuler|aterbetal|atersand/;

/**
 * The sales of a list. @param cells its rows as they stand in the file
 * @throws Error with a sentence for the seller, where no row can be read
 */
export function readSalesReport(
  cells: readonly (readonly string[])[],
  options: SalesReportOptions,
): ReadReport {
  if (cells.every((row) => row.every((cell) => cell.trim() === ''))) throw new Error('This file is empty.');
  const head = headingOf(cells);
  const header = cells[head.at] ?? [];
  const { columns, platform } = head.matched;
  const missing = NEEDED.filter((field) => !columns.has(field));
  if (missing.length > 0) {
    throw new Error(
      `No column of this file says ${OR.format(missing.map((field) => NEEDED_WORDS[field]))}. ${whereFrom(platform)}`,
    );
  }
  const rows = cells
    .map((row, index) => ({ cells: row, number: index + 1 }))
    .slice(head.at + 1)
    .filter(({ cells: row }) => row.some((cell) => cell.trim() !== ''));
  const days = rows.map(({ cells: row }) => row[columns.get('day') ?? -1] ?? '');
  const told = beginsWithMonth(days);
  const usual = (platform && marketplaceOf(platform).salesReport?.beginsWithMonth) ?? options.home === 'USD';
  const monthFirst = told ?? options.monthFirst ?? usual;
  const report: ReadReport = {
    platform,
    recognised: Object.fromEntries([...columns].map(([field, at]) => [field, (header[at] ?? '').trim()])),
    unused: header.filter((name, at) => name.trim() !== '' && ![...columns.values()].includes(at)),
    sales: [],
    refused: [],
    usesHome: rows.some(({ cells: row }) => {
      const [price = '', currency = ''] = (['price', 'currency'] as const).map(
        (field) => row[columns.get(field) ?? -1],
      );
      return /\d/.test(price) && !CODE.test(currency.trim()) && findMoney(price, options.home).length === 0;
    }),
    monthFirst: told === null && hasSwappable(days) ? monthFirst : null,
  };
  const reader = { columns, home: options.home, monthFirst, ordersWithItems: ordersWithItems(rows, columns) };
  const seen = new Map<string, number>();
  for (const row of rows) {
    const outcome = readRow(row.cells, reader);
    const text = row.cells
      .filter((cell) => cell.trim() !== '')
      .join(' · ')
      .slice(0, 200);
    if (typeof outcome === 'string') {
      report.refused.push({ row: row.number, text, reason: outcome });
      continue;
    }
    const count = (seen.get(outcome.key) ?? 0) + 1;
    seen.set(outcome.key, count);
    if (count > 1 && outcome.isNumbered) {
      report.refused.push({ row: row.number, text, reason: 'It stands in this file twice.' });
      continue;
    }
    report.sales.push(...piecesOf(outcome, count));
  }
  return report;
}

interface Heading {
  at: number;
  matched: MatchedColumns;
}

/** The row that names most columns; the first of several. */
function headingOf(cells: readonly (readonly string[])[]): Heading {
  const candidates = cells
    .slice(0, HIGHEST_HEADING)
    .map((row, at): Heading => ({ at, matched: matchSaleColumns(row) }));
  const [best] = candidates.toSorted(
    (a, b) => b.matched.columns.size - a.matched.columns.size || a.at - b.at,
  );
  return best ?? { at: 0, matched: { platform: null, columns: new Map() } };
}

function whereFrom(platform: Platform | null): string {
  const from = platform && marketplaceOf(platform).salesReport?.from;
  return from
    ? `The list with a row for each thing sold is at ${platform}: ${from}.`
    : 'Choose a list with a row for each thing sold, and the names of its columns above.';
}

type Row = { cells: readonly string[]; number: number };

/** The numbers of orders with rows that name a thing: rows without one are their sums. */
function ordersWithItems(rows: readonly Row[], columns: MatchedColumns['columns']): ReadonlySet<string> {
  const cell = (row: Row, field: SaleField) => (row.cells[columns.get(field) ?? -1] ?? '').trim();
  return new Set(
    rows
      .filter((row) => cell(row, 'title') !== '')
      .map((row) => cell(row, 'order'))
      .filter(Boolean),
  );
}

interface Reader {
  columns: MatchedColumns['columns'];
  home: string;
  monthFirst: boolean;
  ordersWithItems: ReadonlySet<string>;
}

interface OneRow {
  sale: Omit<ReportedSale, 'key'>;
  /** Of the whole row without what was taken off or paid back, in hundredths. */
  sum: number;
  pieces: number;
  key: string;
  /** The marketplace's own number tells it from all others. */
  isNumbered: boolean;
}

/** The sale of a row; or why it is none, in a sentence. */
function readRow(cells: readonly string[], reader: Reader): OneRow | string {
  const { columns, home, monthFirst } = reader;
  const cell = (field: SaleField) => (cells[columns.get(field) ?? -1] ?? '').trim();
  const [title, order] = [cell('title'), cell('order')];
  if (title === '') {
    return reader.ordersWithItems.has(order)
      ? 'It is the sum of an order, whose things are read one by one.'
      : 'It names nothing that was sold.';
  }
  if (UNDONE.test(fold(cell('status')))) return 'It was cancelled or paid back.';
  const price = readMoney(cell('price'), cell('currency'), home);
  if (price === null || price.amount <= 0) return 'Its price cannot be read.';
  const soldOn = readDay(cell('day'), monthFirst);
  if (soldOn === null) return 'Its day cannot be read.';
  const pieces = cell('quantity') === '' ? 1 : Number(readAmount(cell('quantity')) ?? Number.NaN);
  if (!Number.isInteger(pieces) || pieces < 1 || pieces > MOST_PIECES) return 'Its quantity cannot be read.';
  const fees = readMoney(cell('fees').replace(/^[-−]/, ''), price.currency, home);
  const full = Math.round(price.amount * 100) * (isOfOne(price.amount, pieces, reader, cell) ? pieces : 1);
  const less = (['discount', 'refund'] as const).reduce(
    (all, field) => all + (readMoney(cell(field).replace(/^[-−]/, ''), price.currency, home)?.amount ?? 0),
    0,
  );
  const sum = full - Math.round(less * 100);
  if (sum <= 0) return 'It was cancelled or paid back.';
  const shortTitle = [...title].slice(0, LIMITS.comparable.title / 2).join('');
  const item = cell('transaction') || cell('item') || squeeze(title).slice(0, 50);
  const key =
    order || cell('transaction')
      ? [order, item].join('/')
      : [soldOn, sum, squeeze(title).slice(0, 60)].join('/');
  return {
    sale: {
      title: shortTitle,
      price: price.amount,
      currency: price.currency,
      soldOn,
      fees: fees?.currency === price.currency ? fees.amount : null,
    },
    sum,
    pieces,
    key: key.slice(0, LIMITS.work.order - 10),
    isNumbered: cell('transaction') !== '',
  };
}

/** Whether the price is that of one of several pieces: the row's own sum tells, and without one it is. */
function isOfOne(price: number, pieces: number, reader: Reader, cell: (field: SaleField) => string): boolean {
  if (pieces === 1) return true;
  const amount = (field: SaleField) => readMoney(cell(field), '', reader.home)?.amount ?? null;
  const total = amount('total');
  return total === null || total + 0.005 >= price * pieces + (amount('postage') ?? 0);
}

function readMoney(text: string, currency: string, home: string): Money | null {
  const [found, more] = findMoney(text, home);
  if (more) return null;
  if (found) return /[-−]/.test(text) ? null : found.money;
  const amount = readAmount(text);
  const code = CODE.test(currency) ? currency.toUpperCase() : home;
  return amount !== null && amount <= LIMITS.amount
    ? { amount: Math.round(amount * 100) / 100, currency: code }
    : null;
}

/** A sale for each piece; pennies that cannot be shared are the first ones'. */
function piecesOf({ sale, sum, pieces, key, isNumbered }: OneRow, count: number): ReportedSale[] {
  const each = Math.floor(sum / pieces);
  const fees = sale.fees === null ? null : Math.round((sale.fees / pieces) * 100) / 100;
  return Array.from({ length: pieces }, (_, index) => {
    const nth = isNumbered ? index + 1 : (count - 1) * pieces + index + 1;
    return {
      ...sale,
      price: (each + (index < sum - each * pieces ? 1 : 0)) / 100,
      fees,
      key: nth === 1 ? key : `${key}#${nth}`,
    };
  });
}
