import type { FormField } from '../marketplace.ts';
import { LIMITS } from './limits.ts';

export const PASTE: readonly FormField[] = [
  { kind: 'title' },
  { kind: 'price' },
  { kind: 'category' },
  { kind: 'specific', id: 'condition' },
  { kind: 'description' },
  { kind: 'specifics' },
  { kind: 'tags', hint: `Up to ${LIMITS.tags.max.value}, entered one at a time.` },
];
