import type { FormField } from '../marketplace.ts';

export const PASTE: readonly FormField[] = [
  { kind: 'title' },
  { kind: 'description' },
  { kind: 'tags' },
  { kind: 'category' },
  { kind: 'price' },
  { kind: 'specifics', withAttributes: true },
];
