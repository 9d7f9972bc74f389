import type { LayoutWriting } from '../writing.ts';

export const LAYOUT: LayoutWriting = {
  parts: {
    v1: ['value-bullets', 'sentences', 'condition-note'],
    v2: ['value-bullets', 'sentences', 'condition-note'],
    v3: ['value-bullets', 'sentences', 'condition-note'],
  },
  sentences: { v1: 'as-written', v2: 'short-paragraphs', v3: 'as-written' },
  mostValues: 5,
};
