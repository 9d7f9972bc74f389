/** A marketplace that does not exist: clothes between neighbours, with hashtags and a fee. */
import type { Marketplace } from '../../marketplaces/marketplace.ts';
import { LIMITS } from './limits.ts';
import { cite, fact, policy } from './sources.ts';

export const HANGERLY: Marketplace = {
  name: 'Hangerly',
  slug: 'hangerly',
  // An old name of another's: here it is its own.
  names: ['hangerly', 'gumtree'],
  sureNames: ['hangerly'],
  usualKinds: ['dress', 'jacket', 'trainers'],
  hint: 'The size on the label, and how it fits.',
  limits: LIMITS,
  policies: {
    contact: policy('policy', 'No contact details.', 'H1'),
    links: policy('policy', 'No links.', 'H1'),
    'other-marketplaces': policy('policy', 'No other marketplaces.', 'H1'),
    'title-characters': policy('hard', 'A title has no & in it.', 'H1'),
    'for-parts': policy('policy', 'Nothing that cannot be worn.', 'H1'),
    hashtags: policy('policy', 'Each is one word with # in front.', 'H1'),
  },
  conditions: {
    words: {
      new: { label: 'With its label', allowed: true },
      'open-box': { label: 'Never worn', allowed: true },
      'used-like-new': { label: 'Worn once', allowed: true },
      'used-good': { label: 'Loved', allowed: true, note: 'Show how much.' },
      'used-fair': { label: 'Well loved', allowed: true },
      'for-parts': { label: 'Rags', allowed: false },
    },
    ...cite('H1'),
    field: cite('H1'),
  },
  prices: {
    level: 'private',
    search: { sites: [['GBP', 'https://hangerly.example/find?words=']], kind: 'asking' },
  },
  fees: [
    {
      id: 'hangerly-private',
      label: 'Hangerly, private seller',
      market: 'UK',
      seller: 'private',
      currency: 'GBP',
      parts: [
        {
          id: 'selling',
          label: 'Selling fee',
          paidBy: 'seller',
          base: 'order',
          rates: [{ upTo: null, percent: 10 }],
          rateMode: 'marginal',
          fixed: [{ upTo: null, amount: 0.5 }],
          ...cite('H1'),
        },
      ],
    },
  ],
  title: {
    order: {
      v1: ['size', 'name', 'colour'],
      v2: ['name', 'size', 'brand'],
      v3: ['colour', 'name', 'size'],
    },
    usefulLength: 45,
    refused: { characters: /&/gu, exceptOfMake: false },
  },
  layout: {
    parts: { v1: ['sentences'], v2: ['values', 'sentences'], v3: ['sentences', 'values'] },
    sentences: { v1: 'as-written', v2: 'as-written', v3: 'as-written' },
    mostValues: 3,
  },
  voice: {
    tone: 'Like a note on a hanger.',
    deliveryInText: false,
    guidance: [policy('guidance', 'How it fits comes first.', 'H1')],
    words: { fewest: 10, most: 40 },
    example: { title: 'M Shirt White', description: 'A white shirt, worn once.', tags: ['#shirt'] },
  },
  tags: { label: 'Hashtags', separator: ' ', form: 'hashtag' },
  fields: [
    {
      id: 'size',
      label: 'Size on the label',
      fill: { by: 'value', kind: 'size' },
      entry: 'type',
      most: fact(1, 'hard', 'H1'),
      ...cite('H1'),
    },
    { id: 'condition', label: 'Condition', fill: { by: 'condition' }, entry: 'choose', ...cite('H1') },
    {
      id: 'hanger',
      label: 'Hanger',
      fill: { by: 'answer' },
      entry: 'choose',
      options: [{ label: 'Wood' }, { label: 'Wire' }],
      ...cite('H1'),
    },
  ],
  paste: [
    { kind: 'specific', id: 'size' },
    { kind: 'title' },
    { kind: 'description', hint: 'Hashtags at its end.' },
    { kind: 'specific', id: 'condition' },
    { kind: 'specifics' },
  ],
  shelves: { names: [{ families: ['clothing'], name: 'Rail' }], ...cite('H1') },
  photos: {
    max: fact(4, 'hard', 'H1'),
    smallest: fact({ side: 'shortest', px: 640 }, 'hard', 'H1'),
    formats: fact(['jpeg'], 'hard', 'H1'),
    frame: policy('policy', 'No frames.', 'H1'),
  },
  page: { titleInSearch: 12, excerpt: 40, grid: true, fold: 'Unfold', ...cite('H1') },
};
