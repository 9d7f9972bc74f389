import type { FormField } from '../marketplace.ts';
import { fact } from './sources.ts';

const SPECIFIC = { max: fact(65, 'hard', 'memory'), hint: 'Item specific' } as const;

export const PASTE: readonly FormField[] = [
  { kind: 'title' },
  { kind: 'condition', hint: 'The category decides which grades are offered.' },
  {
    kind: 'condition-sentences',
    label: 'Condition description',
    max: fact(1_000, 'hard', 'E11', 'E12'),
    hint: 'Condition only: no branding, postage or returns.',
  },
  { kind: 'description' },
  { kind: 'value', of: 'brand', label: 'Brand', ...SPECIFIC },
  { kind: 'value', of: 'model', label: 'Model', ...SPECIFIC },
  { kind: 'value', of: 'type', label: 'Type', ...SPECIFIC },
  { kind: 'value', of: 'colour', label: 'Colour', ...SPECIFIC },
  { kind: 'value', of: 'size', label: 'Size', ...SPECIFIC },
  { kind: 'value', of: 'material', label: 'Material', ...SPECIFIC },
  { kind: 'maker-code', label: 'MPN', ...SPECIFIC },
  { kind: 'product-number', label: 'EAN', ...SPECIFIC },
];
