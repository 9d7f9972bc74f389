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
      'material',
      'measurement',
      'state',
    ],
    v2: [
      'brand',
      'name',
      'type',
      'model',
      'colour',
      'size',
      'department',
      'material',
      'measurement',
      'state',
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
      'measurement',
      'department',
      'state',
    ],
  },
  usefulLength: 75,
};
