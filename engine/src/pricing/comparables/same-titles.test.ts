import { describe, expect, it } from 'vitest';
import { readForms } from '../../test/corpus.ts';
import { same } from '../../test/judged.ts';
import { readIdentity } from './title-identity.ts';
import { piecesIn } from './title-marks.ts';

it('how many pieces a thing has is no model, nor is a decade', () => {
  const codesIn = (title: string) => [...readIdentity(title, { category: undefined, make: '' }).codes];
  for (const count of [
    '1000 pieces',
    '1000 pièces',
    '1000 Teile',
    '1000 piezas',
    '1000 pezzi',
    '50er',
    '1950er',
  ])
    expect(codesIn(`Ravensburger Paris ${count}`), count).toEqual([]);
  expect(codesIn('Ravensburger Paris 1000')).toEqual(['1000']);
});

it.each([
  ['Set of four plates', 4],
  ['4er-Set Teller', 4],
  ['Satz von vier Messern', 4],
  ['Lot de quatre assiettes', 4],
  ['Juego de cuatro ollas', 4],
  ['Set di quattro sedie', 4],
  ['Zestaw 4 krzeseł', 4],
  ['Set van vier stoelen', 4],
  ['Conjunto de 4 copos', 4],
  ['Set med fyra glas', 4],
  ['Pair of brass lamps', 2],
  ['Lot de vêtements', 1],
  ['Set 60/40 sheets', 1],
  ['Specialized Sirrus X 2.0', 1],
])('tells how many a title offers: %s', (title, pieces) => {
  expect(piecesIn(title)).toBe(pieces);
});

describe('two titles of one thing', () => {
  it.each([
    ['Pine chest of drawers 100 cm', 'chest of drawers in solid pine, 100cm wide'],
    ['Table basse chêne massif', 'Oak coffee table'],
    ['Makita DHP482 combi drill', 'Makita DHP482Z 18V drill white body'],
    ['Denby dinner plates x4', '4 x Denby dinner plates'],
    ['Nintendo Switch 32GB', 'nintendo switch grey 32 gb console'],
    ['Elden Ring PS5', 'Elden Ring PlayStation 5 disc'],
    ['Sonos One Gen 2 speaker', 'Sonos One speaker 2nd generation white'],
    ['Fujifilm X100V camera', 'Fuji X100V camera boxed'],
    ['Birkenstock Arizona sandals brown 41', 'Birkenstock Arizona black 38'],
    ['Denby 21 piece tea set', 'Denby tea set 21pcs'],
    ['Casio F-91W digital watch', 'Casio F91W watch black'],
    ['Timex T49967 digital watch green', 'Timex T49967 wristwatch'],
    ['Korg B2 digital piano', 'Korg B2 piano black'],
    ['Korg B2 piano', 'Korg B2 digital piano with stand'],
    ['Nikon AF-S 50mm f/1.8G lens', 'Nikon AF-S Nikkor 50mm F1.8 G'],
    ['Ikea Billy bookcase white', 'Ikea Billy bookcase, white, collection only'],
  ])('say it in other words: %s, %s', (one, other) => {
    expect(same(one, other)).toBe(true);
  });

  it.each([
    ['Blouse', 'Blouse', 'a noun alone tells nothing'],
    ['Leather biker jacket', 'Faux leather biker jacket', 'materials'],
    ['Striped linen shirt', 'Checked linen shirt', 'patterns'],
    ['Kettle barbecue 57 cm', 'Kettle barbecue 37 cm', 'measures'],
    ['BMW E36 320i', 'BMW E30 320i', 'numbers of one kind'],
    ['Canon EOS 700D', 'Canon EOS 750D', 'model numbers'],
    ['Kindle Paperwhite 8GB', 'Kindle Paperwhite 32GB', 'storage'],
    ['Apple iPhone 13', 'Apple iPhone 13 Pro', 'versions'],
    ['PlayStation 5 digital console', 'PlayStation 5 console', 'a console without a drive'],
    ['Concept2 Model D', 'Concept2 Model E', 'letters'],
    ['Thermomix TM5', 'Thermomix TM5 Deckel', 'a part in another language'],
    ['Lego Hogwarts 71043', 'Lego Hogwarts 71043 instructions only', 'only a part'],
    ['Dyson V8', 'Dyson V8 battery', 'a part of what names no kind'],
    ['PS5', 'PS5 controller', 'what goes with it, of its own family'],
    ['Kobo Libra 2', 'Sleeve for Kobo Libra 2', 'made for it'],
    ['Kindle Paperwhite 11th gen', 'Kindle Paperwhite 7th gen', 'generations of two digits'],
    ['Sonos One Gen 1 speaker', 'Sonos One speaker 2nd generation', 'generations'],
    ['Raleigh Chopper Mk2', 'WANTED Raleigh Chopper Mk2', 'a wanted ad'],
    ['Denby dinner plates x4', 'Denby dinner plates x6', 'pieces'],
    ['Silver Cross Wave pushchair', 'Silver Cross Wave carrycot', 'two kinds of one shelf'],
    ['Gusseisen Topf Silit 28 cm', 'Silit Topf 20 cm', 'sizes of what is not worn'],
    ['Habitat Radius bookcase 5 shelves', 'Habitat bookcase 3 shelves', 'other numbers beside one word'],
    ['Nikon AF-S 50mm f/1.8G lens', 'Nikon AF-S Nikkor 50mm f/1.4G', 'openings of lenses'],
    [
      'Singer 201K sewing machine',
      'Singer 99K sewing machine',
      'numbers with a letter that is a unit elsewhere',
    ],
    ['Orla Kiely stem teapot', 'Orla Kiely stem handbag', 'nouns of two shelves'],
    ['Ikea Billy bookcase white', 'Ikea Billy shelves only', 'only a part, and nothing of how it goes'],
    ['Saucony Kinvara 14 UK 8', 'Saucony Kinvara 8 UK 14', 'a size is no model'],
  ])('and of two things: %s, %s (%s)', (one, other) => {
    expect(same(one, other)).toBe(false);
  });

  const names = readForms().map(({ form }) => form.itemName);

  it('are of one thing where only its condition and price are said besides', () => {
    const told = names.filter((name) => same(name, name));
    expect(told.length).toBeGreaterThan(names.length / 2);
    expect(told.filter((name) => !same(name, `${name}, very good condition`))).toEqual([]);
  });

  it('are of two things where the forms are of two', () => {
    const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const));
    const taken = pairs.filter(([one, other]) => same(one, other));
    expect(taken.length).toBeLessThan(pairs.length / 1000);
  });
});
