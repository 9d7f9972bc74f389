/** Which likely values are worth a question: not those that the words right beside them say of another thing. */

import type { ItemValue } from '@smart-listings/contract';
import { CUTS, SOFT_CUTS, WITH } from '../categories/name-words.ts';
import { categoryById } from '../categories/table.ts';
import { fold, singular } from '../language/fold.ts';
import { isCompoundOf } from '../language/languages.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { brandAt, entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { IS, OF_STUFF, saysIs } from '../lexicon/speech-words.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import type { Item } from '../values/item.ts';
import { familyOfItem } from '../values/item-family.ts';
import { standsBehindLabel } from '../values/labelled.ts';
import { AGES } from '../values/size.ts';
import { WEARERS } from '../values/wearers.ts';
import { ownWords } from './own-words.ts';
import { BODIES, GROUNDS, SHELLED, STUFFS } from './reason-words.ts';
import { isYearOfVehicle } from './vehicles.ts';

type Likely = Pick<ItemValue, 'kind' | 'value' | 'from'>;

/** What a thing is like and who it is for: said of a part or of another thing as often as of itself. */
const OF_A_NOUN: ReadonlySet<ItemValue['kind']> = new Set([
  'colour',
  'material',
  'pattern',
  'department',
  'edition',
]);
const MADE: ReadonlySet<string> = new Set(
  (
    'made handmade crafted crocheted knitted hecho hecha hechos hechas fabricado fabricada fait faite faits faites ' +
    'fabrique fabriquee fatto fatta fatti fatte realizzato realizzata gemacht gefertigt handgefertigt hergestellt ' +
    'gemaakt handgemaakt wykonany wykonana wykonane zrobiony zrobione feito feita feitos feitas gjord gjorda tillverkad'
  ).split(' '),
);
/** Languages in which such a word stands before its noun; in the others it stands behind it. */
const BEFORE_NOUN: ReadonlySet<string> = new Set(['en', 'de', 'nl', 'sv', 'pl']);
/** More than any two words take. */
const NEAR = 60;

/**
 * Whether a likely value may be offered to the seller. One of the name may, where buyers of the kind ask for such; in
 * a sentence "black laces" are laces, "buttons of metal" and "dial: brown" are parts, "I wear an S" is the seller's
 * size, 2019 is when it was bought, and a make that does not open it is a part's, a rival's or a search word.
 */
export function hasReason(value: Likely, item: Item): boolean {
  if (isForeign(value, item)) return false;
  const { kind, from } = value;
  if (from.field === 'itemName') return mayBeNamed(value, item);
  if (from.field !== 'features') return true;
  const text = item.form.features;
  const before = tokenise(nearBefore(text, from.start));
  const after = tokenise(nearAfter(text, from.end));
  const last = before.at(-1);
  const clause = sinceMark(before);
  switch (kind) {
    case 'brand':
      // Further down lists of parts open with their makes.
      return (last === undefined || ENDS.has(last.text)) && isEarly(from.start, item);
    case 'size':
      // "Had it for 6 years"; "3-6 months" is a size of its own.
      if (AGES.test(fold(value.value.split(' ').at(-1) ?? '')))
        return isLone(before, after) && /\d ?[-–/] ?\d/u.test(value.value);
      return !clause.some(({ key }) => WEARERS.has(key));
    case 'measurement':
      return isBeforeItem(after, item) || !isOtherNoun(after, 0, item);
    case 'era':
      return (
        !YEAR.test(value.value) ||
        isOfItem(before, after, item) ||
        isYearOfVehicle(value, { clause, after, item }) ||
        isYearOfWork(value, clause, item)
      );
    case 'department':
      // "100 ml, unisex": a clause of its own says it of the thing.
      if (isLone(before, after)) return true;
      if (!isWornBySomebody(item)) return false;
      break;
    default:
      if (!OF_A_NOUN.has(kind)) return true;
  }
  const isMade =
    kind === 'material' &&
    clause.some(({ key }, at) => MADE.has(key) || (at === clause.length - 1 && OF_STUFF.has(key)));
  if (last?.text === ':' || (!isMade && clause.some(({ key }) => WITH.has(key)))) return false;
  if (
    isOfFault([...clause, ...tokenise(from.quote), ...untilMark(after)]) ||
    entriesAt(after, 0, FAULT).length > 0
  )
    return false;
  // "A black aftermarket one": one of another thing.
  if (untilMark(after).some(({ key }) => PRONOUNS.has(key))) return false;
  if (isStatedOfOther(clause, item)) return false;
  // "36% lana": a share is one of the composition, whatever leads to it; that of a lining stands behind its name.
  if (kind === 'material' && /\d\s?%/u.test(value.value))
    return (
      isMade ||
      labelAt(before, before.length - 1) !== null ||
      !(isOtherNoun(before, before.length - 1, item) || leadsFromOther(before, item))
    );
  // "Made with cotton thread and brass beads": what a thing is made with is what it is of.
  if (isMade) return true;
  if (leadsFromOther(before, item) || isBracketOfOther(before, item)) return false;
  if (BEFORE_NOUN.has(item.language)) {
    return isBeforeItem(after, item) || !isOtherNoun(after, 0, item);
  }
  let noun = before.length - 1;
  // "Anses cuir marron": the values beside it belong to the same noun.
  while (noun >= 0 && entriesAt(before, noun, VALUES).length > 0) noun -= 1;
  return !isOtherNoun(before, noun, item);
}

const OPENING = 3;

function isEarly(start: number, { sentences }: Item): boolean {
  return start < (sentences[OPENING - 1]?.place.end ?? Number.POSITIVE_INFINITY);
}

const VALUES: readonly WordClass[] = ['colour', 'material', 'pattern', 'shade', 'grade'];
const ENDS: ReadonlySet<string> = new Set(['.', '!', '?', '•', '*', '-', '–', '—']);
const YEAR = /^\d{4}$/u;

/** "Blatt" is no blue in a German text: the word of a language that is not the text's. */
function isForeign({ kind, from }: Likely, { language, languageKnown }: Item): boolean {
  if (!languageKnown) return false;
  const entries = entriesAt(tokenise(from.quote), 0).filter((entry) => entry.class === kind);
  return entries.length > 0 && !entries.some((entry) => [language, 'en', 'xx'].includes(entry.language));
}

/** A word of the name: no colour of what has a taste or a scent, no department of a guitar, no word of the noun. */
function mayBeNamed({ kind, from }: Likely, item: Item): boolean {
  const asks = asksOf(item);
  if (asks === undefined) return true;
  if (kind === 'colour' && !asks.includes('colour')) return false;
  if (kind === 'department' && !isWornBySomebody(item)) return false;
  return !tokenise(item.nounInName ?? '').some(({ key }) => key === fold(from.quote));
}

/** Bags and watches have no size that buyers ask for, but a department. */
function isWornBySomebody(item: Item): boolean {
  const family = familyOfItem(item);
  return asksOf(item)?.includes('size') === true || family === 'bags' || family === 'watches';
}

function asksOf({ category }: Item): readonly string[] | undefined {
  return category === null ? undefined : categoryById(category)?.asks;
}

/** "cotton, 3-6 months, unisex": a clause of nothing but the value. */
function isLone(before: readonly Token[], after: readonly Token[]): boolean {
  const isEnd = (token: Token | undefined) => token === undefined || token.kind === 'mark';
  return isEnd(before.at(-1)) && isEnd(after[0]);
}

/** The words of the clause before a value. */
function sinceMark(before: readonly Token[]): readonly Token[] {
  return before.slice(before.findLastIndex(({ kind }) => kind === 'mark') + 1);
}

function untilMark(after: readonly Token[]): readonly Token[] {
  const end = after.findIndex(({ kind }) => kind === 'mark');
  return end === -1 ? after : after.slice(0, end);
}

/** What follows in the same line. */
function nearAfter(text: string, end: number): string {
  return text.slice(end, end + NEAR).split(/[\n\r]/u, 1)[0] ?? '';
}

function nearBefore(text: string, start: number): string {
  return (
    text
      .slice(Math.max(0, start - NEAR), start)
      .split(/[\n\r]/u)
      .at(-1) ?? ''
  );
}

const FAULT: readonly WordClass[] = ['fault', 'missing'];

/** "Wear on the rubber", "a black spot": what is wrong is wrong with a part. */
function isOfFault(clause: readonly Token[]): boolean {
  return clause.some((_, at) => entriesAt(clause, at, FAULT).some(({ weak }) => !weak));
}

const PASSED: readonly WordClass[] = ['joiner', 'filler', 'grade', 'shade', 'colour', 'material', 'pattern'];

/** "Buttons of metal", "embroidery in red": what leads to the value stands behind another noun. */
function leadsFromOther(before: readonly Token[], item: Item): boolean {
  let at = before.length - 1;
  let leads = false;
  for (; at >= 0; at -= 1) {
    const token = before[at];
    const isLead = isLeading(token, item);
    if (!isLead && entriesAt(before, at, PASSED).length === 0) break;
    leads ||= isLead;
  }
  return leads && labelAt(before, at) === null && isOtherNoun(before, at, item);
}

/** Words that stand for a noun of their own sentence. */
const PRONOUNS: ReadonlySet<string> = new Set(['one', 'ones']);

/** "The lining is the usual tartan": the clause says of another noun what it is. */
function isStatedOfOther(clause: readonly Token[], item: Item): boolean {
  const at = clause.findIndex((token) => saysIs(token));
  return at > 0 && isOtherNoun(clause, at - 1, item, { anyWord: true });
}

/** "Two inserts (black, brown)": a bracket speaks of what stands before it. */
function isBracketOfOther(before: readonly Token[], item: Item): boolean {
  const open = before.findLastIndex(({ text }) => text === '(');
  if (open === -1 || before.slice(open).some(({ text }) => text === ')')) return false;
  return isOtherNoun(before, open - 1, item);
}

function isLeading(token: Token | undefined, { language }: Item): boolean {
  const key = token?.key ?? '';
  return IS.has(key) || CUTS[language].has(key) || SOFT_CUTS[language].has(key);
}

/** Adjectives of ours and of others that stand between a value and its noun. */
const ADJECTIVES = 2;

/** "Satin midi dress": the item's own noun ends the phrase; in "satin dress straps" it does not. */
function isBeforeItem(after: readonly Token[], item: Item): boolean {
  const own = ownWords(item);
  const isOwn = (at: number) => own.has(after[at]?.key ?? '') || own.has(singular(after[at]?.key ?? ''));
  let at = untilMark(after)
    .slice(0, ADJECTIVES + 1)
    .findIndex((_, index) => isOwn(index));
  if (at === -1) return false;
  while (isOwn(at)) at += 1;
  return !isOtherNoun(after, at, item) || labelAt(after, at) !== null || isLeading(after[at], item);
}

/** "Built 1965", "the 1965 Schwalbe": a year behind its label or beside the item's own words. */
function isOfItem(before: readonly Token[], after: readonly Token[], item: Item): boolean {
  if (standsBehindLabel([...before, ...after], before.length, 'era')) return true;
  const own = ownWords(item);
  // "A smart TV from 2020".
  const noun = DATED.has(before.at(-1)?.key ?? '') ? before.at(-2) : before.at(-1);
  return own.has(noun?.key ?? '') || own.has(after[0]?.key ?? '');
}

/** What leads from a thing to the year that it is of, in nine languages; "in 2019" somebody bought it. */
const DATED: ReadonlySet<string> = new Set('from von aus de du del dal di van uit z od do fran'.split(' '));

/** "LP, 1986", "UK pressing from 1977": in the first words on a book or a record stands when it came out. */
function isYearOfWork({ from }: Likely, clause: readonly Token[], item: Item): boolean {
  const family = familyOfItem(item);
  return (
    (family === 'books' || family === 'media') &&
    isEarly(from.start, item) &&
    !clause.some((_, at) => entriesAt(clause, at, ['history']).length > 0)
  );
}

/** A word that names neither the item nor another value of it, and does not merely join. */
function isOtherNoun(
  tokens: readonly Token[],
  at: number,
  item: Item,
  { own = ownWords(item), anyWord = false }: { own?: ReadonlySet<string>; anyWord?: boolean } = {},
): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return false;
  if (entriesAt(tokens, at).length > 0 || endsPhrase(tokens, at)) return false;
  // German nouns say that they are.
  if (item.language === 'de' && !anyWord && !/^\p{Lu}/u.test(token.text)) return false;
  // "Capa em TPU transparente": letters that stand for a word name a stuff or a norm.
  if (/^\p{Lu}{2,4}$/u.test(token.text)) return false;
  const key = fold(token.text);
  // "Manteau Mango en laine": a make behind the item's own noun, though it is a word as well.
  if (own.has(tokens[at - 1]?.key ?? '') && brandAt(tokens, at) !== null) return false;
  if (own.has(key) || own.has(singular(key)) || STUFFS.has(key) || GROUNDS.has(key)) return false;
  // "Silbernes Gehäuse", "black frame": what is seen of such a thing has its colour.
  if (BODIES.has(key) && SHELLED.has(familyOfItem(item) ?? 'home')) return false;
  // The "Jacke" of a "Winterjacke".
  return ![...own].some((word) => isCompoundOf(word, key, item.language));
}

/** "I think": the last of words that the lexicon knows together. */
function endsPhrase(tokens: readonly Token[], at: number): boolean {
  return [at - 2, at - 1].some((from) =>
    entriesAt(tokens, from).some(({ length }) => from + length === at + 1),
  );
}
