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

/**
 * In the description the whole sentence, so that the words keep their sense; else the words, and also where more in
 * the sentence is in question: who says that boots are waterproof has not said that there is a warranty.
 * @param claims all of the text
 */
export function confirmationOf(claim: Claim, claims: readonly Claim[]): Confirmation {
  const { kind: claimed, field, text, sentence } = claim;
  const kind = VALUES.find((one) => one === claimed);
  const whole = sentence.text.replace(/^[\s•*-]+/, '').trim();
  const isAlone = !claims.some((other) => other.id !== claim.id && isInSameSentence(other, claim));
  // A bare number says nothing: "40" of what?
  const isWhole =
    field === 'description' &&
    [...whole].length <= LONGEST_STATEMENT &&
    (isAlone || (kind === undefined && !/\p{L}/u.test(text)));
  const statement = isWhole ? whole : text;
  const answer = kind ? { kind, value: text, holds: true } : null;
  const label = answer ? `${kindName({ kind: answer.kind })}: ${text}` : `“${statement}”`;
  return { statement, answer, label };
}

function isInSameSentence(one: Claim, other: Claim): boolean {
  return one.field === other.field && one.sentence.start === other.sentence.start;
}
