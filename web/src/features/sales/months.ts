import type { Totals } from '@smart-listings/contract';

/** One month of one currency, also when nothing happened in it. */
export interface Month {
  /** '2026-11' */
  month: string;
  listed: number;
  sold: number;
  price: number;
  fees: number;
  cost: number;
  kept: number;
  incomplete: number;
}

const NONE = { sold: 0, price: 0, fees: 0, cost: 0, kept: 0, incomplete: 0 };

/** The currencies that something was sold in, the one with the most sales first. */
export function currenciesOf({ sold }: Pick<Totals, 'sold'>): string[] {
  const counts = new Map<string, number>();
  for (const one of sold) counts.set(one.currency, (counts.get(one.currency) ?? 0) + one.sold);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([currency]) => currency);
}

/** The last `count` months with anything in them and those between, oldest first. */
export function monthsOf(
  { listed, sold }: Pick<Totals, 'listed' | 'sold'>,
  currency: string,
  count: number,
): Month[] {
  const named = [...listed, ...sold].map(({ month }) => month).toSorted();
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last) return [];
  const months: Month[] = [];
  for (let month = last; month >= first && months.length < count; month = before(month)) {
    const sales = sold.find((one) => one.month === month && one.currency === currency);
    const inMonth = listed.find((one) => one.month === month)?.count ?? 0;
    months.push({ ...NONE, ...sales, month, listed: inMonth });
  }
  return months.toReversed();
}

/** '2025-12' of '2026-01'. */
function before(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** 'Nov 2026' */
export function formatMonth(month: string): string {
  return MONTH.format(new Date(`${month}-01T00:00:00Z`));
}
