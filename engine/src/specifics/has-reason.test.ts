import { expect, it } from 'vitest';
import { formOf } from '../test/form.ts';
import { readItem } from '../values/read-item.ts';
import { listSpecifics } from './list-specifics.ts';

function chips(features: string, itemName = 'Barbour bomber jacket'): string[] {
  const specifics = listSpecifics(readItem(formOf({ itemName, features })), null);
  return specifics.flatMap(({ likely }) => likely.map(({ value }) => value));
}

it.each([
  ['It is all leather and warm.', 'It is warm, with leather trim.', 'Leather'],
  ['It is mostly black and warm.', 'It comes with spare black laces.', 'Black'],
  ['Original fit: M but roomy.', 'I am mostly a size M.', 'M'],
  ['It is mostly brown and warm.', 'Warm. Lining: brown', 'Brown'],
  ['It is mostly green and warm.', 'Warm, buttons are in green, very nice.', 'Green'],
  ['It is mostly white and warm.', 'Warm, two pockets (white) and roomy.', 'White'],
  ['It is mostly red and warm.', 'Warm, a red spot.', 'Red'],
  ['It is mostly nylon and warm.', 'Warm, nylon is a bit faded.', 'Nylon'],
  ['A nylon zip bomber jacket.', 'A nylon zip bag, warm.', 'Nylon'],
  ['Fit: L but roomy.', 'You could even use it as an L then.', 'L'],
])('what “%s” says is offered, and what “%s” says of a part is not', (own, other, value) => {
  expect(chips(own)).toContain(value);
  expect(chips(other)).not.toContain(value);
});

it('a make is offered where it opens a sentence, not among others', () => {
  expect(chips('Warm. Adidas one, worn twice.', 'Bomber jacket')).toContain('Adidas');
  expect(chips('Warm, goes with Puma/Adidas.', 'Bomber jacket')).toEqual([]);
  expect(chips('Fast bike. Well kept. Runs fine.\nShimano gears\nMavic wheels', 'Road bike')).toEqual([]);
});

it('a year is offered behind its label or beside the name, not as the day of a purchase', () => {
  expect(chips('A lovely thing, 1972 jacket it is.')).toContain('1972');
  expect(chips('Lovely thing that has the year 1972 inside.')).toContain('1972');
  expect(chips('We bought it in 1972 and love it.')).toEqual([]);
});

it('a word of another language than the text is no value of it', () => {
  expect(chips('Die Jacke ist warm. Das Blatt ist ganz und die Jacke auch.', 'Winterjacke')).toEqual([]);
});

it.each([
  ['Lenovo laptop', 'It runs well, has 8GB RAM and 512GB SSD in it.', '512 GB', '8 GB'],
  ['Lenovo laptop i5/8GB/512GB', 'It runs well.', '512 GB', '8 GB'],
  ['Lenovo laptop', 'Festplatte SSD: 512 GB. 16 GB Speicher.', '512 GB', '16 GB'],
  ['iPhone 8 64g', 'It runs well.', '64 GB', undefined],
])('“%s”, “%s”: memory does not stand where storage is asked for', (itemName, features, storage, memory) => {
  const specifics = listSpecifics(readItem(formOf({ itemName, features })), null);
  const valuesOf = (id: string) =>
    specifics.filter((one) => one.id === id).flatMap(({ values, likely }) => [...values, ...likely]);
  expect(valuesOf('storage').map(({ value }) => value)).toEqual([storage]);
  expect(valuesOf('memory').map(({ value }) => value)).toEqual(memory === undefined ? [] : [memory]);
});
