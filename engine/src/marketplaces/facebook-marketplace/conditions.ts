import type { Conditions } from '../marketplace.ts';
import { cite } from './sources.ts';

/** There is no grade for broken things: the text says it, first of all. */
export const NOT_WORKING = 'For parts, not working';

export const CONDITIONS: Conditions = {
  words: {
    new: { label: 'New', allowed: true },
    'open-box': { label: 'Used - Like New', allowed: true },
    'used-like-new': { label: 'Used - Like New', allowed: true },
    'used-good': { label: 'Used - Good', allowed: true },
    'used-fair': { label: 'Used - Fair', allowed: true },
    'for-parts': {
      label: 'Used - Fair',
      allowed: true,
      firstLine: NOT_WORKING,
      note: `The first line says "${NOT_WORKING}".`,
    },
  },
  ...cite('F1', 'judgement'),
  field: cite('F1'),
};
