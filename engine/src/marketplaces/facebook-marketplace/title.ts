import type { Title } from '../writing.ts';

export const TITLE: Title = {
  order: {
    v1: ['brand', 'name', 'type', 'model', 'size', 'colour', 'state', 'measurement'],
    v2: ['brand', 'name', 'type', 'model', 'colour', 'size', 'state', 'measurement', 'synonym'],
    v3: ['keyword', 'name', 'type', 'model', 'brand', 'size', 'colour', 'state', 'synonym'],
  },
  usefulLength: 60,
};
