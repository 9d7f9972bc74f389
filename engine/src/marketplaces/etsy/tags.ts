import type { Tags } from '../marketplace.ts';
import { fact } from './sources.ts';

export const TAGS: Tags = {
  label: 'Tags',
  separator: ', ',
  form: 'phrase',
  // Its search is for gifts as much as for things: "sock knitters", "new mums".
  forWhom: fact(true, 'guidance', 'memory'),
  // Etsy's Open API document gives this pattern.
  refused: /[^\p{L}\p{Nd}\p{Zs}\-'™©®]/gu,
};
