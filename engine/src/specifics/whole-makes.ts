/** Makes that the text says longer than the list knows them: "Dieter Knoll", and not Knoll. */
import { phraseAt } from '../categories/category-index.ts';
import { fold } from '../language/fold.ts';
import { LANGUAGES } from '../language/languages.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import type { Item } from '../values/item.ts';
import { wordsAt } from '../values/product-line.ts';
import type { Found } from './found.ts';

/**
 * `makes` without one that ends a longer one: a longer one that the seller labels takes its place, and one that only
 * its word before it makes longer is offered.
 */
export function wholeMakes(makes: readonly Found[], item: Item): readonly Found[] {
  const ends = (one: Found, other: Found) => fold(other.value).endsWith(` ${fold(one.value)}`);
  const whole = makes.filter(
    (one) => !makes.some((other) => other.certain === one.certain && ends(one, other)),
  );
  return whole.map((make) => {
    const first = make.certain ? wordBefore(make.value, item) : null;
    if (first === null) return make;
    const value = `${first} ${make.value}`;
    return { ...make, value, certain: false, answer: { kind: 'brand', value } };
  });
}

/** The name that stands before a make in the item's name, and wherever else the text says it; null where none does. */
function wordBefore(make: string, { name, sentences, form }: Item): string | null {
  const words = tokenise(make);
  const inName = firstBefore(tokenise(name), words);
  if (inName === null || fold(form.make) === fold(make)) return null;
  const others = sentences.flatMap(({ tokens }) => {
    const at = wordsAt(tokens, words);
    return at === null ? [] : [firstBefore(tokens, words)];
  });
  return others.length > 0 && others.every((word) => word === inName) ? inName : null;
}

/** Longer words with a capital are German nouns. */
const NAME = /^\p{Lu}\p{L}{1,9}$/u;

/** The word with a capital, unknown to us, right before a make. */
function firstBefore(tokens: readonly Token[], make: readonly Token[]): string | null {
  const at = wordsAt(tokens, make)?.[0] ?? 0;
  const word = tokens[at - 1];
  if (word?.kind !== 'word' || !NAME.test(word.text)) return null;
  const isKnown =
    entriesAt(tokens, at - 1).length > 0 ||
    labelAt(tokens, at - 1) !== null ||
    LANGUAGES.some((language) => phraseAt(tokens, at - 1, language) !== null);
  return isKnown ? null : word.text;
}
