import { LEAST_SUGGESTIONS, MOST_MONTHS, type Totals } from '@smart-listings/contract';
import { quantile } from '@smart-listings/engine';
import type { AppContext } from '../../../context.ts';
import { readJsonColumn } from '../../../db/columns.ts';
import { fromHundredths } from '../../../lib/money.ts';
import { countListed } from '../../listings/operations/count.ts';
import { listSalesBefore, listSuggested, type SaleRow, sumByMonth } from '../queries.ts';

const AT_ONCE = 200;

/** What the account listed and sold by month. */
export async function readTotals(context: AppContext, userId: string): Promise<Totals> {
  const [listed, sums] = [
    await countListed(context, userId, MOST_MONTHS),
    await sumByMonth(context.db, userId, MOST_MONTHS),
  ];
  const sold = sums.map(({ month, currency, ...sum }) => {
    const [price, fees, cost] = [Number(sum.price), Number(sum.fees), Number(sum.cost)];
    return {
      ...{ month, currency, sold: Number(sum.sold), incomplete: Number(sum.incomplete) },
      price: fromHundredths(price),
      fees: fromHundredths(fees),
      cost: fromHundredths(cost),
      kept: fromHundredths(price - fees - cost),
    };
  });
  const suggestions = await weighSuggestions(context, userId);
  return { suggestions, listed: listed.toReversed(), sold: sold.toReversed() };
}

/** Enough to tell, and those that were made by the product as it is. */
const LOOKED_AT = 500;

async function weighSuggestions({ db }: AppContext, userId: string): Promise<Totals['suggestions']> {
  const rows = await listSuggested(db, userId, LOOKED_AT);
  const pairs = rows.flatMap(({ suggested, price }) =>
    suggested === null || price <= 0 ? [] : [{ suggested, price }],
  );
  const errors = pairs.map(({ suggested, price }) => Math.abs(suggested - price) / price);
  return {
    count: pairs.length,
    medianError:
      pairs.length < LEAST_SUGGESTIONS
        ? null
        : quantile(
            errors.toSorted((a, b) => a - b),
            0.5,
          ),
    below: pairs.filter(({ suggested, price }) => price < suggested).length,
  };
}

/** The totals as CSV: a line for each month and currency. */
export async function writeTotalsCsv(context: AppContext, userId: string): Promise<string> {
  const { listed, sold } = await readTotals(context, userId);
  const listedIn = (month: string) => listed.find((one) => one.month === month)?.count ?? 0;
  const months = [...new Set([...listed, ...sold].map(({ month }) => month))].toSorted();
  const lines = months.flatMap((month) => {
    const sales = sold.filter((one) => one.month === month);
    if (sales.length === 0) return [[month, listedIn(month), 0, '', '', '', '', '', '']];
    return sales.map((one) => {
      const amounts = [one.price, one.fees, one.cost, one.kept].map((amount) => amount.toFixed(2));
      return [month, listedIn(month), one.sold, one.currency, ...amounts, one.incomplete];
    });
  });
  const head = 'month,listed,sold,currency,price,fees,cost,kept,sales_without_fees_or_cost';
  return [head, ...lines.map((line) => line.join(',')), ''].join('\r\n');
}

/** Every sale of the account, newest first, piece by piece: for the download of its data. */
export async function* readSales({ db }: AppContext, userId: string): AsyncGenerator<object> {
  let before: SaleRow | null = null;
  for (;;) {
    const rows: SaleRow[] = await listSalesBefore(db, userId, { before, limit: AT_ONCE });
    for (const { userId: _owner, told, price, fees, cost, suggested, ...rest } of rows) {
      yield {
        ...rest,
        told: told === null ? null : readJsonColumn<object>(told),
        price: fromHundredths(price),
        fees: fromHundredths(fees),
        cost: fromHundredths(cost),
        suggested: fromHundredths(suggested),
      };
    }
    before = rows.at(-1) ?? null;
    if (!before) return;
  }
}
