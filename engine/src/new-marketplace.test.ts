import { type ListingForm, USUAL_PLATFORM, VARIANTS } from '@smart-listings/contract';
import { describe, expect, test } from 'vitest';
import { clipboardText } from './formats/clipboard.ts';
import { pasteFields } from './formats/paste-fields.ts';
import { evaluateListing, generateListing } from './generate.ts';
import { marketplaceOf } from './marketplaces/index.ts';
import { coachPhoto } from './photos/coach.ts';
import { GOOD_QUALITY } from './photos/test-reading.ts';
import { adaptSchedule, schedulesFor } from './pricing/fee-schedules.ts';
import { netProceeds } from './pricing/net-proceeds.ts';
import { listingOf } from './rules/builders.ts';
import { checkRules } from './rules/check.ts';
import { enforceRules } from './rules/enforce.ts';
import { HANGERLY } from './test/hangerly/index.ts';
import { codePointLength } from './text/length.ts';
import { readItem } from './values/read-item.ts';

const FORM: ListingForm = {
  platform: USUAL_PLATFORM,
  itemName: 'Barbour quilted jacket',
  make: 'Barbour',
  modelNumber: '',
  features:
    'Colour: navy\nSize: M\nMaterial: cotton\nWarm and hardly worn. A small hole in the left pocket. Collection only, or postage at cost. Also on eBay. Follow me on Gumtree.',
  condition: 'used-good',
  targetBuyer: '',
  keywords: 'waxed jacket, country coat',
};
const OPTIONS = { currency: 'GBP (£)', marketplace: HANGERLY };
const item = readItem(FORM, { marketplace: HANGERLY });
const answers = VARIANTS.map((variant) => generateListing(FORM, { ...OPTIONS, variant }));
const rulesOf = (breaches: readonly { rule: string }[]) => breaches.map(({ rule }) => rule);

describe('a marketplace that is in no list, by its definition alone', () => {
  test('has its titles in its order and within its length', () => {
    const titles = answers.map(({ listing }) => listing.title);
    expect(titles[0]).toMatch(/^Size M Barbour quilted jacket/);
    expect(new Set(titles).size).toBe(VARIANTS.length);
    for (const title of titles) expect(codePointLength(title)).toBeLessThanOrEqual(50);
  });

  test('has its texts in its layout, hashtags with their marks', () => {
    const [complete, buyer] = answers.map(({ listing }) => listing);
    expect(complete?.description.startsWith('Colour: navy')).toBe(true);
    expect(buyer?.description).toContain('A small hole in the left pocket.');
    expect(complete?.tags.length).toBeLessThanOrEqual(4);
    expect(clipboardText(listingOf({ tags: ['a', 'b c'] }), HANGERLY, { branding: false })).toMatch(
      /#a #bc$/,
    );
  });

  test('lets its own names stand and no other', () => {
    const [{ leftOut } = { leftOut: [] }] = answers;
    expect(leftOut.filter(({ reason }) => reason === 'other-marketplace').map(({ text }) => text)).toEqual([
      'Also on eBay.',
    ]);
    const found = (description: string) =>
      rulesOf(checkRules(listingOf({ description, tags: [] }), HANGERLY));
    expect(found('Also on Gumtree.')).toEqual([]);
    expect(found('Also on Vinted.')).toEqual(['hangerly.description.other-marketplaces']);
  });

  test('has its rules: what it refuses is found, explained and mended', () => {
    const given = listingOf({ title: 'WARM COAT & BELT', tags: ['one two', 'x'.repeat(30)] });
    expect(rulesOf(checkRules(given, HANGERLY))).toEqual([
      'hangerly.title.characters',
      'hangerly.title.caps',
      'hangerly.title.caps',
      'hangerly.tags.hashtags',
      'hangerly.tags.hashtags',
      'hangerly.tags.length',
    ]);
    const [{ message, source } = { message: '', source: '' }] = checkRules(given, HANGERLY);
    expect(message).toBe('Hangerly refuses & in titles.');
    expect(source).toContain('invented for the tests');
    const { listing } = enforceRules(given, HANGERLY);
    expect(listing.title).toBe('Warm Coat BELT');
    expect(listing.tags).toEqual(['#onetwo']);
  });

  test('takes things in the conditions that it names', () => {
    const rags = readItem({ ...FORM, condition: 'for-parts' }, { marketplace: HANGERLY });
    const { breaches } = evaluateListing(listingOf({ tags: [] }), rags);
    expect(rulesOf(breaches)).toContain('hangerly.description.for-parts');
  });

  test('has its fees', () => {
    const [schedule] = schedulesFor(HANGERLY, 'GBP');
    if (schedule === undefined) throw new Error('no schedule');
    const sale = { price: 30, postageCharged: 0, postageCost: 0, cost: 0, optionalParts: [] };
    expect(netProceeds(adaptSchedule(schedule, 'GBP', {}), sale).profit).toBeCloseTo(26.5);
  });

  test('has the fields of its form, in their order', () => {
    const fields = pasteFields(listingOf({ tags: ['#a'] }), item);
    expect(fields.map(({ label }) => label)).toEqual([
      'Size on the label',
      'Title',
      'Description',
      'Condition',
    ]);
    expect(fields[0]?.value).toBe('M');
    expect(fields[1]?.max).toBe(50);
    expect(fields[2]?.value).toMatch(/#a$/);
    expect(fields[3]).toEqual({
      label: 'Condition',
      value: 'Loved',
      step: 'choose',
      hint: 'Show how much.',
    });
  });

  test('has its advice on photos', () => {
    const small = { ...GOOD_QUALITY, width: 600, height: 900, framed: true };
    expect(rulesOf(coachPhoto(small, { marketplace: HANGERLY }))).toEqual([
      'hangerly.photo.size',
      'hangerly.photo.border',
    ]);
  });

  test('counts for the completeness by its own limits', () => {
    const full = listingOf({ tags: ['#a', '#b', '#c', '#d'] });
    const part = evaluateListing(full, item).score.parts.find(({ id }) => id === 'tags');
    expect(part).toMatchObject({ label: 'Hashtags', points: part?.max });
  });
});

test('a fact stands once: the length of a bullet point decides rule, fix, field and text', () => {
  const amazon = marketplaceOf('Amazon');
  const { bullets } = amazon.limits;
  if (bullets === undefined) throw new Error('no bullet points');
  const limits = { ...amazon.limits, bullets: { ...bullets, longest: { ...bullets.longest, value: 120 } } };
  const tighter = { ...amazon, limits };
  const long = `Material: ${'waxed cotton and a warm lining '.repeat(6)}end`;
  const given = listingOf({ description: `${long}\nSize: medium here\nColour: navy blue\n\nA jacket.` });
  const lengths = (marketplace: typeof amazon) =>
    checkRules(given, marketplace).filter(({ rule }) => rule.endsWith('bullets-length'));
  expect(lengths(amazon)).toEqual([]);
  const [breach] = lengths(tighter);
  expect(breach?.message).toContain('10 to 120');
  expect(breach?.fix?.description?.split('\n')[0]?.length).toBeLessThanOrEqual(120);
  const fields = pasteFields(given, readItem(FORM, { marketplace: tighter }));
  expect(fields.find(({ label }) => label === 'Bullet point 1')?.max).toBe(120);
});
