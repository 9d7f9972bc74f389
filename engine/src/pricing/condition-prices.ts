import type { Condition } from '@smart-listings/contract';
import type { Category } from '../categories/category.ts';

/** Anything at all: used where no category is known, with the range that this deserves. */
export const UNKNOWN_THING: Category['price'] = { fresh: 45, used: 20, spread: 5 };

/** What a thing is priced as whose condition nobody has said yet. */
export const USUAL_CONDITION: Condition = 'used-good';

/**
 * A typical price of that category in that condition. An unused thing from a private seller brings
 * less than in a shop; a worn one less than one in good condition; a broken one what its parts bring.
 */
export function typicalPrice({ fresh, used }: Category['price'], condition: Condition): number {
  const unused = Math.max(fresh * 0.75, used * 1.15);
  const opened = Math.max(fresh * 0.65, used * 1.1);
  switch (condition) {
    case 'new':
      return unused;
    case 'open-box':
      return opened;
    // Of the same make and kind on the same site, like new was asked 1.00 and 1.04 times what good was (the two halves of
    // the real prices: 625 pairs, 37 groups), fair 0.9 times (73 pairs, 7 groups).
    case 'used-like-new':
    case 'used-good':
      return used;
    case 'used-fair':
      return used * 0.9;
    case 'for-parts':
      return used * 0.3;
  }
}
