/** Values that have a field of their own by the word beside them: what is counted, and what a part is like. */
import type { ClosedAttributes } from '../categories/taxonomy/closed-attributes.ts';
import type { Found } from './found.ts';

/** A field that the words of the form name, with what they say for it. */
export interface SaidField {
  label: string;
  /** Attributes of the taxonomy that are the same field. */
  keys: readonly string[];
  value: string;
  /** Said in words of its own and of nothing else. */
  certain: boolean;
}

export function foundIn({ value, certain }: SaidField, label: string): Found {
  return { value, certain, origin: 'given', answer: { kind: 'attribute', value, label } };
}

export type Rows = Pick<ClosedAttributes, 'counted' | 'codes' | 'parts'>;
