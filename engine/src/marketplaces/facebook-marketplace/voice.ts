import type { Voice } from '../writing.ts';
import { policy } from './sources.ts';

// Neighbours read it on a phone: short, and collection matters.
export const VOICE: Voice = {
  tone: 'Short, warm and neighbourly, in the first person where it helps.',
  deliveryInText: true,
  guidance: [
    policy('guidance', 'Item, brand, size and colour in the title.', 'F2'),
    policy('guidance', 'Dimensions and collection details early; short paragraphs.', 'F2'),
    policy(
      'policy',
      'No services, digital goods, animals, alcohol, tobacco, medicine, weapons or adult items.',
      'F5',
    ),
  ],
};
