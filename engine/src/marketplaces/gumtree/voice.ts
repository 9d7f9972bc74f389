import type { Voice } from '../writing.ts';
import { policy } from './sources.ts';

// A small ad: what it is, how it is, where it is.
export const VOICE: Voice = {
  tone: 'Plain and direct, like a small ad.',
  deliveryInText: true,
  guidance: [
    policy('guidance', 'Choose the best-fitting category.', 'G1'),
    policy('guidance', 'Item, brand and model in the title; price and area filled in.', 'memory'),
    policy('policy', 'The ad is in English; sell only what you have.', 'G1'),
    policy('hard', 'An ad lives 30 days and is renewed by "bump up".', 'G3'),
  ],
};
