import { describe, expect, it } from 'vitest';
import { formOf } from '../test/form.ts';
import { readItem } from './read-item.ts';

function sizesOf(itemName: string, features = '') {
  return readItem(formOf({ itemName, features }))
    .values.filter(
      ({ kind, certainty, polarity }) =>
        kind === 'size' && certainty === 'certain' && polarity === 'asserted',
    )
    .map(({ value }) => value);
}

const WRITTEN = [
  ['small', 'S'],
  ['Medium', 'M'],
  ['med', 'M'],
  ['LARGE', 'L'],
  ['extra large', 'XL'],
  ['X-Large', 'XL'],
  ['xx small', 'XXS'],
] as const;

describe('a size written out behind its label', () => {
  it.each(WRITTEN)('“%s” is %s in a name and in a sentence', (words, size) => {
    expect(sizesOf(`Wool jacket size ${words}`)).toEqual([size]);
    expect(sizesOf('Wool jacket', `Blue.\nSize ${words}\nWorn once.`)).toEqual([size]);
  });

  it.each([
    ['Größe', 'Wolljacke'],
    ['Taille', 'Veste en laine'],
    ['Talla', 'Chaqueta de lana'],
    ['Taglia', 'Giacca di lana'],
    ['Maat', 'Wollen jas'],
    ['Rozmiar', 'Kurtka wełniana'],
    ['Tamanho', 'Casaco de lã'],
    ['Storlek', 'Jacka i ull'],
  ])('is one behind “%s”', (label, name) => {
    expect(sizesOf(name, `${label} medium`)).toEqual(['M']);
  });

  it.each(['Size small/medium', 'Not size small', 'I wear a size small'])('is none of “%s”', (features) => {
    expect(sizesOf('Wool jacket', features)).toEqual([]);
  });
});

describe('the letter of a size before its number', () => {
  it.each([
    ['Zapatillas T 38 2/3', '38 2/3'],
    ['Veste en laine T 46', '46'],
    ['Veste en laine T46', '46'],
  ])('“%s” has size %s', (name, size) => {
    expect(sizesOf(name)).toEqual([size]);
  });

  it.each(['Model T 38 lamp', 'Veste en laine t 4'])('is none: “%s”', (name) => {
    expect(sizesOf(name)).toEqual([]);
  });
});
