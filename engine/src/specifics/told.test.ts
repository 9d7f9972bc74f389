import type { Platform } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { loadTaxonomy } from '../categories/taxonomy/find-taxonomy.ts';
import { formOf } from '../test/form.ts';
import { readItem } from '../values/read-item.ts';
import { listSpecifics } from './list-specifics.ts';
import { categoryOf } from './suggest-categories.ts';

const taxonomy = await loadTaxonomy();

function fieldsOf(itemName: string, features: string, platform: Platform = 'eBay') {
  const item = readItem(formOf({ platform, itemName, features }));
  return new Map(
    listSpecifics(item, categoryOf(item, taxonomy)).map(({ label, values, likely }) => [
      label,
      { certain: values.map(({ value }) => value), chips: likely.map(({ value }) => value) },
    ]),
  );
}

describe('a side of the item', () => {
  it.each([
    ['Oak table', 'It is 142cm wide, 75 high.', { 'Item Width': '142 cm', 'Item Height': '75 cm' }],
    ['Mesa de roble', 'La mesa mide 90 cm de largo, es bonita.', { 'Item Length': '90 cm' }],
    [
      'Eichentisch',
      'Der Tisch ist 80 cm breit und 70 cm hoch.',
      { 'Item Width': '80 cm', 'Item Height': '70 cm' },
    ],
    ['Tavolo rotondo', 'Il tavolo misura 75 cm di altezza.', { 'Item Height': '75 cm' }],
  ])('of “%s”, “%s”, is certain', (name, features, sides) => {
    const fields = fieldsOf(name, features);
    for (const [label, value] of Object.entries(sides))
      expect(fields.get(label)?.certain, label).toEqual([value]);
  });

  it.each(['The drawer is 40 cm wide.', 'It has 60 cm long straps.', 'It holds 16L and takes 12 W.'])(
    'is not what a part or another measure says: “%s”',
    (features) => {
      const fields = fieldsOf('Oak table', features);
      for (const label of ['Item Length', 'Item Width', 'Item Height', 'Item Depth'])
        expect([...(fields.get(label)?.certain ?? []), ...(fields.get(label)?.chips ?? [])]).toEqual([]);
    },
  );
});

describe('a measure that few buyers filter by', () => {
  it('has a field where the item says it, and none where nothing does', () => {
    expect(fieldsOf('Cordless drill', 'The 20V charger is spare.').has('Voltage')).toBe(false);
    expect(fieldsOf('Cordless drill', '18V drill, runs well.').get('Voltage')?.certain).toEqual(['18 V']);
    expect(fieldsOf('Wool trousers', 'Waist: 40 cm').get('Waist Size')?.certain).toEqual(['40 cm']);
    expect(fieldsOf('Oak table', 'A lovely table.').has('Voltage')).toBe(false);
    expect(fieldsOf('24" monitor', 'It works.').get('Screen Size')).toBeDefined();
    expect(fieldsOf('24" oak picture frame', 'It is nice.').get('Screen Size')).toBeUndefined();
  });
});

describe('an attribute with a closed class of values', () => {
  it.each([
    ['Blue long sleeve top', '', 'Sleeve length', 'Long sleeve'],
    ['Langarmshirt Damen langarm', '', 'Sleeve length', 'Langarm'],
    ['Robe bleue manches courtes', '', 'Sleeve length', 'Manches courtes'],
    ['Petrol lawn mower', '', 'Power source', 'Petrol'],
  ])('is certain where the name “%s” says it', (name, features, label, value) => {
    expect(fieldsOf(name, features).get(label)?.certain).toEqual([value]);
  });

  it('is offered where a sentence says it, and not where one denies it', () => {
    expect(fieldsOf('Blue top', 'A lovely one with a crew neck.').get('Neckline')?.chips).toEqual([
      'Crew neck',
    ]);
    expect(fieldsOf('Blue top', 'A lovely one, no crew neck.').get('Neckline')?.chips).toEqual([]);
  });

  it('is asked where two are said', () => {
    expect(fieldsOf('Blue short sleeve top', 'Also worn as a long sleeve top.').get('Sleeve length')).toEqual(
      {
        certain: [],
        chips: ['Short sleeve', 'Long sleeve'],
      },
    );
  });
});

describe('what the seller doubts', () => {
  it('is asked, unless something is sure', () => {
    expect(fieldsOf('Oak table', 'I think it is 1930s.').get('Decade')?.chips ?? ['1930s']).toEqual([
      '1930s',
    ]);
    expect(fieldsOf('Blue midi dress', 'Maybe silk, I think.', 'Vinted').get('Material')?.chips).toEqual([
      'Silk',
    ]);
    expect(fieldsOf('Blue silk dress', 'Maybe wool, I think.', 'Vinted').get('Material')).toEqual({
      certain: ['Silk'],
      chips: [],
    });
  });

  it('is no denial: what is denied is asked nowhere', () => {
    expect(fieldsOf('Blue midi dress', 'It is not silk.', 'Vinted').get('Material')?.chips).toEqual([]);
  });
});

describe('who made it', () => {
  it('is offered where the form says that it was made by hand, and it has no make', () => {
    const maker = (name: string, features: string) =>
      fieldsOf(name, features, 'Etsy').get('Who made it?')?.chips;
    expect(maker('Handmade stoneware mug', 'Blue.')).toEqual(['I did']);
    expect(maker('Stoneware mug', 'It is not handmade.')).toEqual([]);
    expect(maker('KitchenAid Artisan mixer', 'Red.')).toEqual([]);
  });
});

it('a colour inside, and those of a list to choose from, are not the item’s', () => {
  expect(fieldsOf('Stoneware mug', 'It is lovely, soft blue inside.').get('Colour')?.chips).toEqual([]);
  expect(fieldsOf('Pendientes', 'Color mostaza, terracota o negro, escríbeme cuál.').get('Colour')).toEqual({
    certain: [],
    chips: [],
  });
});

describe('whom it fits', () => {
  it.each([
    ['Wool jumper', 'It is warm. Fits like a size M.', ['M']],
    ['Geruite blazer', 'Mooie blazer. Valt als een maat 38. Ik draag normaal een S.', ['38']],
    ['Wool jumper', 'Size L. Fits like a size M.', []],
    ['Wool jumper', 'It is warm. I usually wear a size M.', []],
  ])('of “%s”, “%s”, is offered where the form says no other size', (name, features, chips) => {
    expect(fieldsOf(name, features).get('Size')?.chips).toEqual(chips);
  });
});

it.each([
  ['Pantalon Dockers', 'Pantalon beige 100 % coton slim fit', ['100 % coton']],
  ['Paarse blazer', 'De blazer is gemaakt van 80% katoen en 20% wol.', ['80% katoen', '20% wol']],
  ['Wollen blazer', 'De voering is 100% viscose, heel mooi.', []],
])('of “%s”, “%s”, shares are the thing’s, and not those of its lining', (name, features, chips) => {
  expect(fieldsOf(name, features).get('Material')?.chips).toEqual(chips);
});

it.each([
  ['Tag Heuer Aquaracer Quarz', '', 'certain', ['Quarz']],
  ['Rolex Armbanduhr', 'Sie hat einen Handaufzug und läuft gut.', 'chips', ['Handaufzug']],
] as const)('the works of “%s”, “%s”, have their field', (name, features, state, values) => {
  expect(fieldsOf(name, features).get('Movement')?.[state]).toEqual(values);
});

it.each([
  ['MacBook Pro', 'Aktuell installiert ist macOS Monterey 12.7.', 'Operating system', ['MacOS']],
  ['MacBook Pro', 'Es hat kein Bluetooth.', 'Connection', []],
  ['Runder Spiegel', 'Dazu gibt es einen ovalen Rahmen.', 'Shape', []],
])('of “%s”, “%s”: what it has is offered, what a part looks like is not', (name, features, label, chips) => {
  expect(fieldsOf(name, features).get(label)?.chips ?? []).toEqual(chips);
});

describe('whom a thing that is worn is for', () => {
  it.each([
    ['Wool coat', 'A lovely coat for women, hardly worn.'],
    ['Mantel aus Wolle', 'Ein schöner Mantel für Damen, kaum getragen.'],
    ['Manteau en laine', 'Un beau manteau pour femme, peu porté.'],
    ['Abrigo de lana', 'Un abrigo bonito para mujer, poco usado.'],
    ['Cappotto di lana', 'Un bel cappotto per donna, usato poco.'],
    ['Wollen jas', 'Een mooie jas voor de dames, weinig gedragen.'],
    ['Casaco de lã', 'Um casaco bonito para mulher, pouco usado.'],
    ['Płaszcz wełniany', 'Ładny płaszcz dla kobiety, mało noszony.'],
    ['Jacka i ull', 'En fin jacka för dam, lite använd.'],
  ])('stands behind the word for “for”: “%s”, “%s”', (name, features) => {
    const { certain = [], chips = [] } = fieldsOf(name, features, 'eBay').get('Department') ?? {};
    expect([...certain, ...chips]).toEqual(['Women']);
  });

  it('is not offered of what nobody wears', () => {
    expect(fieldsOf('Oak table', 'A table for women, hardly used.').get('Department')?.chips ?? []).toEqual(
      [],
    );
  });
});

describe('what a computer stores', () => {
  it.each(['Fast SSD 240GB', 'Samsung NVMe SSD: 240 GB', 'SSD 240 GB'])(
    'is labelled by its disk: “%s”',
    (line) => {
      expect(fieldsOf('HP EliteDesk 400', `Works well.\n${line}`).get('Storage Capacity')?.certain).toEqual([
        '240 GB',
      ]);
    },
  );
});

describe('denim', () => {
  it.each(['Blue denim jacket', 'Denim shorts', 'Black denim skirt'])('is the stuff of “%s”', (name) => {
    expect(fieldsOf(name, 'Hardly worn.').get('Material')?.certain).toEqual(['Denim']);
  });
});

it('of a computer "i3" is what is inside, of a car its model', () => {
  expect(fieldsOf('BMW i3', 'A car, runs well.').get('Model')?.chips).toEqual(['i3']);
  expect(fieldsOf('Lenovo i3 laptop', 'Runs well.').get('Model')?.chips ?? []).toEqual([]);
});

describe('the stuffs of a composition in a picker', () => {
  it.each([
    ['Wool coat', 'Material: 80% cotton, 20% silk', ['Cotton', 'Silk']],
    ['Wollen jas', '100% katoen', ['Cotton']],
    ['Manteau', 'Composition : 60 % coton 40 % soie', ['Cotton', 'Silk']],
    ['Mantel', 'Material: 70% Baumwolle, 30% Seide', ['Cotton', 'Silk']],
    ['Abrigo', '100% algodón', ['Cotton']],
    ['Cappotto', '100% cotone', ['Cotton']],
    ['Płaszcz', '100% bawełna', ['Cotton']],
    ['Casaco', '100% algodão', ['Cotton']],
    ['Jacka', '100% bomull', ['Cotton']],
  ])('are its entries, whatever their shares: “%s”, “%s”', (name, features, stuffs) => {
    const { certain = [], chips = [] } = fieldsOf(name, features, 'Vinted').get('Material') ?? {};
    for (const stuff of stuffs) expect([...certain, ...chips]).toContain(stuff);
  });
});

describe('a shade of a colour in a picker', () => {
  it.each([
    ['Blauwe jas', 'Kleur: lichtblauw', 'Light blue'],
    ['Mantel', 'Farbe: hellblau', 'Light blue'],
    ['Manteau', 'Couleur : bleu clair', 'Light blue'],
    ['Abrigo', 'Color: azul claro', 'Light blue'],
    ['Cappotto', 'Colore: verde scuro', 'Dark green'],
    ['Jacka', 'Färg: ljusblå', 'Light blue'],
    ['Płaszcz', 'Kolor: jasnoniebieski', 'Light blue'],
    ['Casaco', 'Cor: azul claro', 'Light blue'],
    ['Wool coat', 'Colour: light blue', 'Light blue'],
    ['Mantel', 'Farbe: dunkelgrün', 'Dark green'],
    ['Manteau', 'Couleur : vert foncé', 'Dark green'],
    ['Jas', 'Kleur: blauw', 'Blue'],
    ['Mantel', 'Farbe: dunkelblau', 'Navy'],
    ['Cappotto', 'Colore: viola chiaro', 'Purple'],
  ])('is the entry for it, where there is one: “%s”, “%s”', (name, features, entry) => {
    const { certain = [], chips = [] } = fieldsOf(name, features, 'Vinted').get('Colour') ?? {};
    expect([...certain, ...chips]).toContain(entry);
  });
});

it('a model ends before what counts how much of it there is', () => {
  expect(fieldsOf('Rolex Datejust Full Set', 'A watch.').get('Model')?.chips).toEqual(['Datejust']);
});

it.each([
  ['Vintage wool coat', []],
  ['Vintage 1980s wool coat', ['1980s']],
])('the decade of “%s” is a number of years or none', (name, decades) => {
  expect(fieldsOf(name, 'Hardly worn.').get('Decade')?.certain ?? []).toEqual(decades);
});
