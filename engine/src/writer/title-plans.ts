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
  | 'with';

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
  clean: (word: string) => string | null;
  /** English titles in Title Case; false where the platform's own sellers write plainly. */
  titleCase: boolean;
  slots: Record<Variant, readonly Slot[]>;
}

/** What an alternative takes further when it would repeat the title before it: little was given. */
export const EXTRA_SLOTS: readonly Slot[] = [
  'feature',
  'keyword',
  'measure',
  'material',
  'era',
  'type',
  'used',
];

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
        'keyword',
        'colour',
        'type',
        'code',
        'measure',
        'material',
        'era',
        'origin',
        'works',
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
    titleCase: true,
    slots: {
      v1: ['item', 'material', 'colour', 'era', 'size', 'feature'],
      v2: ['item', 'feature', 'colour', 'material'],
      v3: ['item', 'era', 'size', 'measure', 'material'],
    },
  },
  Vinted: {
    maxWords: 12,
    clean: cleanPlain,
    titleCase: false,
    slots: {
      v1: ['item', 'type', 'colour', 'size'],
      v2: ['item', 'type', 'material', 'feature', 'size'],
      v3: ['item', 'type', 'size', 'code', 'colour', 'measure'],
    },
  },
  Amazon: {
    maxWords: 16,
    clean: cleanAmazon,
    titleCase: true,
    slots: {
      v1: ['item', 'type', 'material', 'colour', 'size', 'measure', 'code', 'feature'],
      v2: ['item', 'type', 'feature', 'colour', 'size', 'measure', 'keyword'],
      v3: ['item', 'measure', 'size', 'code', 'number', 'type', 'material', 'identifier'],
    },
  },
  'Facebook Marketplace': {
    maxWords: 14,
    clean: cleanPlain,
    titleCase: false,
    slots: {
      v1: ['item', 'type', 'colour', 'size', 'state', 'fresh'],
      v2: ['item', 'type', 'size', 'material', 'state', 'fresh'],
      v3: ['item', 'code', 'type', 'measure', 'state', 'fresh'],
    },
  },
  Gumtree: {
    maxWords: 15,
    clean: cleanPlain,
    titleCase: false,
    slots: {
      v1: ['item', 'code', 'type', 'colour', 'size', 'state', 'fresh'],
      v2: ['item', 'type', 'size', 'material', 'feature', 'state', 'fresh'],
      v3: ['item', 'code', 'type', 'measure', 'era', 'state', 'fresh'],
    },
  },
  Other: {
    maxWords: 15,
    clean: cleanOther,
    titleCase: true,
    slots: {
      v1: ['item', 'type', 'code', 'size', 'colour', 'state', 'fresh', 'material'],
      v2: ['item', 'type', 'feature', 'state', 'fresh', 'keyword', 'size'],
      v3: ['item', 'code', 'type', 'measure', 'size', 'number', 'state', 'fresh', 'era'],
    },
  },
};
