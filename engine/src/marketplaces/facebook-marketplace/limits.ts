import type { Limits } from '../marketplace.ts';
import { fact } from './sources.ts';

export const LIMITS = {
  // The bulk template takes 150, an older guide to the form says 100.
  title: { max: fact(100, 'hard', 'F1', 'F2') },
  description: { max: fact(5_000, 'hard', 'F1') },
  tags: {
    max: fact(20, 'hard', 'memory'),
    maxLength: fact(60, 'guidance', 'judgement'),
  },
} satisfies Limits;
