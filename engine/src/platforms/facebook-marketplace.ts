import { cite, fact, policy } from './sources.ts';
import type { FeePart, PlatformSpec } from './spec.ts';

function shippedCheckout(percent: number, minimum: number | null, citation: FeePart): FeePart {
  return {
    ...citation,
    rates: [{ upTo: null, percent }],
    ...(minimum === null ? {} : { minimum }),
  };
}

const SHIPPED: FeePart = {
  id: 'checkout',
  label: 'Selling fee on shipped checkout',
  paidBy: 'seller',
  base: 'order',
  rates: [],
  rateMode: 'marginal',
  fixed: [],
  ...cite('F9'),
};

export const FACEBOOK_MARKETPLACE: PlatformSpec = {
  name: 'Facebook Marketplace',
  slug: 'facebook-marketplace',
  market: 'UK and US',
  // The bulk template takes 150, an older guide to the form says 100.
  title: { max: fact(100, 'hard', 'F1', 'F2') },
  description: { max: fact(5_000, 'hard', 'F1'), markup: 'plain' },
  tags: {
    label: 'Tags',
    max: fact(20, 'hard', 'memory'),
    maxLength: fact(60, 'guidance', 'judgement'),
    separator: ', ',
    form: 'phrase',
  },
  conditions: {
    new: { label: 'New', allowed: true },
    'open-box': { label: 'Used - Like New', allowed: true },
    'used-like-new': { label: 'Used - Like New', allowed: true },
    'used-good': { label: 'Used - Good', allowed: true },
    'used-fair': { label: 'Used - Fair', allowed: true },
    'for-parts': {
      label: 'Used - Fair',
      allowed: true,
      note: 'The first line says "For parts, not working".',
    },
  },
  conditionSource: cite('F1', 'judgement'),
  conditionField: fact(true, 'hard', 'F1'),
  fields: { price: { label: 'Price', note: 'A whole number without a currency sign.' } },
  policies: {
    'title-markup': policy('hard', 'A title is plain text without HTML.', 'F3'),
    html: policy('hard', 'The description is plain text; HTML is removed.', 'F1', 'F3'),
    contact: policy('policy', 'Do not publish personal details; keep to Messenger.', 'F6'),
    links: policy('policy', 'Links that send buyers elsewhere count as not allowed.', 'memory'),
    'off-platform': policy('policy', 'Sending buyers elsewhere counts as not allowed.', 'memory'),
    'other-marketplaces': policy('policy', 'Sending buyers elsewhere counts as not allowed.', 'memory'),
    'keyword-spam': policy('policy', 'Text must match the photos; no unrelated keywords.', 'F4', 'F6'),
    wanted: policy('policy', 'No "in search of" posts: a physical item that is for sale.', 'F5'),
    'for-parts': policy(
      'guidance',
      'There is no grade for broken items: use Used - Fair and say "For parts, not working" in the first line.',
      'judgement',
    ),
    symbols: policy('guidance', 'Avoid emoji and decorative symbols in the title.', 'judgement'),
    caps: policy('guidance', 'Avoid writing in ALL CAPS.', 'judgement'),
    attention: policy('guidance', 'Avoid rows of exclamation marks.', 'judgement'),
    'tag-duplicates': policy('guidance', 'Each tag is entered once.', 'judgement'),
  },
  voice: {
    tone: 'Short, warm and neighbourly, in the first person where it helps.',
    titleOrder: fact(['name', 'brand', 'model', 'type', 'colour', 'size'], 'guidance', 'F2'),
    structure: fact(
      ['not-working', 'opening', 'facts', 'features', 'included', 'condition', 'delivery', 'closing'],
      'guidance',
      'F2',
    ),
    deliveryInText: true,
    guidance: [
      policy('guidance', 'Item, brand, size and colour in the title.', 'F2'),
      policy('guidance', 'Dimensions and collection details early; short paragraphs.', 'F2'),
      policy(
        'policy',
        'No services, digital goods, animals, alcohol, tobacco, medicine, weapons or adult items.',
        'F5',
      ),
    ],
  },
  photos: {
    min: 1,
    max: fact(10, 'hard', 'memory'),
    formats: fact(['jpeg', 'png'], 'guidance', 'memory'),
    content: [
      policy('policy', 'Photos of the real item that match the text.', 'F4'),
      policy('policy', 'No text overlays and no before-and-after pictures.', 'memory'),
    ],
  },
  fees: [
    {
      id: 'facebook-local',
      label: 'Facebook Marketplace, collected locally',
      market: 'all',
      seller: 'private',
      currency: 'GBP',
      parts: [
        {
          ...SHIPPED,
          id: 'selling',
          label: 'Selling fee',
          rates: [{ upTo: null, percent: 0 }],
          ...cite('F8'),
        },
      ],
    },
    {
      id: 'facebook-us-shipped',
      label: 'Facebook Marketplace US, shipped',
      market: 'US',
      seller: 'private',
      currency: 'USD',
      note: 'One source adds 2.9 % processing; an older one says 5 % with $0.40 at least. The minimum is unconfirmed.',
      parts: [shippedCheckout(10, 0.8, SHIPPED)],
    },
    {
      id: 'facebook-uk-shipped',
      label: 'Facebook Marketplace UK, shipped',
      market: 'UK',
      seller: 'private',
      currency: 'GBP',
      note: 'Where it is offered; it may no longer be available.',
      parts: [shippedCheckout(2, null, { ...SHIPPED, ...cite('F10') })],
    },
  ],
};
