import type { FormField } from '../marketplace.ts';
import { LIMITS } from './limits.ts';

export const PASTE: readonly FormField[] = [
  { kind: 'title' },
  {
    kind: 'price',
    hint: 'The middle of the suggested range, as a whole number: make it your own.',
  },
  { kind: 'condition' },
  { kind: 'description' },
  { kind: 'tags', hint: `Up to ${LIMITS.tags.max.value}, entered one at a time.` },
];
