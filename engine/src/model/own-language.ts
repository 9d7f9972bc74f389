/** Whether a model's text is in another language than the one in which the seller surely writes. */
import type { ListingText } from '@smart-listings/contract';
import { phraseAt, speakersOf } from '../categories/category-index.ts';
import { CUTS } from '../categories/name-words.ts';
import { fold } from '../language/fold.ts';
import { isShortText, languageOf } from '../language/language.ts';
import { LANGUAGES, type Language } from '../language/languages.ts';
import type { Token } from '../language/token.ts';
import { tokenise } from '../language/tokens.ts';
import { brandAt, entriesAt } from '../lexicon/lexicon.ts';
import { type LexiconEntry, LIKENESS_CLASSES, type WordClass } from '../lexicon/word-classes.ts';
import { rememberOne } from '../text/remember.ts';
import type { Item } from '../values/item.ts';

const WORD = /\p{L}{3,}/gu;
/** A line of names may look like any language; so much of a text is no such line. */
const FOREIGN_SHARE = 1 / 3;

/** Whether a description, or a third of it, is surely in another language than the one in which the seller surely writes. */
function isInOtherLanguage(description: string, item: Item): boolean {
  if (!item.languageKnown) return false;
  if (isShortText(description)) return namesInOtherLanguage(description, item);
  const { itemName, make, features, keywords } = item.form;
  const own = new Set(fold([itemName, make, features, keywords].join('\n')).match(WORD));
  // The seller's words say nothing about the model's language, whatever their letters look like.
  const strange = description.replace(WORD, (word) => (own.has(fold(word)) ? ' ' : word));
  if (isOther(strange, item)) return true;
  const foreign = strange.split('\n').filter((line) => isOther(line, item));
  return countWords(foreign.join('\n')) > countWords(description) * FOREIGN_SHARE;
}

function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

function isOther(text: string, item: Item): boolean {
  if (isShortText(text)) return false;
  const { language, known } = languageOf(text);
  return known && language !== item.language;
}

/** Which field is in another language than the seller's; null where none is. */
export function fieldInOtherLanguage(text: ListingText, item: Item): keyof ListingText | null {
  const { title, description, tags } = text;
  if (isInOtherLanguage(description, item)) return 'description';
  if (namesInOtherLanguage(title, item)) return 'title';
  return namesInOtherLanguage(tags.join(', '), item) ? 'tags' : null;
}

/** One word is a name or borrowed, whatever list knows it. */
const FEWEST_WORDS = 2;

/**
 * Whether a title, tags or a few words are surely in another language than the seller's. Letters say nothing of so
 * little, and names are of any language: told by words which the seller's language does not have, at least one of
 * them in the place of one of the seller's own, where no word is of the seller's language alone.
 */
export function namesInOtherLanguage(text: string, item: Item): boolean {
  if (!item.languageKnown) return false;
  const { own, meanings, called } = sellersWords(item);
  const said = wordsOf(text);
  // The words of a language are indexed when they are first asked for: of most texts nothing is left to ask.
  const isOwn = ({ tokens, at, length }: Word) =>
    tokens.slice(at, at + length).every(({ key }) => own.has(key));
  const strange = said.filter((word) => !isOwn(word) && !isOf(word, item.language));
  if (strange.length < FEWEST_WORDS) return false;
  return LANGUAGES.some((language) => {
    if (language === item.language) return false;
    const words = strange.filter((word) => isOf(word, language));
    return (
      new Set(words.map(({ key }) => key)).size >= FEWEST_WORDS &&
      words.some((word) => translates(word, language, { meanings, item })) &&
      !said.some((word) => isOf(word, item.language) && !isOf(word, language)) &&
      // A seller who calls the thing so wants it called so.
      called.filter((word) => isOf(word, language) && !isOf(word, item.language)).length < FEWEST_WORDS
    );
  });
}

/** A word of a title or of tags, in its place, that is no make and no word of every language. */
interface Word {
  key: string;
  tokens: readonly Token[];
  at: number;
  /** Tokens: "azul marinho" is one word of a colour, and not the word that it begins with. */
  length: number;
  entries: readonly LexiconEntry[];
}

/** What the seller says, what that means of the thing's likeness, and what they call it. */
const sellersWords = rememberOne(({ form, confirmed, language }: Item) => {
  const { itemName, make, modelNumber, features, keywords, targetBuyer } = form;
  const named = [itemName, make, modelNumber, keywords].join('\n');
  const all = tokenise([named, features, targetBuyer, ...confirmed].join('\n'));
  return {
    own: new Set(all.map(({ key }) => key)),
    meanings: meaningsIn(all, language),
    called: wordsOf(named),
  };
});

const EVERYWHERE: ReadonlySet<WordClass> = new Set(['size', 'acronym']);

function wordsOf(text: string): Word[] {
  const tokens = tokenise(text);
  const found: Word[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word') continue;
    const make = brandAt(tokens, at);
    const isMake = make !== null && !make.common;
    const known = entriesAt(tokens, at);
    const length = Math.max(1, ...known.map((entry) => entry.length));
    const entries = known.filter((entry) => entry.length === length);
    // Sizes and acronyms are of every language.
    if (!isMake && !entries.some((entry) => entry.language === 'xx' || EVERYWHERE.has(entry.class)))
      found.push({ key: token.key, tokens, at, length, entries });
    at += Math.max(length, isMake ? make.length : 1) - 1;
  }
  return found;
}

/** Whether a language has the word: in the lexicon, for a kind of thing, or to lead to the next one. */
function isOf({ key, tokens, at, length, entries }: Word, language: Language): boolean {
  return (
    entries.some((entry) => entry.language === language) ||
    leads({ tokens, at }, language) ||
    (length === 1 && speakersOf(key).includes(language) && phraseAt(tokens, at, language) !== null)
  );
}

/** Whether it stands where the seller's language has a word of its own: it is no part of a name. */
function translates(
  { tokens, at, entries }: Word,
  language: Language,
  { meanings, item }: { meanings: ReadonlySet<string>; item: Item },
): boolean {
  return (
    leads({ tokens, at }, language) ||
    entries.some(({ class: kind, means }) => meanings.has(`${kind} ${means}`)) ||
    (item.category !== null && phraseAt(tokens, at, language)?.entry.id === item.category)
  );
}

/** Whether it leads from one word to the next; capitals are codes and sizes. */
function leads({ tokens, at }: Pick<Word, 'tokens' | 'at'>, language: Language): boolean {
  const { key = '', text = '' } = tokens[at] ?? {};
  return CUTS[language].has(key) && text === text.toLowerCase();
}

/** What words of the seller's language say of the thing's likeness, whatever language says it. */
function meaningsIn(tokens: readonly Token[], language: Language): ReadonlySet<string> {
  const entries = tokens.flatMap((_, at) => entriesAt(tokens, at, LIKENESS_CLASSES));
  return new Set(
    entries
      .filter((entry) => entry.language === language)
      .map(({ class: kind, means }) => `${kind} ${means}`),
  );
}
