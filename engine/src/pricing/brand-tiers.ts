import type { BrandTier } from '../lexicon/brands.ts';

/**
 * How much more or less a make brings than an ordinary one of the same kind, from general knowledge
 * of resale. Only the order of magnitude is claimed: the range around it stays wide.
 */
export const TIERS: Readonly<Record<BrandTier, { factor: number; label: string }>> = {
  luxury: { factor: 9, label: 'luxury' },
  designer: { factor: 4.5, label: 'designer' },
  sought: { factor: 3, label: 'much sought-after' },
  premium: { factor: 1.6, label: 'premium' },
  middle: { factor: 1, label: 'mid-range' },
  budget: { factor: 0.6, label: 'budget' },
};
