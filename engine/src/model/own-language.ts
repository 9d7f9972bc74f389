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
import { LIKENESS_CLASSES } from '../lexicon/word-classes.ts';
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

/** A word of a title or of tags that some of our languages know. */
interface KnownWord {
  key: string;
  languages: ReadonlySet<string>;
  /** It leads from one word to the next, or says what the seller says in their own language: no part of a name. */
  translates: boolean;
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
  const said = knownWords(tokenise(text), meanings, item);
  return LANGUAGES.some((language) => {
    const isOnlyOf = (one: Language, other: Language) => (word: KnownWord) =>
      word.languages.has(one) && !word.languages.has(other);
    const isStrange = isOnlyOf(language, item.language);
    const strange = said.filter((word) => isStrange(word) && !own.has(word.key));
    return (
      new Set(strange.map(({ key }) => key)).size >= FEWEST_WORDS &&
      strange.some(({ translates }) => translates) &&
      !said.some(isOnlyOf(item.language, language)) &&
      // A seller who calls the thing so wants it called so.
      called.filter(isStrange).length < FEWEST_WORDS
    );
  });
}

/** What the seller says, what that means of the thing's likeness, and what they call it. */
const sellersWords = rememberOne((item: Item) => {
  const { itemName, make, modelNumber, features, keywords, targetBuyer } = item.form;
  const named = tokenise([itemName, make, modelNumber, keywords].join('\n'));
  const form = [...named, ...tokenise([features, targetBuyer, ...item.confirmed].join('\n'))];
  const meanings = meaningsIn(form, item.language);
  return {
    own: new Set(form.map(({ key }) => key)),
    meanings,
    called: knownWords(named, meanings, item),
  };
});

function knownWords(tokens: readonly Token[], meanings: ReadonlySet<string>, item: Item): KnownWord[] {
  const found: KnownWord[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word') continue;
    const make = brandAt(tokens, at);
    if (make !== null && !make.common) {
      at += make.length - 1;
      continue;
    }
    const { to, ...word } = knownWord(tokens, at, { meanings, item });
    if (word.languages.size > 0 && !word.languages.has('xx')) found.push(word);
    // "Midnight blue" is one word of a colour, not two.
    at = Math.max(at, to - 1);
  }
  return found;
}

function knownWord(
  tokens: readonly Token[],
  at: number,
  { meanings, item }: { meanings: ReadonlySet<string>; item: Item },
): KnownWord & { to: number } {
  const { key = '', text = '' } = tokens[at] ?? {};
  const entries = entriesAt(tokens, at);
  const phrases = speakersOf(key).flatMap((language) => phraseAt(tokens, at, language) ?? []);
  const kinds = phrases.map(({ entry }) => entry);
  // Capitals are codes and sizes.
  const leads = text === text.toLowerCase() ? LANGUAGES.filter((language) => CUTS[language].has(key)) : [];
  return {
    key,
    to: Math.max(0, ...entries.map(({ length }) => at + length), ...phrases.map(({ to }) => to)),
    languages: new Set([...[...entries, ...kinds].map(({ language }) => language), ...leads]),
    translates:
      leads.length > 0 ||
      kinds.some(({ id }) => id === item.category) ||
      entries.some(({ class: kind, means }) => meanings.has(`${kind} ${means}`)),
  };
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
