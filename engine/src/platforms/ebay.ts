import { EBAY_CONDITION_FAMILIES } from './ebay-conditions.ts';
import { EBAY_FEES } from './ebay-fees.ts';
import { cite, fact, policy } from './sources.ts';
import type { PlatformSpec } from './spec.ts';

export const EBAY: PlatformSpec = {
  name: 'eBay',
  slug: 'ebay',
  market: 'UK and US',
  title: { max: fact(80, 'hard', 'E1') },
  // The Inventory API takes only 4,000; the form and the older API take HTML of this length.
  description: { max: fact(500_000, 'hard', 'E5', 'E6'), markup: 'html' },
  // eBay has no tag field: ours are search phrases that help to fill the item specifics.
  tags: {
    label: 'Search phrases',
    max: fact(10, 'guidance', 'judgement'),
    maxLength: fact(65, 'guidance', 'memory'),
    separator: ', ',
    form: 'phrase',
  },
  conditions: {
    new: { label: 'New', allowed: true },
    'open-box': {
      label: 'Open box',
      allowed: true,
      note: 'For unused goods with opened or missing packaging. An opened item that was used belongs under Used.',
    },
    'used-like-new': { label: 'Used', allowed: true },
    'used-good': { label: 'Used', allowed: true },
    'used-fair': { label: 'Used', allowed: true, note: 'Say every flaw in the condition description.' },
    'for-parts': {
      label: 'For parts or not working',
      allowed: true,
      note: 'Not offered in fashion categories.',
    },
  },
  conditionFamilies: EBAY_CONDITION_FAMILIES,
  conditionSource: cite('E17', 'E18', 'E19', 'judgement'),
  conditionField: fact(true, 'hard', 'E17'),
  fields: {
    subtitle: { label: 'Subtitle', maxLength: fact(55, 'hard', 'E1'), note: 'A paid extra.' },
    conditionDescription: {
      label: 'Condition description',
      maxLength: fact(1_000, 'hard', 'E11', 'E12'),
      note: 'Only for items that are not new; condition facts only, no branding, postage or returns.',
    },
    itemSpecific: { label: 'Item specific', maxLength: fact(65, 'hard', 'memory') },
    sku: { label: 'Custom label (SKU)', maxLength: fact(50, 'hard', 'E13') },
  },
  policies: {
    'title-markup': policy('hard', 'A title is plain text without HTML.', 'memory'),
    symbols: policy(
      'policy',
      'No superscript, subscript or decorative symbols such as ™ ♥ ½ in the title or item specifics.',
      'E2',
    ),
    'keyword-spam': policy(
      'policy',
      'Every word must describe this item: no other brands or popular words.',
      'E3',
    ),
    'question-marks': policy(
      'policy',
      'No question marks on keywords in the title: leave unknown details out.',
      'E3',
    ),
    comparison: policy(
      'policy',
      'No comparisons with other products such as "like X" or "better than X".',
      'E3',
    ),
    'fits-wording': policy(
      'policy',
      'Put "for", "fits" or "compatible with" before the other product’s name; not before brands of jewellery, clothing or accessories.',
      'E3',
    ),
    choice: policy('policy', 'One listing sells one thing: no choice of products or mixed conditions.', 'E3'),
    'other-listings': policy('policy', 'The text may not promote other listings.', 'E3'),
    attention: policy('guidance', 'Avoid L@@K, WOW and rows of ! or *.', 'E4'),
    caps: policy('guidance', 'Avoid writing in ALL CAPS.', 'E4'),
    'mobile-excerpt': policy('guidance', 'Only about 800 characters of a description show on a phone.', 'E7'),
    scripts: policy('hard', 'No scripts, forms, Flash or plug-ins: eBay strips them.', 'E6'),
    links: policy(
      'policy',
      'Links only to eBay pages, product videos, approved carriers and legally required information.',
      'E6',
      'E8',
    ),
    contact: policy(
      'policy',
      'No e-mail address, phone number, social handle or web address in title, description or photos.',
      'E9',
      'E10',
    ),
    'off-platform': policy('policy', 'No offers to sell outside eBay.', 'memory'),
    'other-marketplaces': policy('policy', 'The text may not send buyers to another marketplace.', 'memory'),
    payment: policy(
      'policy',
      'Payment goes through eBay: no bank details and no friends-and-family payments.',
      'memory',
    ),
  },
  voice: {
    tone: 'Plain and searchable: names, numbers and facts, no sales talk.',
    titleOrder: fact(
      ['brand', 'model', 'type', 'size', 'colour', 'feature', 'material', 'condition', 'keyword'],
      'guidance',
      'E2',
      'memory',
    ),
    structure: fact(
      ['opening', 'not-working', 'facts', 'features', 'included', 'condition', 'closing'],
      'guidance',
      'E4',
      'E7',
    ),
    deliveryInText: false,
    guidance: [
      policy(
        'guidance',
        'Brand, model, size, colour and the key feature first, in plain search words; fill the item specifics.',
        'memory',
      ),
      policy('guidance', 'Add the word "bundle" when several things are sold together.', 'E2'),
      policy('guidance', 'Do not repeat text about the shop; state condition and flaws clearly.', 'E4'),
    ],
  },
  photos: {
    min: 1,
    max: fact(24, 'hard', 'E14'),
    smallest: fact({ side: 'longest', px: 500 }, 'hard', 'E15'),
    advised: fact({ side: 'longest', px: 1_600 }, 'guidance', 'E16'),
    maxBytes: fact(12_000_000, 'hard', 'E16'),
    formats: fact(['jpeg', 'png', 'gif', 'bmp', 'tiff', 'webp', 'heic'], 'hard', 'E16'),
    content: [
      policy('policy', 'No borders, added text, artwork, watermarks or placeholders.', 'E15'),
      policy('policy', 'No stock photos for used or damaged items.', 'E15'),
    ],
  },
  fees: EBAY_FEES,
};
