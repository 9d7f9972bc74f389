import type { TitleWriting } from '../writing.ts';

export const TITLE: TitleWriting = {
  order: {
    v1: [
      'brand',
      'name',
      'model',
      'colour',
      'size',
      'measurement',
      'material',
      'era',
      'identifier',
      'compatible',
      'keyword',
    ],
    v2: ['brand', 'model', 'name', 'size', 'colour', 'material', 'measurement', 'synonym', 'keyword'],
    v3: ['keyword', 'name', 'brand', 'colour', 'size', 'material', 'synonym', 'measurement'],
  },
  usefulLength: 80,
};
