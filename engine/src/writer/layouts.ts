import type { Layout, PlatformLayouts } from './blocks.ts';

// Care, what to note, the story.
const WITH_STORY: Layout = [
  ['care', 'prose'],
  ['notes', 'label'],
  ['history', 'prose'],
];
// Care and what to note, each on a line.
const CARE_LABELLED: Layout = [
  ['care', 'label'],
  ['notes', 'label'],
];
// Care in a sentence, what to note on a line.
const CARE: Layout = [
  ['care', 'prose'],
  ['notes', 'label'],
];
// How it changes hands, and the last sentence.
const HANDED_OVER: Layout = [
  ['delivery', 'prose'],
  ['closing', 'lines'],
];
// The first sentence, and the faults of what is sold for parts.
const FIRST: Layout = [
  ['opening', 'lines'],
  ['faults', 'prose'],
];
// The same, the faults in a list.
const FIRST_LISTED: Layout = [
  ['opening', 'lines'],
  ['faults', 'bullets'],
];
// Features, what comes with it and the condition, each in a paragraph.
const TELLING: Layout = [
  ['features', 'prose'],
  ['included', 'prose'],
  ['condition', 'prose'],
];
// The condition in a list, and the story.
const STATE_LISTED: Layout = [
  ['condition', 'bullets'],
  ['history', 'prose'],
];
// The condition and the story.
const STATE: Layout = [
  ['condition', 'prose'],
  ['history', 'prose'],
];

/**
 * How each platform's three variants are built. v1 tells everything in the order of what buyers search, v2
 * leads with whom it is for and what it brings, v3 with its condition and its story. Faults stand near the top
 * for what is sold for parts, and are empty for anything else.
 */
export const LAYOUTS: PlatformLayouts = {
  eBay: {
    v1: [
      ...FIRST_LISTED,
      ['specs', 'lines'],
      ['features', 'bullets'],
      ['included', 'bullets'],
      ['condition', 'bullets'],
      ...WITH_STORY,
      ['closing', 'lines'],
    ],
    v2: [...FIRST, ['suits', 'lines'], ...TELLING, ['specs', 'lines'], ...WITH_STORY, ['closing', 'lines']],
    v3: [
      ...FIRST_LISTED,
      ...STATE_LISTED,
      ['specs', 'bullets'],
      ['included', 'label'],
      ['features', 'bullets'],
      ...CARE,
      ['closing', 'lines'],
    ],
  },
  Etsy: {
    v1: [
      ...FIRST,
      ['features', 'prose'],
      ['history', 'prose'],
      ['specs', 'bullets'],
      ['included', 'prose'],
      ['condition', 'prose'],
      ...CARE,
      ['closing', 'lines'],
    ],
    v2: [
      ...FIRST,
      ['suits', 'lines'],
      ['included', 'prose'],
      ['features', 'bullets'],
      ['specs', 'lines'],
      ...CARE,
      ...STATE,
      ['closing', 'lines'],
    ],
    v3: [
      ...FIRST_LISTED,
      ['specs', 'lines'],
      ['history', 'prose'],
      ['condition', 'bullets'],
      ['features', 'bullets'],
      ['included', 'label'],
      ...CARE_LABELLED,
      ['closing', 'lines'],
    ],
  },
  Vinted: {
    v1: [...FIRST, ['specs', 'lines'], ...TELLING, ...WITH_STORY, ['closing', 'lines']],
    v2: [
      ...FIRST,
      ['features', 'prose'],
      ['included', 'prose'],
      ['suits', 'lines'],
      ['condition', 'prose'],
      ['specs', 'inline'],
      ['history', 'prose'],
      ...CARE,
      ['closing', 'lines'],
    ],
    v3: [
      ['opening', 'lines'],
      ['faults', 'lines'],
      ...STATE,
      ['specs', 'lines'],
      ['features', 'lines'],
      ['included', 'label'],
      ...CARE_LABELLED,
      ['closing', 'lines'],
    ],
  },
  // Amazon's description has a form of its own, see amazon.ts.
  Amazon: { v1: [], v2: [], v3: [] },
  'Facebook Marketplace': {
    v1: [...FIRST, ...TELLING, ['specs', 'inline'], ...WITH_STORY, ...HANDED_OVER],
    v2: [
      ...FIRST,
      ['suits', 'lines'],
      ['included', 'prose'],
      ['features', 'bullets'],
      ['specs', 'inline'],
      ['condition', 'prose'],
      ...CARE_LABELLED,
      ['history', 'prose'],
      ...HANDED_OVER,
    ],
    v3: [
      ['opening', 'lines'],
      ['faults', 'lines'],
      ...STATE,
      ['features', 'prose'],
      ['specs', 'lines'],
      ['included', 'label'],
      ...CARE_LABELLED,
      ...HANDED_OVER,
    ],
  },
  Gumtree: {
    v1: [
      ...FIRST,
      ['delivery', 'prose'],
      ['specs', 'lines'],
      ...TELLING,
      ...WITH_STORY,
      ['closing', 'lines'],
    ],
    v2: [
      ...FIRST,
      ['suits', 'lines'],
      ...TELLING,
      ['specs', 'inline'],
      ...CARE_LABELLED,
      ['history', 'prose'],
      ...HANDED_OVER,
    ],
    v3: [
      ...FIRST_LISTED,
      ...STATE_LISTED,
      ['specs', 'bullets'],
      ['features', 'bullets'],
      ['included', 'label'],
      ...CARE_LABELLED,
      ...HANDED_OVER,
    ],
  },
  Other: {
    v1: [...FIRST, ['specs', 'lines'], ...TELLING, ...WITH_STORY, ...HANDED_OVER],
    v2: [
      ...FIRST,
      ['suits', 'lines'],
      ['features', 'bullets'],
      ['included', 'bullets'],
      ['condition', 'prose'],
      ['specs', 'lines'],
      ...WITH_STORY,
      ...HANDED_OVER,
    ],
    v3: [
      ...FIRST_LISTED,
      ...STATE_LISTED,
      ['specs', 'bullets'],
      ['included', 'label'],
      ['features', 'bullets'],
      ...CARE_LABELLED,
      ...HANDED_OVER,
    ],
  },
};
