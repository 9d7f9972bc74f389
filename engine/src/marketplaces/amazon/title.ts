import type { TitleWriting } from '../writing.ts';

export const TITLE: TitleWriting = {
  order: {
    v1: ['brand', 'name', 'model', 'material', 'colour', 'size', 'measurement', 'compatible'],
    v2: ['brand', 'model', 'name', 'colour', 'size', 'material', 'measurement', 'compatible', 'synonym'],
    v3: ['brand', 'name', 'size', 'measurement', 'colour', 'material', 'model', 'synonym'],
  },
  usefulLength: 75,
};
