import type { Voice } from '../writing.ts';
import { policy } from './sources.ts';

// Vinted's form asks for brand, size and colour itself; texts there are short and personal.
export const VOICE: Voice = {
  tone: 'Short and friendly, like one person to another.',
  deliveryInText: false,
  guidance: [
    policy('guidance', 'Title: brand, item, colour and size.', 'V3'),
    policy('guidance', 'Measurements, material and flaws belong in the description.', 'V3'),
  ],
  words: { fewest: 20, most: 80 },
  example: {
    title: 'Levi’s 501 jeans dark blue W32 L30',
    description:
      'Dark blue 501s in W32 L30, worn a lot and still strong.\n\nThe left hem is frayed. Waist laid flat: 40 cm.',
    tags: ['#levis', '#jeans'],
  },
};
