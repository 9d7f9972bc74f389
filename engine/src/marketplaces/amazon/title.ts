import type { Title } from '../writing.ts';
import { LIMITS } from './limits.ts';

export const TITLE: Title = {
  order: {
    v1: ['brand', 'name', 'type', 'model', 'material', 'colour', 'size', 'measurement', 'compatible'],
    v2: ['brand', 'model', 'name', 'type', 'colour', 'size', 'material', 'measurement', 'compatible'],
    v3: ['brand', 'name', 'type', 'size', 'measurement', 'colour', 'material', 'model'],
  },
  usefulLength: LIMITS.title.policyMax.value,
  refused: { characters: /[!$?_{}^¬¦]/gu, exceptOfMake: true },
  decorative: /(?<![\p{L}\p{N}])[~<>*#]+(?![\p{L}\p{N}])|[~<>*#]{2,}/gu,
};
