import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language/languages.ts';
import { NUMBER_WORDS } from '../lexicon/number-words.ts';
import { formOf } from '../test/form.ts';
import { readItem } from '../values/read-item.ts';
import { checkClaims } from './check-claims.ts';

function marksOf(description: string, features: string, language: (typeof LANGUAGES)[number] = 'en') {
  const item = { ...readItem(formOf({ itemName: 'Qqwert', features })), language, languageKnown: true };
  return checkClaims({ title: 'Qqwert', description, tags: [] }, item).map(({ text }) => text);
}

describe.each(LANGUAGES)('number words in %s', (language) => {
  it('say what their digits say, and no other number', () => {
    for (const [word, amount] of Object.entries(NUMBER_WORDS[language])) {
      expect([word, marksOf(`Qqwert, ${word} zzorb.`, `Qqwert, ${amount} zzorb.`, language)]).toEqual([
        word,
        [],
      ]);
      expect([word, marksOf(`Qqwert, ${word} zzorb.`, 'Qqwert, 1234 zzorb.', language)]).not.toEqual([
        word,
        [],
      ]);
    }
  });
});

it.each([
  ['en', 'twenty-five'],
  ['fr', 'vingt-cinq'],
  ['es', 'treinta y cinco'],
  ['pt', 'trinta e cinco'],
  ['pl', 'dwadzieścia pięć'],
] as const)('reads tens and units that stand apart in %s: %s', (language, words) => {
  const amount = language === 'es' || language === 'pt' ? 35 : 25;
  expect(marksOf(`Qqwert, ${words} zzorb.`, `Qqwert, ${amount} zzorb.`, language)).toEqual([]);
  expect(marksOf(`Qqwert, ${words} zzorb.`, 'Qqwert, 1234 zzorb.', language)).not.toEqual([]);
});

it.each([
  (amount: number) => `${amount}th-zzorbing`,
  (amount: number) => `${amount}zz-Zzorb`,
  (amount: number) => `${amount}th-zzorb-qwat`,
])('a number joined to ordinary words says that number and no other: %s', (joined) => {
  for (let amount = 5; amount < 40; amount += 1) {
    const given = `Qqwert, 4 qwats and ${amount} of zzorb.`;
    expect(marksOf(`It is a ${joined(amount)} model.`, given)).toEqual([]);
    expect(marksOf(`It is a ${joined(amount + 1)} model.`, given)).toEqual([joined(amount + 1)]);
  }
});

it('a code that is joined to no ordinary word is a model, whatever numbers are in it', () => {
  for (const code of ['ZX-40', '40-ZX', '40A-Z40', 'zz40-40'])
    expect(marksOf(`It is a ${code} model.`, 'Qqwert, 40 of zzorb.')).toEqual([code]);
});

it('reads each side by its own unit, and sides without one as centimetres', () => {
  for (let side = 11; side < 90; side += 1) {
    const given = `Qqwert, ${side * 10} x ${side} cm.`;
    const metres = `${Math.floor(side / 10)}.${side % 10}`;
    expect(marksOf(`${metres} m by ${side} cm.`, given)).toEqual([]);
    expect(marksOf(`${metres} m wide.`, `Qqwert, ${side * 10}x${side}.`)).toEqual([]);
    expect(marksOf(`${metres} m by ${side + 1} cm.`, given)).not.toEqual([]);
  }
});

it('a number that only begins the kind of thing is not lent by it', () => {
  const item = readItem(formOf({ itemName: 'Tent', features: 'Blue and roomy.' }));
  const claims = checkClaims({ title: 'Tent', description: 'It is up in ten minutes.', tags: [] }, item);
  expect(claims).toMatchObject([{ kind: 'number', text: 'ten' }]);
});

it('the seller’s own price, said outside the form, may stand in the text and gives no measure', () => {
  const claimsAt = (ownPrice: number | null, description: string) =>
    checkClaims(
      { title: '', description, tags: [] },
      readItem(formOf({ itemName: 'Tent', features: 'Blue and roomy.' }), { ownPrice }),
    ).length;
  expect(claimsAt(null, 'A tent. £55.')).toBe(1);
  expect(claimsAt(55, 'A tent. £55.')).toBe(0);
  expect(claimsAt(55, 'A tent. £56.')).toBe(1);
  expect(claimsAt(55, 'A tent, 55 cm wide, with 55 pegs.')).toBe(2);
});

it.each(['1 1/2" rim', '2 3/4" rim', '1 1/4 kg'])('reads %s as one number', (words) => {
  expect(marksOf(words, words)).toEqual([]);
});

it.each([
  ['en', 'half a dozen'],
  ['de', 'ein halbes Dutzend'],
  ['fr', 'une demi-douzaine'],
  ['pl', 'pół tuzina'],
  ['es', 'media docena'],
  ['it', 'mezza dozzina'],
  ['nl', 'een half dozijn'],
  ['pt', 'meia dúzia'],
  ['sv', 'ett halvt dussin'],
] as const)('half of what a word counts, in %s: %s', (language, words) => {
  expect(marksOf(`Qqwert, ${words} zzorb.`, 'Qqwert, 6 zzorb.', language)).toEqual([]);
  expect(marksOf(`Qqwert, ${words} zzorb.`, 'Qqwert, 7 zzorb.', language)).not.toEqual([]);
});
