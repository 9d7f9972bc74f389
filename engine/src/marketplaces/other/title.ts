import type { Title } from '../writing.ts';
import { LIMITS } from './limits.ts';

export const TITLE: Title = {
  order: {
    v1: [
      'brand',
      'name',
      'type',
      'model',
      'colour',
      'size',
      'measurement',
      'material',
      'era',
      'identifier',
      'compatible',
      'keyword',
      'state',
    ],
    v2: ['brand', 'model', 'name', 'type', 'size', 'colour', 'material', 'measurement', 'keyword'],
    v3: ['brand', 'name', 'type', 'keyword', 'model', 'colour', 'size', 'material', 'measurement', 'state'],
  },
  usefulLength: LIMITS.title.max.value,
  // Letters of any script with their marks, digits, spaces and - , / & ( ) .
  refused: { characters: /[^\p{L}\p{M}\p{Nd} ,/&().-]/gu, exceptOfMake: false },
};
