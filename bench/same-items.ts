// How well two titles of the same thing are told from two of things that are only alike: `npx node bench/same-items.ts FILE`,
// a file of lines {"a": title, "b": title, "same": boolean} that somebody labelled who has not seen the rules. The pairs are
// other people's titles and lie beside the checkout.
import { readFileSync } from 'node:fs';
import { listingFormSchema } from '@smart-listings/contract';
import { readItem } from '@smart-listings/engine';
import { profileItem } from '../engine/src/pricing/comparables/item-profile.ts';
import { isSurelySame, whyUnlike } from '../engine/src/pricing/comparables/judge.ts';

interface Pair {
  a: string;
  b: string;
  same: boolean;
}

const [file = '', ...flags] = process.argv.slice(2);
const pairs: Pair[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** As the product asks: one title is the seller's item, the other a listing. */
function passes({ a, b }: Pair): boolean {
  const form = listingFormSchema.parse({
    platform: 'eBay',
    itemName: a.slice(0, 200),
    features: a,
    condition: 'used-good',
  });
  const profile = profileItem(readItem(form));
  const title = b.slice(0, 200);
  const comparable = { title, price: 1, currency: 'GBP', condition: null, kind: 'asking' as const };
  const listing = { ...comparable, source: 'pasted' as const, link: null, date: null };
  return whyUnlike(profile, listing) === null && isSurelySame(profile, title);
}

const judged = pairs.map((pair) => ({ ...pair, passed: passes(pair) }));
const right = judged.filter(({ same, passed }) => same && passed).length;
const found = judged.filter(({ passed }) => passed).length;
const same = judged.filter(({ same: one }) => one).length;
if (flags.includes('--misses'))
  for (const { a, b, same: one, passed } of judged)
    if (one !== passed) console.log(`${passed ? 'passes, is not' : 'is, does not pass'}: ${a} | ${b}`);
const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(0)} % (${part} of ${whole})`;
console.log(
  `${pairs.length} pairs: of what passes for the same, ${share(right, found)} is; of the same, ${share(right, same)} is found`,
);
