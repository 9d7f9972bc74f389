import {
  CONDITION_CODES,
  type Condition,
  isUnsaidCondition,
  type ListingForm,
  type SellerAnswer,
} from '@smart-listings/contract';

/** Whether the condition is the seller's word, and not only what a form begins with. */
export function isConditionSaid(answers: readonly SellerAnswer[]): boolean {
  return !answers.some(isUnsaidCondition) || answers.some(({ kind, holds }) => kind === 'condition' && holds);
}

/** What was answered last, else what stands in the form. */
export function conditionOf(
  form: Pick<ListingForm, 'condition'>,
  answers: readonly SellerAnswer[],
): Condition {
  const answer = answers.findLast(({ kind, holds }) => kind === 'condition' && holds);
  return CONDITION_CODES.find((code) => code === answer?.value) ?? form.condition;
}
