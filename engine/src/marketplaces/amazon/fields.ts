/** Attributes that most of Amazon's product types share; each type has its own besides. */
import type { SpecificField } from '../marketplace.ts';
import { cite, fact } from './sources.ts';

const ATTRIBUTE = { entry: 'type', ...cite('memory') } as const;

export const FIELDS: readonly SpecificField[] = [
  {
    id: 'product-id',
    label: 'Product ID',
    fill: { by: 'product-number' },
    most: fact(1, 'hard', 'A18'),
    hint: 'Look for the product’s existing page first: used goods are offered there.',
    entry: 'type',
    ...cite('A12', 'A18'),
  },
  { id: 'condition', label: 'Condition', fill: { by: 'condition' }, entry: 'choose', ...cite('A11', 'A12') },
  {
    id: 'brand',
    label: 'Brand',
    fill: { by: 'value', kind: 'brand' },
    most: fact(1, 'hard', 'memory'),
    ...ATTRIBUTE,
  },
  {
    id: 'type',
    label: 'Item type',
    fill: { by: 'value', kind: 'type' },
    most: fact(1, 'hard', 'memory'),
    ...ATTRIBUTE,
  },
  {
    id: 'department',
    label: 'Department',
    fill: { by: 'value', kind: 'department' },
    families: ['clothing', 'shoes', 'bags', 'watches', 'jewellery'],
    ...ATTRIBUTE,
  },
  {
    id: 'size',
    label: 'Size',
    fill: { by: 'value', kind: 'size' },
    families: ['clothing', 'shoes', 'jewellery', 'baby', 'sports', 'cycling'],
    ...ATTRIBUTE,
  },
  { id: 'colour', label: 'Colour', fill: { by: 'value', kind: 'colour' }, ...ATTRIBUTE },
  { id: 'material', label: 'Material', fill: { by: 'value', kind: 'material' }, ...ATTRIBUTE },
  { id: 'pattern', label: 'Pattern', fill: { by: 'value', kind: 'pattern' }, ...ATTRIBUTE },
  { id: 'model-name', label: 'Model name', fill: { by: 'value', kind: 'model' }, ...ATTRIBUTE },
  { id: 'model-number', label: 'Model number', fill: { by: 'maker-code' }, ...ATTRIBUTE },
  { id: 'dimensions', label: 'Item dimensions', fill: { by: 'sides' }, ...ATTRIBUTE },
  {
    id: 'weight',
    label: 'Item weight',
    fill: { by: 'measure', label: 'Weight' },
    ...ATTRIBUTE,
  },
  { id: 'quantity', label: 'Number of items', fill: { by: 'value', kind: 'quantity' }, ...ATTRIBUTE },
];
