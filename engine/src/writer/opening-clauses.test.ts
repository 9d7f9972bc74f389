import type { ListingForm } from '@smart-listings/contract';
import { describe, expect, test } from 'vitest';
import { generateListing } from '../generate.ts';
import { formOf } from '../test/form.ts';

const titleOf = (form: Partial<ListingForm>) =>
  generateListing(formOf({ platform: 'eBay', ...form }), { variant: 'v1', currency: 'GBP (£)' }).listing
    .title;

describe('the sentence that opens a text stands in the title clause by clause', () => {
  test.each([
    [
      'en',
      'jacket',
      'Navy fleece jacket, full zip, two zipped pockets. Warm.',
      ['full zip', 'two zipped pockets'],
    ],
    [
      'de',
      'Winterjacke',
      'Warme Winterjacke in Größe 116, beere mit Sternen. Sie hält warm.',
      ['beere mit Sternen'],
    ],
    [
      'fr',
      'robe',
      'Robe taille 38, en coton, imprimé fleurs rouges sur fond écru. Elle est belle.',
      ['imprimé fleurs rouges sur fond écru'],
    ],
    [
      'fr',
      'cartable',
      'Cartable bleu marine, deux compartiments, fermetures à clip. Il est solide.',
      ['deux compartiments'],
    ],
    [
      'es',
      'bicicleta estática',
      'Bicicleta estática plegable, negra y naranja, 8 niveles de resistencia. Va muy bien.',
      ['negra y naranja', '8 niveles de resistencia'],
    ],
    [
      'it',
      'stivali',
      'Stivali alti color burro, punta in gomma marrone. Li vendo per inutilizzo.',
      ['punta in gomma marrone'],
    ],
    [
      'pl',
      'kurtka narciarska',
      'Damska kurtka narciarska rozmiar M, membrana 10000. Jest bardzo ciepła.',
      ['membrana 10000'],
    ],
    ['nl', 'rokje', 'Zwart leren rokje, ritssluiting, maat M. Het is een mooi rokje.', ['ritssluiting']],
    [
      'pt',
      'azulejo',
      'Azulejo pintado à mão, com uma andorinha azul. Ele foi feito em Aveiro.',
      ['com uma andorinha azul'],
    ],
    [
      'sv',
      'ryggsäck',
      'Ryggsäck i vinrött, vanliga storleken 16 liter. Den är hel och fin.',
      ['vanliga storleken 16 liter'],
    ],
  ])('%s: %s', (_, itemName, features, phrases) => {
    const title = titleOf({ itemName, features });
    for (const phrase of phrases) expect(title).toContain(phrase);
  });

  test.each([
    ['a greeting', 'Hello everyone, navy coat for sale. It is warm.', 'Hello'],
    ['what it is given away for', 'Clearing the house after a move, everything must go.', 'Clearing'],
    ['another thing', 'Case with a brass hinge.', 'Case'],
    ['a part that is known already', 'The hood with fur 40 cm, it is not included.', 'hood'],
    ['a choice of sizes', 'Vintage coat, xs / s / m. It is warm.', 'xs'],
    ['what is in question', 'Wool coat, size 40? It is warm.', 'size 40'],
    ['what a verb follows', 'Wool coat, my son had it for a year, full zip. It is warm.', 'full zip'],
  ])('%s is in no title', (_, features, words) => {
    expect(titleOf({ itemName: 'Coat', features })).not.toContain(words);
  });

  test('a size that the text denies of the name is in none, wherever it stands', () => {
    const title = titleOf({
      itemName: 'Skechers trainers size 38',
      features: 'Skechers trainers, size 39, never worn.',
    });
    expect(title).not.toMatch(/38|39/);
  });

  test.each([
    [
      'Abanico pintado a mano',
      'Abanico de madera de peral pintado a mano por mí, fondo verde agua. Es una pieza única.',
      'verde agua',
    ],
    [
      'oak stool',
      'Oak stool with a seat in danish cord by my uncle, three splayed legs. It is sturdy.',
      'three splayed legs',
    ],
  ])('by whom %s was made ends its clause, and not the list', (itemName, features, phrase) => {
    const title = titleOf({ itemName, features });
    expect(title).toContain(phrase);
    expect(title).not.toMatch(/uncle|por mí/);
  });

  test('a phrase that has no room stands up to one of its parts', () => {
    const features =
      'Lined school shoes, velcro strap with a small embroidered flower on one side. They are comfortable.';
    expect(
      titleOf({ itemName: 'Girls comfortable cushioned school shoes Clarks Magic Steps', features }),
    ).toMatch(/velcro strap$/);
  });

  test('a size keeps its room', () => {
    const features =
      'Sleeveless dress, blue with a white and yellow leaf print all over, in a heavy linen. Size 14. It is cool.';
    expect(titleOf({ itemName: 'linen dress with a wide collar and pockets', features })).toContain(
      'size 14',
    );
  });
});

test('nothing of what follows a noun is told of another: “perles de pierre de lune” of a bracelet', () => {
  const features = 'Perles de pierre de lune de 4 mm montées sur fil nylon. Le fermoir est solide.';
  expect(titleOf({ itemName: 'bracelet pierre de lune', features })).not.toContain('4 mm');
});

test.each([
  ['Trainers', 'Ghost 14, womens 8.5, grey with pink. They are light.', /(?:size|womens) 8\.5/],
  ['School shoes', 'Black leather, size 12.5 G. They are sturdy.', /size 12\.5 G/],
])('%s: a size behind whom it is for, and with its width', (itemName, features, size) => {
  expect(titleOf({ itemName, features })).toMatch(size);
});

test.each([
  [
    'Bialetti Moka 6 tazze',
    'Moka Express originale da 6 tazze, in alluminio. La vendo per inutilizzo.',
    /da 6(?! tazze)/,
  ],
  [
    'Appareil photo Pentax K1000',
    'Pentax K1000 argentique avec objectif SMC Pentax-M 50 mm. Il marche bien.',
    /(?<!Pentax-)M 50/,
  ],
  ['Job lot of Ladybird books x 22', '22 vintage Ladybird books, mostly 1960s. They are worn.', /22.*22/],
  ['Veste Levi’s', 'Veste Levi’s à motif militaire en taille M. Elle a été peu portée.', / en,/],
  ['Vintage blazer', 'Mooie vintage blazer in bruine tinten in maat M. Het is een mooie blazer.', / in,/],
  [
    'Centrifugeuse',
    'Bonjour, en raison de mon déménagement je vends cette centrifugeuse. Elle marche.',
    /raison/,
  ],
  ['Be kind hoodie size M', 'Warm hoodie, size medium. It is soft.', /medium/],
])('%s: no half of an amount, of a joined word or of what leads on', (itemName, features, half) => {
  expect(titleOf({ itemName, features })).not.toMatch(half);
});

test.each([
  [
    'Aparat Zenit E z obiektywem',
    'Aparat analogowy Zenit E z obiektywem Helios 44-2 58 mm f/2. Migawka działa bez zarzutu.',
    'Helios 44-2 58 mm f/2',
  ],
  [
    'Kleiderschrank PAX',
    'Ikea Pax weiß, 150 x 60 x 236 cm mit zwei Schiebetüren. Er muss abgebaut werden.',
    'PAX weiß',
  ],
])(
  'what follows the last word of the name in the text follows it in the title: %s',
  (itemName, features, words) => {
    expect(titleOf({ itemName, make: '', features })).toContain(words);
  },
);

describe('what a noun goes on with in a clause of its own stays in its sentence', () => {
  test.each([
    ['en', 'mug', 'Mug with a soft blue glaze that breaks to brown on the rim.', 'with a soft blue glaze'],
    ['en', 'candlesticks', 'Old brass candlesticks I found at a house clearance.', 'Old'],
    ['de', 'Tasse', 'Tasse aus Steinzeug mit blauer Glasur weil ich Blau mag.', 'aus Steinzeug'],
    ['fr', 'tasse', 'Tasse en grès avec un émail bleu qui change à la lumière.', 'en grès'],
    ['es', 'taza', 'Taza de gres con esmalte azul que cambia con la luz.', 'de gres'],
    ['it', 'tazza', 'Tazza in gres con smalto blu che cambia con la luce.', 'in gres'],
    ['nl', 'kopje', 'Kopje van steengoed met blauw glazuur dat in het licht verandert.', 'van steengoed'],
    ['pl', 'kubek', 'Kubek z kamionki z niebieskim szkliwem które mieni się w słońcu.', 'kamionki'],
    ['pt', 'caneca', 'Caneca em grés com vidrado azul que muda com a luz.', 'em grés'],
    ['sv', 'mugg', 'Mugg i stengods med blå glasyr som skiftar i ljuset.', 'i stengods'],
  ])('%s: %s', (_, itemName, features, phrase) => {
    const title = titleOf({ itemName, features: `${features} ${features}` });
    expect(title).toContain(phrase);
    expect(title).not.toMatch(/ (?:that|I|weil|qui|que|che|dat|które|som)\b/u);
  });

  test.each([
    ['a fault', 'Coat with a leather belt that has snapped.', 'belt'],
    ['a denial', 'Coat with a leather belt that is not included.', 'belt'],
    ['half of what is done', 'Made by me in a soft yarn.', 'Made'],
  ])('%s takes the noun with it', (_, features, words) => {
    expect(titleOf({ itemName: 'Coat', features })).not.toContain(words);
  });
});

test.each([
  [
    'en',
    'Canon camera',
    'I bought it for a course years ago. It is the black body with the 50 mm lens.',
    /black/i,
  ],
  ['de', 'Canon Kamera', 'Gehörte meinem Vater. Das ist das schwarze Gehäuse mit Gurt.', /schwarze/i],
  ['fr', 'Canon appareil photo', 'Il était à mon père. C’est le boîtier noir avec courroie.', /noir/i],
  ['es', 'Canon cámara', 'Era de mi padre. Es una cámara negra con correa.', /negra/i],
  ['it', 'Canon macchina fotografica', 'Era di mio padre. È una fotocamera nera con cinghia.', /nera/i],
  ['nl', 'Canon camera', 'Was van mijn vader. Het is een zwarte camera met riem.', /zwarte/i],
])('%s: behind the reason “it is …” says what the thing is', (_, itemName, features, words) => {
  expect(titleOf({ itemName, features })).toMatch(words);
});

test.each([
  ['It is a shame to let it go.', 'shame'],
  ['It is not the black one.', 'black'],
  ['It is in the way.', 'way'],
])('“%s” says none', (sentence, word) => {
  expect(titleOf({ itemName: 'Canon camera', features: `Bought years ago. ${sentence}` })).not.toContain(
    word,
  );
});

test('the end of a list is told with its beginning or in no title', () => {
  const features = 'By Clayden, Greeves and Warren, 2nd edition, paperback. The spine is creased.';
  const title = titleOf({ itemName: 'Organic Chemistry textbook', features });
  expect(title.includes('Greeves and Warren')).toBe(title.includes('Clayden'));
});

test.each([
  [
    'Sewing pattern 8498',
    'Misses’ one-piece shift dress in two lengths. The envelope is worn.',
    'shift dress',
  ],
  [
    'Robe courte',
    'Robe courte taille 36 (taille 1), noire à pois blancs. Elle est jolie.',
    'noire à pois blancs',
  ],
  ['Laptop', 'CPU: i5-8350U\nRAM: 16GB DDR4\nThe lid is scratched.', 'i5-8350U'],
])(
  '%s: what resellers mostly say is told though nothing shows what it is of',
  (itemName, features, words) => {
    expect(titleOf({ itemName, features })).toContain(words);
  },
);

test.each([
  ['Shade: linen, 30 cm across', 'linen'],
  ['Fridge (freezer is grey)', 'grey'],
  ['Mug thrown by me on a wheel.', 'thrown'],
  ['It has a black handle.', 'black'],
  ['Black handle scratched, white base.', 'white'],
])('of “%s” no title says “%s”', (features, word) => {
  expect(titleOf({ itemName: 'Lamp', features: `${features} Works.` })).not.toContain(word);
});
