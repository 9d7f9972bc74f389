import type { Platform, Variant } from '@smart-listings/contract';

/** What a title is filled with, in this order, as long as there is room. */
export type Slot =
  | 'item'
  | 'core'
  | 'code'
  | 'number'
  | 'size'
  | 'colour'
  | 'measure'
  | 'material'
  | 'era'
  | 'state'
  | 'fresh'
  | 'type'
  | 'feature'
  | 'identifier'
  | 'quantity'
  | 'keyword'
  | 'honest'
  | 'used'
  | 'only'
  | 'origin'
  | 'works'
  | 'with'
  | 'name'
  | 'people'
  | 'part'
  | 'told'
  | 'thing'
  | 'exact'
  | 'last'
  | 'search';

const LETTERS = /[^\p{L}\p{Nd}\p{M}\-,/&().'’"+%#:;!?*@]/gu;
const INCHES = /^(\d[\d.,/-]*)["”″]$/u;

function plainInches(word: string): string {
  return word.replace(INCHES, '$1in');
}

// Decorative symbols are against eBay's search policy; a question mark on a keyword too.
function cleanEbay(word: string): string | null {
  if (word.endsWith('?')) return null;
  return word.replace(LETTERS, '').replace(/[!?*#@]+/gu, '');
}

function cleanEtsy(word: string): string | null {
  // Etsy takes no combining marks: letters are composed as far as they can be.
  return word
    .normalize('NFC')
    .replace(/[^\p{L}\p{Nd}\p{P}\p{Sm}™©®]/gu, '')
    .replace(/[!?*#@]+/gu, '');
}

function cleanAmazon(word: string): string | null {
  if (word.endsWith('?')) return null;
  return word.replace(LETTERS, '').replace(/[!$?_{}^¬¦~#<>*@™®©]+/gu, '');
}

function cleanOther(word: string): string | null {
  if (word.includes('%') || word.endsWith('?')) return null;
  return plainInches(word).replace(/[^\p{L}\p{Nd}\p{M}\-,/&().]/gu, '');
}

function cleanPlain(word: string): string | null {
  if (word.endsWith('?')) return null;
  return word.replace(LETTERS, '').replace(/[!?*@]+/gu, '');
}

/** How one platform's titles are made. */
export interface TitlePlan {
  once?: RegExp;
  maxCaps?: number;
  maxWords: number;
  /** Between the item and its traits; eBay's titles are rows of search words and have none. */
  separator?: string;
  /** The most traits after the item; more would read as stuffing. */
  maxParts?: number;
  clean: (word: string) => string | null;
  /** English titles in Title Case; false where the platform's own sellers write plainly. */
  titleCase: boolean;
  slots: Record<Variant, readonly Slot[]>;
}

/** What an alternative takes further when it would repeat the title before it: little was given. */
export const EXTRA_SLOTS: readonly Slot[] = [
  'feature',
  'measure',
  'material',
  'era',
  'origin',
  'with',
  'keyword',
  'honest',
  'number',
  'works',
  'type',
  'used',
];

/** What is left for a third angle where titles name few traits: whom it is for, a part, what is told in few words. */
export const LAST_SLOTS: readonly Slot[] = ['people', 'part', 'told', 'thing', 'exact', 'last', 'search'];

/** A thing of one's own: what it is and the two or three traits that one would say aloud. */
const PERSONAL: TitlePlan = {
  maxWords: 15,
  separator: ',',
  maxParts: 3,
  clean: cleanPlain,
  titleCase: false,
  slots: {
    v1: ['item', 'type', 'code', 'state', 'colour', 'size', 'quantity', 'measure', 'feature', 'fresh'],
    v2: ['item', 'type', 'state', 'feature', 'material', 'size', 'with', 'fresh', 'keyword'],
    v3: ['item', 'type', 'state', 'size', 'measure', 'era', 'origin', 'number', 'colour', 'fresh'],
  },
};

export const TITLE_PLANS: Record<Platform, TitlePlan> = {
  eBay: {
    maxWords: 20,
    clean: cleanEbay,
    titleCase: true,
    slots: {
      v1: [
        'item',
        'only',
        'code',
        'state',
        'size',
        'colour',
        'measure',
        'fresh',
        'material',
        'era',
        'type',
        'number',
        'quantity',
        'feature',
        'origin',
        'with',
        'keyword',
        'identifier',
        'works',
      ],
      v2: [
        'item',
        'only',
        'state',
        'feature',
        'size',
        'fresh',
        'with',
        'quantity',
        'keyword',
        'colour',
        'type',
        'code',
        'measure',
        'material',
        'era',
        'origin',
        'works',
        'number',
      ],
      v3: [
        'item',
        'code',
        'number',
        'only',
        'state',
        'measure',
        'size',
        'fresh',
        'type',
        'material',
        'era',
        'quantity',
        'origin',
        'works',
        'identifier',
        'keyword',
        'colour',
        'feature',
        'with',
      ],
    },
  },
  Etsy: {
    maxWords: 14,
    clean: cleanEtsy,
    once: /[%:&+]/gu,
    maxCaps: 3,
    separator: ',',
    maxParts: 4,
    titleCase: true,
    slots: {
      v1: ['item', 'type', 'material', 'colour', 'era', 'feature', 'size'],
      v2: ['item', 'type', 'feature', 'colour', 'material', 'keyword'],
      v3: ['item', 'type', 'era', 'origin', 'size', 'measure', 'material'],
    },
  },
  Vinted: PERSONAL,
  Amazon: {
    maxWords: 16,
    clean: cleanAmazon,
    separator: ',',
    titleCase: true,
    slots: {
      v1: ['item', 'type', 'material', 'colour', 'size', 'quantity', 'measure', 'code', 'feature'],
      v2: ['item', 'type', 'feature', 'colour', 'size', 'measure', 'keyword'],
      v3: ['item', 'measure', 'size', 'code', 'number', 'type', 'material', 'identifier'],
    },
  },
  'Facebook Marketplace': PERSONAL,
  Gumtree: PERSONAL,
  Other: {
    maxWords: 15,
    separator: ',',
    maxParts: 5,
    clean: cleanOther,
    titleCase: true,
    slots: {
      v1: [
        'item',
        'type',
        'code',
        'state',
        'size',
        'colour',
        'fresh',
        'material',
        'quantity',
        'measure',
        'feature',
      ],
      v2: ['item', 'type', 'state', 'feature', 'fresh', 'keyword', 'size'],
      v3: ['item', 'code', 'type', 'state', 'measure', 'size', 'number', 'fresh', 'era', 'origin'],
    },
  },
};
