/** Listings and ledgers for the tests of this folder. */
import type { Condition, Fact, FactKind, ListingForm, ListingText, Platform } from '@smart-listings/contract';
import type { Ledger } from '../facts/ledger.ts';

export function listingOf(given: Partial<ListingText>): ListingText {
  return {
    title: 'Hornsea Saffron Storage Jar Orange Brown',
    description: 'A Hornsea Saffron storage jar.\n\nThe rubber seal on the lid has gone hard.',
    tags: ['hornsea jar', 'storage jar'],
    ...given,
  };
}

interface GivenLedger {
  platform?: Platform;
  condition?: Condition;
  category?: string | null;
  form?: Partial<ListingForm>;
  facts?: readonly (readonly [FactKind, string])[];
}

export function testLedger(given: GivenLedger = {}): Ledger {
  const platform = given.platform ?? 'eBay';
  const condition = given.condition ?? 'used-good';
  const facts = given.facts ?? [
    ['name', 'Hornsea Saffron tea jar'],
    ['brand', 'Hornsea'],
  ];
  return {
    platform,
    condition,
    language: 'en',
    languageKnown: true,
    category: given.category ?? null,
    leftOut: [],
    facts: facts.map(
      ([what, value], index): Fact => ({
        id: `f${index}`,
        what,
        value,
        origin: 'given',
        from: { field: 'features', quote: value },
      }),
    ),
    form: {
      platform,
      itemName: 'Hornsea Saffron tea jar',
      make: 'Hornsea',
      modelNumber: '',
      features: 'Orange and brown pattern, 1970s. Rubber seal on lid has perished.',
      condition,
      targetBuyer: '',
      keywords: '',
      ...given.form,
    },
  };
}
