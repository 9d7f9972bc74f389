import { describe, expect, it } from 'vitest';
import { loadTaxonomy } from '../categories/taxonomy/find-taxonomy.ts';
import { formOf } from '../test/form.ts';
import { specificsOf } from '../test/specifics-of.ts';
import { readItem } from '../values/read-item.ts';
import { listSpecifics } from './list-specifics.ts';
import { categoryOf } from './suggest-categories.ts';

const taxonomy = await loadTaxonomy();

describe('a list that ends with what is missing', () => {
  it.each([
    ['Wool dress', 'navy, long sleeves, v neck, belt missing', 'Sleeve length', 'Long sleeves'],
    ['Kleid aus Wolle', 'Größe 38, Langarm, V-Ausschnitt, ohne Gürtel', 'Neckline', 'V-Ausschnitt'],
    ['Robe en laine', 'manches longues, ceinture manquante', 'Sleeve length', 'Manches longues'],
  ])('of “%s”, “%s”, tells of the thing before it', (itemName, features, label, value) => {
    expect(specificsOf({ itemName, features })(label).certain).toEqual([value]);
  });

  it('tells nothing of the thing behind it', () => {
    const field = specificsOf({ itemName: 'Wool dress', features: 'navy, missing: belt, long sleeves' });
    expect([...field('Sleeve length').certain, ...field('Sleeve length').chips]).toEqual([]);
  });
});

describe('a side in a list', () => {
  it.each([
    'six drawers, oiled, 80 cm wide, 48 cm deep, 123 cm high, one handle missing',
    'sechs Schubladen, geölt, 80 cm breit, 48 cm tief, 123 cm hoch',
    'six tiroirs, huilée, 80 cm de largeur, 48 cm de profondeur, 123 cm de hauteur',
  ])('is the item’s, whatever the clauses before it name: “%s”', (features) => {
    const names = { s: 'Oak chest of drawers', d: 'Kommode aus Eiche', f: 'Commode en chêne' };
    const itemName = features.includes('breit') ? names.d : features.includes('largeur') ? names.f : names.s;
    const field = specificsOf({ itemName, features });
    expect(['Item Width', 'Item Depth', 'Item Height'].map((label) => field(label).certain)).toEqual([
      ['80 cm'],
      ['48 cm'],
      ['123 cm'],
    ]);
  });

  it('is a part’s, where the amounts of the list are', () => {
    const field = specificsOf({ itemName: 'Oak table', features: 'The drawer is 40 cm wide, 30 cm deep.' });
    expect([...field('Item Width').chips, ...field('Item Depth').chips]).toEqual([]);
  });
});

describe('the seller’s search words', () => {
  it.each([
    ['Levi’s 501 jeans', 'Worn twice, size 32.', 'mens denim', 'Men'],
    ['Zapatillas New Balance 574', 'Vendo mis zapatillas en gris, talla 42.', 'hombre', 'Men'],
    ['Fjällräven jacka', 'Säljer min gamla jacka, storlek L.', 'dam', 'Women'],
  ])('say whom “%s” is for, “%s”: “%s”', (itemName, features, keywords, whom) => {
    expect(specificsOf({ itemName, features, keywords })('Department').certain).toEqual([whom]);
  });

  it('say nothing where they name both', () => {
    expect(
      specificsOf({ itemName: 'Levi’s 501 jeans', keywords: 'mens, womens' })('Department').chips,
    ).toEqual([]);
  });

  it('name the kind, where name and text do not', () => {
    const field = specificsOf({ itemName: 'Nike Air Max 90', make: 'Nike', keywords: 'running, trainers' });
    expect(field('Type').chips).toEqual(['Trainers']);
  });
});

describe('whom a thing is for', () => {
  it.each([
    ['Overhemd G-Star', 'maat L, slim fit, lange mouw, lichtblauw, katoen, heren, 1x gedragen', 'Men'],
    ['Levi’s 501 jeans', 'W32 L34, stonewash blue, button fly, mens, hem frayed', 'Men'],
    ['Boots Dr. Martens', 'pointure 39, noir, lacets jaunes en plus, femme', 'Women'],
  ])('of “%s” is certain as a clause of its own: “%s”', (itemName, features, department) => {
    expect(specificsOf({ itemName, features })('Department').certain).toEqual([department]);
  });

  it('is not said by the wearer of a part, nor by a word that leads on', () => {
    const field = specificsOf({ itemName: 'Levi’s 501 jeans', features: 'W32, button fly, belt (mens)' });
    expect(field('Department').certain).toEqual([]);
  });
});

it('a field of the marketplace’s form keeps its own place, whatever the category asks for', () => {
  const item = readItem(formOf({ platform: 'Vinted', itemName: 'Wool dress', features: 'size M, navy' }));
  const ids = listSpecifics(item, categoryOf(item, taxonomy)).map(({ id }) => id);
  expect(ids.slice(0, 5)).toEqual(['brand', 'size', 'condition', 'colour', 'material']);
});

it('how a shoe closes is no stuff', () => {
  const field = specificsOf({
    itemName: 'Nike Air Max 90 trainers',
    features: 'white, leather, lace up, mens',
  });
  expect(field('Material').certain).toEqual(['Leather']);
  expect(field('Closure').certain).toEqual(['Lace up']);
});

it('the kind among the seller’s search words is no colour of the thing', () => {
  const features = 'It has a cream glaze with brown speckles.';
  const field = specificsOf({ itemName: 'Stoneware mug', features, keywords: 'coffee mug' });
  expect(field('Colour').certain).toEqual([]);
});

describe('a stuff, an edition and a ring’s size', () => {
  it.each([
    ['Rumours LP', 'UK pressing from 1977 with the lyric insert.', 'Edition', 'UK pressing'],
    ['Moonstone ring', 'Made by hand in sterling silver. UK size N, hammered.', 'Size', 'UK size N'],
  ])('of “%s”, “%s”, is offered', (itemName, features, label, chip) => {
    expect(specificsOf({ itemName, features })(label).chips).toEqual([chip]);
  });

  it('is certain as a clause of its own', () => {
    const features = 'amigurumi, 25 cm tall, cotton yarn, safety eyes';
    expect(specificsOf({ itemName: 'Crochet bunny', features })('Material').certain).toEqual(['Cotton yarn']);
  });
});

describe('a colour of nobody else', () => {
  it('is certain where it stands alone', () => {
    expect(
      specificsOf({ itemName: 'Weber BBQ', features: '57 cm, black, ash catcher ok' })('Colour').certain,
    ).toEqual(['Black']);
  });

  it.each(['57 cm, black or red, tell me which', 'lid: black', 'cover included, black'])(
    'is not offered of “%s”',
    (features) => {
      const { certain, chips } = specificsOf({ itemName: 'Weber BBQ', features })('Colour');
      expect([...certain, ...chips]).toEqual([]);
    },
  );

  it.each([
    ['Wool jumper', 'The lining is a soft blue.', []],
    ['Dyson vacuum cleaner', 'I put in a new battery, a black aftermarket one.', []],
  ])('of “%s”, “%s”, is %j', (itemName, features, chips) => {
    expect(specificsOf({ itemName, features })('Colour').chips).toEqual(chips);
  });
});

describe('a model', () => {
  it.each([
    ['Trainingsjacke Firebird', 'Größe L, Herren, getragen', 'Adidas Originals', 'Firebird'],
    ['Topfset', 'Topfset Provence Plus, 4-teilig, für Induktion', 'WMF', 'Provence Plus'],
    ['chest of drawers', 'ikea malm, 6 drawers, white', '', 'Malm'],
  ])('of “%s”, “%s”, stands behind the noun or the make', (itemName, features, make, chip) => {
    expect(specificsOf({ itemName, features, make })('Model').chips).toEqual([chip]);
  });

  it('is what buyers call the thing, beside the maker’s number', () => {
    const form = { itemName: 'Nike Air Max 90 trainers', make: 'Nike', modelNumber: 'CN8490-100' };
    const field = specificsOf(form);
    expect(field('Model')).toEqual({ isAsked: true, certain: ['CN8490-100'], chips: ['Air Max 90'] });
    expect(field('MPN').certain).toEqual(['CN8490-100']);
    const answered = specificsOf(form, [{ kind: 'model', value: 'Air Max 90', holds: true }]);
    expect(answered('Model').certain).toEqual(['Air Max 90']);
  });
});

describe('what a book and a record say', () => {
  it('offers who made them, when and in which language', () => {
    const book = specificsOf({
      itemName: 'Il nome della rosa, romanzo',
      make: 'Bompiani',
      features: 'Umberto Eco, prima edizione 1980, copertina rigida, italiano',
    });
    expect(book('Author').certain).toEqual(['Umberto Eco']);
    expect(book('Publication Year').certain).toEqual(['1980']);
    expect(book('Language').certain).toEqual(['Italiano']);
    const record = specificsOf({ itemName: 'Mecano - Ana Jose Nacho LP', features: 'LP, 1998, Ariola' });
    expect(record('Artist').chips).toEqual(['Mecano']);
    expect(record('Release Year').certain).toEqual(['1998']);
  });

  it('offers no year of a purchase', () => {
    const record = specificsOf({ itemName: 'Rumours LP', features: 'Bought in 2019, hardly played.' });
    expect(record('Release Year').chips).toEqual([]);
  });
});

it('a ring to stack is jewellery, and rings to stack are a toy', () => {
  const kind = (itemName: string) => readItem(formOf({ itemName, features: 'New.' })).category;
  expect([kind('Stacking ring'), kind('Stacking rings')]).toEqual(['ring', 'wooden-toy']);
});
