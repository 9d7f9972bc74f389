import type { TitleWriting } from '../writing.ts';

export const TITLE: TitleWriting = {
  order: {
    v1: ['brand', 'name', 'type', 'model', 'material', 'colour', 'size', 'measurement', 'compatible'],
    v2: [
      'brand',
      'model',
      'name',
      'type',
      'colour',
      'size',
      'material',
      'measurement',
      'compatible',
      'synonym',
    ],
    v3: ['brand', 'name', 'type', 'size', 'measurement', 'colour', 'material', 'model', 'synonym'],
  },
  usefulLength: 75,
};
