import type { Claim, SellerAnswer } from '@smart-listings/contract';
import { kindName } from './value-names.ts';

/** What "It is true" adds to what is known: a statement, and the value in it where it is of a closed class. */
export interface Confirmation {
  statement: string;
  answer: SellerAnswer | null;
  /** As the seller reads it: 'Colour: navy', or the words. */
  label: string;
}

const LONGEST_STATEMENT = 300;
const VALUES = ['colour', 'material', 'size', 'model'] as const;

/** In the description the whole sentence, so that the words keep their sense ("40 hours" of what?); else the words. */
export function confirmationOf({ kind: claimed, field, text, sentence }: Claim): Confirmation {
  const kind = VALUES.find((one) => one === claimed);
  const whole = sentence.text.replace(/^[\s•*-]+/, '').trim();
  const isWhole = field === 'description' && [...whole].length <= LONGEST_STATEMENT;
  const statement = isWhole ? whole : text;
  const answer = kind ? { kind, value: text, holds: true } : null;
  const label = answer ? `${kindName({ kind: answer.kind })}: ${text}` : `“${statement}”`;
  return { statement, answer, label };
}
