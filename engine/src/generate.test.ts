// The whole way from a form to the answer, on every form and sold thing of the corpus.
import {
  type GenerateResponse,
  generateResponseSchema,
  listingFormSchema,
  PLATFORMS,
  VARIANTS,
} from '@smart-listings/contract';
import { describe, expect, test } from 'vitest';
import { checkClaims } from './claims/check-claims.ts';
import { type GenerateOptions, generateListing } from './generate.ts';
import { formOfSold, readForms, readSold } from './test/corpus.ts';
import { forgetTexts } from './text/remember.ts';
import { readItem } from './values/read-item.ts';

const forms = [
  ...readForms(),
  ...readSold().map((sold) => ({ id: sold.id, form: formOfSold(sold), mustNotSay: [] })),
];

// What the input itself forces: used goods on Etsy, a broken phone on Amazon, a seller's words against the
// condition that was chosen, a second make or the condition in a sentence of theirs, a fault in one that points away,
// a new thing of which too little is known for the bullet points of a page.
const FORCED =
  /\.(?:eligible-items|for-parts|cosmetics|one-brand|contradiction|omission)$|\.description\.(?:page-text|bullets-count)$/;

describe("the built-in writer's answers to real input", () => {
  test.each(PLATFORMS)('keep the rules and invent nothing on %s', { timeout: 240_000 }, (platform) => {
    const problems = {
      rules: [] as string[],
      // Enforcement has nothing left to do in a description of whole sentences.
      rewritten: [] as string[],
      unsupported: [] as string[],
      invented: [] as string[],
      // A list below the text tells nothing that the text tells.
      repeated: [] as string[],
    };
    for (const { id, form, mustNotSay } of forms) {
      const typed = Object.values(form).join(' ').toLowerCase();
      const placed = { ...form, platform };
      const item = readItem(placed);
      for (const variant of VARIANTS) {
        const answer = generateListing(placed, { variant, currency: 'GBP (£)' });
        const { title, description, tags } = answer.listing;
        const text = [title, description, ...tags].join('\n').toLowerCase();
        for (const { rule, severity, text: words } of answer.breaches) {
          if (severity === 'guidance' || (severity === 'policy' && FORCED.test(rule))) continue;
          problems.rules.push(`${id} ${variant}: ${severity} ${rule} ${words ?? ''}`);
        }
        for (const { rule, field } of answer.changes) {
          if (field === 'description') problems.rewritten.push(`${id} ${variant}: ${rule}`);
        }
        // The answer holds none by construction: the check says whether that is so.
        for (const claim of checkClaims(answer.listing, item))
          problems.unsupported.push(`${id} ${variant}: ${claim.text}`);
        problems.repeated.push(...repeatedBelow(answer).map((value) => `${id} ${variant}: ${value}`));
        for (const words of mustNotSay.map((each) => each.toLowerCase())) {
          if (text.includes(words) && !typed.includes(words))
            problems.invented.push(`${id} ${variant}: ${words}`);
        }
      }
      forgetTexts();
    }
    expect.soft(problems.rules).toEqual([]);
    expect.soft(problems.rewritten).toEqual([]);
    expect.soft(problems.unsupported).toEqual([]);
    expect.soft(problems.repeated).toEqual([]);
    expect(problems.invented).toEqual([]);
  });
});

/** Values in lists of ours that are read from a stretch of the seller's which stands above them. */
function repeatedBelow({ provenance, facts }: GenerateResponse): readonly string[] {
  return provenance.flatMap((line, at) => {
    if (line.kind !== 'template' || line.id !== 'values') return [];
    const above = provenance.slice(0, at).flatMap((part) => (part.kind === 'seller' ? [part.from] : []));
    return facts
      .filter(({ id }) => line.values.includes(id))
      .filter(({ from }) =>
        above.some(({ field, start, end }) => field === from.field && start <= from.start && from.end <= end),
      )
      .map(({ value }) => value);
  });
}

test('an answer is what the contract says, and the same each time', () => {
  const form = listingFormSchema.parse({
    platform: 'Gumtree',
    itemName: 'Garden bench',
    features: 'Teak, 120 cm wide, one slat is cracked. Collection from York. Call 07700 900123',
    condition: 'used-fair',
  });
  const answer = generateListing(form, { variant: 'v1', currency: 'GBP (£)' });
  expect(generateResponseSchema.parse(answer)).toEqual(answer);
  expect(generateListing({ ...form }, { variant: 'v1', currency: 'GBP (£)' })).toEqual(answer);
  expect(answer.leftOut.map((left) => left.text).join()).toContain('07700 900123');
  expect(answer.listing.description).not.toContain('07700');
});

test('a statement that the seller confirmed stands in the text as theirs', () => {
  const form = listingFormSchema.parse({
    platform: 'eBay',
    itemName: 'Garden bench',
    features: 'Teak, 120 cm wide',
    condition: 'used-good',
  });
  const answer = generateListing(form, {
    variant: 'v1',
    currency: 'GBP (£)',
    confirmed: ['The arms were oiled in 2025'],
  });
  expect(answer.listing.description).toMatch(/The arms were oiled in 2025/);
  expect(answer.provenance).toContainEqual(
    expect.objectContaining({ kind: 'seller', from: expect.objectContaining({ field: 'confirmed' }) }),
  );
});

const PHONE = listingFormSchema.parse({
  platform: 'eBay',
  itemName: 'Samsung Galaxy S21 64GB',
  features: 'This is the 128GB model. Works well.',
  condition: 'used-good',
});
const ask = (more: Partial<GenerateOptions> = {}) =>
  generateListing(PHONE, { variant: 'v1', currency: 'GBP (£)', ...more });

test('a conflict is asked about and stays out of the title until it is answered', () => {
  const open = ask();
  const [question] = open.questions;
  expect(question?.kind).toBe('conflict');
  expect(open.listing.title).not.toMatch(/64|128/);
  const answers = question?.options.find(({ label }) => label.includes('128'))?.answers ?? [];
  const settled = ask({ answers });
  expect(settled.questions).toEqual([]);
  expect(settled.listing.title).toMatch(/128\s?GB/);
});

test('what was left out can be put back', () => {
  const form = { ...PHONE, platform: 'Gumtree' as const, features: 'Works well. Asking £40.' };
  const generate = (putBack: readonly string[]) =>
    generateListing(form, { variant: 'v1', currency: 'GBP (£)', putBack });
  const [left] = generate([]).leftOut;
  expect(left).toMatchObject({ text: 'Asking £40.', reason: 'asking-price', canReturn: true });
  const again = generate([left?.text ?? '']);
  expect(again.leftOut).toEqual([]);
  expect(again.listing.description).toContain('Asking £40.');
});
