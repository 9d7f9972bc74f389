/** A clause of the sentence with which a text opens: whole between its marks, it says what the thing is or is like. */
import { AND, CUTS } from '../categories/name-words.ts';
import type { Clause } from '../language/clauses.ts';
import { CUE_CLASSES } from '../language/cues.ts';
import { isShortText } from '../language/language.ts';
import { HEAD_FIRST, type Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { entriesAt, isUnknownWord } from '../lexicon/lexicon.ts';
import { ARTICLES_OF, SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import type { Item, SellerSentence } from '../values/item.ts';
import { nounPhraseIn } from '../values/noun-phrase.ts';
import { OWNERS, OWNERS_OF, WEARERS } from '../values/wearers.ts';
import {
  isDefinite,
  isPraise,
  isWordy,
  openerIn,
  predicateStart,
  withoutMarks,
  withoutOffer,
} from './clause-words.ts';
import { isPreposition } from './new-words.ts';
import { keysOf, titleName } from './phrases.ts';
import { isCount, isDone, isOtherMake, namesKind, type Told } from './told.ts';
import { isOfThing } from './worth.ts';

const MOST_WORDS_FIRST = 12;
const MOST_WORDS = 7;

/** What these say of the thing has its own place in a title, or none; the list goes on behind it. */
const PASSED: readonly WordClass[] = [
  'condition',
  'history',
  'care',
  'included',
  'asking-price',
  'past-price',
];
const STOPS: readonly WordClass[] = ['fault', 'missing', 'delivery', 'payment', 'contact', ...CUE_CLASSES];

interface Context {
  sentence: SellerSentence;
  /** Between its marks, with the offer and by whom it was made. */
  clause: Clause;
  item: Item;
  told: ReadonlyMap<number, Told>;
  /** Whether the language is known: of a few words nobody knows it. */
  sure: boolean;
  /** The folded words of the item's name. */
  own: ReadonlySet<string>;
}

/** A clause with whether nothing shows that it is said of the thing: then a title takes it only where it is bare. */
export interface OpeningClause extends Clause {
  isUnsure: boolean;
}

/**
 * The tokens of a clause that is all noun phrase, up to its last preposition where it is long; 'passed' where it speaks
 * of what no title tells, 'none' where it may state, deny, doubt or tell a fault.
 */
export function openingClause(
  sentence: SellerSentence,
  clause: Clause,
  { item, told, isNamed }: { item: Item; told: ReadonlyMap<number, Told>; isNamed: boolean },
): OpeningClause | 'passed' | 'none' {
  const { tokens } = sentence;
  const sure = item.languageKnown && !isShortText(item.form.features);
  const own = new Set(keysOf(titleName(item)));
  const context: Context = { sentence, clause, item, told, sure, own };
  const says = predicateStart(tokens, clause, item.language);
  const offered = withoutOffer(tokens, withoutMarks(tokens, { from: says, to: clause.to }), item.language);
  const opener = openerIn(tokens, offered, item.language);
  const span = withoutAgent(tokens, { from: offered.from, to: opener }, context);
  if (span.to <= span.from) return 'passed';
  // "A handle that has snapped": what goes on behind it may take it back.
  const isCut = span.to < offered.to;
  if (isShouted(span, context) || mayState(span, context)) return 'none';
  if (opener < offered.to && (sentence.topics.has('fault') || speaksOf(STOPS, offered, context)))
    return 'none';
  const isFirst = clause.from === 0;
  if (speaksOf(PASSED, span, context)) return isFirst ? 'none' : 'passed';
  // "Hand crocheted by me", "en raison de mon déménagement": what is left without by whom may be half a sentence.
  const isDoneTo = isDone(tokens, span, { told, item });
  const lead = leadOf(tokens, span, item.language);
  if (isCut && (isDoneTo || lead > 0 || (span.to - span.from === 1 && !told.has(span.from)))) return 'passed';
  const phrase = nounPhraseIn(
    { tokens, raw: sentence.raw },
    { from: span.from + lead, to: span.to },
    { language: item.language, sure, isTold: (at) => told.has(at) },
  );
  if (phrase.to < span.to || isDoneTo || isPraiseLast(span, context)) return 'none';
  const end = endOf(span, phrase.tail, context);
  // "XS / S / M"
  const isBare = !placesOf(span).some((at) => isWordy(tokens, at));
  if (end === null || isBare) return { ...span, isUnsure: true };
  const { to } = withoutMarks(tokens, { from: span.from, to: end });
  const opens = {
    from: span.from,
    to: Math.max(likenessEnd(phrase.tail, span, context), span.from + lead + 1),
  };
  const isUnsure =
    (!isNamed || says > clause.from) &&
    !isOfThing(tokens, opens, { item, told }) &&
    !namesKind(tokens, span, { item, isFirst });
  return isFirst && isCount(tokens, span, item) ? 'none' : { from: span.from, to, isUnsure };
}

function placesOf({ from, to }: Clause): readonly number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** Capitals alone are a heading or a shout. */
function isShouted(span: Clause, { sentence: { raw, tokens } }: Context): boolean {
  const words = raw.slice(tokens[span.from]?.start, tokens[span.to - 1]?.end);
  return !/\p{Ll}/u.test(words) && /\p{Lu}{4}/u.test(words);
}

/** Whether it may be a statement, a denial, a doubt or a fault, or speak of another thing. */
function mayState(span: Clause, context: Context): boolean {
  const { sentence, clause, item, told, sure } = context;
  const { tokens, cues } = sentence;
  const { from, to } = span;
  if (cues.some((cue) => (cue.at >= from && cue.at < to) || (cue.from < to && cue.to > from))) return true;
  // "Zoals Sony": in a language that nobody knows a word of which nothing is known may compare or deny.
  if (!sure && !told.has(from) && isUnknownWord(tokens, from)) return true;
  if (clause.from > 0 && isOtherMake(tokens, from, item)) return true;
  return placesOf(span).some((at) => isOfSentence(at, context)) || speaksOf(STOPS, span, context);
}

/** Whether a word of the classes stands in it, in the language of the text; "a year ago" begins with the article. */
function speaksOf(
  classes: readonly WordClass[],
  { to }: Clause,
  { sentence: { tokens }, clause, item, sure, own }: Context,
): boolean {
  return placesOf({ from: clause.from, to }).some(
    (at) =>
      !keysOf(tokens[at]?.text ?? '').some((key) => own.has(key)) &&
      entriesAt(tokens, at, classes).some(
        ({ weak, language }) => !weak && (!sure || [item.language, 'en', 'xx'].includes(language)),
      ),
  );
}

/** How many tokens lead to its noun: "con pantalla", "off a 2009 Focus", "de piel". */
function leadOf(tokens: readonly Token[], { from }: Clause, language: Language): number {
  const lead = tokens[from]?.key ?? '';
  const isArticle = (at: number) => ARTICLES_OF[language].has(tokens[at]?.key ?? '');
  const isOf = HEAD_FIRST.has(language) && lead.startsWith('d');
  if (!isPreposition(lead, language) || (isArticle(from) && !isOf)) return 0;
  return isArticle(from + 1) ? 2 : 1;
}

/**
 * Where it ends, or null where no part of it is short enough: a long one before its last preposition that leaves it so,
 * "handmade from solid walnut" of "… with a strip of maple".
 */
function endOf(
  { from, to }: Clause,
  tail: number,
  { sentence: { tokens }, clause, item, told }: Context,
): number | null {
  const { language } = item;
  const most = clause.from === 0 ? MOST_WORDS_FIRST : MOST_WORDS;
  const size = (end: number) => tokens.slice(from, end).filter(({ kind }) => kind !== 'mark').length;
  // One word may be the half of anything.
  const isShort = (end: number) =>
    end > from && size(end) <= most && (end === to || size(end) > 1 || told.has(from));
  // "In the green boxes": what whoever speaks knows already is another thing; "Heart of the Hide" is a name.
  const isKnown = (token: Token, at: number) =>
    at > tail &&
    !HEAD_FIRST.has(language) &&
    isDefinite(language)(token) &&
    !/^\p{Lu}\p{Ll}/u.test(tokens[at + 1]?.text ?? '');
  // A composition has its main material as its value, and its sign is written out in some titles.
  const border = tokens.findIndex(
    (token, at) => at >= from && at < to && (token.text === '%' || isKnown(token, at)),
  );
  const limit = border === -1 ? to : border;
  const cuts = placesOf({ from: tail + 1, to: Math.max(limit, tail + 1) })
    .filter((at) => CUTS[language].has(tokens[at]?.key ?? ''))
    .reverse();
  return [...(limit === to ? [to] : []), ...cuts, tail].find((end) => end <= limit && isShort(end)) ?? null;
}

/** "Crossbody in navy leather": what a phrase is like stands behind its noun too, where one word leads to it. */
function likenessEnd(tail: number, { to }: Clause, { told }: Context): number {
  const isLike = (at: number) => LIKENESS.has(told.get(at)?.kind ?? 'name');
  let end = tail;
  while (end + 1 < to && isLike(end + 1)) end += end === tail ? 2 : 1;
  return end;
}

const LIKENESS: ReadonlySet<Told['kind']> = new Set(['colour', 'material', 'pattern']);

function isOfSentence(at: number, context: Context): boolean {
  const { sentence, item, told, sure } = context;
  const { language } = item;
  const key = sentence.tokens[at]?.key ?? '';
  // "I" is a preposition in Swedish and "and" in Polish.
  const isSmall = key === AND[language] || isPreposition(key, language);
  if (isSmall) return false;
  // "Mi-longue" is half long in French.
  const owners = sure ? OWNERS_OF[language] : OWNERS;
  // "EU 39" is a size, and "I" in Portuguese.
  return !told.has(at) && (owners.has(key) || WEARERS.has(key) || SENTENCE_WORDS[language].has(key));
}

/** "Black dial good": behind its noun praise is a statement. */
function isPraiseLast({ from, to }: Clause, { sentence: { tokens }, item }: Context): boolean {
  return to - from > 1 && isPraise(tokens, to - 1, item.language);
}

/**
 * "Painted by me", "ricamata a mano da mia nonna": without by whom, or from whose, and all that follows; without what led
 * to what is gone already, "stoneware in that …".
 */
function withoutAgent(tokens: readonly Token[], { from, to }: Clause, context: Context): Clause {
  let at = from;
  while (at < to && !isOfSentence(at, context)) at += 1;
  const isLed = at - 1 > from && isPreposition(tokens[at - 1]?.key ?? '', context.item.language);
  return { from, to: isLed ? at - 1 : to };
}
