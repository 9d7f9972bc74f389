import type { Conditions } from '../marketplace.ts';
import { cite } from './sources.ts';

export const CONDITIONS: Conditions = {
  words: {
    new: { label: 'New', allowed: true },
    'open-box': { label: 'Opened, unused', allowed: true },
    'used-like-new': { label: 'Used - like new', allowed: true },
    'used-good': { label: 'Used - good', allowed: true },
    'used-fair': { label: 'Used - fair', allowed: true },
    'for-parts': { label: 'For parts or not working', allowed: true },
  },
  ...cite('judgement'),
  field: cite('judgement'),
};
