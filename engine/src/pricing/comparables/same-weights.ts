import type { PairEvidence } from './pair-evidence.ts';

/**
 * What each piece of evidence is worth, in logarithms of the odds that two titles are of one thing: printed by
 * bench/fit-same.ts from 740 pairs of three writers who had not seen the rules.
 */
export const SAME_WEIGHTS: Readonly<Record<keyof PairEvidence | 'none', number>> = {
  none: 0.79,
  names: 0.09,
  unsaid: -1.39,
  noun: 0.62,
  nounUnsaid: -0.59,
  values: 0.07,
  valuesUnsaid: -0.51,
  model: 1.74,
  number: 0.48,
  modelUnsaid: -0.52,
  numberUnsaid: -0.51,
  otherNumbers: -1.48,
  likeNumbers: -1.12,
  make: 0.32,
  otherKind: -1.23,
  lineUnsaid: -0.45,
  otherYear: -0.73,
  onlyPart: -2.01,
  madeFor: -2.2,
};

/** Two titles are of one thing from this sum on: there 85 of 100 were, in folds of those pairs. */
export const SAME_FROM = 0.7;
/** Among all listings of a shop, where few are of one thing, they surely are from this one on. */
export const SURELY_FROM = 1.45;
