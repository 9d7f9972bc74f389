import type { TagWriting } from '../writing.ts';

export const TAGS: TagWriting = {
  sources: [
    'keywords',
    'brand-type',
    'model',
    'value-type',
    'synonyms',
    'brand-synonym',
    'department-type',
    'era-type',
    'audience',
    'brand',
    'name',
    'values',
  ],
  mostWords: 5,
};
