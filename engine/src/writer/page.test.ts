import { VARIANTS } from '@smart-listings/contract';
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

test('what describes a new thing stands on its page, with or without bullet points', () => {
  const features = 'A tea infuser for mugs, with a card box. Only two left in stock.';
  const description = descriptionOf({
    make: '',
    modelNumber: '',
    itemName: 'Tea infuser',
    condition: 'new',
    features,
  });
  expect(description).toBe(
    'A tea infuser for mugs, with a card box.\n\nCondition note:\nOnly two left in stock.',
  );
});

test('a line that says what is not there is no bullet point', () => {
  const features = 'Material: steel\nWidth: fits most mugs\n✗ Charger: USB-C, 20 W\nCare: dishwasher safe';
  expect(descriptionOf({ itemName: 'Tea infuser', condition: 'new', features })).not.toContain('• Charger');
});

test('the note of a used thing gives no grade of ours: it has a field', () => {
  const description = descriptionOf({
    itemName: 'Tea infuser',
    condition: 'used-good',
    features: 'Small dent.',
  });
  expect(description).toContain('Condition note:\nSmall dent.');
});

test('how a book is bound is no edition of it', () => {
  const form = {
    itemName: 'Marine Biology paperback',
    make: 'Kestrel Press',
    modelNumber: 'ISBN 9780134093413',
  };
  expect(descriptionOf({ ...form, features: 'Clean pages.' })).toContain('• Format: Paperback');
});

test('the steps of an instruction keep their numbers', () => {
  const features = 'How to order\n1. Pick a size\n2. Type the name\n3. See step 1';
  const description = descriptionOf({ platform: 'Etsy', itemName: 'Name sign', features });
  expect(description).toContain('1. Pick a size\n2. Type the name\n3. See step 1');
});

test('what is told above and below a list is no point of it', () => {
  const points = ['6 sleepsuits', '5 vests', '3 leggings', '2 jumpers', '1 hat', '1 blanket'];
  const features = [
    'Lovely bundle!',
    ...points,
    'Two have milk stains. Washed in fairy. Sold together.',
  ].join('\n');
  const form = formOf({ platform: 'Vinted', itemName: 'Baby bundle', features });
  const { description } = generateListing(form, { variant: 'v3', currency: 'GBP (£)' }).listing;
  const dashed = description.split('\n').filter((line) => line.startsWith('- '));
  expect(dashed).toEqual(points.map((point) => `- ${point}`));
});

test('short sentences of prose are points of the facts, in their order; a long one leaves all as it was written', () => {
  const sentences = ['Worn twice.', 'One button is loose.', 'No belt.'];
  const factsOf = (features: string) =>
    generateListing(formOf({ platform: 'Vinted', itemName: 'Coat', features }), {
      variant: 'v3',
      currency: 'GBP (£)',
    }).listing.description;
  expect(factsOf(sentences.join(' '))).toBe(sentences.map((sentence) => `- ${sentence}`).join('\n'));
  const long = `It hung ${'in the hall, '.repeat(12)}where nobody wore it.`;
  expect(factsOf([...sentences, long].join(' '))).toBe([...sentences, long].join(' '));
});

test.each(VARIANTS)(
  'what the seller answered and the text does not say stands below it once, in %s',
  (variant) => {
    const form = formOf({
      platform: 'Vinted',
      itemName: 'Jumper',
      features: 'Navy. A small hole at the cuff.',
    });
    const answers = [
      { kind: 'material' as const, value: 'Merino', holds: true },
      { kind: 'colour' as const, value: 'Navy', holds: true },
    ];
    const { description } = generateListing(form, { variant, currency: 'GBP (£)', answers }).listing;
    expect(description.match(/merino/gi)).toHaveLength(1);
    expect(description.match(/navy/gi)).toHaveLength(1);
  },
);

test('a short numbered list inside prose keeps its numbers and its place', () => {
  const features = [
    'The kit was bought last year and was used twice since then.',
    '1. Charger',
    '2. Cable',
    'All of it works well and was tested before I put it up for sale here.',
  ].join('\n');
  for (const variant of VARIANTS) {
    const form = formOf({ platform: 'Etsy', itemName: 'Kit', features });
    expect(generateListing(form, { variant, currency: 'GBP (£)' }).listing.description).toContain(features);
  }
});
