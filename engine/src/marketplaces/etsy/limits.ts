import type { Limits } from '../marketplace.ts';
import { fact } from './sources.ts';

export const LIMITS = {
  title: {
    max: fact(140, 'hard', 'T1', 'T2'),
    mostCapitals: fact(3, 'hard', 'memory'),
    mostRepeats: fact(2, 'guidance', 'T4', 'memory'),
  },
  // Etsy publishes no length; the longest that third-party tools pass on is far beyond any listing.
  description: { max: fact(50_000, 'guidance', 'memory') },
  tags: {
    max: fact(13, 'hard', 'T2'),
    maxLength: fact(20, 'hard', 'T2'),
  },
  usedFromYears: fact(20, 'policy', 'memory'),
} satisfies Limits;
