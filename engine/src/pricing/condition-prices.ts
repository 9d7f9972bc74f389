import type { Condition } from '@smart-listings/contract';

/** What a thing is priced as whose condition nobody has said yet. */
export const USUAL_CONDITION: Condition = 'used-good';

/**
 * What one in that condition brings for each pound that a used, good one of the same make and kind brings on the same site:
 * measured on pairs by `npm run bench -- price-steps`. What is not here makes no difference that the pairs support.
 */
export const CONDITION_STEPS: Readonly<Record<string, Partial<Record<Condition, number>>>> = {
  shoes: { new: 2.25, 'open-box': 2.25 },
};

/** What one of that family in that condition brings for each pound that a used, good one brings. */
export function conditionStep(family: string | undefined, condition: Condition): number {
  return CONDITION_STEPS[family ?? '']?.[condition] ?? 1;
}
