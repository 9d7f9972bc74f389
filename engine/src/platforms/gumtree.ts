import { cite, fact, policy } from './sources.ts';
import type { PlatformSpec } from './spec.ts';

export const GUMTREE: PlatformSpec = {
  name: 'Gumtree',
  slug: 'gumtree',
  market: 'UK',
  title: { max: fact(100, 'hard', 'memory') },
  description: { max: fact(2_000, 'hard', 'memory'), markup: 'plain' },
  // Gumtree has no tag field: ours are search phrases that the title and text can use.
  tags: {
    label: 'Search phrases',
    max: fact(10, 'guidance', 'judgement'),
    maxLength: fact(60, 'guidance', 'judgement'),
    separator: ', ',
    form: 'phrase',
  },
  conditions: {
    new: { label: 'New', allowed: true },
    'open-box': { label: 'Opened, unused', allowed: true },
    'used-like-new': { label: 'Used - like new', allowed: true },
    'used-good': { label: 'Used - good', allowed: true },
    'used-fair': { label: 'Used - fair', allowed: true },
    'for-parts': { label: 'For parts or not working', allowed: true },
  },
  // Whether a category asks for it is not known: the text says it.
  conditionSource: cite('judgement'),
  conditionField: fact(false, 'guidance', 'judgement'),
  fields: {},
  policies: {
    'title-markup': policy('policy', 'A title is plain text without HTML.', 'memory'),
    html: policy('policy', 'The ad is plain text with line breaks.', 'memory'),
    contact: policy(
      'policy',
      'No contact details in title, description or photos: use the form’s fields and on-site messages.',
      'G1',
      'G2',
    ),
    links: policy('policy', 'No links in the text of an ad.', 'G3'),
    'other-listings': policy('policy', 'One ad per item, one item per ad.', 'G1'),
    'off-platform': policy('policy', 'Deal through the ad: no offers to buy elsewhere.', 'judgement'),
    'other-marketplaces': policy('policy', 'The ad may not send buyers to another marketplace.', 'judgement'),
    'keyword-spam': policy('policy', 'No lists of irrelevant words or places.', 'G1'),
    symbols: policy('guidance', 'Clean wording without decoration.', 'G1'),
    caps: policy('guidance', 'Clean wording: avoid ALL CAPS.', 'G1'),
    attention: policy('guidance', 'Clean wording: avoid rows of exclamation marks.', 'G1'),
  },
  voice: {
    tone: 'Plain and direct, like a small ad.',
    titleOrder: fact(['name', 'brand', 'model', 'type', 'size', 'colour'], 'guidance', 'memory'),
    structure: fact(
      ['opening', 'not-working', 'facts', 'features', 'included', 'condition', 'delivery', 'closing'],
      'guidance',
      'memory',
    ),
    deliveryInText: true,
    guidance: [
      policy('guidance', 'Choose the best-fitting category.', 'G1'),
      policy('guidance', 'Item, brand and model in the title; price and area filled in.', 'memory'),
      policy('policy', 'The ad is in English; sell only what you have.', 'G1'),
      policy('hard', 'An ad lives 30 days and is renewed by "bump up".', 'G3'),
    ],
  },
  photos: {
    min: 0,
    max: fact(10, 'guidance', 'memory'),
    formats: fact(['jpeg', 'png'], 'guidance', 'memory'),
    content: [policy('policy', 'Clear photos of the actual item.', 'G1')],
  },
  fees: [
    {
      id: 'gumtree-private',
      label: 'Gumtree, private seller, most goods',
      market: 'UK',
      seller: 'private',
      currency: 'GBP',
      note: 'Some categories pay per ad; Urgent, Spotlight and Bump up are paid extras.',
      parts: [
        {
          id: 'selling',
          label: 'Selling fee',
          paidBy: 'seller',
          base: 'order',
          rates: [{ upTo: null, percent: 0 }],
          rateMode: 'marginal',
          fixed: [],
          ...cite('memory'),
        },
      ],
    },
  ],
};
