import type { ItemValue, ListingForm } from '@smart-listings/contract';
import { expect, test } from 'vitest';
import { formOf } from '../test/form.ts';
import { readItem } from './read-item.ts';

function certain(form: Partial<ListingForm>, kind: ItemValue['kind']): readonly string[] {
  return readItem(formOf(form))
    .values.filter((value) => value.kind === kind)
    .filter(({ certainty, polarity }) => certainty === 'certain' && polarity === 'asserted')
    .map(({ value }) => value);
}

test.each([
  ['Linen blouse size 12', 'Size 12 but would also suit a size 14.', 'size', '12'],
  ['Leinenbluse Gr. 38', 'Größe 38, passt auch bei Größe 40.', 'size', '38'],
  ['iPhone 12 64GB', '64GB in black. Also a memory stick, 128GB', 'measurement', '64 GB'],
  ['Unisex jumper', 'Unisex\nMens', 'department', 'Unisex'],
] as const)('what name and text agree on is the thing’s alone: %s', (itemName, features, kind, said) => {
  expect(certain({ itemName, features }, kind)).toEqual([said]);
});

test('a make that says more of the same name stays', () => {
  const form = { itemName: 'Bosch drill', features: 'Bosch drill\nBrand: Bosch Professional' };
  expect(certain(form, 'brand')).toContain('Bosch Professional');
});

test.each([
  ['60% cotton, 40% linen', ['60% cotton', '40% linen']],
  ['40% linen, the rest is something soft', []],
  ['5% elastane', []],
  ['100% cotton', ['100% cotton']],
])('a share of a blend that is mostly untold is not what a shirt is of: %s', (features, materials) => {
  expect(certain({ itemName: 'Shirt', features }, 'material')).toEqual(materials);
});

test.each([
  ['2 pillows Blue Cuddlow filled with down', '', 'colour'],
  ['Lipstick', 'A used lipstick in the shade Velvet Teddy, swatched once', 'material'],
  ['Oreillers traités, Bleu Câlinou, deux pièces', '', 'colour'],
] as const)('a word of a proper name is no value: %s', (itemName, features, kind) => {
  expect(certain({ itemName, features }, kind)).toEqual([]);
});

test.each([
  ['Laptop', 'Screen size 14"'],
  ['Jacket', 'Size: 7 x 4.7 in'],
])('what is measured is no size to wear: %s, %s', (itemName, features) => {
  expect(certain({ itemName, features }, 'size')).toEqual([]);
});

test.each([
  ['Year: 1974', ['1974']],
  ['Year: S', []],
])('the label of a year is one where a year stands behind it: %s', (features, years) => {
  expect(certain({ itemName: 'Skirt', features }, 'era')).toEqual(years);
});
