import type { Layout } from '../writing.ts';

export const LAYOUT: Layout = {
  parts: {
    v1: ['opening', 'sentences', 'values', 'condition'],
    v2: ['audience', 'opening', 'sentences', 'values', 'condition'],
    v3: ['values', 'condition', 'sentences'],
  },
  sentences: { v1: 'as-written', v2: 'short-paragraphs', v3: 'dashed' },
  mostValues: 10,
};
