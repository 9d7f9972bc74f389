import { type ItemValue, VALUE_KINDS } from '@smart-listings/contract';
import type { Item } from '@smart-listings/engine';

/** What the item may well be, to be confirmed by the seller; what buyers ask for first comes first. */
export function likelyValues({ values }: Pick<Item, 'values'>): ItemValue[] {
  return values
    .filter(({ certainty, polarity }) => certainty === 'likely' && polarity === 'asserted')
    .toSorted((one, other) => VALUE_KINDS.indexOf(one.kind) - VALUE_KINDS.indexOf(other.kind));
}
