import type { FormField } from '../marketplace.ts';
import { fact } from './sources.ts';

export const PASTE: readonly FormField[] = [
  { kind: 'title' },
  { kind: 'description' },
  { kind: 'tags' },
  {
    kind: 'plain-values',
    of: 'material',
    label: 'Materials',
    most: fact(13, 'hard', 'T6'),
    each: fact(45, 'hard', 'T6'),
  },
  {
    kind: 'value',
    of: 'era',
    label: 'When was it made?',
    most: fact(1, 'hard', 'T8'),
    hint: 'Choose the decade in the list.',
  },
];
