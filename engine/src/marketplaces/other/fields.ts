/** What most marketplaces ask for in one way or another. */

import type { SpecificField } from '../marketplace.ts';
import { cite } from '../sources.ts';

const USUAL = { entry: 'type', ...cite('judgement') } as const;

export const FIELDS: readonly SpecificField[] = [
  { id: 'condition', label: 'Condition', fill: { by: 'condition' }, ...USUAL, entry: 'choose' },
  { id: 'brand', label: 'Brand', fill: { by: 'value', kind: 'brand' }, ...USUAL },
  { id: 'type', label: 'Kind of item', fill: { by: 'value', kind: 'type' }, ...USUAL },
  {
    id: 'size',
    label: 'Size',
    fill: { by: 'value', kind: 'size' },
    families: ['clothing', 'shoes', 'jewellery', 'baby', 'sports', 'cycling'],
    ...USUAL,
  },
  { id: 'colour', label: 'Colour', fill: { by: 'value', kind: 'colour' }, ...USUAL },
  { id: 'material', label: 'Material', fill: { by: 'value', kind: 'material' }, ...USUAL },
  { id: 'pattern', label: 'Pattern', fill: { by: 'value', kind: 'pattern' }, ...USUAL },
  { id: 'model', label: 'Model', fill: { by: 'value', kind: 'model' }, ...USUAL },
  {
    id: 'department',
    label: 'Department',
    fill: { by: 'value', kind: 'department' },
    families: ['clothing', 'shoes', 'bags'],
    ...USUAL,
  },
  { id: 'dimensions', label: 'Dimensions', fill: { by: 'sides' }, ...USUAL },
  { id: 'number', label: 'Part or model number', fill: { by: 'maker-code' }, ...USUAL },
  { id: 'product-number', label: 'EAN or ISBN', fill: { by: 'product-number' }, ...USUAL },
];
