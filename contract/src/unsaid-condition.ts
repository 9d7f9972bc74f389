// Apart from the schemas, so that a page that only asks does not load them.
import type { SellerAnswer } from './values.ts';

/** Says that nobody chose the condition that stands in the form: it is in no text until somebody does. */
export function unsaidCondition(value: string): SellerAnswer {
  return { kind: 'condition', value, holds: false };
}

/** Whether an answer says that nobody chose the condition. */
export function isUnsaidCondition({ kind, holds }: SellerAnswer): boolean {
  return kind === 'condition' && !holds;
}
