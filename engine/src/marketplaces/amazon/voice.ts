import type { Voice } from '../writing.ts';
import { policy } from './sources.ts';

// Amazon's page is about the product alone; the condition of this very piece goes into the offer's note.
export const VOICE: Voice = {
  tone: 'Neutral product text about the product alone; condition only in the condition note.',
  deliveryInText: false,
  guidance: [
    policy(
      'guidance',
      'Used goods normally attach an offer to an existing page: then only condition, note, price, quantity and photos are yours.',
      'A1',
    ),
    policy('guidance', 'Numerals in titles ("2", not "two").', 'A6'),
    policy('guidance', 'Aim at about 200 characters a bullet; each adds something new.', 'A3'),
  ],
};
