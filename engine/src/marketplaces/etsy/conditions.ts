import type { Conditions } from '../marketplace.ts';
import { LIMITS } from './limits.ts';
import { cite } from './sources.ts';

const USED_NOTE = `Only if the item is vintage (${LIMITS.usedFromYears.value} years or older) or a craft supply.`;

export const CONDITIONS: Conditions = {
  words: {
    new: { label: 'New', allowed: true, note: 'Handmade, designed by you, or a craft supply.' },
    'open-box': { label: 'Open box', allowed: true, note: 'Say so in the text.' },
    'used-like-new': { label: 'Used - like new', allowed: true, note: USED_NOTE },
    'used-good': { label: 'Used - good', allowed: true, note: USED_NOTE },
    'used-fair': { label: 'Used - fair', allowed: true, note: USED_NOTE },
    'for-parts': {
      label: 'For parts or not working',
      allowed: true,
      note: 'Only as a supply; say in the text that it does not work.',
    },
  },
  ...cite('T3', 'T8', 'memory'),
  field: cite('T3', 'T8'),
};
