import type { Limits } from '../marketplace.ts';
import { fact } from './sources.ts';

export const LIMITS = {
  title: {
    max: fact(200, 'hard', 'A4', 'A5'),
    policyMax: fact(75, 'policy', 'A2', 'A3'),
    mostRepeats: fact(2, 'policy', 'A4', 'A3'),
  },
  description: { max: fact(2_000, 'hard', 'A3') },
  tags: {
    max: fact(40, 'guidance', 'judgement'),
    // 249 is the published ceiling; under 200 every published figure is met.
    maxBytes: fact(249, 'hard', 'A10', 'A3'),
  },
  bullets: {
    fewest: fact(3, 'policy', 'A3'),
    most: fact(5, 'hard', 'A3'),
    shortest: fact(10, 'policy', 'A3'),
    longest: fact(255, 'policy', 'A3'),
    together: fact(999, 'policy', 'A3'),
  },
} satisfies Limits;
