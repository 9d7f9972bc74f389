import { type ListingForm, PLATFORMS, VARIANTS } from '@smart-listings/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLedger } from '../facts/index.ts';
import { enforceRules } from '../rules/enforce.ts';
import { writeListing } from '../writer/write.ts';
import { checkClaims } from './index.ts';
import { readRealForms } from './test-data.ts';

const JACKET: ListingForm = {
  platform: 'eBay',
  itemName: 'Barbour Bedale wax jacket',
  make: 'Barbour',
  modelNumber: 'MWX0018',
  features:
    'Sage, size C42. Pit to pit 22.5", length 29". Two-way brass zip. Small hole in the pocket. No hood. Not waterproof any more. Knob possibly rosewood. Comes with 2 x 5.0Ah batteries, dust bag.',
  condition: 'used-fair',
  targetBuyer: '',
  keywords: 'waxed cotton',
};

function claimsOf(description: string, form: ListingForm = JACKET, confirmed: readonly string[] = []) {
  return checkClaims({ title: '', description, tags: [] }, buildLedger(form, { confirmed }));
}

const textsOf = (description: string) => claimsOf(description).map(({ kind, text }) => `${kind}: ${text}`);

describe('checkClaims leaves alone what the facts support', () => {
  it.each([
    ['Pit to pit 22.5 inches.'],
    ['Pit to pit 22.5 in, length 29″.'],
    ['Two batteries of 5Ah.'],
    // An address breaks a rule; it claims nothing of the item.
    ['Call 07700 900142 or email jo@example.com.'],
    ['2 batteries, 5 Ah each.'],
    ['There is no hood.'],
    ['A hood is not included.'],
    ['It is not waterproof.'],
    ['The dust bag is included.'],
    ['A jacket by Barbour in sage with a brass zip.'],
    ['In fair condition.'],
    ['Please look at all the photos before you buy, and ask if anything is unclear.'],
    ['Features:\n• Two-way zip\n• Small hole in the pocket'],
    ['The knob looks like rosewood.'],
  ])('%s', (text) => {
    expect(textsOf(text)).toEqual([]);
  });
});

it('counts nothing with the number of a model', () => {
  const pants = {
    ...JACKET,
    itemName: 'Yeezy SP-01 season 10 sweat pants',
    make: 'Yeezy',
    modelNumber: '',
    features: 'Black',
  };
  expect(claimsOf('SP-01 pants', pants)).toEqual([]);
});

describe('checkClaims marks what they do not', () => {
  it.each([
    ['Length 30".', 'number: 30'],
    ['Three batteries are in the bag.', 'number: Three'],
    ['A Belstaff in all but name.', 'name: Belstaff'],
    ['Reference MWX0019.', 'model: MWX0019'],
    ['The lining is silk.', 'material: silk'],
    ['The jacket is red.', 'colour: red'],
    ['It is size XL.', 'size: size XL'],
    ['It is waterproof.', 'guarantee: waterproof'],
    ['In mint condition.', 'condition: mint condition'],
    ['It comes with a hood.', 'included: hood'],
    ['A stunning jacket.', 'superlative: stunning'],
    ['The knob is rosewood.', 'material: rosewood'],
    ['We offer free delivery.', 'guarantee: free delivery'],
    ['There are no scratches.', 'condition: no scratches'],
  ])('%s', (text, expected) => {
    expect(textsOf(text)).toContain(expected);
  });

  it('gives the sentence, the place and a message', () => {
    const [claim] = claimsOf('A jacket in sage. It is waterproof. See the photos.');
    expect(claim).toMatchObject({
      field: 'description',
      start: 24,
      end: 34,
      text: 'waterproof',
      sentence: { text: 'It is waterproof.' },
    });
    expect(claim?.message).toContain('waterproof');
  });

  it('points into the tag and the title', () => {
    const claims = checkClaims(
      { title: 'Barbour jacket Gore-Tex', description: '', tags: ['wax jacket', 'vegan leather'] },
      buildLedger(JACKET),
    );
    expect(claims.some(({ field }) => field === 'title')).toBe(true);
    expect(claims.find(({ field }) => field === 'tags')).toMatchObject({ tagIndex: 1, text: 'vegan' });
  });

  it('takes a confirmed statement for a fact', () => {
    expect(claimsOf('The lining is silk.', JACKET, ['The lining is silk'])).toEqual([]);
  });

  it('keeps an id through edits elsewhere, and gives repeated words ids of their own', () => {
    const [before] = claimsOf('It is stunning.');
    const [after] = claimsOf('Pit to pit 22.5 inches. In sage.\n\nIt is stunning.');
    expect(after?.id).toBe(before?.id);
    const ids = claimsOf('Stunning. Truly stunning.').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('checkClaims on any text', () => {
  it('gives places inside the text, in order, without overlaps, and the same answer twice', () => {
    const ledger = buildLedger(JACKET);
    const words = fc.constantFrom(
      'with',
      'no',
      'included',
      'Sony',
      '5.0Ah',
      '½',
      '16x19',
      'ß',
      '箱付き',
      'not:',
      '\n',
      '(',
      'İ',
      'size L',
      '🙂',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string({ unit: 'grapheme' })), { maxLength: 40 }), (parts) => {
        const description = parts.join(' ');
        const claims = checkClaims({ title: '', description, tags: [] }, ledger);
        let end = 0;
        for (const claim of claims) {
          expect(claim.start).toBeGreaterThanOrEqual(end);
          expect(description.slice(claim.start, claim.end)).toBe(claim.text);
          expect(claim.sentence.text).toContain(claim.text);
          end = claim.end;
        }
        expect(checkClaims({ title: '', description, tags: [] }, ledger)).toEqual(claims);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    '1,'.repeat(5_000),
    '(('.repeat(5_000),
    'not '.repeat(3_000),
    `${'a'.repeat(10_000)} is new`,
    'included: '.repeat(1_000),
  ])('comes to an end on hostile input', (text) => {
    expect(Array.isArray(claimsOf(text))).toBe(true);
  });
});

const forms = readRealForms();

describe.skipIf(forms === null)(
  'the built-in writer on real forms (skipped where shared/data is absent)',
  () => {
    it('says nothing that the check marks, on any platform and in any variant', () => {
      const marked: string[] = [];
      for (const { id, form } of forms ?? []) {
        for (const platform of PLATFORMS) {
          const ledger = buildLedger({ ...form, platform });
          for (const variant of VARIANTS) {
            const { listing } = enforceRules(writeListing(ledger, variant), platform, ledger);
            for (const claim of checkClaims(listing, ledger))
              marked.push(`${id} ${platform} ${variant}: ${claim.text}`);
          }
        }
      }
      expect(marked).toEqual([]);
    });
  },
);
