/** A clause of the sentence with which a text opens: whole between its marks, it says what the thing is or is like. */
import { AND, CUTS, INTO } from '../categories/name-words.ts';
import type { Clause } from '../language/clauses.ts';
import { CUE_CLASSES } from '../language/cues.ts';
import { isShortText } from '../language/language.ts';
import { HEAD_FIRST, type Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { isUnit } from '../language/units.ts';
import { entriesAt, isUnknownWord, labelAt } from '../lexicon/lexicon.ts';
import { ARTICLES_OF, INDEFINITE, SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import type { Item, SellerSentence } from '../values/item.ts';
import { nounPhraseIn } from '../values/noun-phrase.ts';
import { AGES } from '../values/size.ts';
import { OWNERS, WEARERS } from '../values/wearers.ts';
import { isPreposition } from './new-words.ts';
import { keysOf, titleName } from './phrases.ts';
import { isCount, isDone, isOtherMake, namesKind, type Told } from './told.ts';

const MOST_WORDS_FIRST = 12;
const MOST_WORDS = 7;
/** What is shorter is a size or a sign. */
const SHORTEST_WORD = 3;

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

/**
 * The tokens of a clause that is all noun phrase, up to its last preposition where it is long; 'passed' where it speaks
 * of what no title tells, 'none' where it may state, deny, doubt or tell a fault.
 */
export function openingClause(
  { raw, tokens, cues }: SellerSentence,
  clause: Clause,
  { item, told }: { item: Item; told: ReadonlyMap<number, Told> },
): Clause | 'passed' | 'none' {
  const { language } = item;
  const offered = withoutOffer(tokens, withoutMarks(tokens, clause), language);
  const span = withoutAgent(tokens, offered, told, language);
  if (span.to <= span.from) return 'passed';
  const { from, to } = span;
  if (cues.some((cue) => (cue.at >= from && cue.at < to) || (cue.from < to && cue.to > from))) return 'none';
  // "A year ago" begins with the article.
  // "Zoals Sony": in a language that nobody knows a word of which nothing is known may compare or deny.
  const sure = item.languageKnown && !isShortText(item.form.features);
  if (!sure && !told.has(from) && isUnknownWord(tokens, from)) return 'none';
  const places = tokens.slice(clause.from, to).map((_, index) => clause.from + index);
  if (places.some((at) => isHalfDash(tokens, at, language))) return 'none';
  // "Tank top // size small"
  if (places.some((at) => tokens[at]?.text === '/' && tokens[at + 1]?.text === '/')) return 'none';
  // "Processor Intel(R)"
  if (tokens[clause.to]?.text === '(' && tokens[clause.to]?.start === tokens[clause.to - 1]?.end)
    return 'none';
  const isIn = (at: number, classes: readonly WordClass[]) =>
    entriesAt(tokens, at, classes).some((entry) => !sure || [language, 'en', 'xx'].includes(entry.language));
  if (places.some((at) => isOfSentence(tokens, at, told, language) || isIn(at, STOPS))) return 'none';
  const isFirst = clause.from === 0;
  const own = new Set(keysOf(titleName(item)));
  const isOwn = (at: number) => keysOf(tokens[at]?.text ?? '').some((key) => own.has(key));
  if (places.some((at) => !isOwn(at) && entriesAt(tokens, at, PASSED).some(({ weak }) => !weak)))
    return isFirst ? 'none' : 'passed';
  // "Con pantalla", "off a 2009 Focus", "de piel": what leads to its noun is part of the phrase.
  const lead = tokens[from]?.key ?? '';
  const isOf = HEAD_FIRST.has(language) && lead.startsWith('d');
  const isLed = isPreposition(lead, language) && (isOf || !ARTICLES_OF[language].has(lead));
  let leads = isLed ? 1 : 0;
  if (leads > 0 && ARTICLES_OF[language].has(tokens[from + 1]?.key ?? '')) leads += 1;
  const { to: end, tail } = nounPhraseIn(
    { tokens, raw },
    { from: from + leads, to },
    { language, sure, isTold: (at) => told.has(at) },
  );
  // "Hand crocheted by me": what is left without by whom may be half a sentence.
  const isCut = span.to < offered.to;
  const isDoneTo = isDone(tokens, span, { told, item });
  if (isCut && (isDoneTo || to - from === 1)) return 'passed';
  if (end < to || isVerbLast(tokens, span, { told, language })) return 'none';
  if (isDoneTo || isPraiseLast(tokens, span, language)) return 'none';
  const size = (last: number) => tokens.slice(from, last).filter(({ kind }) => kind !== 'mark').length;
  const most = isFirst ? MOST_WORDS_FIRST : MOST_WORDS;
  // One word may be the half of anything.
  const isShort = (one: number) =>
    one > from && size(one) <= most && (one === to || size(one) > 1 || told.has(from));
  // "Handmade from solid walnut with a strip of maple …": a long one ends where one of its parts does.
  // "In the green boxes": what is already known to whoever speaks is another thing.
  // "Heart of the Hide" is a name.
  const isKnown = (at: number) =>
    ARTICLES_OF[language].has(tokens[at]?.key ?? '') &&
    !INDEFINITE[language].has(tokens[at]?.key ?? '') &&
    !/^\p{Lu}\p{Ll}/u.test(tokens[at + 1]?.text ?? '');
  const known = HEAD_FIRST.has(language) ? to : (places.find((at) => at > tail && isKnown(at)) ?? to);
  // A composition has its main material as its value, and its sign is written out in some titles.
  const limit = Math.min(known, places.find((at) => tokens[at]?.text === '%') ?? to);
  const cuts = places.filter((at) => at > tail && CUTS[language].has(tokens[at]?.key ?? '')).reverse();
  const ends = [...(limit === to ? [to] : []), ...cuts.filter((at) => at < limit), tail];
  const last = ends.find((end) => end <= limit && isShort(end));
  if (last === undefined) return 'passed';
  // "Hello, …", "Case with a brass hinge" of a jacket: what opens a text names the thing or says something known of it.
  const isOfThing = (at: number) =>
    at < Math.max(tail, from + leads + 1) && (isOwn(at) || told.has(at) || /\d/.test(tokens[at]?.text ?? ''));
  if (isFirst && !places.some(isOfThing) && !namesKind(tokens, { from, to }, { item, isFirst }))
    return 'passed';
  // "xs / s / m"
  if (!places.some((at) => isWordy(tokens, at))) return 'passed';
  if (isOfNumbers(tokens, clause, language)) return 'passed';
  // "Una decina d'anni" is its age, "em Braga" where it was made.
  if (places.some((at) => !told.has(at) && AGES.test(tokens[at]?.key ?? ''))) return 'passed';
  const isPlace =
    !isFirst && INTO.has(lead) && size(last) === 2 && /^\p{Lu}/u.test(tokens[from + 1]?.text ?? '');
  if (isPlace && language !== 'de' && !told.has(from + 1)) return 'passed';
  if (isFirst && isCount(tokens, { from, to }, item)) return 'none';
  if (isShouted(raw.slice(tokens[from]?.start, tokens[to - 1]?.end))) return 'none';
  if (!isFirst && isOtherMake(tokens, from, item)) return 'none';
  return { from, to: last };
}

/** "Numbers 441, 442 and 443" are one. */
function isOfNumbers(tokens: readonly Token[], { from, to }: Clause, language: Language): boolean {
  const isBare = (at: number) => {
    const { key = '', text = '' } = tokens[at + 1] ?? {};
    return (
      tokens[at]?.kind === 'number' && !isUnit(text) && (key === AND[language] || !/^\p{L}{3}/u.test(text))
    );
  };
  const last = tokens[to - 1]?.kind === 'mark' ? to - 2 : to - 1;
  return (isBare(last) && isBare(to + 1)) || (isBare(from) && tokens[from - 2]?.kind === 'number');
}

/** A word, a code or an amount with its unit. */
function isWordy(tokens: readonly Token[], at: number): boolean {
  const { kind, text = '' } = tokens[at] ?? {};
  if (kind === 'code' || (kind === 'word' && text.length >= SHORTEST_WORD)) return true;
  return isUnit(text) && tokens[at - 1]?.kind === 'number';
}

/** "Rose gold -Factory unlocked": a dash with a blank on one side parts two things, but in "Vor- und Rückseite". */
function isHalfDash(tokens: readonly Token[], at: number, language: Language): boolean {
  const [before, dash, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (dash === undefined || before === undefined || after === undefined || !/^[-–—]$/.test(dash.text))
    return false;
  return (before.end < dash.start || dash.end < after.start) && after.key !== AND[language];
}

function isOfSentence(
  tokens: readonly Token[],
  at: number,
  told: ReadonlyMap<number, Told>,
  language: Language,
): boolean {
  const key = tokens[at]?.key ?? '';
  // "I" is a preposition in Swedish and "and" in Polish.
  const isSmall = key === AND[language] || isPreposition(key, language);
  if (isSmall) return false;
  return OWNERS.has(key) || WEARERS.has(key) || (!told.has(at) && SENTENCE_WORDS[language].has(key));
}

/** "Black dial good": behind its noun praise is a statement. */
function isPraiseLast(tokens: readonly Token[], { from, to }: Clause, language: Language): boolean {
  return (
    !HEAD_FIRST.has(language) &&
    to - from > 1 &&
    labelAt(tokens, to - 1) === null &&
    entriesAt(tokens, to - 1, ['filler']).some((entry) => entry.language === language)
  );
}

/** Capitals alone are a heading or a shout; a code is none. */
function isShouted(words: string): boolean {
  return !/\p{Ll}/u.test(words) && /\p{Lu}{4}/u.test(words);
}

/** "Licht vorne leuchtet": the verb of a German clause may be its last word, which is no noun and no participle. */
function isVerbLast(
  tokens: readonly Token[],
  { from, to }: Clause,
  { told, language }: { told: ReadonlyMap<number, Told>; language: Language },
): boolean {
  const last = tokens[to - 1];
  return language === 'de' && to - from > 1 && !told.has(to - 1) && FINITE.test(last?.text ?? '');
}

const FINITE = /^(?!ge|be|ver|er|ent|zer)\p{Ll}+t$/u;

/** "Selling my black …", "A set of …": without the offer, whose it is and the article. */
function withoutOffer(tokens: readonly Token[], { from, to }: Clause, language: Language): Clause {
  let first = from;
  const isOffer = (at: number) => entriesAt(tokens, at, ['filler']).some(({ means }) => means === 'offer');
  while (first < to && isOffer(first)) first += 1;
  if (first > from && OWNERS.has(tokens[first]?.key ?? '')) first += 1;
  const key = tokens[first]?.key ?? '';
  const isName = /^\p{Lu}/u.test(tokens[first + 1]?.text ?? '') && language !== 'de';
  if (INDEFINITE[language].has(key) || (isName && ARTICLES_OF[language].has(key))) first += 1;
  return { from: first, to };
}

/** "Painted by me", "ricamata a mano da mia nonna": without by whom, or from whose, and all that follows. */
function withoutAgent(
  tokens: readonly Token[],
  { from, to }: Clause,
  told: ReadonlyMap<number, Told>,
  language: Language,
): Clause {
  let at = from;
  while (at < to && !isOfSentence(tokens, at, told, language)) at += 1;
  return at < to && at - 1 > from && isPreposition(tokens[at - 1]?.key ?? '', language)
    ? { from, to: at - 1 }
    : { from, to };
}

function withoutMarks(tokens: readonly Token[], { from, to }: Clause): Clause {
  let [first, end] = [from, to];
  while (end > first && tokens[end - 1]?.kind === 'mark' && !/^["”″%]$/u.test(tokens[end - 1]?.text ?? ''))
    end -= 1;
  while (first < end && tokens[first]?.kind === 'mark' && !/^["“„«+£$€]$/u.test(tokens[first]?.text ?? ''))
    first += 1;
  return { from: first, to: end };
}
