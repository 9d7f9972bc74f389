// The six properties of docs/engine.md over the project's corpus and over generated forms, through the public door.
import { readFileSync } from 'node:fs';
import {
  type ListingForm,
  listingFormSchema,
  PLATFORMS,
  type Platform,
  VARIANTS,
} from '@smart-listings/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryWords } from './categories/category-words.ts';
import { generateListing } from './generate.ts';
import { arbitraryForm } from './test/arbitrary-form.ts';
import { type Broken, brokenProperties } from './test/properties.ts';
import { readItem } from './values/read-item.ts';
import { stateWord } from './writer/templates.ts';

const CURRENCY = 'GBP (£)';
const forms = readFileSync(new URL('../../corpus/forms.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line))
  .map(({ id, form }): { id: string; form: ListingForm } => ({ id, form: listingFormSchema.parse(form) }));

/** Words that the table of types and the condition lend to a title. */
function lentWords(form: ListingForm): readonly string[] {
  const { category, language, condition } = readItem(form);
  const { names, synonyms } =
    category === null ? { names: [], synonyms: [] } : categoryWords(category, language);
  return [...names, ...synonyms, stateWord(condition, language) ?? ''];
}

function brokenIn(form: ListingForm): Broken[] {
  return VARIANTS.flatMap((variant) => {
    const answer = generateListing(form, { variant, currency: CURRENCY });
    return brokenProperties(form, answer, lentWords(form)).map((one) => ({
      ...one,
      what: `${variant}: ${one.what}`,
    }));
  });
}

describe('every sentence stands once and whole, and title and tags are made of values', () => {
  test.each(PLATFORMS)('in the corpus on %s', (platform: Platform) => {
    const broken = forms.flatMap(({ id, form }) =>
      brokenIn({ ...form, platform }).map(({ property, what }) => `${id} ${property}: ${what}`),
    );
    expect(broken).toEqual([]);
  });

  test('in forms of scraps, signs and bare code points', () => {
    fc.assert(
      fc.property(arbitraryForm, (form) => {
        expect(brokenIn(form)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

test('the same form gives the same answer', () => {
  for (const { form } of forms.slice(0, 20)) {
    const options = { variant: 'v2', currency: CURRENCY } as const;
    expect(generateListing(form, options)).toEqual(generateListing(form, options));
  }
});
