import type { TitleWriting } from '../writing.ts';

export const TITLE: TitleWriting = {
  order: {
    v1: [
      'brand',
      'name',
      'type',
      'model',
      'colour',
      'size',
      'state',
      'measurement',
      'material',
      'era',
      'identifier',
      'compatible',
      'keyword',
    ],
    v2: ['brand', 'model', 'name', 'type', 'size', 'colour', 'material', 'measurement', 'synonym', 'keyword'],
    v3: ['keyword', 'name', 'type', 'brand', 'colour', 'size', 'state', 'material', 'synonym', 'measurement'],
  },
  usefulLength: 80,
};
