import type { TitleWriting } from '../writing.ts';

export const TITLE: TitleWriting = {
  order: {
    v1: ['brand', 'name', 'colour', 'size', 'material', 'department'],
    v2: ['brand', 'name', 'size', 'colour', 'department', 'material', 'synonym'],
    v3: ['keyword', 'name', 'brand', 'size', 'material', 'colour', 'synonym'],
  },
  usefulLength: 60,
};
