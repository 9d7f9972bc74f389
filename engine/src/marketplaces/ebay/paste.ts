import type { FormField } from '../marketplace.ts';
import { fact } from './sources.ts';

export const PASTE: readonly FormField[] = [
  { kind: 'title' },
  { kind: 'category', hint: 'eBay suggests one from the title: compare it.' },
  { kind: 'specific', id: 'condition' },
  {
    kind: 'condition-sentences',
    label: 'Condition description',
    max: fact(1_000, 'hard', 'E11', 'E12'),
    hint: 'Condition only: no branding, postage or returns.',
  },
  { kind: 'specifics', withAttributes: true },
  { kind: 'description' },
  { kind: 'price' },
];
