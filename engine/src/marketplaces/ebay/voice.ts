import type { Voice } from '../writing.ts';
import { policy } from './sources.ts';

// eBay's search reads the title, so each word that a buyer types is worth its place.
export const VOICE: Voice = {
  tone: 'Plain and searchable: names, numbers and facts, no sales talk.',
  deliveryInText: false,
  guidance: [
    policy(
      'guidance',
      'Brand, model, size, colour and the key feature first, in plain search words.',
      'memory',
    ),
    policy('guidance', 'Add the word "bundle" when several things are sold together.', 'E2'),
    policy('guidance', 'Do not repeat text about the shop; state condition and flaws clearly.', 'E4'),
  ],
  words: { fewest: 50, most: 150 },
  example: {
    title: 'Denby Greenwheat Teapot 1.2L Stoneware Green 1950s Chip On Lid',
    description:
      'Denby Greenwheat teapot in stoneware, 1.2 litres.\n\nIt was used for years and washed by hand. There is a small chip on the rim of the lid; spout and handle are sound.\n\nMake: Denby\nPattern: Greenwheat\nCapacity: 1.2 litres\nColour: green',
    tags: ['denby teapot', 'greenwheat', 'stoneware teapot'],
  },
};
