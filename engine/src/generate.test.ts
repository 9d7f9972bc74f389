// The whole way from a form to the answer, on every real item and form that lies beside the checkout.
import { existsSync, readFileSync } from 'node:fs';
import {
  CONDITIONS,
  generateResponseSchema,
  type ListingForm,
  listingFormSchema,
  PLATFORMS,
  VARIANTS,
} from '@smart-listings/contract';
import { describe, expect, test } from 'vitest';
import { generateListing } from './generate.ts';

const folder = new URL('../../../shared/data/', import.meta.url);
const present = existsSync(folder);
const where = present ? '' : ' (skipped: the collection is not beside this checkout)';

interface RealForm {
  id: string;
  form: ListingForm;
  mustNotSay: readonly string[];
}

function readLines(name: string) {
  return readFileSync(new URL(name, folder), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** An item of another shop as its seller would type it here. */
function formOfItem(item: Record<string, never> & { extra?: Record<string, string> }): ListingForm {
  const { size, color } = item.extra ?? {};
  const words = [item.description, size && `size ${size}`, color].filter(Boolean).join('. ');
  return listingFormSchema.parse({
    platform: 'eBay',
    itemName: item.title,
    make: item.brand ?? '',
    features: words || item.title,
    condition: CONDITIONS.find(({ label }) => label === item.app_condition)?.code ?? 'used-good',
  });
}

function realForms(): RealForm[] {
  return [
    ...readLines('forms.jsonl').map(({ id, form, expect: wanted }) => ({
      id,
      form: listingFormSchema.parse(form),
      mustNotSay: wanted.mustNotSay,
    })),
    ...readLines('items.jsonl').map((item) => ({ id: item.id, form: formOfItem(item), mustNotSay: [] })),
  ];
}

// What the input itself forces: used goods on Etsy, a broken phone on Amazon, a seller's words against
// the condition that was chosen, and the like.
const FORCED = /\.(?:eligible-items|for-parts|cosmetics|one-brand|contradiction)$/;

describe.skipIf(!present)(`the built-in writer's answers to real input${where}`, () => {
  const forms = present ? realForms() : [];

  test.each(PLATFORMS)('keep the rules and invent nothing on %s', { timeout: 120_000 }, (platform) => {
    const problems: string[] = [];
    for (const { id, form, mustNotSay } of forms) {
      const typed = Object.values(form).join(' ').toLowerCase();
      for (const variant of VARIANTS) {
        const answer = generateListing({ ...form, platform }, { variant, currency: 'GBP (£)' });
        const { title, description, tags } = answer.listing;
        const text = [title, description, ...tags].join('\n').toLowerCase();
        for (const { rule, severity, text: words } of answer.breaches) {
          if (severity === 'guidance' || (severity === 'policy' && FORCED.test(rule))) continue;
          problems.push(`${id} ${variant}: ${severity} ${rule} ${words ?? ''}`);
        }
        for (const claim of answer.claims) problems.push(`${id} ${variant}: unsupported ${claim.text}`);
        for (const words of mustNotSay.map((each) => each.toLowerCase())) {
          if (text.includes(words) && !typed.includes(words))
            problems.push(`${id} ${variant}: says ${words}`);
        }
      }
    }
    expect(problems).toEqual([]);
  });
});

test('an answer is what the contract says, and the same each time', () => {
  const form = listingFormSchema.parse({
    platform: 'Gumtree',
    itemName: 'Garden bench',
    features: 'Teak, 120 cm wide, one slat is cracked. Collection from York. Call 07700 900123',
    condition: 'used-fair',
  });
  const answer = generateListing(form, { variant: 'v1', currency: 'GBP (£)' });
  expect(generateResponseSchema.parse(answer)).toEqual(answer);
  expect(generateListing(form, { variant: 'v1', currency: 'GBP (£)' })).toEqual(answer);
  expect(answer.leftOut.map((left) => left.text).join()).toContain('07700 900123');
  expect(answer.listing.description).not.toContain('07700');
});

test('a statement that the seller confirmed becomes a given fact of the text', () => {
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
  expect(answer.facts.some((fact) => fact.from.field === 'confirmed' && fact.origin === 'given')).toBe(true);
  expect(answer.listing.description).toMatch(/oiled in 2025/);
});
