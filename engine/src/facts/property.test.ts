import { listingFormSchema } from '@smart-listings/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findContacts } from '../text/contact.ts';
import { buildLedger } from './index.ts';

const fold = (text: string) => text.replace(/\s+/g, ' ').trim();

const scraps = fc.constantFrom(
  'size M',
  'UK 6 / EU 39',
  '22.5" pit to pit',
  '38 x 27 x 13 cm',
  '64% polyester',
  'no box',
  'cracked screen',
  'comes with charger',
  'lol',
  'approx 7 years battery',
  'call 07700 900123',
  'me@shop.example',
  'navy',
  'Cherry Red',
  'brass effect metal',
  'not working',
  '<b>bold</b>',
  '(one catch broke)',
  '((',
  ')',
  '!!!',
  '✅ dock',
  '❌ no lead',
  '\n- ',
  '\n',
  '. ',
  ', ',
  ' - ',
  ' and ',
  ' but ',
  'no scratches',
  'sin caja',
  'Kratzer',
  'fehlt',
  'ISBN 9780132350884',
  '4K60',
  '1/100',
  'WH-1000XM4',
  '2 x 5.0Ah',
  '🎮',
  'どこも傷なし。',
  'עברית',
  'e\u0301\u0301\u0301',
  '\u202e',
  '\u0000',
  '½',
);
const features = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: scraps },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
    ),
    { minLength: 1, maxLength: 24 },
  )
  .map((parts) => parts.join(' '))
  .filter((text) => text.trim() !== '');

const forms = fc.record({
  platform: fc.constantFrom('eBay', 'Etsy', 'Vinted', 'Gumtree'),
  itemName: fc
    .oneof(features, fc.constantFrom('iPhone 13 128GB', 'Barbour jacket L', 'Sony Sony WH-1000XM4'))
    .map((text) => text.slice(0, 280))
    .filter((text) => text.trim() !== ''),
  make: fc.constantFrom('', 'Sony', 'flymo'),
  modelNumber: fc.constantFrom('', 'A2633', 'EasiMow 300R'),
  features,
  condition: fc.constantFrom('new', 'used-good', 'for-parts'),
  keywords: fc.oneof(fc.constant(''), features),
});

describe('every ledger', () => {
  test('rests each fact on the seller’s own words and numbers, and names nobody’s address', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(forms, (input) => {
        const form = listingFormSchema.parse(input);
        for (const fact of buildLedger(form).facts) {
          const field = Object.entries(form).find(([name]) => name === fact.from.field)?.[1] ?? '';
          expect(fold(field)).toContain(fact.from.quote);
          if (fact.origin === 'given') {
            for (const number of fact.value.match(/\d+/g) ?? []) expect(fact.from.quote).toContain(number);
          }
          expect(findContacts(fact.value)).toEqual([]);
          // biome-ignore lint/suspicious/noControlCharactersInRegex: what a value may not hold
          expect(fact.value).not.toMatch(/[\u0000-\u001f\u007f-\u009f]|<\/?[a-z]/i);
          expect(fact.value).toBe(fact.value.trim());
          expect(fact.value).not.toBe('');
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('is the same for the same form', () => {
    fc.assert(
      fc.property(forms, (input) => {
        const form = listingFormSchema.parse(input);
        expect(buildLedger(form)).toEqual(buildLedger(form));
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ['brackets', '('.repeat(9000)],
    ['closed brackets', '()'.repeat(4500)],
    ['digits', '1234567890'.repeat(900)],
    ['digits and commas', '1,'.repeat(4500)],
    ['sizes', '3x'.repeat(4500)],
    ['blanks', ' '.repeat(9000)],
    ['dashes', ' - '.repeat(3000)],
    ['quotes', '"a '.repeat(3000)],
    ['tags', '<a '.repeat(3000)],
    ['half tags', '<script>'.repeat(1100)],
    ['emoji', '🎮'.repeat(4500)],
    ['right to left', 'שלום '.repeat(1800)],
    ['combining marks', `e${'\u0301'.repeat(9000)}`],
    ['capitals', 'NO BOX '.repeat(1300)],
    ['conjunctions', 'and no '.repeat(1300)],
    ['colours', 'red black '.repeat(900)],
    ['full stops', 'a.b.'.repeat(2250)],
    ['lines', 'x\n'.repeat(4500)],
    ['question marks', 'a?? '.repeat(2250)],
    ['kana', 'あ'.repeat(9000)],
  ])('comes to an end on 9,000 characters of %s', (_, text) => {
    const form = listingFormSchema.parse({
      platform: 'eBay',
      itemName: 'Thing',
      features: `x${text}`,
      condition: 'used-good',
    });
    // A quadratic scan of this would run into the test's time limit.
    expect(buildLedger(form).form).toBe(form);
  });
});
