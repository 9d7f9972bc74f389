/** Tags out of the phrases with which a text opens: each up to its first amount, label or word that leads on. */
import { phraseAt } from '../categories/category-index.ts';
import { AND, COUNTS, CUTS } from '../categories/name-words.ts';
import { fold, singular } from '../language/fold.ts';
import { HEAD_FIRST, type Language } from '../language/languages.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { isUnit } from '../language/units.ts';
import { findConcepts, isPart } from '../lexicon/concepts.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { NUMBER_WORDS } from '../lexicon/number-words.ts';
import { ARTICLES_OF, SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import { codePointLength } from '../text/length.ts';
import { certainValues, type Item } from '../values/item.ts';
import { isPreposition } from './new-words.ts';
import { openingPhrases } from './opening-phrases.ts';
import { keysOf, titleName } from './phrases.ts';

const MOST_BESIDE = 2;
const MOST_PHRASES = 4;
const FEWEST_WORDS = 2;
const SHORTEST_END = 2;
const LIKENESS: readonly WordClass[] = ['colour', 'material', 'shade', 'pattern'];

/**
 * The first phrases of the first sentence as search terms: "silver locket" of "silver locket on 18 inch chain"; one that
 * names no thing stands beside the type, "4 man tent".
 */
export function phraseTags(item: Item, type: string | undefined): readonly string[] {
  const { language } = item;
  const stated = certainValues(item, 'name').length > 0 ? headOf(titleName(item), item) : [];
  const phrases = openingPhrases(item).opening.slice(0, MOST_PHRASES);
  const [first] = phrases;
  const isBeside =
    first !== undefined &&
    type !== undefined &&
    !HEAD_FIRST.has(language) &&
    keysOf(first).length <= MOST_BESIDE &&
    // "4 man", "16 Zoll": outside English a colour or material would need an ending.
    /^\d.*\p{L}{3}$/u.test(first) &&
    // "190 mm blade", "24 cm across": an amount of a part, or one side of several.
    !isMeasured(first) &&
    !keysOf(first).some((key) => keysOf(type).includes(key));
  return [
    ...stated,
    ...(isBeside ? [`${first} ${type}`] : []),
    ...phrases.flatMap((phrase, at) =>
      headOf(phrase, item).flatMap((head) => besideType(head, type, { item, isFirst: at === 0 })),
    ),
  ];
}

/** Whether an amount with its unit says of what it is. */
function isMeasured(phrase: string): boolean {
  const tokens = tokenise(phrase);
  const [{ text = '' } = {}, next] = tokens;
  const unit = /^[\d.,]+(\p{L}+)$/u.exec(text)?.[1];
  const end = unit === undefined ? 2 : 1;
  return isUnit(unit ?? next?.text ?? '') && tokens.length > end;
}

/**
 * A phrase that names the thing as it is; one that only says what it is like stands beside the type, "black metal dog
 * crate", where the language bends nothing for that.
 */
function besideType(
  phrase: string,
  type: string | undefined,
  { item, isFirst }: { item: Item; isFirst: boolean },
): readonly string[] {
  const { language, category } = item;
  const tokens = tokenise(phrase);
  // What it has or comes with is nothing that one searches for.
  if (findConcepts(tokens, language).some(({ concept }) => isPart(concept))) return [];
  // Behind the first phrase a noun of another kind is a part of the thing: "chrome chassis".
  const isNoun = tokens.some((_, at) =>
    [language, 'en' as const].some((one) => {
      const entry = phraseAt(tokens, at, one)?.entry;
      return entry?.strength === 'noun' && (isFirst || entry.id === category);
    }),
  );
  const isOfType = type !== undefined && keysOf(type).some((key) => keysOf(phrase).includes(key));
  const isLike = isLikeness(phrase);
  if (isNoun || isOfType || (isFirst && !isLike && tokens.length > 1)) return [phrase];
  if (!isLike) return [];
  return type !== undefined && language === 'en' ? [`${phrase} ${type}`] : [];
}

/**
 * What the first sentences say the thing is like or has, each noun phrase as it stands there: "double weave", "hand
 * stitched" of "… with waxed linen thread", "argile polymère" of "en argile polymère". Not in languages that bend a noun
 * for what it stands behind.
 */
export function detailTags(item: Item): readonly string[] {
  const { language } = item;
  if (BENDS_NOUNS.has(language)) return [];
  const { opening, others, further } = openingPhrases(item);
  return [...opening, ...others, ...further]
    .flatMap((phrase) => piecesOf(phrase, item))
    .filter((piece) => isDetail(piece, language));
}

/**
 * These beside the noun for what the thing is, "shell stitch blanket", "reversible blanket": in English, where nothing
 * bends. Several of a thing, and one word that is a noun of its own, make another thing of it.
 */
export function detailTypeTags(item: Item, type: string | undefined): readonly string[] {
  const noun = (type ?? item.nounInName ?? '').split(' ').at(-1) ?? '';
  if (item.language !== 'en' || !/^\p{L}{3,}$/u.test(noun)) return [];
  const { opening, others, further } = openingPhrases(item);
  const own = new Set(keysOf(noun));
  const isPlural = (word: string) => singular(fold(word)) !== fold(word);
  return [...opening, ...others, ...further]
    .flatMap((phrase) => {
      const pieces = piecesOf(phrase, item);
      return pieces.filter(
        (piece) =>
          // "Cream and sage green": of several colours none is the thing's alone.
          (isDetail(piece, 'en') && (!isLikeness(piece) || (piece === phrase && !isOfColours(item)))) ||
          (piece === phrase && isQuality(piece) && !(isLikeness(piece) && isOfColours(item))),
      );
    })
    .filter(
      (piece) =>
        !keysOf(piece).some((key) => own.has(key)) &&
        keysOf(piece).length <= MOST_BESIDE &&
        !isPlural(piece.split(' ').at(-1) ?? ''),
    )
    .map((piece) => `${piece} ${noun}`);
}

function isLikeness(piece: string): boolean {
  const words = tokenise(piece);
  return words.every((_, at) => entriesAt(words, at, LIKENESS).length > 0);
}

/** Whether one word says what a thing is like and is no noun of its own, as far as is known. */
function isQuality(piece: string): boolean {
  const words = tokenise(piece);
  return (
    words.length === 1 &&
    words[0]?.kind === 'word' &&
    words[0].text === words[0].key &&
    entriesAt(words, 0, NOT_DETAILS).length === 0 &&
    phraseAt(words, 0, 'en')?.entry.strength !== 'noun' &&
    !findConcepts(words, 'en').some(({ concept }) => isPart(concept))
  );
}

const BENDS_NOUNS: ReadonlySet<Language> = new Set(['de', 'pl']);
const MOST_OF_DETAIL = 3;
const NOT_DETAILS: readonly WordClass[] = ['joiner', 'condition', 'filler'];

/** What stands between the small words and signs of a phrase. */
function piecesOf(phrase: string, { language }: Item): readonly string[] {
  const tokens = tokenise(phrase);
  const pieces: string[] = [];
  let from = 0;
  const isSmall = (at: number) => {
    const { kind, key } = tokens[at] as Token;
    return (
      kind === 'mark' ||
      key === AND[language] ||
      ARTICLES_OF[language].has(key) ||
      isPreposition(key, language)
    );
  };
  for (let at = 0; at <= tokens.length; at += 1) {
    if (at < tokens.length && !isSmall(at)) continue;
    // "À la main dessous": behind an article stands the end of another phrase.
    const isOfOther = HEAD_FIRST.has(language) && ARTICLES_OF[language].has(tokens[from - 1]?.key ?? '');
    if (at > from && !isOfOther) pieces.push(phrase.slice(tokens[from]?.start, tokens[at - 1]?.end));
    from = at + 1;
  }
  return pieces;
}

/** Whether a piece is two words or three that say what a thing is like, none of its state, its sizes or its counts. */
function isDetail(piece: string, language: Language): boolean {
  const words = tokenise(piece);
  return (
    words.length >= FEWEST_WORDS &&
    words.length <= MOST_OF_DETAIL &&
    words.every(
      ({ kind, key }, at) =>
        kind === 'word' &&
        !SENTENCE_WORDS[language].has(key) &&
        NUMBER_WORDS[language][key] === undefined &&
        isSearched(words, at) &&
        entriesAt(words, at, NOT_DETAILS).every(
          (entry) => entry.language !== language && entry.language !== 'xx',
        ),
    )
  );
}

/** "Fingering weight": a label behind its value is one with it; one that a value follows, and a size, is none. */
function isSearched(words: readonly Token[], at: number): boolean {
  const label = labelAt(tokenise(singular(words[at]?.key ?? '')), 0);
  return label === null || (at > 0 && at === words.length - 1 && label.kind !== 'size');
}

/** Of several colours none is the thing's alone. */
function isOfColours({ values }: Item): boolean {
  return values.filter(({ kind, polarity }) => kind === 'colour' && polarity === 'asserted').length > 1;
}

/** Up to the first amount, label or word that leads on; none of a count, a label or one word. */
function headOf(phrase: string, item: Item): readonly string[] {
  const { language } = item;
  const tokens = tokenise(phrase);
  const leads = ({ key }: Token, at: number) =>
    at > 0 && (labelAt(tokens, at) !== null || CUTS[language].has(key) || CUTS.en.has(key));
  const isAmount = ({ text }: Token, at: number) => at > 0 && /^\d/.test(text);
  const cut = tokens.findIndex((token, at) => leads(token, at) || isAmount(token, at));
  const stop = tokens[cut];
  // "Monstera nearly 5 ft": in English an adverb may stand before an amount.
  if (stop !== undefined && language === 'en' && isAmount(stop, cut)) return [];
  let end = cut === -1 ? tokens.length : cut;
  // "Midi dress length 70 cm": the word before a measure is what it is of.
  const unit =
    stop?.kind === 'number' ? (tokens[cut + 1]?.text ?? '') : (stop?.text.replace(/^[\d.,x]+/, '') ?? '');
  // "BR 89": letters before a number are one with it.
  const isCode = /^\p{Lu}{1,3}$/u.test(tokens[cut - 1]?.text ?? '');
  if (stop !== undefined && isAmount(stop, cut) && (isUnit(unit) || isCode)) end -= 1;
  const isLoose = (at: number) =>
    tokens[at]?.kind === 'mark' ||
    codePointLength(tokens[at]?.text ?? '') < SHORTEST_END ||
    entriesAt(tokens, at, ['joiner']).length > 0;
  while (end > 0 && isLoose(end - 1)) end -= 1;
  const head = phrase.slice(0, tokens[end - 1]?.end ?? 0);
  const [begins] = tokens;
  const isOther =
    // Signs between words are written out or left out in a tag.
    /[&+/%]/.test(head) ||
    begins === undefined ||
    COUNTS.has(begins.key) ||
    // "In gutem …", "de la tienda …"
    isPreposition(begins.key, language) ||
    /^\d/.test(begins.text) ||
    (!HEAD_FIRST.has(language) && tokens.slice(0, end).some(({ key }) => ARTICLES_OF[language].has(key))) ||
    labelAt(tokens, 0) !== null;
  // "Cream": one word is half of anything, unless it says what the thing is like.
  const isLike = !isOfColours(item) && entriesAt(tokens, 0, LIKENESS).some(({ weak }) => !weak);
  return isOther || (keysOf(head).length < FEWEST_WORDS && !isLike) ? [] : [head];
}
