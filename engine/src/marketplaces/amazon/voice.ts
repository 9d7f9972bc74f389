import type { Voice } from '../writing.ts';
import { policy } from './sources.ts';

// Amazon's page is about the product alone; the condition of this very piece goes into the offer's note.
export const VOICE: Voice = {
  tone: 'Neutral product text about the product alone; condition only in the condition note.',
  deliveryInText: false,
  guidance: [
    policy('guidance', 'Numerals in titles ("2", not "two").', 'A6'),
    policy('guidance', 'Aim at about 200 characters a bullet; each adds something new.', 'A3'),
  ],
  words: { fewest: 60, most: 180 },
  example: {
    title: 'OXO Salad Spinner with Brake, 26 cm, Green',
    description:
      'Diameter: 26 cm across the bowl, with a basket that lifts out\nBrake: A button in the lid stops the basket\nColour: Green\n\nA salad spinner whose basket serves as a sieve.\n\nCondition note:\nUsed. Scratches inside the bowl; the lid is complete.',
    tags: ['salad', 'dryer', 'herbs'],
  },
};
