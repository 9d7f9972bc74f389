// What a text says of the thing in prose: whose it was, who wears it, its label and the verb behind it, and what keywords repeat.
import { type ListingForm, PLATFORMS } from '@smart-listings/contract';
import { describe, expect, test } from 'vitest';
import { formOf } from '../test/form.ts';
import { writeTags } from '../writer/tags.ts';
import { writeTitle } from '../writer/titles.ts';
import { certainValues } from './item.ts';
import { readItem } from './read-item.ts';

const itemOf = (form: Partial<ListingForm>) => readItem(formOf({ platform: 'Vinted', ...form }));
const saidIn = (form: Partial<ListingForm>, kind: 'size' | 'colour' | 'brand' | 'material') =>
  certainValues(itemOf(form), kind).map(({ value }) => value);

/** A row a language: for whom and a size, the same before a noun; colour behind its label and verb; noun, maker, make. */
const LANGUAGES = [
  [
    'en',
    'Jacket',
    'Lovely jacket for women, size 38, worn twice.',
    'Nice jacket, the colour is grey and it has two pockets.',
    'My old Barbour jacket, worn a lot.',
    'Warm jacket from Barbour, worn a lot.',
  ],
  [
    'de',
    'Jacke',
    'Schöne Jacke für Damen, Größe 38, zweimal getragen.',
    'Schöne Jacke, die Farbe ist grau und sie hat zwei Taschen.',
    'Meine alte Barbour Jacke, viel getragen.',
    'Warme Jacke von Barbour, viel getragen.',
  ],
  [
    'fr',
    'Veste',
    'Jolie veste pour femme, taille 38, portée deux fois.',
    'Jolie veste, la couleur est gris et elle a deux poches.',
    'Ma vieille veste Barbour, beaucoup portée.',
    'Veste chaude, veste de Barbour, beaucoup portée.',
  ],
  [
    'es',
    'Chaqueta',
    'Bonita chaqueta para mujer, talla 38, puesta dos veces.',
    'Bonita chaqueta, el color es gris y tiene dos bolsillos.',
    'Mi chaqueta Barbour, muy usada.',
    'Una chaqueta de Barbour, muy usada.',
  ],
  [
    'it',
    'Giacca',
    'Bella giacca per donna, taglia 38, messa due volte.',
    'Bella giacca, il colore è grigio e ha due tasche.',
    'La mia giacca Barbour, molto usata.',
    'Una giacca di Barbour, molto usata.',
  ],
  [
    'nl',
    'Jas',
    'Mooie jas voor dames, maat 38, twee keer gedragen.',
    'Mooie jas, de kleur is grijs en hij heeft twee zakken.',
    'Mijn oude Barbour jas, veel gedragen.',
    'Warme jas van Barbour, veel gedragen.',
  ],
  [
    'pl',
    'Kurtka',
    'Ładna kurtka dla kobiet, rozmiar 38, noszona dwa razy.',
    'Ładna kurtka, kolor jest szary i ma dwie kieszenie.',
    'Moja kurtka Barbour, dużo noszona.',
    'Ciepła kurtka od Barbour, dużo noszona.',
  ],
  [
    'pt',
    'Casaco',
    'Bonito casaco para mulher, tamanho 38, usado duas vezes.',
    'Bonito casaco, a cor é cinza e tem dois bolsos.',
    'O meu casaco Barbour, muito usado.',
    'Um casaco da Barbour, muito usado.',
  ],
  [
    'sv',
    'Jacka',
    'Fin jacka för dam, storlek 38, använd två gånger.',
    'Fin jacka, färgen är grå och den har två fickor.',
    'Min gamla jacka Barbour, mycket använd.',
    'Varm jacka från Barbour, mycket använd.',
  ],
] as const;

describe.each(LANGUAGES)('in %s', (_, itemName, worn, coloured, owned, made) => {
  test('who wears a thing is no other thing', () => {
    expect(saidIn({ itemName, features: worn }, 'size').join()).toContain('38');
  });

  test('a colour stands behind its label and the verb', () => {
    expect(saidIn({ itemName, features: coloured }, 'colour')).toHaveLength(1);
  });

  test.each([owned, made])('a make beside the noun is its make: %s', (features) => {
    expect(saidIn({ itemName, features }, 'brand')).toEqual(['Barbour']);
  });
});

test.each([
  ['Bike seat', 'For kids bikes size 38.'],
  ['Jacket', 'Fits like a Barbour jacket.'],
  ['Jacket', 'The lining is by Barbour.'],
])('but of another thing it is not: %s, %s', (itemName, features) => {
  expect(saidIn({ itemName, features }, 'size')).toEqual([]);
  expect(saidIn({ itemName, features }, 'brand')).toEqual([]);
});

test.each(['Brand new, still in the plastic.', 'Comes in the leather.', 'Liegt noch im Plastik.'])(
  'what is known to whoever speaks is no material of the thing: %s',
  (features) => {
    expect(saidIn({ itemName: 'Yoga mat', features }, 'material')).toEqual([]);
  },
);

test('the sides with which a sentence begins count no pieces', () => {
  const titleOf = (features: string) =>
    writeTitle(itemOf({ platform: 'eBay', itemName: 'Table', features }), 'v1');
  expect(titleOf('160 x 90 cm')).toContain('160 x 90 cm');
  expect(saidIn({ itemName: 'Table', features: '2 x black' }, 'colour')).toEqual([]);
});

describe('keywords', () => {
  const form = {
    platform: 'eBay',
    itemName: 'Bag',
    features: 'The sun turned it rather brown all over, a crossbody with one zip.',
  } as const;

  test('make certain what the text says in a longer clause, and nothing that it denies', () => {
    expect(saidIn({ ...form }, 'colour')).toEqual([]);
    expect(saidIn({ ...form, keywords: 'brown, bag' }, 'colour')).toEqual(['Brown']);
    expect(saidIn({ ...form, keywords: 'blue' }, 'colour')).toEqual([]);
    expect(saidIn({ ...form, features: 'Not brown at all.', keywords: 'brown' }, 'colour')).toEqual([]);
  });

  test('stand in a title where the text says them plainly of the thing', () => {
    const titleOf = (features: string) =>
      writeTitle(itemOf({ ...form, features, keywords: 'crossbody' }), 'v1');
    expect(titleOf(form.features)).toContain('crossbody');
    for (const other of ['It is not a crossbody.', 'Like my crossbody one.', 'A crossbody?'])
      expect(titleOf(other)).not.toContain('crossbody');
  });
});

test.each(PLATFORMS)('the kind stands in tags with its size, whole, on %s', (platform) => {
  const tags = writeTags(itemOf({ platform, itemName: 'Jeans', features: 'Size W32 L34.' }));
  for (const tag of tags) expect(tag).not.toMatch(/w32(?!.*l34)/i);
});
