import type { FormField } from '../marketplace.ts';

export const PASTE: readonly FormField[] = [
  { kind: 'title' },
  { kind: 'category' },
  { kind: 'specific', id: 'who-made' },
  { kind: 'specific', id: 'what-is-it' },
  { kind: 'specific', id: 'when-made' },
  { kind: 'description' },
  { kind: 'price' },
  { kind: 'specifics', withAttributes: true },
  { kind: 'tags' },
];
