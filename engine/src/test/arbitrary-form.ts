// Forms as hostile as sellers and strangers make them; tests and benches draw from here.
import { CONDITION_CODES, type ListingForm, PLATFORMS } from '@smart-listings/contract';
import fc from 'fast-check';

const SCRAPS = [
  'Sony',
  'WH-1000XM4',
  'jacket',
  'size M',
  'UK 6 / EU 39',
  'blue',
  'leather',
  'small hole under the arm',
  'no box',
  'comes with charger',
  'includes: case, strap and lid',
  '22.5"',
  '38 x 27 cm',
  '100% cotton',
  'approx 7 years',
  'works fine',
  'does not turn on',
  'BNWT',
  'collection only from Leeds',
  'never worn',
  '1970s',
  'hand wash',
  'Made in Wales',
  'vintage',
  'rosewood(?)',
  'Cherry Red',
  'XL',
  'call 07700 900123',
  'cheaper on my site',
  'Größe 42',
  'mit Kratzer',
  'taille 38',
  'sans boîte',
  '傷があります',
  '箱なし',
  'rozmiar 38',
  'LOUD WORDS HERE',
  'the',
  'with',
  'and',
  '-',
  '+',
  '&',
  ':',
  ',',
  '. ',
  '\n',
  '\n- ',
  '™',
  '£30',
  '½',
  '🎮',
  '<b>',
  '@handle',
  '#tag',
  '%',
  '12',
  '3.5mm',
  'x2',
] as const;

function phrase(maxLength: number): fc.Arbitrary<string> {
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .array(fc.constantFrom(...SCRAPS), { minLength: 1, maxLength })
        .map((scraps) => scraps.join(' ')),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: maxLength * 6 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: maxLength * 6 }) },
  );
}

function maybe(maxLength: number): fc.Arbitrary<string> {
  return fc.oneof(fc.constant(''), phrase(maxLength));
}

/** A form of scraps that sellers write, graphemes of every script, and bare code points. */
export const arbitraryForm: fc.Arbitrary<ListingForm> = fc.record({
  platform: fc.constantFrom(...PLATFORMS),
  itemName: phrase(6).map((text) => text.slice(0, 300)),
  make: maybe(2).map((text) => text.slice(0, 120)),
  modelNumber: maybe(2).map((text) => text.slice(0, 120)),
  features: fc
    .oneof({ weight: 40, arbitrary: phrase(40) }, { weight: 1, arbitrary: phrase(800) })
    .map((text) => text.slice(0, 10_000)),
  condition: fc.constantFrom(...CONDITION_CODES),
  targetBuyer: maybe(4).map((text) => text.slice(0, 300)),
  keywords: maybe(10),
});
