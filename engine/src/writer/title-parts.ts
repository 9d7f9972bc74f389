/** What the values of an item say in a title: the phrases of each of its parts. */

import { phraseAt } from '../categories/category-index.ts';
import { categoryWords } from '../categories/category-words.ts';
import { AND } from '../categories/name-words.ts';
import { clausesOf } from '../language/clauses.ts';
import { CUE_CLASSES } from '../language/cues.ts';
import { fold, lemma } from '../language/fold.ts';
import { HEAD_FIRST, type Language } from '../language/languages.ts';
import { tokenise } from '../language/tokens.ts';
import { dimensionOf } from '../language/units.ts';
import { entriesAt, isUnknownWord, labelAt } from '../lexicon/lexicon.ts';
import { LIKENESS_CLASSES, type WordClass } from '../lexicon/word-classes.ts';
import type { TitlePart } from '../marketplaces/writing.ts';
import { rememberOne } from '../text/remember.ts';
import { certainValues, type Item, type SellerSentence, type Topic } from '../values/item.ts';
import { comesWith } from './comes-with.ts';
import { isPreposition } from './new-words.ts';
import { openingPhrases } from './opening-phrases.ts';
import {
  asWritten,
  departmentOf,
  isOfSeveral,
  keysOf,
  keywordsOf,
  mainMaterial,
  phrasesOf,
} from './phrases.ts';
import { labelOf, stateWord } from './templates.ts';

/** Parts of which a title says no more where the name says one. */
export const IN_NAME: ReadonlySet<TitlePart> = new Set([
  'colour',
  'size',
  'material',
  'pattern',
  'department',
  'era',
]);
const LONGEST_VALUE = 2;

/** One value of one word or two ("rose gold"): two colours or a blend are a sentence. */
function single(values: readonly string[], { language }: Item): readonly string[] {
  return values.filter(
    (value) =>
      values.length === 1 &&
      !value.includes('/') &&
      keysOf(value).length <= LONGEST_VALUE &&
      !keysOf(value).includes(AND[language]),
  );
}

/** "Wit/blauw", "rosa e bianche": two colours that the seller joined are those of one thing. */
function joinedColours(item: Item): readonly string[] | null {
  const [one, other, ...more] = certainValues(item, 'colour').map(({ from }) => from);
  if (one === undefined || other === undefined || more.length > 0 || one.field !== 'features') return null;
  const sentence = item.sentences.find(
    ({ place }) => place.field === one.field && place.start <= one.start && place.end >= other.end,
  );
  if (sentence === undefined) return null;
  const offset = sentence.place.start;
  const joint = sentence.raw.slice(one.end - offset, other.start - offset);
  return /^\s?[/&]\s?$/u.test(joint) || joint.trim().toLowerCase() === AND[item.language]
    ? [sentence.raw.slice(one.start - offset, other.end - offset)]
    : null;
}

/** The phrases that an item gives for one part of a title, the most telling first. */
export function partPhrases(item: Item, part: TitlePart): readonly string[] {
  switch (part) {
    case 'name':
    case 'brand':
    case 'model':
      return [];
    case 'keyword':
      return keywordsOf(item).flatMap((keyword) =>
        namesItem(keyword, item)
          ? [keyword]
          : (codeOf(keyword, item) ?? (isStated(keyword, item) ? [keyword] : [])),
      );
    case 'search':
      return keywordsOf(item).filter((keyword) => {
        const words = tokenise(keyword);
        // "Size 42": an amount with its label has its own place.
        const isLabelled = labelAt(words, 0) !== null && words.some(({ text }) => /\d/.test(text));
        const isOther = isLabelled || words.some((_, at) => entriesAt(words, at, NOT_SEARCHED).length > 0);
        return words[0]?.kind !== 'mark' && !isOther && !isTurned(keyword, item);
      });
    case 'opening':
      return openingPhrases(item).opening;
    case 'phrase':
      return openingPhrases(item).others;
    case 'further':
      return openingPhrases(item).further;
    case 'parts':
      return comesWith(item);
    case 'state': {
      const asked = item.questions.some(({ id }) => id.startsWith('conflict:condition'));
      const tokens = tokenise(item.name);
      const isSaid = tokens.some((_, at) => entriesAt(tokens, at, ['condition', 'fault']).length > 0);
      const state =
        asked || isSaid || item.condition === null ? null : stateWord(item.condition, item.language);
      return state === null ? [] : [state];
    }
    case 'type':
      return certainValues(item, 'type').flatMap(({ value, from }) =>
        from.field === 'features' ? [value] : [],
      );
    case 'colour':
      return joinedColours(item) ?? single(asWritten(item, 'colour'), item);
    case 'material':
      return single(mainMaterial(item), item);
    case 'pattern':
      return single(phrasesOf(item, part), item);
    case 'size':
      return phrasesOf(item, 'size')
        .slice(0, 1)
        .map((size) =>
          // "W32 L30", "Age 7-8", "9-12 months" say themselves what they are.
          (/^\p{L}/u.test(size) && size.length > 2 && !/\p{Ll}/u.test(size)) || /\p{Ll}{2}/u.test(size)
            ? size
            : `${ownSizeLabel(item) ?? labelOf('size', item.language).toLowerCase()} ${size}`,
        );
    case 'measurement': {
      // "30 ml" of a bundle is that of one piece.
      if (isOfSeveral(item)) return [];
      const inName = new Set(
        item.values.flatMap(({ unit, from, polarity }) =>
          from.field === 'itemName' && polarity === 'asserted' && unit ? [dimensionOf(unit)] : [],
        ),
      );
      return certainValues(item, 'measurement')
        .filter(
          ({ label, amount, unit }) =>
            (label === undefined || (amount === undefined && isOfWhole(label))) &&
            !inName.has(dimensionOf(unit)),
        )
        .map(({ value }) => value.replace(/ (?=[GMT]B$)/, '').replace(/(?<=\d) l$/, ' L'))
        .slice(0, 1);
    }
    case 'department':
      return departmentOf(item);
    case 'identifier':
      // Nobody reads a barcode.
      return certainValues(item, 'identifier').flatMap(({ value, label }) =>
        label === 'ISBN' || label === 'EAN' ? [] : [value],
      );
    default:
      return phrasesOf(item, part);
  }
}

/** "Measures 80 x 100 cm": a label that names no side and no part. */
function isOfWhole(label: string): boolean {
  const tokens = tokenise(label);
  return tokens.every(
    (_, at) => entriesAt(tokens, at, ['measure']).length > 0 || labelAt(tokens, at)?.kind === 'size',
  );
}

/**
 * Whether a keyword is a noun phrase of the item's own kind: "macaron mat" of a baking mat. What the thing is like, where
 * it belongs and whom it is for are search words, and no part of what it is called.
 */
function namesItem(keyword: string, { category, language }: Item): boolean {
  const tokens = tokenise(keyword);
  const heads = HEAD_FIRST.has(language) ? [0] : tokens.keys();
  return [...heads].some((at) => {
    const found = phraseAt(tokens, at, language);
    return (
      found?.entry.strength === 'noun' &&
      found.entry.id === category &&
      (HEAD_FIRST.has(language) || found.to === tokens.length)
    );
  });
}

/**
 * Whether one sentence of the text says all words of a keyword, plainly and of the thing: "unlocked", "solid oak". A word
 * of its state has its own place, and a value stands there when it is certain.
 */
function isStated(keyword: string, { sentences, language }: Item): boolean {
  const words = tokenise(keyword);
  const keys = keysOf(keyword).map((key) => lemma(key, language));
  if (keys.length === 0 || keys.length > MOST_STATED) return false;
  if (words.some((_, at) => entriesAt(words, at, NOT_STATED).length > 0)) return false;
  return sentences.some((sentence) => {
    const found = placesIn(sentence, keys, language);
    if (found === null || !isPlain(sentence, found)) return false;
    // "Moon" of a hare "under a full moon": a word alone that something leads to is no likeness of the thing.
    const [only = -1] = found.length === 1 && isUnknownWord(words, 0) ? found : [];
    const { tokens } = sentence;
    const clause = clausesOf(tokens).find(({ from, to }) => only >= from && only < to);
    return (
      clause === undefined || !tokens.slice(clause.from, only).some(({ key }) => isPreposition(key, language))
    );
  });
}

/** Where a sentence of the text has all those words; null where it lacks one. */
function placesIn(
  { place, tokens }: SellerSentence,
  keys: readonly string[],
  language: Language,
): readonly number[] | null {
  if (place.field !== 'features') return null;
  const found = keys.map((key) => tokens.findIndex((token) => lemma(token.key, language) === key));
  return found.includes(-1) ? null : found;
}

/** Whether a sentence says what stands at those places plainly, and of the thing. */
function isPlain({ cues, topics, mark }: SellerSentence, places: readonly number[]): boolean {
  return (
    mark !== '✗' &&
    !NOT_OF_THING.some((topic) => topics.has(topic)) &&
    !places.some((at) => cues.some((cue) => cue.from <= at && cue.to > at))
  );
}

/** "1970s", "MAF", "0-6-0", "fishing reel": several words, what a thing is like, or a code; no "baking", no "garage". */
export function saysMuch(keyword: string): boolean {
  const words = tokenise(keyword);
  return (
    words.length > 1 ||
    entriesAt(words, 0, LIKENESS_CLASSES).some(({ weak }) => !weak) ||
    words.some(({ text }) => /\d|^\p{Lu}{2}/u.test(text))
  );
}

/** Whether a sentence says the words of a keyword, and not plainly of the thing. */
function isTurned(keyword: string, { sentences, language }: Item): boolean {
  const keys = keysOf(keyword).map((key) => lemma(key, language));
  return sentences.some((sentence) => {
    const found = placesIn(sentence, keys, language);
    return found !== null && !isPlain(sentence, found);
  });
}

const MOST_STATED = 3;
/** A word of its state has its own place in a title; what is missing or how it comes has none. */
const NOT_SEARCHED: readonly WordClass[] = [
  ...CUE_CLASSES,
  ...['size', 'condition', 'fault', 'missing', 'delivery'],
] as const satisfies readonly WordClass[];
const NOT_STATED: readonly WordClass[] = [...LIKENESS_CLASSES, ...NOT_SEARCHED, 'history'];
const NOT_OF_THING: readonly Topic[] = [
  'fault',
  'missing',
  'delivery',
  'payment',
  'contact',
  'other-marketplace',
];

/** A code among the keywords, as the text spells it: "Z16XE"; null where the keyword is none. */
function codeOf(keyword: string, { form }: Item): readonly string[] | null {
  const [code, ...more] = tokenise(keyword);
  if (code?.kind !== 'code' || !/\d/.test(code.text) || more.length > 0) return null;
  const spelt = [form.itemName, form.features]
    .flatMap((text) => tokenise(text))
    .find(({ key, text }) => key === code.key && /\p{Lu}/u.test(text));
  return [spelt?.text ?? keyword];
}

/** "Maat L", "Gr. 38": the word for a size that the seller chose. */
function ownSizeLabel(item: Item): string | null {
  const quote = certainValues(item, 'size')[0]?.from.quote ?? '';
  const tokens = tokenise(quote);
  const label = labelAt(tokens, 0);
  if (label?.kind !== 'size') return null;
  const end = tokens[label.length - 1]?.end ?? 0;
  const said = quote.slice(0, quote[end] === '.' ? end + 1 : end);
  // "UK size" keeps its capitals, "TAILLE" does not.
  return said.replace(/\p{Lu}{4,}/gu, (word) => word.toLowerCase());
}

/** True synonyms of the type, where the form itself says that type. */
export const synonymsOf = rememberOne((item: Item): readonly string[] => {
  const said = certainValues(item, 'type')[0]?.value;
  if (item.category === null || !item.languageKnown || said === undefined) return [];
  const key = fold(said);
  const { names, synonyms } = categoryWords(item.category, item.language, said);
  if (isGenericOf(said, names)) return [];
  // "Cardi" says no more than cardigan.
  return synonyms.filter((synonym) => !key.startsWith(fold(synonym)));
});

/** Whether a word is the end of a longer name of its kind: "puzzle" of "jigsaw puzzle". */
export function isGenericOf(said: string, names: readonly string[]): boolean {
  const own = keysOf(said).join(' ');
  return names.some((name) => keysOf(name).join(' ').endsWith(` ${own}`));
}
