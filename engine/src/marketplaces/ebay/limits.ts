import type { Limits } from '../marketplace.ts';
import { fact } from './sources.ts';

export const LIMITS = {
  title: { max: fact(80, 'hard', 'E1') },
  // The Inventory API takes only 4,000; the form and the older API take HTML of this length.
  description: { max: fact(500_000, 'hard', 'E5', 'E6'), beforeFold: fact(800, 'guidance', 'E7') },
  tags: {
    max: fact(10, 'guidance', 'judgement'),
    maxLength: fact(65, 'guidance', 'memory'),
  },
} satisfies Limits;
