import type { FormField } from '../marketplace.ts';
import { fact } from './sources.ts';

export const PASTE: readonly FormField[] = [
  { kind: 'title' },
  { kind: 'description', hint: 'The hashtags stand at its end: Vinted has no field for them.' },
  { kind: 'value', of: 'brand', label: 'Brand', most: fact(1, 'hard', 'V3') },
  { kind: 'value', of: 'size', label: 'Size', most: fact(1, 'hard', 'V3') },
  { kind: 'condition' },
  { kind: 'value', of: 'colour', label: 'Colour', most: fact(2, 'hard', 'memory') },
  { kind: 'value', of: 'material', label: 'Material', most: fact(3, 'hard', 'memory') },
];
