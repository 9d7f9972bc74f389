import { generateRequestSchema, PLATFORMS, USUAL_PLATFORM, VARIANTS } from '@smart-listings/contract';
import { expect, it } from 'vitest';
import { HANGERLY } from '../test/hangerly/index.ts';
import { readItem } from '../values/read-item.ts';
import { presentItem } from './present-item.ts';
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
  const { prompt } = buildPrompt(request, item, { asksPrice: true, soughtFirst: ['Size'] });
  expect(prompt).toContain('Write one listing for Hangerly.');
  expect(prompt).toContain(
    'Title: at most 50 characters; as far as known, in this order: name, size, brand.',
  );
  expect(prompt).toContain(
    'Description: the certain values as short lines "Label: value"; what else the seller',
  );
  expect(prompt).toContain('Its length: 10 to 40 words and at most 600 characters');
  expect(prompt).toContain('- A title has no & in it.');
  expect(prompt).toContain('The condition is called "Loved" there. Show how much.');
  expect(prompt).toContain('Buyers of such an item look first for: Size.');
  expect(prompt).toContain('A white shirt, worn once.');
});

it('gives each value with the sentence it stands in, and what must not be lost', () => {
  const features = 'Navy. A small hole in the left pocket.\nCash only, call 07700 900123.';
  const item = readItem({ ...FORM, features, keywords: 'coat' }, { marketplace: HANGERLY });
  expect(presentItem(item, 'Loved')).toMatchObject({
    itemName: 'Quilted jacket',
    sentences: { s1: 'Navy.', s2: 'A small hole in the left pocket.' },
    values: expect.arrayContaining(['colour: Navy (s1)']),
    mustTell: ['s2'],
  });
  expect(JSON.stringify(presentItem(item, 'Loved'))).not.toMatch(/07700/);
});

it('asks for no price that is known better, and searches for none', () => {
  const item = readItem(FORM, {});
  const known = { asksPrice: false, soughtFirst: [] };
  const prompt = buildPrompt(generateRequestSchema.parse({ formData: FORM }), item, known);
  expect(JSON.stringify(prompt)).not.toContain('suggestedPriceRange');
  expect(prompt.searches).toBe(false);
});

it('names the versions that there are already, and searches for the first alone', () => {
  const item = readItem(FORM, {});
  const earlier = [{ title: 'Quilted Jacket Navy', opening: 'A navy quilted jacket.' }];
  const request = generateRequestSchema.parse({ formData: FORM, variant: 'v2', earlier });
  const { prompt, searches } = buildPrompt(request, item, { asksPrice: true, soughtFirst: [] });
  expect(prompt).toContain('A navy quilted jacket.');
  expect(searches).toBe(false);
});

it.each(PLATFORMS)('says nothing twice and nothing that contradicts itself on %s', (platform) => {
  const formData = { ...FORM, platform };
  const item = readItem(formData, {});
  for (const variant of VARIANTS) {
    const request = generateRequestSchema.parse({ formData, variant });
    const { instructions, prompt, ours } = buildPrompt(request, item, { asksPrice: true, soughtFirst: [] });
    const lines = ours.split('\n').filter((line) => line !== '');
    expect(new Set(lines).size).toBe(lines.length);
    // What a platform says of collection and postage is said once, and nowhere else.
    expect(`${instructions}\n${prompt}`.match(/postage/gi)).toHaveLength(1);
  }
});
