// What the built-in estimate is worth on the half of the real prices that was set aside (real-prices.ts): for how many it
// is given, how far off its middle is, how far off the median of the same category is, and promise against truth.
// `--tuning` measures on the other half, which may be looked at.
import { estimatePrice, type Item, marketplaceOf, type PriceEstimate } from '@smart-listings/engine';
import { categoryOf, tierOf } from '../engine/src/pricing/price-features.ts';
import { checkBudget } from './budget.ts';
import { FAMILIES, isSetAside, itemOf, middle, type RealPrice, readRealPrices } from './real-prices.ts';

const LEAST_FOR_A_MEDIAN = 5;
const all = readRealPrices();
const known = all.filter((row) => !isSetAside(row));
const tuning = process.argv.includes('--tuning');

interface Measured {
  row: RealPrice;
  range: PriceEstimate['range'];
  /** Why there is none. */
  why: string | null;
  /** The median of its category in its shop. */
  shelf: number;
}

/** The median of its shop's category, else of its shop; a price is not held against itself. */
function medianOf({ id, source, shelf }: RealPrice): number {
  const near = known.filter((row) => row.source === source && row.id !== id);
  const same = near.filter((row) => row.shelf === shelf);
  return middle((same.length >= LEAST_FOR_A_MEDIAN ? same : near).map(({ price }) => price));
}

/** What has no order of magnitude, however many prices of it there are (docs/pricing.md). */
const NEVER: ReadonlySet<string> = new Set(['watches', 'cameras', 'phones', 'computers', 'collectables']);

/** Why a thing has no estimate, as a count needs it: by rule, or for want of what. */
function whySilent(item: Item, said: string): string {
  const category = categoryOf(item);
  if (/could not tell/.test(said) || category === undefined) return 'kind unsure';
  if (NEVER.has(category.family)) return 'by rule: phones, computers, cameras, watches, cards';
  if (!FAMILIES.has(category.family)) return 'families with too few prices';
  if (tierOf(item) === 'luxury') return 'by rule: luxury';
  const lacks =
    /too few prices were measured for (?:such (makes)|(things without a make)|(?:a (child)|(the condition)|\d+ (pieces)))/.exec(
      said,
    );
  if (lacks === null) return 'range wider than four times';
  const [, make, none, child, condition] = lacks;
  if (make || none) return `sorts of make with too few prices, ${item.marketplace.prices.level}`;
  return child ? 'children’s sizes' : condition ? 'fair and broken' : 'several pieces';
}

const measured: Measured[] = (tuning ? known : all.filter(isSetAside)).map((row) => {
  const item = itemOf(row);
  const { range, priceJustification } = estimatePrice(item, row.currency);
  return { row, range, why: range ? null : whySilent(item, priceJustification), shelf: medianOf(row) };
});

function errorOf(rows: readonly Measured[], price: (row: Measured) => number): number {
  return middle(rows.map((one) => Math.abs(price(one) - one.row.price) / one.row.price)) * 100;
}

function heldIn(rows: readonly Measured[]): number {
  const held = rows.filter(({ row, range }) => range && row.price >= range.low && row.price <= range.high);
  return (held.length / rows.length) * 100;
}

/** 'Vinted 35, Grailed 5' */
function sourcesOf(rows: readonly Measured[]): string {
  const bySource = [...Map.groupBy(rows, ({ row }) => row.source)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  return `(${bySource.map(([source, some]) => `${source} ${some.length}`).join(', ')})`;
}

function report(name: string, rows: readonly Measured[]) {
  const given = rows.filter(({ range }) => range !== null);
  const figures = [`${given.length} of ${rows.length}`];
  if (given.length > 0)
    figures.push(
      `${errorOf(given, ({ range }) => range?.typical ?? 0).toFixed(0)} %`,
      `${errorOf(given, ({ shelf }) => shelf).toFixed(0)} %`,
      `${heldIn(given).toFixed(0)} %`,
    );
  console.log([name.padEnd(14), ...figures.map((figure) => figure.padStart(12))].join(' '));
}

console.log(`${tuning ? 'The half that may be looked at' : 'The half that was set aside'}:`);
console.log(
  ['source'.padEnd(14), 'given', 'off by', 'median off', 'in range']
    .map((head, at) => (at === 0 ? head : head.padStart(12)))
    .join(' '),
);
report('all', measured);
const sources = [...new Set(measured.map(({ row }) => row.source))];
for (const source of sources)
  report(
    source,
    measured.filter(({ row }) => row.source === source),
  );

console.log('no estimate for:');
const silent = Map.groupBy(
  measured.filter(({ why }) => why !== null),
  ({ why }) => why,
);
for (const [why, rows] of [...silent].toSorted(([, a], [, b]) => b.length - a.length))
  console.log(String(rows.length).padStart(5), why, sourcesOf(rows));

const given = measured.filter(({ range }) => range !== null);
for (const source of sources) {
  const rows = given.filter(({ row }) => row.source === source);
  const promise = rows.map(({ row }) => marketplaceOf(row.form.platform).prices.held)[0];
  if (promise)
    checkBudget(
      `estimates on ${source}: how far truth is from the promised ${promise.inHundred} in 100 (${rows.length} prices)`,
      Math.abs(heldIn(rows) - promise.inHundred),
      { atMost: 3, unit: ' points' },
    );
}
const error = errorOf(given, ({ range }) => range?.typical ?? 0);
checkBudget(
  'estimates: their error as a share of that of the category’s median',
  (error / errorOf(given, ({ shelf }) => shelf)) * 100,
  { atMost: 80, unit: ' %' },
);
checkBudget('estimates: for how many of all items one is given', (given.length / measured.length) * 100, {
  atLeast: 50,
  unit: ' %',
});
