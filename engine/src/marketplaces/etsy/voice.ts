import type { Voice } from '../writing.ts';
import { policy } from './sources.ts';

// Etsy shows the beginning of a title beside the picture: what it is comes first.
export const VOICE: Voice = {
  tone: 'Personal and exact: what it is, how it was made, what it is made of.',
  deliveryInText: false,
  guidance: [
    policy(
      'guidance',
      'Item noun first, then the most important objective traits; short, often under 15 words.',
      'T4',
    ),
    policy('guidance', 'The first sentence states the item.', 'memory'),
  ],
};
