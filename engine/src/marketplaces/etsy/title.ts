import type { TitleWriting } from '../writing.ts';

export const TITLE: TitleWriting = {
  order: {
    v1: [
      'name',
      'type',
      'material',
      'colour',
      'era',
      'size',
      'pattern',
      'brand',
      'measurement',
      'keyword',
      'synonym',
    ],
    v2: ['era', 'brand', 'name', 'type', 'colour', 'material', 'synonym', 'size', 'keyword', 'pattern'],
    v3: ['keyword', 'name', 'type', 'synonym', 'era', 'material', 'colour', 'brand', 'size'],
  },
  usefulLength: 90,
};
