/** What a title may be: length, characters, capitals, repeated words, praise. */
import type { Language } from '../language/languages.ts';
import { withoutLooseEnd } from '../language/loose-end.ts';
import { type Marketplace, spoken } from '../marketplaces/marketplace.ts';
import { codePointLength, cutAtWord } from '../text/length.ts';
import { TITLE_BRAND_RULES } from './brands.ts';
import { TITLE_CONTACT_RULES } from './contact-rules.ts';
import { markupPattern, stripMarkup } from './markup.ts';
import { PAGE_TITLE_RULE } from './page-rules.ts';
import { findAll, NONE, type TextRule } from './rule.ts';
import {
  DECORATION,
  DECORATION_AND_SCRIPTS,
  hasInvisible,
  INVISIBLE,
  plainFor,
  tidyTitle,
} from './symbols.ts';
import { TITLE_CHARACTER_RULES } from './title-characters.ts';
import { TITLE_WORD_RULES } from './title-words.ts';

const LINE_BREAK = /[\t\n\r\u2028\u2029\v\f]+/gu;
const FORM = {
  severity: 'hard',
  source: 'General knowledge of web forms: a title is one line of visible text',
  asOf: '2026-11',
  certainty: 'unverified',
} as const;

const invisible: TextRule = {
  name: 'control-characters',
  basis: () => FORM,
  find: (title) =>
    hasInvisible(title) ? findAll(title, INVISIBLE, () => 'An invisible character cannot be pasted.') : NONE,
  mend: (title) => title.replace(INVISIBLE, ''),
  fixLabel: 'Remove it',
  change: () => 'Invisible characters were removed from the title.',
};

const oneLine: TextRule = {
  name: 'one-line',
  basis: () => FORM,
  find: (title) => findAll(title, LINE_BREAK, () => 'A title is a single line.'),
  mend: (title) => title.replace(LINE_BREAK, ' '),
  fixLabel: 'Make it one line',
  change: () => 'The title was put on one line.',
};

const markup: TextRule = {
  name: 'markup',
  basis: (marketplace) => marketplace.policies['title-markup'] ?? FORM,
  find: (title, { marketplace }) => {
    const pattern = markupPattern(title);
    return pattern === null
      ? NONE
      : findAll(title, pattern, () => `${spoken(marketplace)} shows a title as plain text, without HTML.`);
  },
  mend: (title) => tidyTitle(stripMarkup(title).replace(LINE_BREAK, ' ')),
  fixLabel: 'Remove the HTML',
  change: () => 'HTML was removed from the title.',
};

const symbols: TextRule = {
  name: 'symbols',
  basis: (marketplace) => marketplace.policies.symbols,
  find: (title, { marketplace }) =>
    findAll(
      title,
      symbolsOf(marketplace),
      (words) => `${spoken(marketplace)} wants no decorative symbols in a title: ${words}`,
    ),
  mend: (title, { marketplace }) =>
    tidyTitle(title.replace(symbolsOf(marketplace), (symbol) => plainFor(symbol, isPlainText))),
  fixLabel: 'Remove the symbols',
  change: () => 'Decorative symbols were removed from the title.',
};

function symbolsOf({ title }: Marketplace): RegExp {
  return title.noScripts ? DECORATION_AND_SCRIPTS : DECORATION;
}

function isPlainText(text: string): boolean {
  return text !== '' && text.search(DECORATION_AND_SCRIPTS) === -1 && /^[\p{L}\p{N}\p{P}\s]*$/u.test(text);
}

const length: TextRule = {
  name: 'length',
  basis: (marketplace) => marketplace.limits.title.max,
  find: (title, { marketplace }) => {
    const size = codePointLength(title);
    const max = marketplace.limits.title.max;
    if (size <= max.value) return NONE;
    const message =
      max.certainty === 'unverified'
        ? `${spoken(marketplace)} publishes no limit; up to ${max.value} characters are known to pass, and this title has ${size}.`
        : `${spoken(marketplace)} takes at most ${max.value} characters in a title; this one has ${size}.`;
    return [{ start: offsetAt(title, max.value), end: title.length, message }];
  },
  mend: (title, { marketplace, item }) =>
    cutTitle(title, {
      max: marketplace.limits.title.max.value,
      ending: marketplace.title.cutEnding ?? '',
      language: item?.language ?? 'en',
    }),
  fixLabel: 'Shorten it at a word',
  change: (marketplace) =>
    `The title was cut at a word to ${marketplace.limits.title.max.value} characters, the most that ${spoken(marketplace)} takes.`,
};

const policyLength: TextRule = {
  name: 'policy-length',
  basis: (marketplace) => marketplace.limits.title.policyMax,
  find: (title, { marketplace }) => {
    const max = marketplace.limits.title.policyMax;
    const size = codePointLength(title);
    if (max === undefined || size <= max.value || size > marketplace.limits.title.max.value) return NONE;
    const message = `${spoken(marketplace)} shortens titles over ${max.value} characters or shows them less; this one has ${size}.`;
    return [{ start: offsetAt(title, max.value), end: title.length, message }];
  },
  mend: (title, { marketplace, item }) =>
    cutTitle(title, {
      max: (marketplace.limits.title.policyMax ?? marketplace.limits.title.max).value,
      ending: '',
      language: item?.language ?? 'en',
    }),
  fixLabel: 'Shorten it at a word',
};

/** `title` in at most `max` code points, not ending in what leads to the next word. */
function cutTitle(
  title: string,
  { max, ending, language }: { max: number; ending: string; language: Language },
): string {
  if (codePointLength(title) <= max) return title;
  const cut = cutAtWord(title, max - codePointLength(ending));
  return withoutLooseEnd(cut, title, language) + ending;
}

function offsetAt(text: string, codePoints: number): number {
  let offset = 0;
  let count = 0;
  for (const character of text) {
    if (count === codePoints) break;
    offset += character.length;
    count += 1;
  }
  return offset;
}

const required: TextRule = {
  name: 'required',
  basis: (marketplace) => ({
    ...FORM,
    source: marketplace.limits.title.max.source,
    certainty: marketplace.limits.title.max.certainty,
  }),
  find: (title) => (title.trim() === '' ? [{ message: 'A listing needs a title.' }] : NONE),
};

/** In the order in which enforcement applies them: the cut comes last. */
export const TITLE_RULES: readonly TextRule[] = [
  invisible,
  oneLine,
  markup,
  ...TITLE_CONTACT_RULES,
  symbols,
  ...TITLE_CHARACTER_RULES,
  ...TITLE_WORD_RULES,
  PAGE_TITLE_RULE,
  ...TITLE_BRAND_RULES,
  length,
  policyLength,
  required,
];
