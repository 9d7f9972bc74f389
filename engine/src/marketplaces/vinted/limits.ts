import type { Limits } from '../marketplace.ts';
import { fact } from './sources.ts';

export const LIMITS = {
  // Not published: one tool uses 150, we keep to what is known to pass.
  title: { max: fact(100, 'hard', 'memory') },
  description: { max: fact(2_000, 'hard', 'V1') },
  tags: {
    max: fact(5, 'guidance', 'memory'),
    maxLength: fact(60, 'guidance', 'judgement'),
  },
} satisfies Limits;
