/** Capitals, repetition and sales talk in titles. */

import type { ValueKind } from '@smart-listings/contract';
import { type Marketplace, spoken } from '../marketplaces/marketplace.ts';
import { inWords, timesInWords } from '../text/in-words.ts';
import { certainValues } from '../values/item.ts';
import { type Finding, findAll, NONE, type RuleContext, type TextRule } from './rule.ts';
import { tidyTitle } from './symbols.ts';
import { capitalised, isAllCaps, isShouted, LITTLE_WORDS, listWords, type Word } from './words.ts';

const caps: TextRule = {
  name: 'caps',
  basis: ({ limits }) => limits.title.mostCapitals,
  find: (title, { marketplace }) => {
    const most = mostCapitals(marketplace);
    return listWords(title)
      .filter(({ text }) => isAllCaps(text))
      .slice(most)
      .map((word) =>
        at(word, `${spoken(marketplace)} takes at most ${inWords(most)} words in capitals in a title.`),
      );
  },
  mend: (title, { marketplace }) => {
    const inCaps = listWords(title).filter(({ text }) => isAllCaps(text));
    const surplus = inCaps.length - mostCapitals(marketplace);
    if (surplus <= 0) return title;
    // Plain words first, then from the end: an early acronym is the likeliest search word.
    const byLoss = [...inCaps.keys()].sort((a, b) => rank(inCaps[a], a) - rank(inCaps[b], b));
    const lowered = new Set(byLoss.slice(0, surplus).map((index) => inCaps[index]?.start));
    return replaceWords(title, (word) => (lowered.has(word.start) ? capitalised(word.text) : word.text));
  },
  fixLabel: 'Write the others with one capital',
  change: (marketplace) =>
    `${spoken(marketplace)} takes ${inWords(mostCapitals(marketplace))} words in capitals in a title: the others were written with one capital.`,
};

function mostCapitals({ limits }: Marketplace): number {
  return limits.title.mostCapitals?.value ?? Number.POSITIVE_INFINITY;
}

function rank(word: Word | undefined, index: number): number {
  return word !== undefined && isShouted(word.text, NO_NAMES) ? index : 10_000 - index;
}
const NO_NAMES: ReadonlySet<string> = new Set();
const NAMING: ReadonlySet<ValueKind> = new Set<ValueKind>(['brand', 'model', 'identifier']);

const shouting: TextRule = {
  name: 'capitals',
  basis: (marketplace) => marketplace.policies.caps ?? marketplace.policies['title-case'],
  find: (title, context) => {
    const words = listWords(title).filter(({ text }) => /\p{L}{2}/u.test(text));
    const names = ownCapitals(context);
    const shouted = words.filter(({ text }) => isShouted(text, names));
    if (shouted.length >= 2 && shouted.length * 2 >= words.length) {
      return [
        {
          start: 0,
          end: title.length,
          text: title,
          message: 'Words in ALL CAPS are hard to read and look like shouting.',
        },
      ];
    }
    return NONE;
  },
  mend: (title, context) => {
    const names = ownCapitals(context);
    return replaceWords(title, (word) => (isShouted(word.text, names) ? capitalised(word.text) : word.text));
  },
  fixLabel: 'Use capitals at the start of words only',
};

/** Capitals that belong to a name: "IKEA", "DKNY", "ASUS" as the make field has them. */
function ownCapitals({ item }: RuleContext): ReadonlySet<string> {
  if (item === null) return NO_NAMES;
  const named = certainValues(item).filter(({ kind }) => NAMING.has(kind));
  return new Set([item.form.make, ...named.map(({ value }) => value)].flatMap((name) => name.split(/\s+/u)));
}

const lowercase: TextRule = {
  name: 'lowercase',
  basis: (marketplace) => marketplace.policies['title-case'],
  find: (title, { marketplace }) =>
    /\p{Lu}/u.test(title) || !/\s\p{Ll}{2}/u.test(title)
      ? NONE
      : [
          {
            start: 0,
            end: title.length,
            message: `${spoken(marketplace)} wants the main words of a title with a capital.`,
          },
        ],
  mend: (title) =>
    replaceWords(title, ({ text, start }) =>
      (start > 0 && LITTLE_WORDS.has(text)) || /\d/u.test(text)
        ? text
        : text.charAt(0).toUpperCase() + text.slice(1),
    ),
  fixLabel: 'Capitalise the main words',
};

const repeats: TextRule = {
  name: 'repeated-words',
  basis: ({ limits }) => limits.title.mostRepeats,
  find: (title, { marketplace }) =>
    repeatedWords(title, mostRepeats(marketplace)).map((word) =>
      at(
        word,
        `${spoken(marketplace)} wants no word more than ${timesInWords(mostRepeats(marketplace))} in a title: "${word.text}".`,
      ),
    ),
  mend: (title, { marketplace }) => {
    const surplus = new Set(repeatedWords(title, mostRepeats(marketplace)).map(({ start }) => start));
    if (surplus.size === 0) return title;
    return tidyTitle(replaceWords(title, (word) => (surplus.has(word.start) ? '' : word.text)));
  },
  fixLabel: 'Remove the repetition',
  change: (marketplace) =>
    `A word that stood more than ${timesInWords(mostRepeats(marketplace))} in the title was removed: ${spoken(marketplace)} counts them.`,
};

function mostRepeats({ limits }: Marketplace): number {
  return limits.title.mostRepeats?.value ?? Number.POSITIVE_INFINITY;
}

function repeatedWords(title: string, most: number): readonly Word[] {
  const counts = new Map<string, number>();
  return listWords(title).filter(({ text }) => {
    const key = text.toLowerCase();
    if (LITTLE_WORDS.has(key)) return false;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > most;
  });
}

const PROMOTION =
  /\b(?:free\s+(?:uk\s+)?(?:shipping|delivery|postage|p\s?&\s?p|returns?|gift)|(?:100%\s+)?(?:satisfaction\s+)?guaranteed?|best[\s-]?sell(?:er|ing)|hot\s+(?:item|sale|deal)|(?:for|on|clearance|flash|summer|winter|big)\s+sale|sale\s+(?:price|now)|(?:lowest|best|great|bargain|special)\s+(?:price|offer|deal|value)s?|special\s+offer|limited\s+(?:time|offer)|new\s+arrival|must[\s-]have|top[\s-]rated|amazing|awesome|stunning|unbeatable|\d+\s?%\s+off|buy\s+now|bargain|discount(?:ed)?|on\s+sale)\b|[£$€]\s?\d+(?:[.,]\d+)*/giu;

const promotion: TextRule = {
  name: 'promotion',
  basis: (marketplace) => marketplace.policies['title-promotion'],
  find: (title, context) =>
    findAll(
      title,
      PROMOTION,
      (words) => `${spoken(context.marketplace)} wants no promotion, price or praise in a title: "${words}".`,
    ).filter(({ text = '' }) => !isBrandWord(text, context)),
  mend: (title, context) =>
    tidyTitle(title.replace(PROMOTION, (words) => (isBrandWord(words, context) ? words : ' '))),
  fixLabel: 'Remove the words',
};

// "Awesome" is praise, and half of a brand's name.
function isBrandWord(words: string, { item }: RuleContext): boolean {
  const looked = words.toLowerCase();
  if (item === null) return false;
  const names = [item.form.make, ...certainValues(item, 'brand').map(({ value }) => value)];
  return names.some((name) => name.toLowerCase().includes(looked));
}

const ATTENTION = /\bL@@K\b|\bW@W\b|\bWOW\b|!{2,}|\*{2,}|~{2,}/gu;

export const attention: TextRule = {
  name: 'attention',
  basis: (marketplace) => marketplace.policies.attention,
  find: (text) =>
    findAll(text, ATTENTION, (words) => `"${words}" catches the eye, not the search: say a fact instead.`),
  mend: (text) => text.replace(/!{2,}/gu, '!').replace(ATTENTION, '').replace(/ {2,}/gu, ' ').trim(),
  fixLabel: 'Remove it',
};

function at(word: Word, message: string): Finding {
  return { start: word.start, end: word.start + word.text.length, text: word.text, message };
}

function replaceWords(text: string, replace: (word: Word) => string): string {
  let result = '';
  let from = 0;
  for (const word of listWords(text)) {
    result += text.slice(from, word.start) + replace(word);
    from = word.start + word.text.length;
  }
  return result + text.slice(from);
}

export const TITLE_WORD_RULES: readonly TextRule[] = [
  caps,
  shouting,
  lowercase,
  repeats,
  promotion,
  attention,
];
