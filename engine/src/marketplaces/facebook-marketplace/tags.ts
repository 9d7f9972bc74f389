import type { Tags } from '../marketplace.ts';

export const TAGS: Tags = {
  label: 'Tags',
  separator: ', ',
  form: 'phrase',
};
