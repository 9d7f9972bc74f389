/** Whether a size that a sentence says is that of the item. */
import type { Category } from '../categories/category.ts';
import { phraseAt } from '../categories/category-index.ts';
import { categoryById } from '../categories/table.ts';
import type { Clause } from '../language/clauses.ts';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import type { ReadValue } from './read-values.ts';
import type { SentencePlaces } from './sentence-places.ts';
import { SURE_LETTERS, saysAges, saysItsTable, sizeLabelEnd } from './size.ts';

/** "Size 8, hardly worn", "an XL hoodie", "UK 6": a labelled size or one that is nothing else, in a clause that speaks of nobody. */
export function isOfItem(
  value: ReadValue,
  { tokens, isBehindWearer, isBeforeNumber }: SentencePlaces,
  young: boolean,
): boolean {
  // 'Screen size 14"', "size 7 x 4.7": sides, and an amount with its unit, are measured.
  if (/^(?:["″”x×*]|cm|mm|inch(?:es)?|in)$/iu.test(tokens[value.to]?.text ?? '')) return false;
  const isLabelled = sizeLabelEnd(tokens, value.from) !== null;
  const isAge = young && saysAges(value.value);
  if (!isLabelled && !isAge && !SURE_LETTERS.test(value.means) && !saysItsTable(value.value)) return false;
  // "Size 36 regular or 46", "sizes 0-1 and 1-3 months": which of two it is stands in the text alone.
  return !isBehindWearer(value) && !isBeforeNumber(value) && !isBehindNumber(value, tokens);
}

/** "0-1 and 1-3": a number and a word that joins stand right before it. */
function isBehindNumber({ from }: ReadValue, tokens: readonly Token[]): boolean {
  return (
    /^(?:\d+[-–/])?\d{1,2}$/.test(tokens[from - 2]?.text ?? '') &&
    entriesAt(tokens, from - 1, ['joiner']).some(({ means }) => means === 'conjunction')
  );
}

/** Words beside a size may qualify it: "comes out like a small M". */
const BESIDE_SIZE = 1;

/** Whether nothing but the size and a word is said in its clause. */
export function isAlone({ from, to }: ReadValue, closed: ReadonlyMap<number, Clause>): boolean {
  const clause = closed.get(from);
  return clause !== undefined && to <= clause.to && clause.to - clause.from - (to - from) <= BESIDE_SIZE;
}

/** "A glove size M" of a set of golf clubs: the noun right before the label is another thing's. */
export function isOfOtherNoun(
  tokens: readonly Token[],
  { from }: ReadValue,
  { category, own, language }: { category: Category | null; own: ReadonlySet<string>; language: Language },
): boolean {
  const before = tokens[from - 1];
  if (category === null || before?.kind !== 'word' || own.has(before.key)) return false;
  // "Jamais porté taille 38": a word that the lexicon knows is none of a thing.
  const isOther = [from - 3, from - 2, from - 1].some((at) =>
    entriesAt(tokens, at).some(({ length }) => at + length >= from),
  );
  if (isOther) return false;
  return [language, 'en' as const].some((one) => {
    const entry = phraseAt(tokens, from - 1, one)?.entry;
    return entry?.strength === 'noun' && categoryById(entry.id)?.family !== category.family;
  });
}
