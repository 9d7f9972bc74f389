import { type ListingForm, listingFormSchema, PLATFORMS, VARIANTS } from '@smart-listings/contract';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { generateListing } from './generate.ts';
import { mendPrivate } from './leave-out-private.ts';
import { arbitraryPrivate } from './test/arbitrary-private.ts';

const PHONE = {
  platform: 'eBay',
  itemName: 'Apple iPhone 12 64GB black',
  make: 'Apple',
  modelNumber: 'A2403',
  features: 'Boxed with charger\nSmall scratch on the back',
  condition: 'used-good',
  targetBuyer: 'students',
  keywords: 'iphone, smartphone',
};

function formOf(form: Partial<typeof PHONE>): ListingForm {
  return listingFormSchema.parse({ ...PHONE, ...form });
}

function write(form: Partial<typeof PHONE>, confirmed: readonly string[] = []) {
  const answer = generateListing(formOf(form), { variant: 'v1', currency: 'GBP (£)', confirmed });
  const { title, description, tags } = answer.listing;
  return { answer, text: [title, description, ...tags].join('\n') };
}

const bare = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, '');

/** Where sellers put a number: each field, in its line or in the middle of one. */
const PLACES: readonly ((text: string) => Partial<typeof PHONE>)[] = [
  (text) => ({ itemName: `${PHONE.itemName} ${text}` }),
  (text) => ({ itemName: `${PHONE.itemName} (${text})` }),
  (text) => ({ make: text }),
  (text) => ({ modelNumber: text }),
  (text) => ({ features: `${PHONE.features}\n${text}` }),
  (text) => ({ features: `- ${text}\n${PHONE.features}` }),
  (text) => ({ features: `Works fine. The ${text}, boxed. Small scratch` }),
  (text) => ({ keywords: `iphone, ${text}` }),
  (text) => ({ targetBuyer: `students, ${text}` }),
];

test('no number of one device stands in a listing, wherever it was typed', () => {
  fc.assert(
    fc.property(
      arbitraryPrivate,
      fc.constantFrom(...PLACES),
      fc.constantFrom(...PLATFORMS),
      ({ text, number }, place, platform) => {
        const form = formOf({ ...place(text), platform });
        for (const variant of VARIANTS) {
          const { listing, leftOut } = generateListing(form, { variant, currency: 'GBP (£)' });
          const said = bare([listing.title, listing.description, ...listing.tags].join('\n'));
          if (said.includes(bare(number)) || !leftOut.some(({ reason }) => reason === 'private-number'))
            return false;
          if (listing.title === '') return false;
        }
        return true;
      },
    ),
    { numRuns: 400 },
  );
});

it('names each number once, with its label and a question', () => {
  const { answer } = write({ features: 'Boxed, IMEI: 356938035643809', keywords: 'iphone, 356938035643809' });
  expect(answer.leftOut.map(({ text, reason, canReturn }) => ({ text, reason, canReturn }))).toEqual([
    { text: 'IMEI: 356938035643809', reason: 'private-number', canReturn: true },
  ]);
});

it.each([
  ['The serial number is C02JP6MPDTY3. Works fine', 'Works fine'],
  ['Boxed (S/N: 4837261905), charger included', 'Boxed, charger included'],
  ['Boxed\n- S/N: 4837261905\n- charger included', 'Boxed\n- charger included'],
])('takes the smallest stretch out of %j', (features, left) => {
  expect(generateListing(formOf({ features }), { variant: 'v1', currency: 'GBP (£)' }).facts).toEqual(
    generateListing(formOf({ features: left }), { variant: 'v1', currency: 'GBP (£)' }).facts,
  );
});

it('publishes a number that the seller insists on', () => {
  const form = { features: 'Boxed. IMEI: 356938035643809' };
  const { answer, text } = write(form, ['IMEI: 356938035643809']);
  expect(text).toContain('356938035643809');
  expect(answer.leftOut).toEqual([]);
});

it('leaves the number of the article where it was', () => {
  const { answer, text } = write({
    itemName: 'Corsair Vengeance memory',
    make: 'Corsair',
    modelNumber: 'CMK16GX4M2B3200C16',
    features: 'EAN: 4006381333931. Part No. 11127588412',
    keywords: '',
  });
  expect(text).toContain('CMK16GX4M2B3200C16');
  expect(answer.leftOut).toEqual([]);
});

it('mends a text that somebody else wrote', () => {
  const form = formOf({ modelNumber: 'C02JP6MPDTY3' });
  const numbers = [{ kind: 'serial' as const, text: 'S/N: 73A90158', key: '73A90158' }];
  const mended = mendPrivate(
    {
      title: 'iPhone 12, serial 73A-901-58',
      description: 'Boxed.\nIMEI 356938035643809\nC02JP6MPDTY3',
      tags: ['73A90158', 'iphone'],
    },
    { form, numbers },
  );
  expect(mended).toEqual({
    title: 'iPhone 12',
    description: 'Boxed.\nC02JP6MPDTY3',
    tags: ['iphone'],
  });
});
