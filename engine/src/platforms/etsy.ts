import { ETSY_FEES } from './etsy-fees.ts';
import { cite, fact, policy } from './sources.ts';
import type { PlatformSpec } from './spec.ts';

const USED_NOTE = 'Only if the item is vintage (20 years or older) or a craft supply.';

export const ETSY: PlatformSpec = {
  name: 'Etsy',
  slug: 'etsy',
  market: 'all countries',
  title: { max: fact(140, 'hard', 'T1', 'T2') },
  // Etsy publishes no length; the longest that third-party tools pass on is far beyond any listing.
  description: { max: fact(50_000, 'guidance', 'memory'), markup: 'plain' },
  tags: {
    label: 'Tags',
    max: fact(13, 'hard', 'T2'),
    maxLength: fact(20, 'hard', 'T2'),
    separator: ', ',
    form: 'phrase',
  },
  conditions: {
    new: { label: 'New', allowed: true, note: 'Handmade, designed by you, or a craft supply.' },
    'open-box': { label: 'Open box', allowed: true, note: 'Say so in the text.' },
    'used-like-new': { label: 'Used - like new', allowed: true, note: USED_NOTE },
    'used-good': { label: 'Used - good', allowed: true, note: USED_NOTE },
    'used-fair': { label: 'Used - fair', allowed: true, note: USED_NOTE },
    'for-parts': {
      label: 'For parts or not working',
      allowed: true,
      note: 'Only as a supply; say in the text that it does not work.',
    },
  },
  conditionSource: cite('T3', 'T8', 'memory'),
  conditionField: fact(false, 'hard', 'T3', 'T8'),
  fields: {
    materials: {
      label: 'Materials',
      maxLength: fact(45, 'hard', 'T6'),
      count: fact(13, 'hard', 'T6'),
      note: 'Letters, digits and spaces only.',
    },
    styles: { label: 'Styles', maxLength: fact(45, 'hard', 'T3'), count: fact(2, 'hard', 'T3') },
    whoMade: { label: 'Who made it', note: 'I did, someone else, or a member of my shop.' },
    whenMade: { label: 'When was it made', note: 'Made to order, 2020-2026, 2010-2019, 1990s …' },
  },
  policies: {
    'eligible-items': policy(
      'policy',
      'Etsy is for handmade or self-designed goods, vintage of 20 years or more, and craft supplies.',
      'memory',
    ),
    'title-characters': policy(
      'hard',
      'A title takes letters, digits, punctuation, maths symbols, spaces and ™ © ®.',
      'T3',
    ),
    'title-once': policy('hard', 'Each of % : & + may stand in a title only once.', 'T3'),
    'title-caps': policy('hard', 'At most three words of a title may be in capitals.', 'memory'),
    'title-repeats': policy('guidance', 'Do not repeat phrases in the title.', 'T4', 'memory'),
    attention: policy('guidance', 'Avoid rows of exclamation marks.', 'judgement'),
    'tag-characters': policy('hard', "A tag takes letters, digits, spaces, - and ' and ™ © ®.", 'T3'),
    'tag-start': policy('hard', "A tag may not begin with - or '.", 'T2'),
    'tag-duplicates': policy('hard', 'The same tag twice is refused, whatever its capitals.', 'T5'),
    'tag-separator': policy('hard', 'A comma ends a tag, so that none can stand inside one.', 'T6'),
    'tag-content': policy(
      'guidance',
      'Use varied phrases of several words, all 13; do not repeat attributes such as colour or material.',
      'T2',
    ),
    html: policy('guidance', 'The description is plain text with line breaks, without HTML.', 'memory'),
    contact: policy('policy', 'Do not send buyers off Etsy: no contact details in the text.', 'memory', 'T7'),
    links: policy(
      'policy',
      'Do not send buyers off Etsy: no links to other shops in the text.',
      'T7',
      'memory',
    ),
    'off-platform': policy('policy', 'No offers to sell outside Etsy: that is fee avoidance.', 'T7'),
    'other-marketplaces': policy(
      'policy',
      'The text may not send buyers to another marketplace.',
      'T7',
      'memory',
    ),
    payment: policy('policy', 'Payment goes through Etsy.', 'memory', 'T7'),
    'keyword-spam': policy(
      'guidance',
      'No gift or occasion stuffing and no brands that are not the item’s.',
      'memory',
    ),
    disclosure: policy('policy', 'Items made with AI must say so in the description.', 'T2'),
  },
  voice: {
    tone: 'Personal and exact: what it is, how it was made, what it is made of.',
    titleOrder: fact(
      ['type', 'name', 'brand', 'material', 'colour', 'era', 'size', 'feature'],
      'guidance',
      'T4',
    ),
    structure: fact(
      ['opening', 'not-working', 'facts', 'features', 'included', 'condition', 'care', 'history', 'closing'],
      'guidance',
      'memory',
    ),
    deliveryInText: false,
    guidance: [
      policy(
        'guidance',
        'Item noun first, then the most important objective traits; short, often under 15 words.',
        'T4',
      ),
      policy('guidance', 'The first sentence states the item.', 'memory'),
    ],
  },
  photos: {
    min: 1,
    max: fact(20, 'hard', 'T3', 'T6'),
    advised: fact({ side: 'shortest', px: 2_000 }, 'guidance', 'T6'),
    maxBytes: fact(10_000_000, 'guidance', 'T6'),
    formats: fact(['jpeg', 'png', 'gif'], 'hard', 'T6'),
    altTextMax: fact(500, 'hard', 'T6'),
    content: [policy('hard', 'No animation and no transparency.', 'T6')],
  },
  fees: ETSY_FEES,
};
