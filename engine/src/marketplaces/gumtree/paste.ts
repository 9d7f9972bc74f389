import type { FormField } from '../marketplace.ts';

export const PASTE: readonly FormField[] = [
  { kind: 'title' },
  { kind: 'category' },
  { kind: 'description' },
  { kind: 'price' },
  { kind: 'specifics' },
];
