import { generateRequestSchema } from '@smart-listings/contract';
import { expect, it } from 'vitest';
import { generateListing } from '../generate.ts';
import { readForms } from '../test/corpus.ts';
import { readItem } from '../values/read-item.ts';
import { namesInOtherLanguage } from './own-language.ts';

/** In each language a kettle as its seller tells of it, a title of it, and tags. */
const KETTLES: Record<string, readonly [name: string, features: string, title: string, tags: string]> = {
  en: [
    'Bosch kettle',
    'Red, 1.7 litres. Lid hinge is stiff, base included, no box.',
    'Red Bosch kettle 1.7 litres with base',
    'kettle, red kettle, electric kettle, kitchen',
  ],
  de: [
    'Bosch Wasserkocher',
    'Rot, 1,7 Liter. Deckel geht schwer, Sockel ist dabei, ohne Karton.',
    'Roter Bosch Wasserkocher 1,7 Liter mit Sockel',
    'Wasserkocher, roter Wasserkocher, Küche',
  ],
  fr: [
    'Bouilloire Bosch',
    'Rouge, 1,7 litre. Le couvercle est dur, socle inclus, sans boîte.',
    'Bouilloire Bosch rouge 1,7 litre avec socle',
    'bouilloire, bouilloire rouge, cuisine',
  ],
  es: [
    'Hervidor Bosch',
    'Rojo, 1,7 litros. La tapa va dura, base incluida, sin caja.',
    'Hervidor Bosch rojo 1,7 litros con base',
    'hervidor, hervidor rojo, cocina',
  ],
  it: [
    'Bollitore Bosch',
    'Rosso, 1,7 litri. Il coperchio è duro, base inclusa, senza scatola.',
    'Bollitore Bosch rosso 1,7 litri con base',
    'bollitore, bollitore rosso, cucina',
  ],
  nl: [
    'Bosch waterkoker',
    'Rood, 1,7 liter. Deksel gaat stroef, voet erbij, zonder doos.',
    'Rode Bosch waterkoker 1,7 liter met voet',
    'waterkoker, rode waterkoker, keuken',
  ],
  pl: [
    'Czajnik Bosch',
    'Czerwony, 1,7 litra. Pokrywka chodzi ciężko, podstawka w zestawie, bez pudełka.',
    'Czerwony czajnik Bosch 1,7 litra z podstawką',
    'czajnik, czerwony czajnik, kuchnia',
  ],
  pt: [
    'Chaleira Bosch',
    'Vermelha, 1,7 litros. A tampa está dura, base incluída, sem caixa.',
    'Chaleira Bosch vermelha 1,7 litros com base',
    'chaleira, chaleira vermelha, cozinha',
  ],
  sv: [
    'Bosch vattenkokare',
    'Röd, 1,7 liter. Locket går trögt, basen ingår, utan kartong.',
    'Röd Bosch vattenkokare 1,7 liter med bas',
    'vattenkokare, röd vattenkokare, kök',
  ],
};

/** A coat with its size and a colour of two words, as titles name them. */
const COATS: Record<string, readonly [name: string, features: string, title: string]> = {
  en: ['Wool coat', 'Navy wool coat, size M, one button is missing.', 'Navy Wool Coat Women Size M Winter'],
  de: [
    'Wollmantel',
    'Dunkelblauer Wollmantel, Größe M, ein Knopf fehlt.',
    'Dunkelblauer Wollmantel Damen Größe M Winter',
  ],
  fr: [
    'Manteau en laine',
    'Manteau en laine bleu marine, taille M, il manque un bouton.',
    'Manteau en laine bleu marine femme taille M hiver',
  ],
  es: [
    'Abrigo de lana',
    'Abrigo de lana azul marino, talla M, falta un botón.',
    'Abrigo de lana azul marino mujer talla M invierno',
  ],
  nl: [
    'Wollen jas',
    'Donkerblauwe wollen jas, maat M, er ontbreekt een knoop.',
    'Donkerblauwe wollen jas dames maat M winter',
  ],
  pt: [
    'Casaco de lã',
    'Casaco de lã azul-marinho, tamanho M, falta um botão.',
    'Casaco de lã azul marinho mulher tamanho M inverno',
  ],
};

function itemOf(itemName: string, features: string) {
  const { formData } = generateRequestSchema.parse({
    formData: { platform: 'eBay', itemName, features, condition: 'used-good' },
    currency: 'GBP (£)',
  });
  return readItem(formData);
}

it('titles and tags of one language are heard in the listing of another, and never in their own', () => {
  const heard: string[] = [];
  for (const [own, [name, features]] of Object.entries(KETTLES))
    for (const [language, [, , ...texts]] of Object.entries(KETTLES))
      for (const text of texts)
        if (namesInOtherLanguage(text, itemOf(name, features))) heard.push(`${language} in ${own}`);
  expect(heard.filter((one) => one.slice(0, 2) === one.slice(-2))).toEqual([]);
  // Of 144; where neighbours share their words nothing is sure.
  expect(heard.length).toBeGreaterThan(136);
});

it('a size is of no language, and a colour of two words is none of its first', () => {
  const missed: string[] = [];
  for (const [own, [name, features]] of Object.entries(COATS))
    for (const [language, [, , title]] of Object.entries(COATS))
      if (namesInOtherLanguage(title, itemOf(name, features)) !== (language !== own))
        missed.push(`${language} in ${own}`);
  // A Portuguese colour that no list of the seller's language means.
  expect(missed.filter((one) => !one.startsWith('pt'))).toEqual([]);
  expect(missed.length).toBeLessThan(3);
});

it.each([
  ['a colour’s name of two words', 'iPhone 13', 'In Blau, 128 GB, ohne Kratzer.', 'iPhone 13 Midnight Blue'],
  [
    'words of the seller’s name',
    'Vintage striped blouse',
    'Mooie blouse met strepen, maat M, geen gaatjes.',
    'Vintage striped blouse white M',
  ],
  ['the name of a game', 'Zelda', 'Das Spiel ist vollständig, mit Hülle.', 'The Legend of Zelda Nintendo'],
  ['borrowed words alone', 'Jacke', 'Schwarz, Größe M, mit Kapuze.', 'Jacke Oversize Streetwear Hoodie'],
])('%s are no other language', (_what, name, features, title) => {
  expect(namesInOtherLanguage(title, itemOf(name, features))).toBe(false);
});

it('hears none in the titles and tags of the built-in writer', () => {
  const heard = readForms().flatMap(({ form }) => {
    const item = readItem(form);
    const { title, tags } = generateListing(form, { variant: 'v2', currency: 'GBP (£)' }).listing;
    return [title, tags.join(', ')].filter((text) => namesInOtherLanguage(text, item));
  });
  expect(heard).toEqual([]);
});
