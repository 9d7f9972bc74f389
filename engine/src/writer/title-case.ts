/** Small letters of what stands inside a title: the seller's own spelling, without the capital of a sentence's beginning. */
import { phraseAt } from '../categories/category-index.ts';
import { tokenise } from '../language/tokens.ts';
import { brandAt, entriesAt, isUnknownWord, labelAt } from '../lexicon/lexicon.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import type { Item } from '../values/item.ts';

/** German writes its nouns with a capital. */
const NEVER_NOUNS: readonly WordClass[] = ['colour', 'shade', 'pattern'];

/**
 * A phrase without the capital that only its place gave it: where the seller has the word in small letters too, or where
 * it is an ordinary word and the next one has no capital. Names and acronyms keep theirs.
 */
export function uncapitalised(phrase: string, { form, language }: Item): string {
  const tokens = tokenise(phrase);
  const [first, ...others] = tokens;
  if (first === undefined || first.start > 0 || !/^\p{Lu}[\p{Ll}'’-]+$/u.test(first.text)) return phrase;
  const small = first.text.charAt(0).toLowerCase() + first.text.slice(1);
  const isIn = (text: string, word: string) => tokenise(text).some((token) => token.text === word);
  const typed =
    [form.itemName, form.features, form.keywords].some((text) => isIn(text, small)) &&
    !isIn(form.itemName, first.text);
  const isName = brandAt(tokens, 0) !== null && !typed;
  const isKnown =
    language === 'de'
      ? entriesAt(tokens, 0, NEVER_NOUNS).some((entry) => entry.language === 'de')
      : labelAt(tokens, 0) !== null ||
        entriesAt(tokens, 0).some((entry) => [language, 'en', 'xx'].includes(entry.language)) ||
        phraseAt(tokens, 0, language)?.entry.strength === 'noun' ||
        // "Full size": a word of which nothing is known, before one that is known.
        (labelAt(tokens, 1) !== null && isUnknownWord(tokens, 0));
  // "Lemon and Green Tea": what is joined to a word with a capital has its own.
  const next = others.find((_, at) => entriesAt(tokens, at + 1, ['joiner']).length === 0);
  const isAmongCapitals = /^\p{Lu}\p{Ll}/u.test(next?.text ?? '');
  return !isAmongCapitals && (typed || (isKnown && !isName)) ? small + phrase.slice(first.end) : phrase;
}
