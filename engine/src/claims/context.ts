/** What every check of one text needs to know: the support, the language, and what may stand in any text. */
import type { Condition, ListingField } from '@smart-listings/contract';
import { CATEGORY_GROUPS, categoryById, isWorn } from '../categories/table.ts';
import { singular } from '../categories/words.ts';
import type { Language, Ledger } from '../facts/ledger.ts';
import { STOP_WORDS } from '../facts/lexicon/stop-words.ts';
import { platformSpec } from '../platforms/index.ts';
import { rememberOne } from '../text/remember.ts';
import { COMMON, STOP } from './common-words.ts';
import { DENIES_BACK, DENIES_NEXT, HEDGES } from './marks.ts';
import { type Support, supportOf } from './support.ts';
import { type Token, type Tokens, tokenise } from './tokens.ts';

export interface Context {
  support: Support;
  field: ListingField;
  language: Language;
  isEnglish: boolean;
  /** Phrases that the chosen condition itself supports. */
  conditionPhrases: ReadonlySet<string>;
  /** Words of the platform's and the category's own: they are no names. */
  boilerplate: ReadonlySet<string>;
  /** The words of the item's make: only it may stand behind 'by'. */
  makers: ReadonlySet<string>;
  /** The words of the item's name and kind, and whom its category is for. */
  own: ReadonlySet<string>;
  /** Words of weight in what is said to be faulty or missing. */
  wanting: ReadonlySet<string>;
  /** Things that do not come with it. */
  lacking: ReadonlySet<string>;
  /** What it is said not to do: "does not fire". */
  failing: ReadonlySet<string>;
  /** Boots, gloves, earrings: one item is a pair. */
  isPair: boolean;
  /** Clothes and shoes: "works with jeans" is said of how it looks. */
  isWorn: boolean;
  /** A fact says that it works, and none that something of it fails. */
  works: boolean;
  isNew: boolean;
  /** Titles, tags and German nouns carry capitals that say nothing. */
  capitalsSayNothing: boolean;
  headingLines: ReadonlySet<number>;
  isShouted: ReadonlySet<number>;
  hedgedSentences: ReadonlySet<number>;
}

const CONDITION_PHRASES: Record<Condition, string> = {
  new: 'new, brand new, unused, neu, neuf, neuve, nuevo, nueva, nuovo, nuova, nieuw, nowy, nowa, novo, nova, unbenutzt, ongebruikt, 新品',
  'open-box': 'open box, opened, open box item',
  'used-like-new':
    'like new, as new, very good condition, excellent condition, used, neuwertig, wie neu, comme neuf, comme neuve, como nuevo, como nueva, come nuovo, come nuova, als nieuw, zo goed als nieuw, jak nowy, jak nowa, como novo, como nova, gebraucht, 美品',
  'used-good': 'good condition, good used condition, used, gebraucht',
  'used-fair': 'fair condition, used, gebraucht',
  'for-parts': 'for part, spare or repair, faulty, not working, broken, gebraucht',
};

const conditionSets = new Map<string, ReadonlySet<string>>();

function stems(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(singular).join(' ');
}

/** The chosen condition's own phrases and the platform's label for it. */
function conditionPhrases({ condition, platform }: Ledger): ReadonlySet<string> {
  const key = `${condition}|${platform}`;
  const known = conditionSets.get(key);
  if (known) return known;
  const spec = platformSpec(platform);
  const labels = [spec.conditions[condition].label];
  for (const family of Object.values(spec.conditionFamilies ?? {})) labels.push(family[condition].label);
  const phrases = new Set(CONDITION_PHRASES[condition].split(',').map(stems));
  for (const label of labels) {
    const whole = stems(label);
    phrases.add(whole);
    // 'Pre-owned - Excellent' supports 'excellent condition', too.
    for (const word of whole.split(' ')) if (GRADES.has(word)) phrases.add(word).add(`${word} condition`);
    if (whole.includes('with tag')) phrases.add('with tag').add('new with tag');
  }
  conditionSets.set(key, phrases);
  return phrases;
}

const GRADES = new Set(['excellent', 'good', 'fair', 'acceptable', 'satisfactory', 'new']);

const categoryWords = new Map<string, ReadonlySet<string>>();

/** The words of the category's noun: calling the item by it is no invention. */
function wordsOfCategory(id: string): ReadonlySet<string> {
  const known = categoryWords.get(id);
  if (known) return known;
  const words = new Set<string>();
  for (const group of CATEGORY_GROUPS) {
    for (const row of group.rows) {
      if (row.id !== id) continue;
      for (const token of tokenise(row.type).list) words.add(token.key).add(token.stem);
    }
  }
  categoryWords.set(id, words);
  return words;
}

const FAILS = new Set('doesnt dont didnt wont cant cannot wouldnt'.split(' '));
const LATIN = /^[a-z]/;

const FOR_WOMEN = new Set([
  'dress',
  'maxi-dress',
  'wedding-dress',
  'skirt',
  'blouse',
  'heels',
  'handbag',
  'maternity-wear',
]);

/** The words of the item's make, and those of its name and kind, as the support has read them. */
function readOwn(ledger: Ledger, { readings }: Support) {
  const makers = new Set<string>();
  const own = new Set<string>();
  const wanting = new Set<string>();
  const lacking = new Set<string>();
  const failing = new Set<string>();
  for (const { fact, list } of readings) {
    const what = ledger.facts[fact]?.what;
    if (what === 'brand') for (const { stem } of list) makers.add(stem);
    if (what === 'flaw' || what === 'missing') {
      // "Falta el mango" denies what follows it without a "no".
      const opens = list.some(({ marks }) => (marks & DENIES_BACK) !== 0) && !list.some((one) => one.negated);
      let fails = false;
      for (const { key, stem, negated, marks } of list) {
        if (fails) failing.add(stem);
        fails = (marks & DENIES_NEXT) !== 0 && FAILS.has(key);
        if (key.length < 3 || STOP.has(key) || COMMON.has(stem) || STOP_WORDS.has(key)) continue;
        wanting.add(stem);
        if ((negated || opens) && what === 'missing' && LATIN.test(key)) lacking.add(stem);
      }
    }
    if (what === 'name' || what === 'type') for (const { key, stem } of list) own.add(stem).add(key);
  }
  if (ledger.category === null) return { makers, own, wanting, lacking, failing };
  for (const word of wordsOfCategory(ledger.category)) own.add(word);
  if (FOR_WOMEN.has(ledger.category)) own.add('women');
  return { makers, own, wanting, lacking, failing };
}

/** Whether the category's noun is a plural of what one item is: boots, jeans, earrings. */
function comesInPairs({ category }: Ledger): boolean {
  const type = category === null ? undefined : categoryById(category)?.type;
  return type !== undefined && /[^s]s$/.test(type) && !type.includes(' of ');
}

function isOfWorn({ category }: Ledger): boolean {
  const family = category === null ? undefined : categoryById(category)?.family;
  return family !== undefined && isWorn(family);
}

const KEPT_WORKING = /\b(?:serviced|tested|works|working)\b/i;
const HOLDS_BACK =
  /\b(?:needs?|cannot|cant|can't|wont|won't|doesnt|doesn't|dead|broken|faulty|fault|not work|dry|seized|stuck)\b/i;

function doesWork({ facts, condition }: Ledger): boolean {
  if (condition === 'for-parts') return false;
  if (facts.some(({ what, value }) => (what === 'flaw' || what === 'missing') && HOLDS_BACK.test(value)))
    return false;
  return facts.some(
    ({ what, value, hedged }) => hedged !== true && (what === 'working' || KEPT_WORKING.test(value)),
  );
}

const NONE: ReadonlySet<string> = new Set();

/** What holds for all texts of a ledger. */
interface Ground {
  support: Support;
  conditionPhrases: ReadonlySet<string>;
  boilerplate: ReadonlySet<string>;
  makers: ReadonlySet<string>;
  own: ReadonlySet<string>;
  wanting: ReadonlySet<string>;
  lacking: ReadonlySet<string>;
  failing: ReadonlySet<string>;
  isPair: boolean;
  isWorn: boolean;
  works: boolean;
}

const groundOf = rememberOne((ledger: Ledger): Ground => {
  const support = supportOf(ledger);
  return {
    support,
    conditionPhrases: conditionPhrases(ledger),
    boilerplate: ledger.category === null ? NONE : wordsOfCategory(ledger.category),
    ...readOwn(ledger, support),
    isPair: comesInPairs(ledger),
    isWorn: isOfWorn(ledger),
    works: doesWork(ledger),
  };
});

/** What the checks need to know of one text. */
export function makeContext(ledger: Ledger, tokens: Tokens, field: ListingField): Context {
  const ground = groundOf(ledger);
  const { headingLines, isShouted, hedgedSentences } = readLines(tokens);
  const language = ledger.language;
  return {
    support: ground.support,
    conditionPhrases: ground.conditionPhrases,
    boilerplate: ground.boilerplate,
    makers: ground.makers,
    own: ground.own,
    wanting: ground.wanting,
    lacking: ground.lacking,
    failing: ground.failing,
    isPair: ground.isPair,
    isWorn: ground.isWorn,
    works: ground.works,
    field,
    language,
    isEnglish: language === 'en' && ledger.languageKnown,
    isNew: ledger.condition === 'new',
    capitalsSayNothing: field !== 'description' || language === 'de',
    headingLines,
    isShouted,
    hedgedSentences,
  };
}

const NO_NUMBERS: ReadonlySet<number> = new Set();

/** Lines that are headings, sentences in capitals throughout, and sentences that carry a doubt. */
function readLines({ text, list }: Tokens) {
  let headingLines: Set<number> | undefined;
  let isShouted: Set<number> | undefined;
  let hedgedSentences: Set<number> | undefined;
  let from = 0;
  while (from < list.length) {
    const line = list[from]?.line;
    let to = from;
    let capitals = 0;
    let words = 0;
    let shouted = 0;
    for (; to < list.length; to += 1) {
      const token = list[to];
      if (token === undefined || token.line !== line) break;
      if (token.kind === 'word' && token.key.length > 3) {
        words += 1;
        if (token.capital) capitals += 1;
        if (isUpper(text, token)) shouted += 1;
      }
      if ((token.marks & HEDGES) !== 0 || isQuestioned(text, token.end)) {
        hedgedSentences ??= new Set();
        hedgedSentences.add(token.sentence);
      }
    }
    if (words > 1 && capitals === words && to - from <= LONGEST_HEADING && list[to - 1]?.after !== '.') {
      headingLines ??= new Set();
      headingLines.add(line ?? 0);
    }
    if (words > 2 && shouted > words * 0.7) {
      isShouted ??= new Set();
      for (let at = from; at < to; at += 1) isShouted.add(list[at]?.sentence ?? -1);
    }
    from = to;
  }
  return {
    headingLines: headingLines ?? NO_NUMBERS,
    isShouted: isShouted ?? NO_NUMBERS,
    hedgedSentences: hedgedSentences ?? NO_NUMBERS,
  };
}

/** 'Rosewood(?)', 'viscose??'. */
function isQuestioned(text: string, end: number): boolean {
  const sign = text.charCodeAt(end);
  return sign === QUESTION || (sign === BRACKET && text.charCodeAt(end + 1) === QUESTION);
}

const LONGEST_HEADING = 10;
const QUESTION = 63;
const BRACKET = 40;

function isUpper(text: string, token: Token): boolean {
  // Most words show it in their second letter.
  const second = text.charCodeAt(token.start + 1);
  if (second >= 97 && second <= 122) return false;
  const word = text.slice(token.start, token.end);
  return word === word.toUpperCase();
}
