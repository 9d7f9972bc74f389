import type { Layout } from '../writing.ts';

export const LAYOUT: Layout = {
  parts: {
    v1: ['opening', 'sentences'],
    v2: ['audience', 'opening', 'sentences'],
    v3: ['values', 'sentences'],
  },
  sentences: { v1: 'as-written', v2: 'by-topic', v3: 'dashed' },
  mostValues: 12,
};
