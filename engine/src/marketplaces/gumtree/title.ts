import type { TitleWriting } from '../writing.ts';

export const TITLE: TitleWriting = {
  order: {
    v1: ['brand', 'name', 'model', 'size', 'colour', 'measurement', 'state', 'material'],
    v2: ['brand', 'name', 'model', 'colour', 'size', 'measurement', 'state', 'synonym'],
    v3: ['keyword', 'name', 'brand', 'size', 'colour', 'synonym', 'state'],
  },
  usefulLength: 70,
};
