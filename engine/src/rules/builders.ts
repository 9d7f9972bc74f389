/** Listings and items for the tests of this folder and others. */
import {
  type Condition,
  type ItemValue,
  type ListingForm,
  type ListingText,
  type Platform,
  type Question,
  USUAL_PLATFORM,
  type ValueKind,
} from '@smart-listings/contract';
import { tokenise } from '../language/tokens.ts';
import { marketplaceOf } from '../marketplaces/index.ts';
import type { Marketplace } from '../marketplaces/marketplace.ts';
import type { Item, SellerSentence, Topic } from '../values/item.ts';

export function listingOf(given: Partial<ListingText>): ListingText {
  return {
    title: 'Hornsea Saffron Storage Jar Orange Brown',
    description: 'A Hornsea Saffron storage jar.\n\nThe rubber seal on the lid has gone hard.',
    tags: ['hornsea jar', 'storage jar'],
    ...given,
  };
}

interface GivenItem {
  platform?: Platform;
  marketplace?: Marketplace;
  condition?: Condition;
  category?: string | null;
  form?: Partial<ListingForm>;
  values?: readonly (readonly [ValueKind, string])[];
  sentences?: readonly (readonly [Topic, string])[];
  questions?: readonly Question[];
}

/** An item of just these values and sentences, whatever its form would be read as. */
export function testItem(given: GivenItem = {}): Item {
  const platform = given.platform ?? USUAL_PLATFORM;
  const condition = given.condition ?? 'used-good';
  const values = given.values ?? [
    ['name', 'Hornsea Saffron tea jar'],
    ['brand', 'Hornsea'],
  ];
  return {
    marketplace: given.marketplace ?? marketplaceOf(platform),
    condition,
    language: 'en',
    languageKnown: true,
    name: given.form?.itemName ?? 'Hornsea Saffron tea jar',
    category: given.category ?? null,
    chosenCategory: null,
    nounInName: null,
    values: values.map(([kind, value], index) => itemValue(kind, value, index)),
    sentences: (given.sentences ?? []).map(([topic, text], index) => sentenceOf(topic, text, index)),
    questions: given.questions ?? [],
    ruledOut: [],
    privateNumbers: [],
    confirmed: [],
    putBack: [],
    ownPrice: null,
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

function itemValue(kind: ValueKind, value: string, index: number): ItemValue {
  return {
    id: `v${index}`,
    kind,
    value,
    certainty: 'certain',
    polarity: 'asserted',
    origin: 'given',
    from: { field: 'features', start: 0, end: value.length, quote: value },
  };
}

function sentenceOf(topic: Topic, text: string, index: number): SellerSentence {
  return {
    index,
    place: { field: 'features', start: 0, end: text.length },
    raw: text,
    text,
    tokens: tokenise(text),
    cues: [],
    topics: new Set([topic]),
    line: index,
    block: 0,
    form: 'line',
  };
}
