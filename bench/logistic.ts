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
  const places = new Map(names.map((name, index) => [name, index]));
  // What a case lacks adds nothing, and most cases lack most.
  const rows = cases.map(({ evidence, isSo }) => {
    const known = evidence.flatMap(([name, amount]) => {
      const index = amount === 0 ? undefined : places.get(name);
      return index === undefined ? [] : [[index, amount] as const];
    });
    return {
      isSo,
      indexes: Uint16Array.from(known, ([index]) => index),
      amounts: Float64Array.from(known, ([, amount]) => amount),
    };
  });
  const weights = Float64Array.from(table);
  for (let round = 0; round < rounds; round += 1) {
    const slopes = weights.map((weight, index) => (pulls[index] ?? 0) * (weight - (table[index] ?? 0)));
    for (const { isSo, indexes, amounts } of rows) {
      let odds = 0;
      for (let at = 0; at < indexes.length; at += 1)
        odds += (amounts[at] ?? 0) * (weights[indexes[at] ?? 0] ?? 0);
      const off = shareOf(odds) - Number(isSo);
      for (let at = 0; at < indexes.length; at += 1) {
        const index = indexes[at] ?? 0;
        slopes[index] = (slopes[index] ?? 0) + off * (amounts[at] ?? 0);
      }
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
