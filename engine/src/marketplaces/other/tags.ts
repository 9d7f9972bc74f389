import type { Tags } from '../marketplace.ts';

export const TAGS: Tags = {
  label: 'Tags',
  separator: ', ',
  form: 'phrase',
  refused: /[^\p{L}\p{M}\p{Nd}\p{Zs}-]/gu,
};
