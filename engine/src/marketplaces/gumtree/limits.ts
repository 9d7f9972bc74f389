import type { Limits } from '../marketplace.ts';
import { fact } from './sources.ts';

export const LIMITS = {
  title: { max: fact(100, 'hard', 'memory') },
  description: { max: fact(2_000, 'hard', 'memory') },
  tags: {
    max: fact(10, 'guidance', 'judgement'),
    maxLength: fact(60, 'guidance', 'judgement'),
  },
} satisfies Limits;
