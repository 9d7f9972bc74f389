import { describe, expect, it } from 'vitest';
import { loadTaxonomy } from '../categories/taxonomy/find-taxonomy.ts';
import { formOf } from '../test/form.ts';
import { readItem } from '../values/read-item.ts';
import { listSpecifics } from './list-specifics.ts';
import { categoryOf } from './suggest-categories.ts';

const taxonomy = await loadTaxonomy();

function fieldOf(label: string, itemName: string, features = '') {
  const item = readItem(formOf({ platform: 'eBay', itemName, features }));
  const field = listSpecifics(item, categoryOf(item, taxonomy)).find((one) => one.label === label);
  return {
    certain: field?.values.map(({ value }) => value) ?? [],
    chips: field?.likely.map(({ value }) => value) ?? [],
  };
}

describe('a noun inside a name', () => {
  it.each(['HILTI TE 22', 'Rolex Datejust Full Set', 'VW Polo 1', 'Lush bath set'])(
    'of “%s” is no certain type: its make is known for other goods',
    (name) => {
      expect(fieldOf('Type', name).certain).toEqual([]);
    },
  );

  it.each([
    ['Hilti drill TE 22', 'Drill'],
    [
      'Wandelschoenen Quechua',
      'Wandelschoenen',
      'Waterproof wandelschoenen, als nieuw, maar één keer gedragen.',
    ],
    ['Camiseta Adidas', 'Camiseta', 'Camiseta en muy buen estado, la vendo porque no la uso.'],
    ['Coach loafers', 'Loafers'],
  ])('of “%s” is its type', (name, type, features = '') => {
    expect(fieldOf('Type', name, features).certain).toEqual([type]);
  });
});

describe('a make of an ordinary word', () => {
  it.each([
    ['Velo GIANT TWIST', 'Giant', 'Velo a vendre en tres bon etat, tout fonctionne.'],
    ['zapatillas champion', 'Champion', 'Sin usar, están nuevas en su caja.'],
    ['Chaussures Reebok', 'Reebok', 'Chaussures en bon état, portées une fois.'],
  ])('is offered where “%s” is one of what it is known for', (name, make, features) => {
    expect(fieldOf('Brand', name, features).chips).toEqual([make]);
  });

  it('is none of other goods, of other spelling, or where somebody has the thing reserved', () => {
    expect(fieldOf('Brand', 'Mac Magic Keyboard').certain).toEqual([]);
    expect(fieldOf('Brand', 'Giant teddy bear').certain).toEqual([]);
    expect(fieldOf('Brand', 'Reserved for Anna, Nike shoes').chips).not.toContain('Reserved');
    expect(fieldOf('Compatible Model', 'Reserved for Anna, Nike S8').chips).toEqual([]);
  });
});

describe('a make that no list knows', () => {
  it.each([
    ['Tondeuse électrique Sterwins 340', 'Vends tondeuse en bon état, à saisir.', ['Sterwins']],
    ['Chemise homme Brice taille M', 'Chemise en coton, très bon état.', ['Brice']],
    ['Castaner Zumba slide sandals', 'NEW in Box\nCastaner\nSuede', ['Castaner']],
    ['Lit style Louis Philippe', 'Beau lit en bois, avec un sommier.', []],
    ['Canapé Kipplan noir', 'Vends canapé 3 places noir modèle Kipplan.', []],
    ['Chemise Homme En Coton', 'Chemise en coton, très bon état.', []],
  ])('of “%s” is the name with a capital', (name, features, makes) => {
    expect(fieldOf('Brand', name, features).chips).toEqual(makes);
  });
});

it('a make before the noun is the thing’s own, whatever it goes with', () => {
  const text = 'Verkaufe mein geliebtes Objektiv, weil ein neues eingezogen ist. Funktioniert einwandfrei.';
  expect(fieldOf('Brand', 'Sony 55mm Objektiv E-Mount', text).certain).toEqual(['Sony']);
});

it.each([
  ['Simson Schwalbe KR51', 'Simson'],
  ['Mercedes W124 230 CE', 'Mercedes-Benz'],
  ['VW Golf 6', 'Volkswagen'],
  ['Cube Fahrrad 28 Zoll', 'Cube'],
])('“%s” has the make of a vehicle, not of a part', (name, make) => {
  expect(fieldOf('Brand', name, 'Ich verkaufe es, weil ich es nicht mehr brauche.').certain).toEqual([make]);
});

describe('the one make of which a text speaks', () => {
  it.each([
    ['Escarpins', 'Jolis escarpins. Achetés chez Chaussea, jamais portés.', ['Chaussea']],
    ['Escarpins', 'Jolis escarpins. Achetés chez Chaussea, comme ceux de Zara.', []],
    ['Escarpins', 'Jolis escarpins. #chaussea', []],
    ['Phone case', 'It is just like new and goes on an iPhone.', []],
  ])('of “%s”, “%s”, is offered', (name, features, makes) => {
    expect(fieldOf('Brand', name, features).chips).toEqual(makes);
  });
});

it.each([
  ['Bath and Body Works', []],
  ['Soap and Glory shower gel', ['Soap & Glory']],
])('“%s” may say “and” in its make', (name, makes) => {
  expect(fieldOf('Brand', name).certain).toEqual(makes);
});
