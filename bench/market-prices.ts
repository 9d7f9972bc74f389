// What the price out of comparables is worth: each thing of the half that was set aside (real-prices.ts) is priced from
// all other things of its shop, as a search of that shop would give them, by the product's own judging of what is alike.
// `--tuning` measures on the other half, which may be looked at; `--misses` prints what is farthest off there.
import type { Comparable } from '@smart-listings/contract';
import { chooseCurrency, competitionPrice, priceComparables, quantile } from '@smart-listings/engine';
import { checkBudget } from './budget.ts';
import { isSetAside, itemOf, middle, type RealPrice, readRealPrices } from './real-prices.ts';

const all = readRealPrices();
const tuning = process.argv.includes('--tuning');
const TODAY = '2026-11-01';

function comparableOf({ id, form, price, currency, kind }: RealPrice): Comparable {
  return {
    title: [form.make, form.itemName].filter(Boolean).join(' '),
    price,
    currency: currency.slice(0, 3),
    condition: form.condition,
    kind,
    link: `https://example.com/${id}`,
    date: null,
    source: 'pasted',
  };
}

const bySource = Map.groupBy(all, ({ source }) => source);
const rows = all.filter((row) => isSetAside(row) !== tuning);
const judged = rows.flatMap((row) => {
  const item = itemOf(row);
  const pool = (bySource.get(row.source) ?? []).filter(({ id }) => id !== row.id);
  const currency = chooseCurrency(row.currency);
  const market = priceComparables(item, pool.map(comparableOf), { currency, today: TODAY });
  const price = competitionPrice(market, currency);
  const used = market.comparables.filter(({ excluded }) => excluded === null);
  const [main] = market.statistics;
  const same = used.filter((one) => !('isOnlyAlike' in one)).length;
  return main === undefined
    ? []
    : [{ row, isPrice: price !== null, middle: main.median, same, used, confidence: main.confidence }];
});
const measured = judged.filter(({ isPrice }) => isPrice);

/** How far each counted price is off the median of the others: what a listing of the same page could be priced to at best. */
const amongThemselves = ({ used }: (typeof measured)[number]) => {
  const prices = used.flatMap(({ adjustedPrice }) => (adjustedPrice === null ? [] : [adjustedPrice]));
  return prices.map((one, at) => {
    const others = prices.toSpliced(at, 1).toSorted((a, b) => a - b);
    return (Math.abs(quantile(others, 0.5) - one) / one) * 100;
  });
};

const offBy = ({ row, middle: center }: (typeof measured)[number]) =>
  (Math.abs(center - row.price) / row.price) * 100;
function report(name: string, some: typeof measured) {
  if (some.length === 0) return;
  console.log(
    name.padEnd(34),
    String(some.length).padStart(5),
    `off by ${middle(some.map(offBy)).toFixed(0)} %`,
    `(the comparables among themselves ${middle(some.flatMap(amongThemselves)).toFixed(0)} %)`,
  );
}
console.log(
  `${tuning ? 'The half that may be looked at' : 'The half that was set aside'}: ${rows.length} things`,
);
report('five and more comparables', measured);
report(
  'too far apart for a price',
  judged.filter(({ isPrice }) => !isPrice),
);
for (const confidence of ['high', 'medium', 'low'])
  report(
    `confidence ${confidence}`,
    measured.filter((one) => one.confidence === confidence),
  );
report(
  'mostly the same',
  measured.filter(({ same, used }) => same * 2 > used.length),
);
report(
  'only alike',
  measured.filter(({ same }) => same === 0),
);
for (const source of bySource.keys())
  report(
    source,
    measured.filter(({ row }) => row.source === source),
  );
if (process.argv.includes('--misses') && tuning)
  for (const one of measured.toSorted((a, b) => offBy(b) - offBy(a)).slice(0, 25))
    console.log(
      `\n${one.row.form.make} | ${one.row.form.itemName} | ${one.row.price} -> ${one.middle}`,
      one.used.slice(0, 6).map(({ title, adjustedPrice }) => `${title.slice(0, 50)}: ${adjustedPrice}`),
    );
checkBudget('five and more comparables: how far the price is off', middle(measured.map(offBy)), {
  atMost: 25,
  unit: ' %',
});
