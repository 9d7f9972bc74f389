import type { PairEvidence } from './pair-evidence.ts';

/**
 * What each piece of evidence is worth, in logarithms of the odds that two titles are of one thing: printed by
 * bench/fit-same.ts from 740 pairs of three writers who had not seen the rules.
 */
export const SAME_WEIGHTS: Readonly<Record<keyof PairEvidence | 'none', number>> = {
  none: 0.77,
  names: 0.11,
  unsaid: -1.24,
  noun: 0.63,
  nounUnsaid: -0.65,
  values: 0.12,
  valuesUnsaid: -0.56,
  model: 1.72,
  number: 0.47,
  modelUnsaid: -0.54,
  numberUnsaid: -0.5,
  otherNumbers: -1.54,
  likeNumbers: -1.15,
  make: 0.31,
  otherKind: -1.24,
  lineUnsaid: -0.47,
  otherYear: -0.73,
  onlyPart: -2.08,
  madeFor: -2.4,
};

/** Two titles are of one thing from this sum on: there 86 of 100 were, in folds of those pairs. */
export const SAME_FROM = 0.7;
/** Among all listings of a shop few are of one thing: from this one on prices stayed as near as they were. */
export const SURELY_FROM = 1.45;
