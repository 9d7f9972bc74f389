/** What a description may be: length, markup, and words that a platform does not want. */

import { tagsText } from '../formats/tags.ts';
import { spoken } from '../marketplaces/marketplace.ts';
import { codePointLength } from '../text/length.ts';
import { cutAtSentence } from '../text/shorten.ts';
import { sentencesOn } from '../values/item.ts';
import { DESCRIPTION_BRAND_RULES } from './brands.ts';
import { DESCRIPTION_CONTACT_RULES } from './contact-rules.ts';
import { activeMarkupPattern, markupPattern, stripActiveMarkup, stripMarkup } from './markup.ts';
import { PAGE_RULES, shortenPage } from './page-rules.ts';
import { tidyText } from './remove.ts';
import { type Finding, findAll, NONE, type RuleContext, type TextRule } from './rule.ts';
import { hasInvisible, INVISIBLE } from './symbols.ts';
import { attention } from './title-words.ts';
import { WORDING_RULES } from './wording.ts';
import { capitalised, isShouted, listWords, type Word } from './words.ts';

const FORM = {
  severity: 'hard',
  source: 'General knowledge of web forms: a text field takes visible characters',
  asOf: '2026-11',
  certainty: 'unverified',
} as const;

const invisible: TextRule = {
  name: 'control-characters',
  basis: () => FORM,
  find: (text) =>
    hasInvisible(text) ? findAll(text, INVISIBLE, () => 'An invisible character cannot be pasted.') : NONE,
  mend: (text) => text.replace(INVISIBLE, ''),
  fixLabel: 'Remove it',
  change: () => 'Invisible characters were removed from the description.',
};

const html: TextRule = {
  name: 'html',
  basis: (marketplace) => marketplace.policies.html,
  find: (text, { marketplace }) => {
    const pattern = markupPattern(text);
    return pattern === null
      ? NONE
      : findAll(
          text,
          pattern,
          (words) => `${spoken(marketplace)} shows plain text: ${words} would be seen or removed.`,
        );
  },
  mend: (text) => (markupPattern(text) === null ? text : tidyText(stripMarkup(text))),
  fixLabel: 'Remove the HTML',
  change: () => 'HTML was removed from the description.',
};

const scripts: TextRule = {
  name: 'scripts',
  basis: (marketplace) => marketplace.policies.scripts,
  find: (text, { marketplace }) => {
    const pattern = activeMarkupPattern(text);
    return pattern === null
      ? NONE
      : findAll(text, pattern, () => `${spoken(marketplace)} strips scripts, forms and plug-ins.`);
  },
  mend: (text) => (activeMarkupPattern(text) === null ? text : tidyText(stripActiveMarkup(text))),
  fixLabel: 'Remove it',
  change: () => 'Scripts and other active HTML were removed from the description.',
};

/** Code points left for the description: hashtags stand at its end. */
function roomFor({ marketplace, tags }: RuleContext): number {
  const max = marketplace.limits.description.max.value;
  if (marketplace.tags.form !== 'hashtag' || tags.length === 0) return max;
  return max - codePointLength(tagsText(tags, marketplace)) - 2;
}

const length: TextRule = {
  name: 'length',
  basis: (marketplace) => marketplace.limits.description.max,
  find: (text, context) => {
    const { marketplace } = context;
    const room = roomFor(context);
    if (text.length <= room) return NONE;
    const size = codePointLength(text);
    if (size <= room) return NONE;
    const max = marketplace.limits.description.max.value.toLocaleString('en-GB');
    const withTags = room < marketplace.limits.description.max.value ? ', hashtags included' : '';
    const message =
      marketplace.limits.description.max.certainty === 'unverified'
        ? `${spoken(marketplace)} publishes no limit; up to ${max} characters are known to pass${withTags}, and this text has ${size}.`
        : `${spoken(marketplace)} takes at most ${max} characters in a description${withTags}; this one has ${size}.`;
    return [{ message }];
  },
  mend: (text, context) => {
    const room = roomFor(context);
    if (text.length <= room || codePointLength(text) <= room) return text;
    return context.marketplace.limits.bullets === undefined
      ? cutAtSentence(text, room)
      : shortenPage(text, room, context.marketplace);
  },
  fixLabel: 'Shorten it at a sentence',
  change: (marketplace) => `The description was shortened to what ${spoken(marketplace)} takes.`,
};

const SHOUTED_IN_A_ROW = 3;

const shouting: TextRule = {
  name: 'capitals',
  basis: (marketplace) => marketplace.policies.caps,
  find: (text) => {
    if (!/\p{Lu}{4}/u.test(text)) return NONE;
    return shoutedRuns(text).map((run) => {
      const first = run[0];
      const last = run.at(-1);
      const start = first?.start ?? 0;
      const end = last === undefined ? start : last.start + last.text.length;
      return {
        start,
        end,
        text: text.slice(start, end),
        message: 'Words in ALL CAPS are hard to read and look like shouting.',
      };
    });
  },
  mend: (text) => {
    let result = '';
    let from = 0;
    for (const run of shoutedRuns(text)) {
      for (const [index, word] of run.entries()) {
        result += text.slice(from, word.start);
        result += index === 0 ? capitalised(word.text) : word.text.toLowerCase();
        from = word.start + word.text.length;
      }
    }
    return result + text.slice(from);
  },
  fixLabel: 'Use ordinary letters',
};

const NO_NAMES: ReadonlySet<string> = new Set();

function shoutedRuns(text: string): readonly (readonly Word[])[] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  for (const word of listWords(text)) {
    if (isShouted(word.text, NO_NAMES)) {
      run.push(word);
      continue;
    }
    if (run.length >= SHOUTED_IN_A_ROW) runs.push(run);
    run = [];
  }
  if (run.length >= SHOUTED_IN_A_ROW) runs.push(run);
  return runs.slice(0, 20);
}

const KEYWORD_LINE = /^[^\S\n]*(?:key ?words?|tags|search terms?|ignore)[^\S\n]*[:：-][^\n]*$/gimu;

const keywordList: TextRule = {
  name: 'keyword-list',
  basis: (marketplace) => marketplace.policies['keyword-spam'],
  find: (text, { marketplace }) =>
    findAll(
      text,
      KEYWORD_LINE,
      () => `${spoken(marketplace)} does not allow lists of search words in a description.`,
    ),
  mend: (text) => tidyText(text.replace(KEYWORD_LINE, '')),
  fixLabel: 'Remove the list',
};

const excerpt: TextRule = {
  name: 'mobile-excerpt',
  basis: ({ limits }) => limits.description.beforeFold,
  find: (text, { item, marketplace }) => {
    const shown = marketplace.limits.description.beforeFold?.value ?? Number.POSITIVE_INFINITY;
    if (item === null || text.length <= shown) return NONE;
    const late = sentencesOn(item, 'fault').find((fault) => text.indexOf(fault.text) > shown);
    if (late === undefined) return NONE;
    const start = text.indexOf(late.text);
    const finding: Finding = {
      start,
      end: start + late.text.length,
      text: late.text,
      message: `On a phone only about ${shown} characters are shown at first: name the flaws before that.`,
    };
    return [finding];
  },
};

/** In the order in which enforcement applies them: the cut comes last. */
export const DESCRIPTION_RULES: readonly TextRule[] = [
  invisible,
  html,
  scripts,
  ...DESCRIPTION_CONTACT_RULES,
  ...PAGE_RULES,
  ...WORDING_RULES,
  keywordList,
  ...DESCRIPTION_BRAND_RULES,
  shouting,
  attention,
  excerpt,
  length,
];
