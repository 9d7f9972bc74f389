import type { Voice } from '../writing.ts';
import { policy } from './sources.ts';

// A small ad: what it is, how it is, where it is.
export const VOICE: Voice = {
  tone: 'Plain and direct, like a small ad.',
  deliveryInText: true,
  guidance: [
    policy('guidance', 'Item, brand and model in the title.', 'memory'),
    policy('policy', 'The ad is in English.', 'G1'),
  ],
  words: { fewest: 35, most: 110 },
  example: {
    title: 'Hybrid bike, 17 inch frame, 21 gears',
    description:
      'Hybrid bike with a 17 inch frame and 21 gears. The brake pads were changed this spring.\n\nThe crossbar is scratched and the saddle has a tear. The lock is not included. Collection from Norwich.',
    tags: ['hybrid bike', 'bicycle'],
  },
};
