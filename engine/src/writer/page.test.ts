import { expect, test } from 'vitest';
import { generateListing } from '../generate.ts';
import { formOf } from '../test/form.ts';

const descriptionOf = (form: Parameters<typeof formOf>[0]) =>
  generateListing(formOf({ platform: 'Amazon', make: 'Kestrel', modelNumber: 'KS-4', ...form }), {
    variant: 'v1',
    currency: 'GBP (£)',
  }).listing.description;

test('the headed lines of a new thing are its bullet points', () => {
  const lines = ['Material: 18/8 stainless steel', 'Width: fits most mugs', 'Care: dishwasher safe'];
  const description = descriptionOf({
    itemName: 'Tea infuser',
    condition: 'new',
    features: [...lines, 'Comes in a card box'].join('\n'),
  });
  expect(description.split('\n').slice(0, 4)).toEqual([...lines.map((line) => `• ${line}`), '']);
  expect(description).not.toMatch(/Brand:|Condition note/);
});

test('the note of a used thing gives its grade once', () => {
  const told = descriptionOf({
    itemName: 'Tea infuser',
    condition: 'used-good',
    features: 'Used - Good. Small dent.',
  });
  expect(told).toContain('Condition note:\nUsed - Good. Small dent.');
  const untold = descriptionOf({ itemName: 'Tea infuser', condition: 'used-good', features: 'Small dent.' });
  expect(untold).toContain('Condition note:\nUsed, good.\nSmall dent.');
});
