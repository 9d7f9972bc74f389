import type { Limits } from '../../marketplaces/marketplace.ts';
import { fact } from './sources.ts';

export const LIMITS = {
  title: { max: fact(50, 'hard', 'H1'), mostCapitals: fact(1, 'policy', 'H1') },
  description: { max: fact(600, 'hard', 'H1') },
  tags: { max: fact(4, 'hard', 'H1'), maxLength: fact(24, 'hard', 'H1') },
} satisfies Limits;
