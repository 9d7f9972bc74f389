/** Characters that forms refuse or that only decorate, and what honest text stands in for them. */
import { rememberLast } from '../text/remember.ts';

/** Controls, lone surrogates, bidirectional overrides and other characters that nobody can see. */
const INVISIBLE_CLASS =
  '[[\\p{Cc}--[\\t\\n\\r]]\\p{Cs}\\u00ad\\u200b\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff\\ufff9-\\ufffb]';
export const INVISIBLE = new RegExp(INVISIBLE_CLASS, 'gv');
const HAS_INVISIBLE = new RegExp(INVISIBLE_CLASS, 'v');

const DECORATION_CLASS =
  '\\u2190-\\u21ff\\u2300-\\u23ff\\u2500-\\u27bf\\u2b00-\\u2bff\\u3030\\u303d\\u203c\\u2049\\u{1f000}-\\u{1faff}\\ufe0f\\u20e3\\u{e0020}-\\u{e007f}';
/** Emoji and shapes. Letters, ©, ™, °, № and units such as ㎝ are none. */
export const DECORATION = new RegExp(`[${DECORATION_CLASS}](?:[${DECORATION_CLASS}\\u200d])*`, 'gu');
/** eBay's list: emoji and shapes, superscripts and subscripts, fractions, trade marks, circled digits. */
export const DECORATION_AND_SCRIPTS = new RegExp(
  `[${DECORATION_CLASS}](?:[${DECORATION_CLASS}\\u200d])*|[\\u00b2\\u00b3\\u00b9\\u2070-\\u209f\\u00bc-\\u00be\\u2150-\\u215f\\u2122\\u2120\\u00a9\\u00ae\\u2460-\\u24ff\\u{1d400}-\\u{1d7ff}]`,
  'gu',
);

const NAMED: Readonly<Record<string, string>> = {
  '`': "'",
  '´': "'",
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '°': ' degree ',
  '€': ' EUR ',
  '£': ' GBP ',
  '¥': ' JPY ',
  $: ' USD ',
  '¢': ' cent ',
  '†': '',
  '‡': '',
  '…': ' ',
  '±': '+/-',
  '™': '',
  '®': '',
  '©': '',
  '℠': '',
  '¬': ' ',
  '¦': ' ',
  '~': '-',
  _: ' ',
  '{': '(',
  '}': ')',
  '[': '(',
  ']': ')',
  '|': '-',
  '\\': '/',
  '⁄': '/',
  ':': ' -',
  ';': ',',
  '–': '-',
  '—': '-',
  '+': ' & ',
  '%': ' percent',
  '×': 'x',
  '"': ' in',
  '″': ' in',
  "'": '',
  '!': '',
  '?': '',
  '@': ' ',
  '#': ' No ',
  '*': ' ',
  '=': ' ',
  '<': ' ',
  '>': ' ',
  '^': ' ',
};

const OF_NUMBERS: ReadonlySet<string> = new Set(['"', '″', '°']);

export function hasInvisible(text: string): boolean {
  return HAS_INVISIBLE.test(text);
}

/**
 * What may stand for a character that a form refuses: its plain form ("½" → "1/2", "²" → "2",
 * "①" → "1"), a word ("£" → "GBP"), or nothing. `isAllowed` judges every character put in.
 */
export function plainFor(character: string, isAllowed: (text: string) => boolean, before = ''): string {
  // Behind a number these are inches and degrees, elsewhere quotation marks and ornaments.
  if (OF_NUMBERS.has(character) && !/\d$/.test(before)) return isAllowed('') ? '' : ' ';
  const named = NAMED[character];
  if (named !== undefined && isAllowed(named)) return named;
  const folded = character.normalize('NFKC').replace(/⁄/gu, '/');
  if (folded !== character && isAllowed(folded)) return folded;
  return ' ';
}

/** A title after a cut or a replacement: single spaces, no stray or dangling punctuation; "& Daughters" is a name. */
export const tidyTitle = rememberLast((title: string): string =>
  title
    .replace(/[\s\u200d]+/gu, ' ')
    .replace(/\(\s*\)|\[\s*\]/gu, '')
    .replace(/ +([,.;:!?)\]])(?=[\s)\]]|$)/gu, '$1')
    .replace(/([(]) +/gu, '$1')
    .replace(/(?:, ?){2,}/gu, ', ')
    .replace(/ {2,}/gu, ' ')
    .replace(/^(?!& \p{Lu})[\s,;:|/·•&+–—-]+(?=[\s\p{L}\p{N}])|(?:[\s,;:|/·•&–—-]|\s\+)+$/gu, '')
    .trim(),
);
