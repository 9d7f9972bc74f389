import type { PairEvidence } from './pair-evidence.ts';

/**
 * What each piece of evidence is worth, in logarithms of the odds that two titles are of one thing: printed by
 * bench/fit-same.ts from 740 pairs of three writers who had not seen the rules, and drawn on from there by 366 of a fourth;
 * what those that pass wrongly have against them was measured on 207 of a fifth, and nouns of two shelves on 200 of a
 * sixth, beside the others as they were.
 */
export const SAME_WEIGHTS: Readonly<Record<keyof PairEvidence | 'none', number>> = {
  none: 0.69,
  names: 0.2,
  unsaid: -1.09,
  bothUnsaid: -0.75,
  noun: 0.81,
  cousinNoun: -2.24,
  otherNoun: -1.02,
  nounLeftOut: -0.12,
  otherShelf: -1,
  values: 0.16,
  valuesUnsaid: -0.76,
  model: 1.86,
  number: 0.95,
  modelUnsaid: -0.87,
  numberUnsaid: -0.39,
  otherNumbers: -1.51,
  likeNumbers: -1.32,
  make: 0.45,
  otherKind: -1.05,
  otherVersion: -0.98,
  versionAdded: -0.74,
  otherMeasure: -1.34,
  otherCount: -1.93,
  lineUnsaid: -0.43,
  otherLine: -1.11,
  onlyPart: -2.21,
  madeFor: -2.52,
};

/** Two titles count as of one thing from this likelihood on. */
export const SAME_FROM = 0.5;
