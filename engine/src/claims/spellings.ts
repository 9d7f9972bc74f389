/** Names under other spellings: with a letter wrong, and by their first letters. */
import { tokenise } from '../language/tokens.ts';

/** Of shorter names one letter makes another. */
const SHORTEST_NAME = 5;

/** Whether two words differ by one letter that is more, less or another; the first is the same. */
export function isMisspelt(one: string, other: string): boolean {
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 1 || one === other) return false;
  if (Math.max(one.length, other.length) < SHORTEST_NAME) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end <= 1;
}

/** The first letters of the words of a text, a blank for all else. */
export function initialsOf(text: string): string {
  return tokenise(text)
    .map(({ kind, key }) => (kind === 'word' ? (key[0] ?? '') : ' '))
    .join('');
}
