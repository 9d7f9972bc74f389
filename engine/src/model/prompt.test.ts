import { generateRequestSchema, USUAL_PLATFORM } from '@smart-listings/contract';
import { expect, it } from 'vitest';
import { HANGERLY } from '../test/hangerly/index.ts';
import { readItem } from '../values/read-item.ts';
import { buildPrompt } from './prompt.ts';

const FORM = {
  platform: USUAL_PLATFORM,
  itemName: 'Quilted jacket',
  make: '',
  modelNumber: '',
  features: 'Navy. A small hole in the left pocket.',
  condition: 'used-good',
  targetBuyer: '',
  keywords: '',
} as const;

it('tells the model what the definition of the marketplace says, in the order of the version', () => {
  const item = readItem(FORM, { marketplace: HANGERLY });
  const request = generateRequestSchema.parse({ formData: FORM, currency: 'GBP (£)', variant: 'v2' });
  const { prompt } = buildPrompt(request, item);
  expect(prompt).toContain('Write one listing for Hangerly.');
  expect(prompt).toContain(
    'Title: at most 50 characters, in this order where it is known: name, size, brand.',
  );
  expect(prompt).toMatch(
    /at most 600 characters .*: the certain values as short lines .*; what else the seller says/,
  );
  expect(prompt).toContain('- Nothing that cannot be worn.');
  expect(prompt).toContain('The condition is called "Loved" there. Show how much.');
});
