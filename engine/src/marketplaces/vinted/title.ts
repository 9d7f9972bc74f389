import type { Title } from '../writing.ts';

export const TITLE: Title = {
  order: {
    v1: [
      'brand',
      'name',
      'type',
      'model',
      'size',
      'colour',
      'department',
      'state',
      'material',
      'measurement',
    ],
    v2: [
      'brand',
      'name',
      'type',
      'model',
      'colour',
      'size',
      'state',
      'department',
      'material',
      'measurement',
    ],
    v3: [
      'brand',
      'name',
      'type',
      'keyword',
      'model',
      'size',
      'colour',
      'material',
      'state',
      'measurement',
      'department',
    ],
  },
  usefulLength: 75,
};
