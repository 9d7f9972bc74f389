import type { Conditions } from '../marketplace.ts';
import { cite } from './sources.ts';

export const CONDITIONS: Conditions = {
  words: {
    new: { label: 'New', allowed: true },
    'open-box': { label: 'Used - Like New', allowed: true },
    'used-like-new': { label: 'Used - Like New', allowed: true },
    'used-good': { label: 'Used - Good', allowed: true, note: 'Used - Very Good where it is better.' },
    'used-fair': { label: 'Used - Acceptable', allowed: true },
    'for-parts': {
      label: 'For parts or not working',
      allowed: false,
      note: 'Amazon does not take items that do not work.',
    },
  },
  ...cite('A14', 'A18', 'memory'),
  field: cite('A11', 'A12'),
};
