import type { Tags } from '../marketplace.ts';

export const TAGS: Tags = {
  label: 'Search terms',
  separator: ', ',
  form: 'word',
};
