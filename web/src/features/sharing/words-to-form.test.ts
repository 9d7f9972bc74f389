import { expect, test } from 'vitest';
import { wordsToForm } from './words-to-form.ts';

const EMPTY = { itemName: '', features: '', make: '' };
const words = (changes: Partial<Parameters<typeof wordsToForm>[1]>) => ({
  title: '',
  text: '',
  url: '',
  ...changes,
});

test('a title names the item, and the text tells of it', () => {
  const { form } = wordsToForm(EMPTY, words({ title: 'Wool coat', text: 'Navy, size 12\n\nSmall hole' }));
  expect(form).toEqual({ itemName: 'Wool coat', features: 'Navy, size 12\nSmall hole', make: '' });
});

test('without a title the first line names it', () => {
  const { form } = wordsToForm(EMPTY, words({ text: 'Wool coat\nNavy' }));
  expect([form.itemName, form.features]).toEqual(['Wool coat', 'Navy']);
});

test('what stands in the form stays, and nothing is said twice', () => {
  const before = { itemName: 'Coat', features: 'Navy', make: 'Barbour' };
  const { form } = wordsToForm(before, words({ title: 'Wool coat', text: 'Navy\nSize 12' }));
  expect(form).toEqual({ itemName: 'Coat', features: 'Navy\nWool coat\nSize 12', make: 'Barbour' });
});

test('addresses stay out, and are told of', () => {
  const shared = words({ text: 'Wool coat https://shop.example/coat?a=1', url: 'https://shop.example' });
  const { form, hadAddress } = wordsToForm(EMPTY, shared);
  expect([form.itemName, form.features, hadAddress]).toEqual(['Wool coat', '', true]);
  expect(wordsToForm(EMPTY, words({ text: 'Wool coat' })).hadAddress).toBe(false);
});
