// Measures by what words of a form that no field has come to be a feature of the thing or a piece that comes with it, and
// prints the tables that stand in engine/src/specifics/detail-weights.ts: `npx node bench/fit-details.ts`. How well it
// does is told for each writer of forms by weights from those of the others.

import { loadTaxonomy } from '../engine/src/categories/taxonomy/find-taxonomy.ts';
import { lemma } from '../engine/src/language/fold.ts';
import { tokenise } from '../engine/src/language/tokens.ts';
import type { DetailKind } from '../engine/src/specifics/detail-weights.ts';
import { openDetails } from '../engine/src/specifics/list-specifics.ts';
import { categoryOf } from '../engine/src/specifics/suggest-categories.ts';
import { readDetails } from '../engine/src/test/corpus.ts';
import { readItem } from '../engine/src/values/read-item.ts';
import { fitWeights, type JudgedCase, oddsOf, shareOf, type Weights } from './logistic.ts';

/** Of the words of one so many stand in the other. */
const SAID_FROM = 0.6;
const ROUNDS = 1_000;
const STEP = 1;
const PULL = 1;
interface Row {
  writer: string;
  value: string;
  is: DetailKind | null;
  evidence: JudgedCase['evidence'];
}

const taxonomy = await loadTaxonomy();
const rows: readonly Row[] = readDetails().flatMap(({ writer, form, features, pieces }) => {
  const item = readItem({ ...form, platform: 'eBay' });
  const wordsOf = (text: string) =>
    tokenise(text)
      .filter(({ kind }) => kind !== 'mark')
      .map(({ key }) => lemma(key, item.language));
  return openDetails(item, categoryOf(item, taxonomy)).map(({ value, traits }) => {
    const words = wordsOf(value);
    const isSaid = (told: readonly string[]) =>
      told.map(wordsOf).some((wanted) => {
        const most = Math.max(words.length, wanted.length);
        return words.filter((word) => wanted.includes(word)).length >= SAID_FROM * most;
      });
    const is = isSaid(pieces) ? 'piece' : isSaid(features) ? 'feature' : null;
    return { writer, value, is, evidence: Object.entries(traits) };
  });
});

const writers = [...new Set(rows.map(({ writer }) => writer))];
const judged = writers.flatMap((writer) => {
  const others = rows.filter((row) => row.writer !== writer);
  const weights = { feature: fit(others, 'feature'), piece: fit(others, 'piece') };
  return rows
    .filter((row) => row.writer === writer)
    .map((row) => {
      const feature = shareOf(oddsOf(row.evidence, weights.feature));
      const piece = shareOf(oddsOf(row.evidence, weights.piece));
      return { ...row, share: Math.max(feature, piece), as: feature > piece ? 'feature' : 'piece' };
    });
});
console.log(
  `${rows.length} details: ${rows.filter(({ is }) => is === 'feature').length} features, ${rows.filter(({ is }) => is === 'piece').length} pieces`,
);
for (const from of [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6]) {
  const taken = judged.filter(({ share }) => share >= from);
  const right = taken.filter(({ is, as }) => is === as).length;
  console.log(`from ${from}: ${taken.length} offered, ${right} of them labelled so`);
}
if (process.argv.includes('--list'))
  for (const row of judged.toSorted((one, other) => other.share - one.share))
    console.log(row.share.toFixed(2), row.as, row.is ?? '-', row.value);
for (const kind of ['feature', 'piece'] as const) {
  console.log(`  ${kind}: {`);
  for (const [name, weight] of fit(rows, kind))
    console.log(`    ${/\W/.test(name) ? `'${name}'` : name}: ${weight.toFixed(2)},`);
  console.log('  },');
}

function fit(among: readonly Row[], kind: DetailKind): Weights {
  const names = new Set(among.flatMap(({ evidence }) => evidence.map(([name]) => name)));
  const from = new Map([...names].map((name) => [name, 0]));
  const cases = among.map(({ is, evidence }) => ({ isSo: is === kind, evidence }));
  return fitWeights(cases, { from, pull: () => PULL, rounds: ROUNDS, step: STEP });
}
