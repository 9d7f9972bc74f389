/** Capitals of what a title adds to the name. */
import { capitalise, isShouted } from '../language/tidy.ts';
import { tokenise } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { rememberOne } from '../text/remember.ts';
import type { Item } from '../values/item.ts';

/** "Fleetwood Mac", "Randy Johnson RC": keywords in small letters are as often names. */
export function titleCased(phrase: string, item: Item): string {
  const capitals = capitalsOf(item);
  if (phrase !== phrase.toLowerCase()) return phrase;
  const tokens = tokenise(phrase);
  return phrase.replace(/(?<![\p{L}\p{N}'’])\p{L}[\p{L}\p{M}\p{N}'’]*/gu, (word, start: number) => {
    if (/\p{N}/u.test(word)) return capitals.has(word) ? word.toUpperCase() : capitalise(word);
    const at = tokens.findIndex((token) => token.start === start);
    if (start > 0 && entriesAt(tokens, at, ['joiner']).length > 0) return word;
    const isShort = word.length <= 3 && !/[aeiouyäöüåáéíóúàèìòùâêîôûąęó]/u.test(word);
    return isShort || capitals.has(word) || ROMAN.test(word) ? word.toUpperCase() : capitalise(word);
  });
}

/** "Type iii". */
const ROMAN = /^(?=[iv]{2})(?:i{2,3}|iv|vi{1,3})$/;

/** The words that the seller has in nothing but capitals elsewhere, in small letters: "USA", "DSLR", "Z16XE". */
const capitalsOf = rememberOne((item: Item): ReadonlySet<string> => {
  const { features, itemName, targetBuyer } = item.form;
  const calm = [features, itemName, targetBuyer].filter((text) => !isShouted(text)).join('\n');
  const words = calm.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]+(?![\p{L}\p{N}])/gu) ?? [];
  return new Set(words.map((word) => word.toLowerCase()));
});

/** A phrase in small letters gets a capital, as titles are written. */
export function titled(phrase: string): string {
  return phrase === phrase.toLowerCase() ? capitalise(phrase) : phrase;
}
