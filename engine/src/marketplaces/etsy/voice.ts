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
  words: { fewest: 60, most: 180 },
  example: {
    title: 'Hand-Thrown Stoneware Bowl, Blue Glaze, 18 cm',
    description:
      'A stoneware bowl, thrown by hand, 18 cm across, with a blue glaze inside and bare clay outside.\n\nOne drip of glaze near the foot was left as it came from the kiln.\n\nMaterial: stoneware\nDiameter: 18 cm\n\nCondition: new.',
    tags: ['stoneware bowl', 'blue bowl', 'hand thrown'],
  },
};
