import type { FormField } from '../marketplace.ts';
import { LIMITS } from './limits.ts';
import { fact } from './sources.ts';

export const PASTE: readonly FormField[] = [
  { kind: 'specific', id: 'product-id' },
  { kind: 'title' },
  { kind: 'bullets', label: 'Bullet point' },
  { kind: 'page-text', label: 'Description' },
  {
    kind: 'tags-line',
    hint: `One line of single words, at most ${LIMITS.tags.maxBytes.value} bytes.`,
  },
  { kind: 'specific', id: 'condition' },
  // Figures from 200 to 2,000 are reported.
  {
    kind: 'condition-note',
    label: 'Condition note',
    max: fact(2_000, 'hard', 'memory'),
    safe: fact(200, 'guidance', 'A11'),
  },
  { kind: 'price' },
  { kind: 'specifics', withAttributes: true },
];
