import type { Title } from '../writing.ts';

export const ONCE = ['%', ':', '&', '+'] as const;

export const TITLE: Title = {
  order: {
    v1: [
      'name',
      'type',
      'model',
      'material',
      'colour',
      'era',
      'size',
      'pattern',
      'brand',
      'measurement',
      'keyword',
      'search',
    ],
    v2: [
      'era',
      'brand',
      'name',
      'type',
      'model',
      'colour',
      'material',
      'size',
      'keyword',
      'pattern',
      'measurement',
      'search',
    ],
    v3: [
      'brand',
      'name',
      'type',
      'keyword',
      'model',
      'era',
      'material',
      'colour',
      'size',
      'pattern',
      'measurement',
      'search',
    ],
  },
  usefulLength: 90,
  // Etsy's Open API document gives this pattern.
  refused: { characters: /[^\p{L}\p{Nd}\p{P}\p{Sm}\p{Zs}™©®]/gu, exceptOfMake: false },
  once: ONCE,
};
