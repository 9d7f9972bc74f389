// How often the built-in estimate's range holds the price that was really paid, and how far off its middle
// is: 200 things sold on Grailed, split in two. Only the first half may be looked at while tables are
// written; the second says what the range is worth. The table of makes is older than the split and names
// makes of both halves, so the second half is also measured with no make given at all.
import { CATEGORIES, ESTIMATE_HOLDS, estimatePrice, readItem } from '@smart-listings/engine';
import { formOfSold, readSold, type Sold } from '../engine/src/test/corpus.ts';
import { checkBudget } from './budget.ts';

/** With a hundred prices, a share of three in four is known to about nine points either way. */
const TOLERANCE = 0.09;
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Only ranges that claim to hold a share are held to it; the others say that they cannot. */
function measure(name: string, rows: readonly Sold[], withMake = true): number {
  const found = rows
    .map((row) => ({ price: row.priceUsd, ...estimatePrice(readItem(formOfSold(row, withMake)), 'USD ($)') }))
    .filter(({ priceJustification }) => priceJustification.includes(ESTIMATE_HOLDS.words));
  if (found.length === 0) {
    console.log(`${name.padEnd(29)} none of ${rows.length} claims it`);
    return 0;
  }
  const inside = found.filter(({ price, low, high }) => price >= low && price <= high).length / found.length;
  const off = median(found.map(({ price, typical }) => Math.abs(typical - price) / price));
  const width = median(found.map(({ low, high }) => high / low));
  console.log(
    `${name.padEnd(29)} ${found.length} of ${rows.length} claim it: ${(inside * 100).toFixed(0)} % inside, middle off by ${(off * 100).toFixed(0)} % in the median, high is ${width.toFixed(1)} times low`,
  );
  return inside;
}

console.log(
  `${CATEGORIES.length} categories with a typical new and used price; the range claims ${ESTIMATE_HOLDS.words}`,
);
const rows = readSold();
const isHeldOut = ({ id }: Sold) => Number(id.slice(-1)) % 2 === 1;
measure(
  'first half (may be looked at)',
  rows.filter((row) => !isHeldOut(row)),
);
const held = rows.filter(isHeldOut);
measure('second half, without makes', held, false);
const share = measure('second half (held out)', held);
checkBudget(
  'price estimates that claim to hold a share: how far the held-out half is from it',
  Math.abs(share - ESTIMATE_HOLDS.share) * 100,
  { atMost: TOLERANCE * 100, unit: ' points' },
);
