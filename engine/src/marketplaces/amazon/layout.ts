import type { Layout } from '../writing.ts';
import { LIMITS } from './limits.ts';

export const LAYOUT: Layout = {
  parts: {
    v1: ['value-bullets', 'sentences', 'condition-note'],
    v2: ['value-bullets', 'sentences', 'condition-note'],
    v3: ['value-bullets', 'sentences', 'condition-note'],
  },
  sentences: { v1: 'as-written', v2: 'as-written', v3: 'as-written' },
  mostValues: LIMITS.bullets.most.value,
  bulletsRefuse: '™®€…†‡°¢£¥©±~',
};
