import {
  CONDITION_CODES,
  type Condition,
  isUnsaidCondition,
  type ListingForm,
  type SellerAnswer,
} from '@smart-listings/contract';

/** What was answered last, else what stands in the form; null where that is only what the form began with. */
export function saidCondition(
  form: Pick<ListingForm, 'condition'>,
  answers: readonly SellerAnswer[],
): Condition | null {
  const answer = answers.findLast(({ kind, holds }) => kind === 'condition' && holds);
  if (answer === undefined && answers.some(isUnsaidCondition)) return null;
  return CONDITION_CODES.find((code) => code === answer?.value) ?? form.condition;
}
