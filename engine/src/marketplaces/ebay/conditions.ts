import type { Conditions } from '../marketplace.ts';
import { GRADES } from './grades.ts';
import { cite } from './sources.ts';

export const CONDITIONS: Conditions = {
  words: {
    new: { label: 'New', allowed: true },
    'open-box': {
      label: 'Open box',
      allowed: true,
      note: 'For unused goods with opened or missing packaging. An opened item that was used belongs under Used.',
    },
    'used-like-new': { label: 'Used', allowed: true },
    'used-good': { label: 'Used', allowed: true },
    'used-fair': { label: 'Used', allowed: true, note: 'Say every flaw in the condition description.' },
    'for-parts': {
      label: 'For parts or not working',
      allowed: true,
      note: 'Not offered in fashion categories.',
    },
  },
  ...cite('E17', 'E18', 'E19', 'judgement'),
  grades: GRADES,
  field: cite('E17'),
};
