/** How the browser makes a photo small before anything else happens to it. */
export const COMPRESSION = {
  width: 1_920,
  height: 1_080,
  quality: 0.85,
  targetBytes: 1024 * 1024,
  /** While a file is above the target and the quality above the lowest, the quality is multiplied by the step. */
  qualityStep: 0.8,
  lowestQuality: 0.3,
  /** Savings that are worth a word. */
  noticedSavings: 0.1,
} as const;
