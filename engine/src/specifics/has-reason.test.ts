import { type ListingForm, USUAL_PLATFORM } from '@smart-listings/contract';
import { expect, it } from 'vitest';
import { readItem } from '../values/read-item.ts';
import { listSpecifics } from './list-specifics.ts';

const FORM: ListingForm = {
  platform: USUAL_PLATFORM,
  itemName: 'Barbour bomber jacket',
  make: '',
  modelNumber: '',
  features: '',
  condition: 'used-good',
  targetBuyer: '',
  keywords: '',
};

function chips(features: string, itemName = FORM.itemName): string[] {
  const specifics = listSpecifics(readItem({ ...FORM, itemName, features }), null);
  return specifics.flatMap(({ likely }) => likely.map(({ value }) => value));
}

it.each([
  ['It is all leather and warm.', 'It is warm, with leather trim.', 'Leather'],
  ['It is mostly black and warm.', 'It comes with spare black laces.', 'Black'],
  ['Original fit: M but roomy.', 'I am mostly a size M.', 'M'],
  ['It is mostly brown and warm.', 'Warm. Lining: brown', 'Brown'],
])('what “%s” says is offered, and what “%s” says of a part is not', (own, other, value) => {
  expect(chips(own)).toContain(value);
  expect(chips(other)).not.toContain(value);
});

it('a make is offered where it opens a sentence, not among others', () => {
  expect(chips('Warm. Adidas one, worn twice.', 'Bomber jacket')).toContain('Adidas');
  expect(chips('Warm, goes with Puma/Adidas.', 'Bomber jacket')).toEqual([]);
});
