// Logistic regression by descent, for the tables of weights that benches measure.

/** What speaks for or against one case, each by its amount, and how it was judged. */
export interface JudgedCase {
  isSo: boolean;
  evidence: readonly (readonly [string, number])[];
}
export type Weights = ReadonlyMap<string, number>;

export interface Fit {
  /** The weights as they stand, of each name that gets one. */
  from: Weights;
  /** How much a weight as it stands counts, in cases. */
  pull: (name: string) => number;
  /** What a weight may not be. */
  isRuledOut?: (name: string, weight: number) => boolean;
  rounds: number;
  step: number;
}

/** The weights by which the evidence tells best what was judged, drawn towards those that stand; one that is ruled out is 0. */
export function fitWeights(
  cases: readonly JudgedCase[],
  { from, pull, isRuledOut, rounds, step }: Fit,
): Weights {
  const names = [...from.keys()];
  const table = Float64Array.from(from.values());
  const pulls = Float64Array.from(names, pull);
  const amounts = cases.map(({ evidence }) => {
    const known = new Map(evidence);
    return Float64Array.from(names, (name) => known.get(name) ?? 0);
  });
  const weights = Float64Array.from(table);
  for (let round = 0; round < rounds; round += 1) {
    const slopes = weights.map((weight, index) => (pulls[index] ?? 0) * (weight - (table[index] ?? 0)));
    for (const [at, row] of amounts.entries()) {
      const odds = row.reduce((sum, amount, index) => sum + amount * (weights[index] ?? 0), 0);
      const off = shareOf(odds) - Number(cases[at]?.isSo);
      for (const [index, amount] of row.entries()) slopes[index] = (slopes[index] ?? 0) + off * amount;
    }
    for (const [index, slope] of slopes.entries()) {
      const next = (weights[index] ?? 0) - (step * slope) / cases.length;
      weights[index] = isRuledOut?.(names[index] ?? '', next) ? 0 : next;
    }
  }
  return new Map(names.map((name, index) => [name, weights[index] ?? 0]));
}

/** The sum of what is known of a case, in logarithms of the odds. */
export function oddsOf(evidence: JudgedCase['evidence'], weights: Weights): number {
  return evidence.reduce((sum, [name, amount]) => sum + amount * (weights.get(name) ?? 0), 0);
}

/** The share of such cases that are so. */
export function shareOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
