/** What Gumtree's form asks for in some of its categories; nobody could verify which. */
import type { SpecificField } from '../marketplace.ts';
import { cite } from './sources.ts';

const BY_CATEGORY = { hint: 'Asked for in some categories only.', ...cite('memory') } as const;

export const FIELDS: readonly SpecificField[] = [
  { id: 'condition', label: 'Condition', fill: { by: 'condition' }, entry: 'choose', ...BY_CATEGORY },
  { id: 'brand', label: 'Brand', fill: { by: 'value', kind: 'brand' }, entry: 'choose', ...BY_CATEGORY },
  {
    id: 'size',
    label: 'Size',
    fill: { by: 'value', kind: 'size' },
    families: ['clothing', 'shoes', 'baby', 'cycling'],
    entry: 'choose',
    ...BY_CATEGORY,
  },
  { id: 'colour', label: 'Colour', fill: { by: 'value', kind: 'colour' }, entry: 'choose', ...BY_CATEGORY },
  {
    id: 'year',
    label: 'Year',
    fill: { by: 'value', kind: 'era', isYear: true },
    families: ['vehicle-parts'],
    whenSaid: true,
    entry: 'type',
    ...BY_CATEGORY,
  },
  {
    id: 'mileage',
    label: 'Mileage',
    fill: { by: 'measure', label: 'Mileage' },
    families: ['vehicle-parts'],
    whenSaid: true,
    entry: 'type',
    ...BY_CATEGORY,
  },
];
