// How many listings of whole pages, copied from sixteen marketplaces in nine languages, are read with their own title,
// price and kind. The pages (corpus/pasted-pages.jsonl) were written from memory of those sites, the first 31 before the
// reader that is measured here was begun, and are not changed.
import { parsePasted } from '@smart-listings/engine';
import { type PastedPage, readPastedPages } from '../engine/src/test/corpus.ts';
import { checkBudget } from './budget.ts';

type Row = PastedPage['wanted'][number];

const pages = readPastedPages();
const keyOf = ({ title, price, kind }: Row) => JSON.stringify([title, price, kind]);
const totals = { wanted: 0, right: 0, foreign: 0, other: 0, asked: 0 };

for (const { name, currency, text, wanted } of pages) {
  const { comparables, other } = parsePasted(text, { currency, kind: 'asking' });
  const open = wanted.map(keyOf);
  const rest = comparables.filter((row) => {
    const at = open.indexOf(keyOf(row));
    if (at !== -1) open.splice(at, 1);
    return at === -1;
  });
  const titles = new Set(wanted.map(({ title }) => title));
  const foreign = rest.filter(
    ({ title, price }) =>
      titles.has(title) && wanted.every((row) => row.title !== title || row.price !== price),
  );
  const right = wanted.length - open.length;
  if (other) totals.asked += 1;
  totals.wanted += wanted.length;
  totals.right += right;
  totals.foreign += foreign.length;
  totals.other += rest.length - foreign.length;
  if (right < wanted.length || rest.length > 0)
    console.log(
      `${name.padEnd(38)} ${right} of ${wanted.length} right, ${foreign.length} with another's price, ${rest.length - foreign.length} that are none`,
    );
  if (process.argv.includes('--misses'))
    for (const { title, price, kind } of rest) console.log(`    read: ${title} | ${price} | ${kind}`);
}
console.log(
  `${pages.length} pages: ${totals.right} of ${totals.wanted} right, ${totals.other} rows that are none; of ${totals.asked} both readings are shown`,
);
checkBudget('pasted pages: rows read right', (totals.right / totals.wanted) * 100, {
  atLeast: 95,
  unit: ' %',
});
checkBudget("pasted pages: rows with another's price", totals.foreign, { atMost: 0 });
