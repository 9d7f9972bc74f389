// How well two titles of the same thing are told from two of things that are only alike: `npx node bench/same-items.ts FILE`,
// a file of lines {"a": title, "b": title, "same": boolean} that somebody labelled who has not seen the rules. The pairs are
// other people's titles and lie beside the checkout. With `--misses` each pair that is judged wrongly is printed.
import { isSame, whyUnlike } from '../engine/src/pricing/comparables/judge.ts';
import { readPair, readPairs } from './labelled-pairs.ts';

const [file = '', ...flags] = process.argv.slice(2);
const judged = readPairs(file).map((pair) => {
  const { profile, listing } = readPair(pair);
  return {
    ...pair,
    passed: whyUnlike(profile, listing) === null && isSame(profile, listing.title),
  };
});
const right = judged.filter(({ same, passed }) => same && passed).length;
const found = judged.filter(({ passed }) => passed).length;
const same = judged.filter(({ same: one }) => one).length;
if (flags.includes('--misses'))
  for (const { a, b, same: one, passed } of judged)
    if (one !== passed) console.log(`${passed ? 'passes, is not' : 'is, does not pass'}: ${a} | ${b}`);
const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(0)} % (${part} of ${whole})`;
console.log(
  `${judged.length} pairs: of what passes for the same, ${share(right, found)} is; of the same, ${share(right, same)} is found`,
);
