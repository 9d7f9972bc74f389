// Measures by what a statement of a listing is one that the seller's form does not support, and prints the table that stands
// in engine/src/claims/doubt-weights.ts: `npx node bench/fit-claims.ts`. How well it does is told for each writer of
// listings by weights from those of all the others.

import { readAgainst } from '../engine/src/claims/check-claims.ts';
import { MARKED_FROM, sureIn, suspectIn, traitsOf } from '../engine/src/claims/doubt.ts';
import { splitStatements } from '../engine/src/claims/statements.ts';
import { type Support, supportOf } from '../engine/src/claims/support.ts';
import { prepareText } from '../engine/src/language/prepare.ts';
import type { Span } from '../engine/src/language/span.ts';
import { readCheckedListings } from '../engine/src/test/corpus.ts';
import { readItem } from '../engine/src/values/read-item.ts';
import { fitWeights, type JudgedCase, oddsOf, type Weights } from './logistic.ts';

const ROUNDS = 2_000;
const STEP = 1;
/** How much the nothing that is known of a trait before counts, in statements. */
const PULL = 1;
/** A trait of fewer statements gets no weight. */
const FEWEST = 5;
/** Each lie stands so many sentences behind the one before. */
const PLACES_APART = 7;

interface Row extends JudgedCase {
  writer: number;
  listing: string;
  /** Held against the form exactly, and so marked whatever its odds. */
  isSure: boolean;
  /** Whether anything of it may be marked. */
  isSuspect: boolean;
}

/** Each sentence of a listing, and each of its lies in the place of one of them. */
const rows = readCheckedListings().flatMap(({ id, writer, form, description, lies }) => {
  const spans = splitStatements(prepareText(description), 'prose');
  const support = supportOf(readItem(form));
  return [
    ...rowsOf(support, description, { writer, listing: id }),
    ...lies.flatMap((lie, number) => {
      const { start, end } = spans[(number * PLACES_APART) % spans.length] ?? { start: 0, end: 0 };
      const text = `${description.slice(0, start)}${lie}${description.slice(end)}`;
      const place = { start, end: start + lie.length };
      return rowsOf(support, text, { writer, listing: `${id} ${number}`, lie: place });
    }),
  ];
});

const writers = [...new Set(rows.map(({ writer }) => writer))];
const judged = writers.flatMap((writer) => {
  const weights = fit(rows.filter((row) => row.writer !== writer));
  return rows.flatMap((row) =>
    row.writer === writer ? [{ ...row, odds: oddsOf(row.evidence, weights) }] : [],
  );
});
for (const among of [...writers.map((writer) => [writer]), writers])
  for (const from of among.length === 1 ? [MARKED_FROM] : [0, 0.25, MARKED_FROM, 0.75, 1]) {
    const shares = [false, true].map((isSo) => {
      const all = Map.groupBy(
        judged.filter((row) => row.isSo === isSo && among.includes(row.writer)),
        ({ listing }) => listing,
      );
      const marked = [...all.values()].filter((statements) =>
        statements.some(({ isSure, isSuspect, odds }) => isSure || (isSuspect && odds >= from)),
      );
      return `${marked.length} of ${all.size} (${((100 * marked.length) / all.size).toFixed(1)} %)`;
    });
    console.log(
      `writer ${among}, from ${from}: descriptions with a mark ${shares[0]}, lies caught ${shares[1]}`,
    );
  }
for (const [name, weight] of fit(rows))
  console.log(`  ${/\W/.test(name) ? `'${name}'` : name}: ${weight.toFixed(2)},`);

/** The statements of a description; of one with a lie, those of the lie. */
function rowsOf(
  support: Support,
  text: string,
  { writer, listing, lie }: { writer: number; listing: string; lie?: Span },
): Row[] {
  return readAgainst(support, prepareText(text), 'prose').flatMap((statement) => {
    const isSo = lie !== undefined;
    if (isSo && (statement.end <= lie.start || statement.start >= lie.end)) return [];
    return [
      {
        ...{ writer, listing, isSo, evidence: Object.entries(traitsOf(statement, support)) },
        isSure: sureIn(statement, support).length > 0,
        isSuspect: suspectIn(statement, support).length > 0,
      },
    ];
  });
}

/** From all statements but those that are marked anyway. */
function fit(among: readonly Row[]): Weights {
  const cases = among.filter(({ isSure }) => !isSure);
  const names = cases.flatMap(({ evidence }) =>
    evidence.flatMap(([name, amount]) => (amount > 0 ? [name] : [])),
  );
  const counts = Map.groupBy(names, (name) => name);
  const from = new Map(
    [...counts].flatMap(([name, { length }]) => (length < FEWEST ? [] : [[name, 0] as const])).toSorted(),
  );
  return fitWeights(cases, { from, pull: () => PULL, rounds: ROUNDS, step: STEP });
}
