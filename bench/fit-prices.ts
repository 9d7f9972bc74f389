// Measures the weights of the price estimate on the half of the real prices that may be looked at, and prints the table
// that stands in engine/src/pricing/price-weights.ts: `npx node bench/fit-prices.ts`. How well they do is told in five
// folds, each priced by weights of the other four; bench/prices.ts tells it on the half that was set aside.
import { chooseCurrency } from '../engine/src/pricing/currencies.ts';
import { categoryOf, priceFeatures, tierOf } from '../engine/src/pricing/price-features.ts';
import { isSetAside, itemOf, middle, readRealPrices } from './real-prices.ts';

const FAMILIES = new Set(['clothing', 'shoes']);
/** Fewer prices than this tell nothing: a kind goes by its family then, and of anything else nothing is said. */
const LEAST = { kind: 8, other: 20 };
/** As many prices at no difference: what few prices say is drawn towards none. */
const PULL = { kind: 5, other: 2 };
/** Logarithms farther off than this count as if they were this far. */
const FAR = 0.6;
const FOLDS = 5;
/** Of the same make and kind, like new was asked what good was (docs/pricing.md): two conditions of one weight. */
const LIKE_NEW = 'condition used-like-new';
const GOOD = 'condition used-good';

interface Row {
  pounds: number;
  base: number;
  keys: string[];
}

const rows: Row[] = readRealPrices()
  .filter((row) => !isSetAside(row))
  .flatMap((row) => {
    const item = itemOf(row);
    const category = categoryOf(item);
    if (!category || !FAMILIES.has(category.family) || tierOf(item) === 'luxury') return [];
    const pounds = row.price / chooseCurrency(row.currency).rate;
    const keys = priceFeatures(item, item.marketplace.prices.level).map(({ key }) =>
      key === LIKE_NEW ? GOOD : key,
    );
    return { pounds, base: category.price.used, keys };
  });
const counts = new Map<string, number>();
for (const key of rows.flatMap(({ keys }) => keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
for (const row of rows)
  row.keys = row.keys.filter(
    (key) => (counts.get(key) ?? 0) >= (key.startsWith('kind') ? LEAST.kind : LEAST.other),
  );

const off = rows.map((row, index) => {
  const weights = fit(rows.filter((_, other) => other % FOLDS !== index % FOLDS));
  return Math.exp(predict(row, weights)) / row.pounds;
});
const errors = off.map((ratio) => Math.abs(ratio - 1));
const held = off.filter((ratio) => ratio >= 0.5 && ratio <= 2).length / off.length;
console.log(
  `${rows.length} prices, in folds: off by ${(middle(errors) * 100).toFixed(0)} % in the median, ${(held * 100).toFixed(1)} of 100 within half to twice the estimate`,
);
const fitted = fit(rows);
for (const [key, weight] of [...fitted, [LIKE_NEW, fitted.get(GOOD) ?? 0] as const].sort(([a], [b]) =>
  a.localeCompare(b),
))
  console.log(
    `  '${key}': ${Math.exp(weight).toFixed(2)}, // ${counts.get(key === LIKE_NEW ? GOOD : key) ?? rows.length}`,
  );

function predict({ base, keys }: Row, weights: ReadonlyMap<string, number>): number {
  return ['all', ...keys].reduce((sum, key) => sum + (weights.get(key) ?? 0), Math.log(base));
}

/** Ridge regression of the logarithms that far-off prices cannot bend, one weight after the other. */
function fit(data: readonly Row[]): Map<string, number> {
  const weights = new Map(['all', ...new Set(data.flatMap(({ keys }) => keys))].map((key) => [key, 0]));
  const miss = (row: Row) => Math.log(row.pounds) - predict(row, weights);
  for (let round = 0; round < 40; round += 1) {
    for (const [key, before] of weights) {
      let sum = 0;
      let most = key === 'all' ? 0 : key.startsWith('kind') ? PULL.kind : PULL.other;
      for (const row of data) {
        if (key !== 'all' && !row.keys.includes(key)) continue;
        const rest = miss(row);
        const counted = Math.min(1, FAR / Math.abs(rest));
        sum += counted * (rest + before);
        most += counted;
      }
      weights.set(key, sum / most);
    }
  }
  return weights;
}
