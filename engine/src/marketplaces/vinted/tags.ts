import type { Tags } from '../marketplace.ts';

export const TAGS: Tags = {
  label: 'Hashtags',
  separator: ' ',
  form: 'hashtag',
};
