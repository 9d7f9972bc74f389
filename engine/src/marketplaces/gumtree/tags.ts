import type { Tags } from '../marketplace.ts';

// Gumtree has no tag field: ours are search phrases that the title and text can use.
export const TAGS: Tags = {
  label: 'Search phrases',
  separator: ', ',
  form: 'phrase',
};
