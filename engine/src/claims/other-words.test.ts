import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../language/languages.ts';
import { HALVES, ORDINALS } from '../lexicon/number-words.ts';
import { formOf } from '../test/form.ts';
import { readItem } from '../values/read-item.ts';
import { checkClaims } from './check-claims.ts';

function marks(features: string, description: string, language: Language = 'en'): string[] {
  const read = readItem(formOf({ itemName: 'Qqwert', features }));
  const item = { ...read, language, languageKnown: true };
  return checkClaims({ title: '', description, tags: [] }, item).map(({ text }) => text);
}

describe('what a form says in other words supports a text', () => {
  it.each([
    ['glued lines', 'Veste chaudeTaille XLPoche interieure', 'Taille : XL', 'Taille : XS', 'fr'] as const,
    [
      'a word apart',
      'It has a lambs wool collar.',
      'A collar of lambswool.',
      'A collar of cashmere.',
      'en',
    ] as const,
    [
      'two colours that are one name',
      'Black and white with golden studs.',
      'White gold studs.',
      'Rose gold studs.',
      'en',
    ] as const,
    [
      'a part by its head',
      'Plastic case.',
      'A carry case is included.',
      'A carry strap is included.',
      'en',
    ] as const,
    ['a name in short', 'For the PlayStation 4.', 'For the PS4.', 'For the PS5.', 'en'] as const,
    ['the system of a size', 'Size 12.', 'In a UK size 12.', 'In a UK size 14.', 'en'] as const,
    ['two decades', '1960s and 70s.', 'From the 1960s-70s.', 'From the 1960s-80s.', 'en'] as const,
    [
      'one of two meanings',
      'Rusty in places.',
      'Some patches of rust.',
      'A shade of rust red.',
      'en',
    ] as const,
    [
      'a longer compound',
      'Anleitung dabei.',
      'Die Bauanleitung liegt bei.',
      'Die Tasche liegt bei.',
      'de',
    ] as const,
    [
      'a list that is counted',
      'Whisk, hook.',
      'Two parts: whisk, hook.',
      'Four parts: whisk, hook.',
      'en',
    ] as const,
    ['a heading in capitals', 'Thick.', 'GRIP: thick.', 'Thick GRIP.', 'en'] as const,
    ['a verb of a noun', 'Wood, demontable.', 'Elle se démonte.', 'Elle est réglable.', 'fr'] as const,
    [
      'a common flaw',
      'One issue: a crack in the lid, else no problems.',
      'Its only flaw: the lid has a crack.',
      'No cracks.',
      'en',
    ] as const,
  ])('%s', (_, features, same, other, language) => {
    expect(marks(features, same, language)).toEqual([]);
    expect(marks(features, other, language)).not.toEqual([]);
  });
});

describe('how far a denial of the form reaches', () => {
  it('without a comma it may have gone on to something else', () => {
    expect(marks('Tank with no flaws size small NWT hoodie.', 'New with tags.')).toEqual([]);
    expect(marks('Tank with no tags size small.', 'New with tags.')).not.toEqual([]);
  });

  it('reaches along a list', () => {
    expect(marks('Without charger, cable, box or manual.', 'The manual is included.')).toEqual(['manual']);
  });
});

describe.each(LANGUAGES)('numbers in words in %s', (language) => {
  it('a second and a third one are counted', () => {
    for (const [word, count] of Object.entries(ORDINALS[language]))
      expect(marks(`1 qqwert, ${word} qqwert.`, `${count} qqwert.`, language)).toEqual([]);
  });
});

it('a half behind a number is a half', () => {
  for (const half of HALVES) {
    expect(marks(`Pointure 41 et ${half}.`, 'Pointure 41,5.')).toEqual([]);
    expect(marks(`Pointure 41 et ${half}.`, 'Pointure 42,5.')).toEqual(['42,5']);
  }
});

it('a month before its year is its number', () => {
  expect(marks('Inspected until November 2027.', 'Inspected until 11/2027.')).toEqual([]);
  expect(marks('Inspected until November 2027.', 'Inspected until 10/2027.')).not.toEqual([]);
});

it('words in capitals that head a line name nothing, and those in a line do', () => {
  expect(marks('Warm and grey.', 'FOR YOU – warm and grey.')).toEqual([]);
  expect(marks('Warm and grey.', 'Warm and grey with NFC.')).toEqual(['NFC']);
});
