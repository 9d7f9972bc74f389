// Measures by what a clause of a seller's text comes to stand in the title that a reseller writes, and prints the table that
// stands in engine/src/writer/worth-weights.ts: `npx node bench/fit-worth.ts`. How well it does is told for each writer of
// forms by weights from those of all the others.

import { clausesOf } from '../engine/src/language/clauses.ts';
import { lemma } from '../engine/src/language/fold.ts';
import { readTitledForms } from '../engine/src/test/corpus.ts';
import { readItem } from '../engine/src/values/read-item.ts';
import { isSmallWord } from '../engine/src/writer/new-words.ts';
import { plainClause } from '../engine/src/writer/opening-clauses.ts';
import { keysOf } from '../engine/src/writer/phrases.ts';
import { toldBy } from '../engine/src/writer/told.ts';
import { traitsOf } from '../engine/src/writer/worth.ts';

/** Of its words that the name does not have, so many stand in the reseller's title. */
const SAID_FROM = 0.6;
const ROUNDS = 4_000;
const STEP = 1;
/** How much the nothing that is known of a trait before counts, in clauses. */
const PULL = 1;

interface Row {
  writer: number;
  isSaid: boolean;
  traits: readonly (readonly [string, number])[];
}
type Weights = ReadonlyMap<string, number>;

const rows: readonly Row[] = readTitledForms().flatMap(({ writer, form, title }) => {
  const item = readItem(form);
  const keysIn = (text: string) => new Set(keysOf(text).flatMap((key) => [key, lemma(key, item.language)]));
  const said = keysIn(title);
  const name = keysIn([form.itemName, form.make, form.modelNumber].join(' '));
  const isIn = (keys: ReadonlySet<string>) => (key: string) =>
    keys.has(key) || keys.has(lemma(key, item.language));
  const sentences = item.sentences.filter(({ place }) => place.field === 'features');
  return sentences.flatMap((sentence, number) => {
    const { tokens } = sentence;
    const told = toldBy(sentence, item);
    const clauses = clausesOf(tokens);
    return clauses.flatMap((clause, at) => {
      const span = plainClause(sentence, clause, { item, told });
      if (span === null || span === 'states') return [];
      const words = tokens
        .slice(span.from, span.to)
        .flatMap(({ text }, index) =>
          isSmallWord(tokens, span.from + index, item.language) ? [] : keysOf(text),
        )
        .filter((key) => key.length > 1 && !isIn(name)(key));
      if (words.length === 0) return [];
      const place = { sentence: number, clause: at, clauses: clauses.length };
      const isSaid = words.filter(isIn(said)).length >= SAID_FROM * words.length;
      return [{ writer, isSaid, traits: Object.entries(traitsOf(sentence, span, { item, told, place })) }];
    });
  });
});

const writers = [...new Set(rows.map(({ writer }) => writer))];
const judged = writers.flatMap((writer) => {
  const weights = fit(rows.filter((row) => row.writer !== writer));
  return rows.flatMap((row) =>
    row.writer === writer ? [{ isSaid: row.isSaid, worth: worth(row.traits, weights) }] : [],
  );
});
console.log(
  `${rows.length} clauses, ${judged.filter(({ isSaid }) => isSaid).length} of them in the reseller's title`,
);
for (const from of [0.35, 0.4, 0.45, 0.5, 0.6, 0.7]) {
  const taken = judged.filter((one) => one.worth >= from);
  const right = taken.filter(({ isSaid }) => isSaid).length;
  console.log(
    `from ${from}: ${taken.length} pass, of which resellers say ${Math.round((100 * right) / taken.length)} %`,
  );
}
for (const [name, weight] of fit(rows))
  console.log(`  ${/\W/.test(name) ? `'${name}'` : name}: ${weight.toFixed(2)},`);

function worth(traits: Row['traits'], weights: Weights): number {
  return share(traits.reduce((sum, [name, amount]) => sum + amount * (weights.get(name) ?? 0), 0));
}

function share(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

/** Logistic regression by descent. */
function fit(among: readonly Row[]): Weights {
  const names = [...new Set(among.flatMap(({ traits }) => traits.map(([name]) => name)))];
  const amounts = among.map(({ traits }) => {
    const known = new Map(traits);
    return Float64Array.from(names, (name) => known.get(name) ?? 0);
  });
  const weights = new Float64Array(names.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = weights.map((weight) => PULL * weight);
    for (const [at, row] of amounts.entries()) {
      const odds = row.reduce((sum, amount, index) => sum + amount * (weights[index] ?? 0), 0);
      const off = share(odds) - Number(among[at]?.isSaid);
      for (const [index, amount] of row.entries()) slopes[index] = (slopes[index] ?? 0) + off * amount;
    }
    for (const [index, slope] of slopes.entries())
      weights[index] = (weights[index] ?? 0) - (STEP * slope) / among.length;
  }
  return new Map(names.map((name, index) => [name, weights[index] ?? 0]));
}
