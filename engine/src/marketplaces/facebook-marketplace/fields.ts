/** What Facebook's form asks for: the condition always, the others by category. */
import type { SpecificField } from '../marketplace.ts';
import { cite } from './sources.ts';

const BY_CATEGORY = { entry: 'type', hint: 'Asked for in some categories only.', ...cite('memory') } as const;

export const FIELDS: readonly SpecificField[] = [
  { id: 'condition', label: 'Condition', fill: { by: 'condition' }, entry: 'choose', ...cite('F1') },
  { id: 'brand', label: 'Brand', fill: { by: 'value', kind: 'brand' }, ...BY_CATEGORY },
  {
    id: 'size',
    label: 'Size',
    fill: { by: 'value', kind: 'size' },
    families: ['clothing', 'shoes', 'baby', 'sports', 'cycling'],
    ...BY_CATEGORY,
  },
  { id: 'colour', label: 'Colour', fill: { by: 'value', kind: 'colour' }, ...BY_CATEGORY },
  { id: 'material', label: 'Material', fill: { by: 'value', kind: 'material' }, ...BY_CATEGORY },
  {
    id: 'year',
    label: 'Year',
    fill: { by: 'value', kind: 'era', isYear: true },
    families: ['vehicle-parts'],
    whenSaid: true,
    ...BY_CATEGORY,
  },
  {
    id: 'mileage',
    label: 'Mileage',
    fill: { by: 'measure', label: 'Mileage' },
    families: ['vehicle-parts'],
    whenSaid: true,
    ...BY_CATEGORY,
  },
];
