import type { Voice } from '../writing.ts';
import { policy } from './sources.ts';

// Neighbours read it on a phone: short, and collection matters.
export const VOICE: Voice = {
  tone: 'Short, warm and neighbourly, in the first person where it helps.',
  deliveryInText: true,
  guidance: [
    policy('guidance', 'Item, brand, size and colour in the title.', 'F2'),
    policy('guidance', 'Dimensions and collection details early; short paragraphs.', 'F2'),
  ],
  words: { fewest: 25, most: 90 },
  example: {
    title: 'Oak bookcase, five shelves, 180 x 80 cm',
    description:
      'Oak bookcase with five shelves, 180 x 80 x 28 cm.\n\nOne shelf has a ring from a plant pot. It comes apart into three pieces. Collection from Leeds, you will need a van.',
    tags: ['bookcase', 'oak bookcase'],
  },
};
