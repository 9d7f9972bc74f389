import type { Limits } from '../marketplace.ts';
import { fact } from '../sources.ts';

export const LIMITS = {
  title: { max: fact(80, 'guidance', 'common') },
  description: { max: fact(2_000, 'guidance', 'common') },
  tags: {
    max: fact(10, 'guidance', 'common'),
    maxLength: fact(20, 'guidance', 'common'),
  },
} satisfies Limits;
