import { cite, fact, policy } from './sources.ts';
import type { PlatformSpec } from './spec.ts';

/** Cautious defaults for a marketplace that we do not know: what passes on all the named ones. */
export const OTHER: PlatformSpec = {
  name: 'Other',
  slug: 'other',
  market: 'any',
  title: { max: fact(80, 'guidance', 'common') },
  description: { max: fact(2_000, 'guidance', 'common'), markup: 'plain' },
  tags: {
    label: 'Tags',
    max: fact(10, 'guidance', 'common'),
    maxLength: fact(20, 'guidance', 'common'),
    separator: ', ',
    form: 'phrase',
  },
  conditions: {
    new: { label: 'New', allowed: true },
    'open-box': { label: 'Open box', allowed: true },
    'used-like-new': { label: 'Used - like new', allowed: true },
    'used-good': { label: 'Used - good', allowed: true },
    'used-fair': { label: 'Used - fair', allowed: true },
    'for-parts': { label: 'For parts or not working', allowed: true },
  },
  conditionSource: cite('common'),
  conditionField: fact(false, 'guidance', 'common'),
  fields: {},
  policies: {
    'title-markup': policy('guidance', 'A title is plain text without HTML.', 'common'),
    'title-characters': policy('guidance', 'Letters, digits and - , / & ( ) . only.', 'common'),
    html: policy('guidance', 'Plain text, with a blank line between paragraphs.', 'common'),
    contact: policy('guidance', 'Never a phone number, e-mail address or social handle.', 'common'),
    links: policy('guidance', 'Never a web address.', 'common'),
    'off-platform': policy('guidance', 'No offers to deal elsewhere.', 'common'),
    'other-marketplaces': policy('guidance', 'Never another marketplace.', 'common'),
    'keyword-spam': policy('guidance', 'Never unrelated brands.', 'common'),
    caps: policy('guidance', 'Never ALL CAPS.', 'common'),
    symbols: policy('guidance', 'Never emoji.', 'common'),
    attention: policy('guidance', 'No rows of exclamation marks.', 'common'),
    promises: policy('guidance', 'Never promises or health claims.', 'common'),
    'tag-characters': policy('guidance', 'No symbols in tags.', 'common'),
    'tag-duplicates': policy('guidance', 'Each tag once.', 'common'),
  },
  voice: {
    tone: 'Plain and complete.',
    titleOrder: fact(
      ['brand', 'model', 'type', 'colour', 'size', 'material', 'feature'],
      'guidance',
      'common',
    ),
    structure: fact(
      ['opening', 'not-working', 'facts', 'features', 'included', 'condition', 'closing'],
      'guidance',
      'common',
    ),
    deliveryInText: true,
    guidance: [policy('guidance', 'A blank line between paragraphs.', 'common')],
  },
  photos: {
    min: 1,
    max: fact(10, 'guidance', 'common'),
    advised: fact({ side: 'longest', px: 1_600 }, 'guidance', 'common'),
    maxBytes: fact(10_000_000, 'guidance', 'common'),
    formats: fact(['jpeg'], 'guidance', 'common'),
    content: [policy('guidance', 'No text or watermark on photos.', 'common')],
  },
  fees: [],
};
