// Measures what each piece of evidence for two titles being of one thing is worth, and prints the table that stands in
// engine/src/pricing/comparables/same-weights.ts: `npx node bench/fit-same.ts FILE …`, files as bench/same-items.ts reads
// them. Each weight is drawn from where the table has it towards what these pairs say, so that pairs of another writer add to
// what was measured before. How well it does is told in ten folds, each judged by weights of the other nine. A weight has the
// sign that its evidence must have, or none: what else it says is a habit of whoever wrote the pairs.

import { evidenceFor } from '../engine/src/pricing/comparables/judge.ts';
import type { PairEvidence } from '../engine/src/pricing/comparables/pair-evidence.ts';
import { SAME_FROM, SAME_WEIGHTS } from '../engine/src/pricing/comparables/same-weights.ts';
import { readPair, readPairs } from './labelled-pairs.ts';
import { fitWeights, oddsOf, shareOf, type Weights } from './logistic.ts';

const SPEAKS_FOR: ReadonlySet<string> = new Set<keyof PairEvidence>([
  'names',
  'noun',
  'values',
  'model',
  'number',
  'make',
]);
const FOLDS = 10;
const ROUNDS = 3_000;
const STEP = 0.5;
/** How much the table as it stands counts, and how much the nothing that it says of evidence that is new. */
const PULL = 20;
const NEW_PULL = 0.5;

interface Row {
  same: boolean;
  /** Null: a value of a closed class stands against it. */
  evidence: (readonly [string, number])[] | null;
}
const TABLE: Weights = new Map(Object.entries(SAME_WEIGHTS));
const folds = new Map<number, Weights>();

const rows: Row[] = process.argv.slice(2).flatMap((file) =>
  readPairs(file).map((pair) => {
    const { profile, listing } = readPair(pair);
    const evidence = evidenceFor(profile, listing);
    return {
      same: pair.same,
      evidence: evidence === null ? null : [['none', 1] as const, ...Object.entries(evidence)],
    };
  }),
);
const sums = rows.map(({ evidence }, index) =>
  evidence === null ? Number.NEGATIVE_INFINITY : oddsOf(evidence, weightsIn(index % FOLDS)),
);
const all = rows.filter(({ same }) => same).length;
for (const from of [0.5, 0.55, SAME_FROM, 0.65, 0.7]) {
  const taken = rows.filter((_, index) => shareOf(sums[index] ?? 0) >= from);
  const right = taken.filter(({ same }) => same).length;
  console.log(
    `from ${from}: of what passes, ${((100 * right) / taken.length).toFixed(1)} % is the same; of the same, ${((100 * right) / all).toFixed(1)} % passes`,
  );
}
for (const [name, weight] of fit(rows)) console.log(`  ${name}: ${weight.toFixed(2)},`);

/** The weights of all folds but one, measured once each. */
function weightsIn(fold: number): Weights {
  const known = folds.get(fold) ?? fit(rows.filter((_, index) => index % FOLDS !== fold));
  folds.set(fold, known);
  return known;
}

function fit(among: readonly Row[]): Weights {
  const cases = among.flatMap(({ same, evidence }) => (evidence === null ? [] : [{ isSo: same, evidence }]));
  return fitWeights(cases, {
    from: TABLE,
    pull: (name) => (TABLE.get(name) === 0 ? NEW_PULL : PULL),
    isRuledOut: (name, weight) => name !== 'none' && weight > 0 !== SPEAKS_FOR.has(name),
    rounds: ROUNDS,
    step: STEP,
  });
}
