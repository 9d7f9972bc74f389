// What a sentence says of the thing with few words around it: whom it is for, a bare size, a choice of something else.
import type { Platform } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { specificsOf } from '../test/specifics-of.ts';

const fieldsOf = (itemName: string, features: string, make = '', platform: Platform = 'eBay') =>
  specificsOf({ platform, itemName, features, make });

function saidOf(field: { certain: readonly string[]; chips: readonly string[] }) {
  return [...field.certain, ...field.chips];
}

describe('whom a thing is for', () => {
  it.each([
    ['Shoes', 'Shoes for men in brown leather.', 'Brown'],
    ['Chaussures', 'Chaussures pour homme en cuir marron.', 'Marron'],
    ['Schuhe', 'Schuhe für Herren in braun.', 'Braun'],
    ['Zapatos', 'Zapatos para hombre en marrón.', 'Marrón'],
  ])('takes no colour from “%s”', (name, features, colour) => {
    expect(saidOf(fieldsOf(name, features)('Colour'))).toEqual([colour]);
  });

  it.each([
    ['Sneaker', 'Herrenschuhe in weiß, Gr. 43.', 'Men'],
    ['Sneaker', 'Damenschuhe in weiß, Gr. 39.', 'Women'],
    ['Herenschoenen', 'Weinig gedragen.', 'Men'],
  ])('is said by the beginning of its noun', (name, features, department) => {
    expect(fieldsOf(name, features)('Department').certain).toEqual([department]);
  });
});

describe('a bare size', () => {
  it.each([
    ['Coat', 'It is a 12.', '12'],
    ['Boots', 'They are a 9 and very comfy.', '9'],
    ['Kleid', 'Das Kleid ist eine 38.', '38'],
    ['Vestido', 'Es una 38.', '38'],
    ['Vestito', 'È una 44, veste grande.', '44'],
    ['Jurk', 'Het is een 38.', '38'],
    ['Klänning', 'Det är en 38.', '38'],
    ['Boys jumper', 'Age 7-8, hardly worn.', 'Age 7-8'],
  ])('is offered where nothing else is said of the thing: “%s”, “%s”', (name, features, size) => {
    expect(saidOf(fieldsOf(name, features)('Size'))).toEqual([size]);
  });

  it.each(['I am a 12 and it fits.', 'It is a 10/10.', 'It is a 10 for looks.', 'It is not a 12.'])(
    'is none in “%s”',
    (features) => {
      expect(saidOf(fieldsOf('Coat', features)('Size'))).toEqual([]);
    },
  );
});

describe('a choice', () => {
  it.each([
    ['Blouse', 'Embroidered in various colours, size S, hardly worn.'],
    ['Blusa', 'Detalles en varios colores, talla S, sin estrenar.'],
  ])('of colours leaves the size', (name, features) => {
    expect(fieldsOf(name, features)('Size').certain).toEqual(['S']);
  });

  it('of sizes leaves none', () => {
    expect(fieldsOf('Blouse', 'Various sizes, size S, size M.')('Size').certain).toEqual([]);
  });
});

describe('a denial', () => {
  it.each([
    ['Top', 'No label so I think it is viscose.'],
    ['Oberteil', 'Kein Etikett, deshalb denke ich Viskose.'],
    ['Haut', "Pas d'étiquette donc je pense viscose."],
    ['Top', 'Geen label dus ik denk viscose.'],
    ['Top', 'Senza etichetta quindi credo viscosa.'],
  ])('ends where what follows from it begins: “%s”, “%s”', (name, features) => {
    expect(fieldsOf(name, features)('Material').chips).toHaveLength(1);
  });

  it('reaches what is that much', () => {
    expect(saidOf(fieldsOf('Top', 'Not so green.')('Colour'))).toEqual([]);
  });
});

describe('the kind of the thing', () => {
  it('may be narrower in the text than in the name', () => {
    const field = fieldsOf(
      'Shoes',
      'White and grey sneakers that are easy to style with any outfit.',
      'Puma',
    );
    expect(saidOf(field('Colour'))).toEqual(['White', 'Grey']);
  });

  it('is a noun with its colour behind it where adjectives stand there', () => {
    const field = fieldsOf('Zapatos', 'Zapatos de piel negra.');
    expect(saidOf(field('Colour'))).toEqual(['Negro']);
    expect(saidOf(field('Material'))).toEqual(['Piel']);
  });

  it('has the model with its number, where the name has the line alone', () => {
    expect(saidOf(fieldsOf('iPhone', 'iPhone 12 in blue, 64gb.')('Model'))).toEqual(['iPhone 12']);
  });

  it('stores what its name says, whatever comes with it', () => {
    const field = fieldsOf('Valve Steam Deck 512 GB', 'With a card of 1 TB.');
    expect(saidOf(field('Storage Capacity'))).toEqual(['512 GB']);
  });
});

describe('a label that says nothing', () => {
  it.each(['see photos', 'wie abgebildet', 'voir photo', 'ver fotos', 'vedi foto', 'zie foto', 'unknown'])(
    'fills no field: “%s”',
    (words) => {
      const field = fieldsOf('Skirt', `Colour: ${words}\nMaterial: ${words}\nNeckline: ${words}`);
      for (const label of ['Colour', 'Material', 'Neckline']) expect(saidOf(field(label))).toEqual([]);
    },
  );
});

describe('a make', () => {
  it.each([
    ['Kids wellies', 'Hunter wellies in pink, size 10.', 'Hunter'],
    ['Road bike', 'Giant Defy 2 with carbon forks.', 'Giant'],
  ])('of an ordinary word opens a text of what it is known for: “%s”', (name, features, make) => {
    expect(fieldsOf(name, features)('Brand').chips).toEqual([make]);
  });

  it('of an ordinary word is none where a colour opens the text', () => {
    expect(saidOf(fieldsOf('Velo fille', 'Rose, 20 pouces.')('Brand'))).toEqual([]);
  });

  it.each([
    ['Manteau femme', 'Manteau Mango en laine grise, taille 40.', 'Laine'],
    ['Sac à main', 'Sac Longchamp en toile noire.', 'Toile'],
  ])('stands between a noun and its stuff: “%s”', (name, features, stuff) => {
    expect(saidOf(fieldsOf(name, features)('Material'))).toEqual([stuff]);
  });
});

describe('what only looks like a value', () => {
  it('is no colour in capitals at the beginning of a name', () => {
    expect(fieldsOf('PINK spacious grey duffle bag', '')('Colour').certain).toEqual(['Grey']);
    expect(fieldsOf('Pink duffle bag', '')('Colour').certain).toEqual(['Pink']);
    expect(fieldsOf('PINK DUFFLE BAG', '')('Colour').certain).toEqual(['Pink']);
  });

  it('is no chest where half of it is measured', () => {
    const field = (features: string) => saidOf(fieldsOf('Wool jacket', features)('Chest Size'));
    expect(field('Pit to pit: 21 in')).toEqual([]);
    expect(field('Axila a axila: 54 cm')).toEqual([]);
    expect(field('Chest: 42"')).toEqual(['42"']);
  });

  it('is whole where a point goes on with the number', () => {
    expect(fieldsOf('Tag Heuer watch', 'Reference WAR101A.BA0728')('MPN').certain).toEqual([
      'WAR101A.BA0728',
    ]);
  });
});

it('a stuff with a grade is sure, though its word is as often something else', () => {
  expect(fieldsOf('Dining chairs', 'Solid beech.')('Material').certain).toEqual(['Solid beech']);
});

it('a size in a word stands behind whom it is for', () => {
  expect(fieldsOf('Football shirt', 'Nike, mens medium, red.')('Size').certain).toEqual(['M']);
  expect(saidOf(fieldsOf('Football shirt', 'Nike, mens medium weight, red.')('Size'))).toEqual([]);
});

describe('a book', () => {
  it.each(['ISBN 978-0-261-10221-7.', 'ISBN: 9780261102217', 'ISBN 978 0 261 10221 7, a good copy.'])(
    'has its whole number: “%s”',
    (features) => {
      const field = fieldsOf('The Hobbit paperback', features);
      expect(field('EAN').certain).toEqual(['9780261102217']);
      expect(saidOf(field('Type'))).not.toContain('ISBN');
    },
  );

  it('has no half of a number', () => {
    expect(saidOf(fieldsOf('The Hobbit paperback', 'ISBN 978-0-261.')('EAN'))).toEqual([]);
  });

  it('is made by nobody of whom it tells', () => {
    expect(saidOf(fieldsOf("Harry Potter and the Philosopher's Stone paperback", '')('Brand'))).toEqual([]);
  });
});

it('a word between marks of quotation is a name', () => {
  const colours = (features: string) => fieldsOf('Tasses', features)('Colour').certain;
  expect(colours('Tasses noires « espresso ».')).toEqual(['Noir']);
});

it('a model begins with a letter of no language', () => {
  expect(fieldsOf('Chaussures', 'Modèle U Symbol. Très bon état.', 'Geox')('Model').chips).toEqual([
    'U Symbol',
  ]);
});

it('a word of the noun is no make, and hides none', () => {
  const field = fieldsOf('Record player', "It's a Sony PS-LX300USB in silver.");
  expect(field('Brand').chips).toEqual(['Sony']);
  expect(saidOf(field('Model'))).toEqual(['PS-LX300USB']);
});

it('a choice between two words of a class is of no other', () => {
  expect(fieldsOf('Rucksack', 'Navy rucksack for men or women.')('Colour').certain).toEqual(['Navy']);
  expect(fieldsOf('Jacket', 'Navy or black leather jacket.')('Colour').certain).toEqual([]);
});
