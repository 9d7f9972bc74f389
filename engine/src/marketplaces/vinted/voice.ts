import type { Voice } from '../writing.ts';
import { policy } from './sources.ts';

// Vinted's form asks for brand, size and colour itself; texts there are short and personal.
export const VOICE: Voice = {
  tone: 'Short and friendly, like one person to another.',
  deliveryInText: false,
  guidance: [
    policy('guidance', 'Title: brand, item, colour and size.', 'V3'),
    policy('guidance', 'Measurements, material and flaws belong in the description.', 'V3'),
    policy('policy', 'No commercial selling from a private account.', 'V2'),
    policy('policy', 'A misleading price, size or condition gets the listing hidden.', 'V2'),
  ],
};
