import { describe, expect, test } from 'vitest';
import { DATA } from '../lexicon/data.ts';
import { formOf } from '../test/form.ts';
import { readItem } from '../values/read-item.ts';
import { openingPhrases } from './opening-phrases.ts';

const phrasesOf = (itemName: string, features: string) => {
  const { opening, others } = openingPhrases(readItem(formOf({ itemName, features })));
  return [...opening, ...others];
};

describe('what a text opens with', () => {
  test.each([
    ['Riding mower', '42 inch deck, 17.5 hp engine. Starts well.', ['42 inch deck', '17.5 hp engine']],
    ['Kemble', 'Kemble upright, mahogany case. Tuned in May.', ['Kemble upright', 'mahogany case']],
    ['Werkbank', 'Alte Hobelbank aus Buche, Vorderzange geht.', ['Alte Hobelbank aus Buche']],
    [
      'Stylo plume Waterman ancien rechargeable',
      'Stylo plume laque noire, attributs dorés. Reçu pour un départ en retraite.',
      ['Stylo plume laque noire', 'attributs dorés'],
    ],
    ['Lawn tractor', '2 blade, 6 gears. Starts well.', ['2 blade', '6 gears']],
    ['Abrigo', 'gabardina larga con cinturón, muy poco uso', ['gabardina larga con cinturón']],
    ['Radio', 'Black case, collection from Leeds.', ['Black case']],
    [
      'trona de bebé',
      'vendo trona polly gris con ositos, la funda tiene una mancha, recoger en Cádiz',
      ['trona polly gris con ositos'],
    ],
    [
      'boots',
      'cherry red docs uk 6 eu 39, worn loads, will post within 2 days',
      ['cherry red docs uk 6 eu 39'],
    ],
    ['Midi dress', 'Green satin with a tie at the waist.', ['Green satin with a tie']],
  ])('%s: “%s” says what it is like', (itemName, features, phrases) => {
    expect(phrasesOf(itemName, features)).toEqual(phrases);
  });

  test.each([
    ['a count of pieces', '3 batteries, red strap'],
    ['a discount', '5% off two'],
    ['a bracket', 'Tested (black dial)'],
    ['praise behind its noun', 'Black dial good'],
    ['a fault', 'Black case scratched, red strap torn.'],
    ['a sentence', 'It has a black case.'],
    ['a price', '£30 black case'],
    ['delivery', 'Collection from Leeds, black case.'],
    ['capitals', 'BLACK CASE'],
    ['what was done', 'Leather polished.'],
    ['what is told of a part', 'Shade: linen, 30 cm across'],
  ])('%s is no such phrase', (_, features) => {
    expect(phrasesOf('Radio', features)).toEqual([]);
  });
});

// Whatever denies, doubts, compares or comes along reaches over the list that follows it.
describe.each(['deny', 'doubt', 'other', 'included', 'missing', 'fault', 'history'])(
  'behind a word of “%s”',
  (name) => {
    const words = (DATA.en ?? '')
      .split('\n')
      .map((row) => row.split('\t'))
      .filter(([kind, means]) => kind === name && means !== 'backward')
      .flatMap(([, , list = '']) => list.split(', '))
      .filter((word) => /^[\p{L} ]+\*?$/u.test(word))
      .map((word) => word.replace(/\*$/, ''));

    test('a title says no phrase of the list that follows', () => {
      expect(words.length).toBeGreaterThan(3);
      const wrong = words.filter(
        (word) => phrasesOf('Radio', `${word} black case, red strap, 3 inch dial`).length > 0,
      );
      expect(wrong).toEqual([]);
    });
  },
);
