import type { Tags } from '../marketplace.ts';

export const TAGS: Tags = {
  label: 'Tags',
  separator: ', ',
  form: 'phrase',
  // Etsy's Open API document gives this pattern.
  refused: /[^\p{L}\p{Nd}\p{Zs}\-'™©®]/gu,
};
