import type { ItemSpecific, ItemValue, SellerAnswer } from '@smart-listings/contract';

/** An answer of the seller but for whether it holds. */
export type Answer = Omit<SellerAnswer, 'holds'>;

/** A value as it stands in the item, before it is brought into the form of a field. */
export interface Found {
  value: string;
  certain: boolean;
  origin: ItemSpecific['values'][number]['origin'];
  answer: Answer;
  /** Offered although another value fills the field: what buyers call a thing, beside its number. */
  isBeside?: true;
}

/** A value of the item, with the answer that would take it back. */
export function foundOf({ kind, value, label, certainty, origin }: ItemValue): Found {
  return {
    value,
    certain: certainty === 'certain',
    origin,
    answer: { kind, value, ...(label === undefined ? {} : { label }) },
  };
}
