/** The words of a listing as a set, so that the score can ask which facts it uses. */
import type { ListingText } from '@smart-listings/contract';
import { splitWords } from '../facts/words.ts';

const ENOUGH = 0.75;
// 'size M' is said by 'M'.
const LABELS = new Set(['size', 'the', 'a', 'gr', 'taille', 'talla', 'rozmiar', 'maat', 'taglia', 'tamanho']);

/** The words of all three fields, lower case and without apostrophes. */
export function listingWords(listing: ListingText): ReadonlySet<string> {
  const words = new Set<string>();
  for (const text of [listing.title, listing.description, ...listing.tags]) {
    for (const { key } of splitWords(text)) words.add(key);
  }
  return words;
}

/** Whether a value's words stand in the listing: most of them, since a text may leave out a 'the'. */
export function usesValue(words: ReadonlySet<string>, value: string): boolean {
  const keys = splitWords(value).filter(({ key }) => !LABELS.has(key));
  if (keys.length === 0) return true;
  let found = 0;
  for (const { key } of keys) if (words.has(key)) found += 1;
  return found / keys.length >= ENOUGH;
}
