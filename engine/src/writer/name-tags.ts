/** What of an item's name stands alone as a tag: its lead, its head, its beginning. */
import { phraseAt } from '../categories/category-index.ts';
import { CUTS } from '../categories/name-words.ts';
import { clausesOf } from '../language/clauses.ts';
import type { Language } from '../language/languages.ts';
import { HEAD_FIRST } from '../language/languages.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import type { Item } from '../values/item.ts';
import { titleName } from './phrases.ts';

/** The words that a name begins with, up to its first mark, amount, or word that leads to another thing. */
export function leadOf(item: Item): string {
  const name = titleName(item);
  const tokens = tokenise(name);
  const [first] = clausesOf(tokens);
  if (first === undefined) return '';
  const leads = tokens.findIndex(
    ({ key }, at) =>
      at >= first.to ||
      // "Slip on shoes": inside a noun a small word cuts nothing.
      ((CUTS[item.language].has(key) || CUTS.en.has(key)) && !isInNoun(tokens, at, item.language)),
  );
  // "Women's size 10": a label without its value says nothing.
  let end = leads;
  while (
    end > 0 &&
    (labelAt(tokens, end - 1) !== null ||
      // "Mini 4 Pro": with a capital a small word is part of the name.
      (!/^\p{Lu}/u.test(tokens[end - 1]?.text ?? '') &&
        entriesAt(tokens, end - 1, ['joiner', 'filler']).length > 0))
  )
    end -= 1;
  return leads === -1 ? '' : name.slice(0, tokens[end - 1]?.end ?? 0).trim();
}

/** The noun of a name that is not sure of it, where it stands as names of the language have it: last, or first. */
export function headOf({ name, nounInName, language }: Item): readonly string[] {
  if (nounInName === null) return [];
  const words = name.toLowerCase();
  const noun = nounInName.toLowerCase();
  return (HEAD_FIRST.has(language) ? words.startsWith(noun) : words.endsWith(noun)) ? [nounInName] : [];
}

function isInNoun(tokens: readonly Token[], at: number, language: Language): boolean {
  return [language, 'en' as const].some((one) => (phraseAt(tokens, at - 1, one)?.to ?? at) > at);
}

/** The first words of a long name, up to a joining word or an amount with its sign: names begin with what matters most. */
export function beginningOf(item: Item, most: number): string {
  const words = tokenise(titleName(item));
  const from = words.findIndex(
    (_, at) => entriesAt(words, at, ['condition', 'filler', 'joiner']).length === 0,
  );
  const tokens = words.slice(Math.max(0, from));
  const ends = tokens.findIndex(
    ({ kind, text }, at) => at > 0 && ((kind === 'mark' && text !== '&') || /[.,]/.test(text)),
  );
  let to = Math.min(most, ends === -1 ? tokens.length : ends);
  // "Mini 5 Pro" is another thing than a Mini 5.
  if (tokens[to - 1]?.kind !== 'word' && tokens[to]?.kind === 'word') to -= 1;
  // "Bath & Body Works" is one name; what a joining word would only lead to is left out with it.
  while (
    to > 0 &&
    (labelAt(tokens, to - 1) !== null ||
      tokens[to - 1]?.kind === 'mark' ||
      entriesAt(tokens, to - 1, ['joiner']).length > 0)
  )
    to -= 1;
  return tokens
    .slice(0, to)
    .map(({ text }) => text)
    .join(' ');
}

/** Whether a name says a grade of condition, which no search word repeats. */
export function namesGrade(name: string): boolean {
  const tokens = tokenise(name);
  return tokens.some((_, at) => entriesAt(tokens, at, ['condition']).some(({ weak }) => !weak));
}

export const MOST_FIRST_WORDS = 4;
