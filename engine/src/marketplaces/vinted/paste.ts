import type { FormField } from '../marketplace.ts';

export const PASTE: readonly FormField[] = [
  { kind: 'title' },
  { kind: 'description', hint: 'The hashtags stand at its end: Vinted has no field for them.' },
  { kind: 'category' },
  { kind: 'specific', id: 'brand' },
  { kind: 'specific', id: 'size' },
  { kind: 'specific', id: 'condition' },
  { kind: 'specific', id: 'colour' },
  { kind: 'specific', id: 'material' },
  { kind: 'price' },
  { kind: 'specific', id: 'parcel-size' },
  { kind: 'specifics' },
];
