import { policy } from '../sources.ts';
import type { Voice } from '../writing.ts';

// A marketplace that we do not know: plain and complete.
export const VOICE: Voice = {
  tone: 'Plain and complete.',
  deliveryInText: true,
  guidance: [policy('guidance', 'A blank line between paragraphs.', 'common')],
  words: { fewest: 50, most: 150 },
  example: {
    title: 'Brass Desk Lamp with Green Glass Shade, 38 cm',
    description:
      'A brass desk lamp with a green glass shade, 38 cm high.\n\nIt works and takes a small screw bulb, which is not included. The brass is dull in places, and the shade has one chip at the back.\n\nMaterial: brass, glass\nHeight: 38 cm',
    tags: ['desk lamp', 'brass lamp'],
  },
};
