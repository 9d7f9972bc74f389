import type { Tags } from '../marketplace.ts';

// eBay has no tag field: ours are search phrases that help to fill the item specifics.
export const TAGS: Tags = {
  label: 'Search phrases',
  separator: ', ',
  form: 'phrase',
};
