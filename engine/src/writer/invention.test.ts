import { existsSync, readFileSync } from 'node:fs';
import {
  type ListingForm,
  type ListingText,
  listingFormSchema,
  PLATFORMS,
  VARIANTS,
} from '@smart-listings/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildLedger } from '../facts/index.ts';
import { LANGUAGES, type Ledger } from '../facts/ledger.ts';
import { checkRules } from '../rules/check.ts';
import { enforceRules } from '../rules/enforce.ts';
import { arbitraryForm } from '../test/arbitrary-form.ts';
import { KIND_HEADERS } from './amazon-topics.ts';
import { phrasePack } from './phrases/packs.ts';
import { writeListing } from './write.ts';

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

// The words of the phrase packs and of a title's state: true of any item, or said by the form's condition.
const FIXED = new Set(
  [
    ...LANGUAGES.flatMap((language) => stringsOf(phrasePack(language))),
    ...KIND_HEADERS,
    'Condition note',
    'Size This is These are',
  ]
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu),
);

const MARKS = /\p{M}+/gu;
const SQUEEZE = /[^\p{L}\p{Nd}]+/gu;

/** Numbers and capitalised words of a text that neither the form, nor a fact, nor a fixed phrase holds. */
function inventions(listing: ListingText, ledger: Ledger): string[] {
  const known = [
    ...Object.values(ledger.form),
    ...ledger.facts.flatMap((fact) => [fact.value, fact.label ?? '']),
  ]
    .join(' ')
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replaceAll('ς', 'σ');
  const squeezed = known.replace(SQUEEZE, '');
  // A hashtag runs its words together, in lower case: letters there are no names.
  const tags = ledger.platform === 'Vinted' ? [] : listing.tags;
  const text = [listing.title, listing.description, ...tags].join('\n').normalize('NFD').replace(MARKS, '');
  const words = text.match(/\p{Nd}+|\p{Lu}[\p{Lu}\p{Ll}\p{M}]*/gu) ?? [];
  return words.filter((word) => {
    const lower = word.toLowerCase().replaceAll('ς', 'σ');
    return !FIXED.has(lower) && !known.includes(lower) && !squeezed.includes(lower.replace(SQUEEZE, ''));
  });
}

describe('the built-in writer on arbitrary forms', () => {
  test('breaks no hard rule and invents neither number nor name', { timeout: 240_000 }, () => {
    fc.assert(
      fc.property(arbitraryForm, fc.constantFrom(...VARIANTS), (form, variant) => {
        const ledger = buildLedger(form);
        const listing = writeListing(ledger, variant);
        expect(
          checkRules(listing, form.platform, ledger).filter((breach) => breach.severity === 'hard'),
        ).toEqual([]);
        expect(inventions(listing, ledger)).toEqual([]);
      }),
      { numRuns: 20_000, seed: 20_261_121 },
    );
  });

  test('gives the same answer to the same form', () => {
    fc.assert(
      fc.property(arbitraryForm, (form) => {
        expect(writeListing(buildLedger(form), 'v2')).toEqual(writeListing(buildLedger(form), 'v2'));
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});

const collection = new URL('../../../../shared/data/forms.jsonl', import.meta.url);
const present = existsSync(collection);
const where = present ? '' : ' (skipped: the collection is not beside this checkout)';

interface RealForm {
  id: string;
  form: ListingForm;
  mustNotSay: readonly string[];
}

function realForms(): RealForm[] {
  return readFileSync(collection, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { id, form, expect: wanted } = JSON.parse(line);
      return { id, form: listingFormSchema.parse(form), mustNotSay: wanted.mustNotSay };
    });
}

// What the input forces: used goods on Etsy, a phone for parts on Amazon, and the like.
const FORCED = /\.(?:eligible-items|for-parts|cosmetics|one-brand|contradiction)$/;

describe.skipIf(!present)(`the built-in writer on real forms${where}`, () => {
  const forms = present ? realForms() : [];

  test.each(PLATFORMS)(
    'needs no enforcement on %s and says nothing that it must not',
    { timeout: 60_000 },
    (platform) => {
      const problems: string[] = [];
      for (const { id, form: own, mustNotSay } of forms) {
        const form = { ...own, platform };
        const ledger = buildLedger(form);
        const typed = Object.values(form).join(' ').toLowerCase();
        for (const variant of VARIANTS) {
          const listing = writeListing(ledger, variant);
          const at = `${id} ${variant}`;
          for (const { rule } of enforceRules(listing, platform, ledger).changes)
            problems.push(`${at}: ${rule}`);
          for (const { rule, severity } of checkRules(listing, platform, ledger)) {
            if (severity !== 'guidance' && !FORCED.test(rule)) problems.push(`${at}: ${severity} ${rule}`);
          }
          for (const word of inventions(listing, ledger)) problems.push(`${at}: invented ${word}`);
          // A hashtag runs its words together, in lower case: letters there are no names.
          const tags = ledger.platform === 'Vinted' ? [] : listing.tags;
          const text = [listing.title, listing.description, ...tags].join('\n').toLowerCase();
          for (const words of mustNotSay) {
            if (text.includes(words.toLowerCase()) && !typed.includes(words.toLowerCase()))
              problems.push(`${at}: says ${words}`);
          }
        }
      }
      expect(problems).toEqual([]);
    },
  );

  // Where there is matter, half of the titles use 70 of eBay's 80 characters; a form of three words cannot.
  test.each(VARIANTS)('fills eBay titles in %s as far as the facts go', (variant) => {
    const lengths = forms
      .filter(({ form }) => form.features.length >= 60)
      .map(({ form }) => [...writeListing(buildLedger({ ...form, platform: 'eBay' }), variant).title].length)
      .sort((one, other) => one - other);
    expect(lengths[lengths.length >> 1]).toBeGreaterThanOrEqual(70);
  });

  test('carries every flaw and missing part of the ledger, on every platform and in every variant', {
    timeout: 60_000,
  }, () => {
    // "Spares or repair" is what the opening says of anything sold for parts.
    const said = /^(?:(?:for|as|or|and|spares?|parts?|repairs?|only|sold|faulty)[\s/&.,]*)+$/iu;
    const lost: string[] = [];
    for (const { id, form: own } of forms) {
      for (const platform of PLATFORMS) {
        const ledger = buildLedger({ ...own, platform });
        const bad = ledger.facts.filter(({ what }) => what === 'flaw' || what === 'missing');
        for (const variant of VARIANTS) {
          const description = writeListing(ledger, variant).description.toLowerCase().replace(SQUEEZE, '');
          for (const { value } of bad) {
            if (own.condition === 'for-parts' && said.test(value)) continue;
            if (!description.includes(value.toLowerCase().replace(SQUEEZE, '')))
              lost.push(`${id} ${platform} ${variant}: ${value}`);
          }
        }
      }
    }
    expect(lost).toEqual([]);
  });
});

/** Every text of an item, on every platform. */
function writeAll(itemName: string, features: string): string {
  const form = listingFormSchema.parse({ platform: 'eBay', itemName, features, condition: 'used-good' });
  return PLATFORMS.flatMap((platform) => {
    const ledger = buildLedger({ ...form, platform });
    return VARIANTS.map((variant) => {
      const { title, description, tags } = writeListing(ledger, variant);
      return [title, description, ...tags].join('\n');
    });
  }).join('\n');
}

test('a series of many kinds of things does not say what the item is', () => {
  const written = writeAll('Instant Pot Duo 7-in-1 5.7L', 'Slow cooker, rice cooker');
  expect(written).not.toMatch(/fryer/i);
  expect(written).not.toMatch(/\b7-in\b(?!-)|7 inch/i);
  expect(writeAll('Meccano set 1', 'Red and green parts')).not.toMatch(/lego/i);
  expect(writeAll('Dremel 3000', 'With flexible shaft')).not.toMatch(/sander/i);
});
