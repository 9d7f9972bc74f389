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
    [
      'a name with a letter wrong',
      'A cannon printer.',
      'A Canon printer.',
      'An Epson printer.',
      'en',
    ] as const,
    [
      'a name by its first letters',
      'A VS tank top.',
      "A Victoria's Secret tank top.",
      'A Primark tank top.',
      'en',
    ] as const,
    [
      'an acronym',
      'It has no operating system.',
      'There is no OS on it.',
      'There is no UPS on it.',
      'en',
    ] as const,
    [
      'a version',
      'The V3 in its box.',
      'It is the Version 3 in its box.',
      'It is the Version 4 in its box.',
      'en',
    ] as const,
    ['glued lines', 'Veste chaudeTaille XLPoche interieure', 'Taille : XL', 'Taille : XS', 'fr'] as const,
    [
      'a word apart',
      'It has a lambs wool collar.',
      'A collar of lambswool.',
      'A collar of cashmere.',
      'en',
    ] as const,
    [
      'metres round the letter',
      'Model is 1m70.',
      'The model is 1.70 m tall.',
      'The model is 1.80 m tall.',
      'en',
    ] as const,
    [
      'two colours that are one name',
      'Black and white with golden studs.',
      'White gold studs.',
      'Rose gold studs.',
      'en',
    ] as const,
    ['a verb of a noun', 'Wood, demontable.', 'Elle se démonte.', 'Elle est réglable.', 'fr'] as const,
    ['full marks', 'Condition 10/10, warm.', 'It is flawless.', 'It is brand new.', 'en'] as const,
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

it('a month before its year is its number, and the digits of a name are no length', () => {
  expect(marks('Inspected until November 2027.', 'Inspected until 11/2027.')).toEqual([]);
  expect(marks('Inspected until November 2027.', 'Inspected until 10/2027.')).not.toEqual([]);
  expect(marks('A lathe of type 21RO, solid.', 'Height: 210 mm.')).toEqual(['210 mm']);
});

it('words in capitals that head a line name nothing, and those in a line do', () => {
  expect(marks('Warm and grey.', 'FOR YOU – warm and grey.')).toEqual([]);
  expect(marks('Warm and grey.', 'Warm and grey with NFC.')).toEqual(['NFC']);
});

it('a part before a number says what the number is of, which is judged by itself', () => {
  expect(marks('Life 82%, works.', 'Battery health: 82%')).toEqual([]);
  expect(marks('Life 82%, works.', 'Battery health: 95%')).toEqual(['95%']);
});

it('what is paid is no thing that comes with it', () => {
  expect(marks('Neuf, port compris.', 'Les frais de port sont compris dans le prix.', 'fr')).toEqual([]);
});
