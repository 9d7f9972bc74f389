import type { Conditions } from '../marketplace.ts';
import { cite } from './sources.ts';

export const CONDITIONS: Conditions = {
  words: {
    new: { label: 'New with tags', allowed: true },
    'open-box': { label: 'New without tags', allowed: true, note: 'Only if it was never used.' },
    'used-like-new': { label: 'Very good', allowed: true },
    'used-good': { label: 'Good', allowed: true },
    'used-fair': { label: 'Satisfactory', allowed: true },
    'for-parts': {
      label: 'Not fully functional',
      allowed: true,
      electronicsOnly: true,
      note: 'Offered for electronics only.',
    },
  },
  ...cite('V3', 'judgement'),
  field: cite('V3'),
};
