// Measures the weights of the price estimate on the half of the real prices that may be looked at, and prints the table
// and that of how far they reach, which stand in engine/src/pricing/price-weights.ts: `npx node bench/fit-prices.ts`. How
// well they do is told in five folds, each priced by weights of the other four; bench/prices.ts tells it on the half that
// was set aside.
import { type Currency, chooseCurrency, roundPrice } from '../engine/src/pricing/currencies.ts';
import { MOST_REACH } from '../engine/src/pricing/estimate.ts';
import { categoryOf, priceFeatures, tierOf } from '../engine/src/pricing/price-features.ts';
import { FAMILIES, isSetAside, itemOf, MEASURED, middle, readRealPrices } from './real-prices.ts';
import { makeSteps, pricedThings } from './step-pairs.ts';

/** Fewer prices than this tell nothing: a kind goes by its family then, and of anything else nothing is said. */
const LEAST = { kind: 8, other: 20 };
/** As many prices at no difference: what few prices say is drawn towards none. */
const PULL = { kind: 5, other: 2, reach: 20 };
/** Logarithms farther off than this count as if they were this far. */
const FAR = 0.6;
const FOLDS = 5;

interface Row {
  source: string;
  price: number;
  money: Currency;
  pounds: number;
  base: number;
  keys: string[];
  /** Whether the estimate is silent about it, because something of it was measured too seldom. */
  isSilent: boolean;
}

const known = readRealPrices().filter((row) => !isSetAside(row) && MEASURED.has(row.source));
const worn = pricedThings(known).filter(({ family }) => FAMILIES.has(family));
/** Sorts of make that no pair tells apart have one weight. */
const asOne = new Map(
  makeSteps(worn)
    .filter(({ step }) => !step.counts)
    .map(({ level, tier, beside }) => [`${level} make ${tier}`, `${level} make ${beside}`]),
);
const rows: Row[] = known.flatMap((row) => {
  const item = itemOf(row);
  const category = categoryOf(item);
  if (!category || !FAMILIES.has(category.family) || tierOf(item) === 'luxury') return [];
  const { source, price } = row;
  const money = chooseCurrency(row.currency);
  const features = priceFeatures(item);
  return {
    source,
    price,
    money,
    pounds: price / money.rate,
    base: features.reduce((base, { times = 1 }) => base * times, category.price.used),
    keys: features.flatMap(({ key, times }) => (times === undefined ? [key] : [])),
    isSilent: false,
  };
});
const counts = new Map<string, number>();
for (const key of rows.flatMap(({ keys }) => keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
const isOften = (key: string) =>
  (counts.get(key) ?? 0) >= (key.startsWith('kind ') ? LEAST.kind : LEAST.other);
for (const row of rows) {
  row.isSilent = row.keys.some((key) => !key.startsWith('kind ') && !isOften(key));
  row.keys = row.keys.filter(isOften);
}
const weightKey = (key: string) => asOne.get(key) ?? key;

const off = rows.map((row, index) => {
  const weights = fit(rows.filter((_, other) => other % FOLDS !== index % FOLDS));
  return predict(row, weights) - Math.log(row.pounds);
});
const told = rows.flatMap((row, index) => (row.isSilent ? [] : [{ ...row, off: off[index] ?? 0 }]));
const reached = told.map((row, index) => {
  const reaches = fitReach(told.filter((_, other) => other % FOLDS !== index % FOLDS));
  return { ...row, reach: reachOf(row.keys, reaches) };
});
const shown = reached.filter(({ reach }) => reach <= Math.log(MOST_REACH));
for (const source of new Set(shown.map((row) => row.source))) {
  const here = shown.filter((row) => row.source === source);
  const error = middle(here.map((row) => Math.abs(Math.exp(row.off) - 1))) * 100;
  const held = (here.filter(isHeld).length / here.length) * 100;
  console.log(
    `${source}, ${here.length} prices, in folds: off by ${error.toFixed(0)} % in the median, ${held.toFixed(1)} of 100 within the range`,
  );
}
console.log(`${rows.length} prices, of which ${told.length - shown.length} would have too wide a range`);
const fitted = fit(rows);
print('PRICE_WEIGHTS', [
  ...fitted,
  ...[...asOne].flatMap(([key, other]) => (isOften(key) ? [[key, fitted.get(other) ?? 0] as const] : [])),
]);
print('PRICE_REACH', [...fitReach(told)]);

function print(name: string, table: readonly (readonly [key: string, weight: number])[]) {
  console.log(name);
  for (const [key, weight] of table.toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`  '${key}': ${Math.exp(weight).toFixed(2)}, // ${counts.get(key) ?? rows.length}`);
}

function predict({ base, keys }: Row, weights: ReadonlyMap<string, number>): number {
  return ['all', ...keys.map(weightKey)].reduce((sum, key) => sum + (weights.get(key) ?? 0), Math.log(base));
}

/** As the range is written: rounded, in the currency of the price. */
function isHeld({ price, money, off, reach }: (typeof shown)[number]): boolean {
  const end = (factor: number) => roundPrice(price * Math.exp(off + factor), money.decimals);
  return price >= end(-reach) && price <= end(reach);
}

function reachOf(keys: readonly string[], reaches: ReadonlyMap<string, number>): number {
  return ['all', ...keys].reduce((sum, key) => sum + (reaches.get(key) ?? 0), 0);
}

/** How far off, in logarithms, the middle one of such prices is: a median for all, and by how much each key moves it. */
function fitReach(data: readonly { keys: string[]; off: number }[]): Map<string, number> {
  const moves = (key: string) => key.startsWith('kind ') || key.includes(' make ');
  const reaches = new Map(
    ['all', ...new Set(data.flatMap(({ keys }) => keys.filter(moves)))].map((key) => [key, 0]),
  );
  for (let round = 0; round < 40; round += 1) {
    for (const [key, before] of reaches) {
      const rest = data
        .filter(({ keys }) => key === 'all' || keys.includes(key))
        .map((row) => Math.abs(row.off) - reachOf(row.keys, reaches) + before);
      const share = key === 'all' ? 1 : rest.length / (rest.length + PULL.reach);
      reaches.set(key, middle(rest) * share);
    }
  }
  return reaches;
}

/** Ridge regression of the logarithms that far-off prices cannot bend, one weight after the other. */
function fit(data: readonly Row[]): Map<string, number> {
  const weights = new Map(
    ['all', ...new Set(data.flatMap(({ keys }) => keys.map(weightKey)))].map((key) => [key, 0]),
  );
  const miss = (row: Row) => Math.log(row.pounds) - predict(row, weights);
  for (let round = 0; round < 40; round += 1) {
    for (const [key, before] of weights) {
      let sum = 0;
      let most = key === 'all' ? 0 : key.startsWith('kind') ? PULL.kind : PULL.other;
      for (const row of data) {
        if (key !== 'all' && !row.keys.some((own) => weightKey(own) === key)) continue;
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
