import type { Voice } from '../writing.ts';
import { policy } from './sources.ts';

// eBay's search reads the title, so each word that a buyer types is worth its place.
export const VOICE: Voice = {
  tone: 'Plain and searchable: names, numbers and facts, no sales talk.',
  deliveryInText: false,
  guidance: [
    policy(
      'guidance',
      'Brand, model, size, colour and the key feature first, in plain search words; fill the item specifics.',
      'memory',
    ),
    policy('guidance', 'Add the word "bundle" when several things are sold together.', 'E2'),
    policy('guidance', 'Do not repeat text about the shop; state condition and flaws clearly.', 'E4'),
  ],
};
