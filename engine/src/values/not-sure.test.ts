import { describe, expect, it } from 'vitest';
import { formOf } from '../test/form.ts';
import type { Item } from './item.ts';
import { readItem } from './read-item.ts';

const certainOf = ({ values }: Item, kind: string) =>
  values
    .filter((value) => value.kind === kind && value.certainty === 'certain' && value.polarity === 'asserted')
    .map(({ value }) => value);
const read = (itemName: string, features = '') => readItem(formOf({ itemName, features }));

describe('a code that the trade gives many things', () => {
  it.each([
    'DDR3',
    'LPDDR5',
    'GDDR6X',
    'AC1900',
    'AX3000',
    'USB3',
    'HDMI2',
    'CAT6',
    'MP3',
    'IP67',
    'GU10',
    'AM4',
  ])('%s is no model, and the model beside it is', (code) => {
    expect(certainOf(read(`Netgear ${code} router`), 'model')).toEqual([]);
    expect(certainOf(read(`Netgear ${code} RT-87R router`), 'model').join()).not.toContain(code);
  });

  it.each(['XM4000', 'D7100', 'QC35'])('%s is one', (code) => {
    expect(certainOf(read(`Netgear ${code} router`), 'model')).toEqual([code]);
  });
});

describe('a number of four digits among values', () => {
  it.each([1601, 1680, 1803, 1879])('%i is asked, unless a label says that it is a year', (number) => {
    expect(certainOf(read('Rolex watch', `Rolex, ${number}, steel.`), 'era')).toEqual([]);
    expect(certainOf(read('Rolex watch', `Year: ${number}`), 'era')).toEqual([String(number)]);
  });

  it.each([1885, 1964, 2016])('%i is a year', (number) => {
    expect(certainOf(read('Rolex watch', `Rolex, ${number}, steel.`), 'era')).toEqual([String(number)]);
  });
});

describe('a gem', () => {
  it.each(['Diamond', 'Pearl', 'Jade', 'Amber'])('is nothing that a chair is of: %s', (gem) => {
    expect(certainOf(read(`${gem} chair`), 'material')).toEqual([]);
  });
});

describe('a gem in the name of a jewel', () => {
  it.each(['Diamond', 'Pearl'])('is what it is of: %s', (gem) => {
    expect(certainOf(read(`${gem} earrings`), 'material')).toEqual([gem]);
  });
});

describe('two amounts that one thing stores', () => {
  it.each(['32 & 64GB', '32GB & 64GB', '32 and 64 GB', '32GB or 64GB'])('are none: “%s”', (amounts) => {
    expect(certainOf(read(`iPhone 6S ${amounts} unlocked`), 'measurement')).toEqual([]);
    expect(certainOf(read('iPhone 6S', `Phone with ${amounts}, unlocked.`), 'measurement')).toEqual([]);
  });

  it.each(['64GB', '64GB black'])('are not “%s”', (amounts) => {
    expect(certainOf(read(`iPhone 6S ${amounts} unlocked`), 'measurement')).toContain('64 GB');
  });
});

describe('a second size', () => {
  it.each([
    ['Wool coat', 'also'],
    ['Mantel aus Wolle', 'auch'],
    ['Manteau en laine', 'aussi'],
    ['Abrigo de lana', 'también'],
    ['Cappotto di lana', 'anche'],
    ['Wollen jas', 'ook'],
    ['Casaco de lã', 'também'],
    ['Kappa i ull', 'även'],
    ['Płaszcz wełniany', 'też'],
  ])('of “%s” behind “%s” is not the thing’s for sure', (name, also) => {
    expect(certainOf(read(name, `M, ${also} XL.`), 'size')).not.toContain('XL');
  });
});

describe('a colour before the word for a condition', () => {
  it.each(['gray', 'mint', 'pink', 'gold'])('is none: “%s condition”', (colour) => {
    const { values } = read('Dress shoes', `Worn once, in cute and ${colour} condition.`);
    expect(values.filter(({ kind }) => kind === 'colour')).toEqual([]);
  });

  it('is one where the condition has a value of its own', () => {
    expect(certainOf(read('Dress shoes', 'Colour: gray\nCondition: good'), 'colour')).toEqual(['Gray']);
    expect(certainOf(read('Dress shoes', 'Gray. Condition good.'), 'colour')).toEqual(['Gray']);
  });
});

describe('a labelled value', () => {
  it('ends before a bracket that does not end with it', () => {
    expect(certainOf(read('Laptop', 'Model: ProBook 450 (Nov. 2023)'), 'model')).toEqual(['ProBook 450']);
  });
});

describe('an English word for what things are like', () => {
  it('is a noun where the language of the text has it for one', () => {
    expect(certainOf(read('Plaid Ikea', 'Je vends un plaid Ikea en très bon état.'), 'pattern')).toEqual([]);
    expect(certainOf(read('Plaid skirt', 'A lovely skirt, hardly worn.'), 'pattern')).toEqual(['Plaid']);
  });
});

describe('a word for a colour and a stuff', () => {
  it.each([
    ['Ange en cuivre', 'Un ange en cuivre, en bon état.', 'Cuivre'],
    ['Old deer', 'A deer of bronze, heavy and in good order.', 'Bronze'],
    ['Leuchter', 'Ein schöner Leuchter aus Kupfer, gut erhalten.', 'Kupfer'],
  ])('is the stuff behind what leads to stuffs: “%s”', (name, features, word) => {
    const said = read(name, features).values.filter(({ value }) => value === word);
    expect(said.map(({ kind }) => kind)).not.toContain('colour');
  });
});

describe('a colour with a capital behind what leads to places', () => {
  it.each([
    ['Tasses à café', 'Je peux livrer à Bordeaux, parfois plus loin.'],
    ['Kopjes', 'Ik ga vaak naar Bordeaux, soms ook verder weg.'],
    ['Tazas de café', 'A veces viajo a Burdeos, y de vuelta otra vez.'],
  ])('is no colour of “%s” for sure', (name, features) => {
    expect(certainOf(read(name, features), 'colour')).toEqual([]);
  });
});

describe('a stuff before what is sewn on', () => {
  it.each(['collar', 'cuffs', 'hood', 'zip'])('is that of the %s', (part) => {
    const item = read(`Wool jacket fur ${part}`, `98% wool. 100% real rabbit fur ${part}.`);
    expect(certainOf(item, 'material').join(' ')).not.toMatch(/rabbit/i);
  });
});

describe('a make before a word for what is only like it', () => {
  it.each([
    'Versace vibes print dress',
    'Versace vibe dress',
    'Versace style dress',
    'Versace inspired dress',
  ])('is not the thing’s: “%s”', (name) => {
    expect(certainOf(read(name), 'brand')).toEqual([]);
  });
});

describe('a size up to which a thing fits', () => {
  it.each(['till XL', 'bis XL', 'hasta XL', 'fino XL', 'tot XL'])('is not the thing’s: “%s”', (words) => {
    expect(certainOf(read('Blue tunic', `Universal, ${words}.`), 'size')).toEqual([]);
  });
});
