import type { TitleWriting } from '../writing.ts';

export const TITLE: TitleWriting = {
  order: {
    v1: ['brand', 'name', 'model', 'size', 'colour', 'measurement'],
    v2: ['brand', 'name', 'colour', 'size', 'measurement', 'synonym'],
    v3: ['keyword', 'name', 'brand', 'size', 'colour', 'synonym'],
  },
  usefulLength: 60,
};
