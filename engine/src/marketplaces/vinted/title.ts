import type { Title } from '../writing.ts';

export const TITLE: Title = {
  order: {
    v1: ['brand', 'name', 'type', 'model', 'size', 'colour', 'department', 'state', 'material'],
    v2: ['brand', 'name', 'type', 'model', 'colour', 'size', 'state', 'department', 'material', 'synonym'],
    v3: ['keyword', 'name', 'type', 'model', 'brand', 'size', 'colour', 'material', 'synonym', 'state'],
  },
  usefulLength: 60,
};
