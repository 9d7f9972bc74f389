/** Who wrote a book and who plays on a record, where the form says it by a place alone. */
import { clausesOf } from '../language/clauses.ts';
import { polarityOf } from '../language/cues.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { brandAt, entriesAt, labelAt } from '../lexicon/lexicon.ts';
import type { Item } from '../values/item.ts';
import { familyOfItem } from '../values/item-family.ts';
import { LONGEST_LINE } from '../values/product-line.ts';
import { beforeMissing } from './before-missing.ts';

const OPENING = 3;
const FEWEST_WORDS = 2;

/** "Umberto Eco, copertina rigida": the first clause of a book's text that is a name and nothing else; null where none is. */
export function authorIn(item: Item): string | null {
  if (familyOfItem(item) !== 'books') return null;
  const title = new Set(tokenise(item.name).map(({ key }) => key));
  for (const sentence of item.sentences.slice(0, OPENING)) {
    const { raw, tokens, cues } = sentence;
    const end = beforeMissing(sentence);
    for (const { from, to } of clausesOf(tokens)) {
      if (to > end) break;
      const words = tokens.slice(from, to).filter(({ kind }) => kind !== 'mark');
      const isName =
        words.length >= FEWEST_WORDS &&
        words.length <= LONGEST_LINE &&
        words.every(isCapital) &&
        words.some(({ key }) => !title.has(key)) &&
        tokens.slice(from, to).every((_, at) => isUnknown(tokens, from + at));
      if (isName && polarityOf(cues, from, to) === 'asserted')
        return raw.slice(tokens[from]?.start, tokens[to - 1]?.end);
    }
  }
  return null;
}

/** "Mecano - Entre el cielo y el suelo": of a record's name what stands before the dash; null where nothing does. */
export function artistIn(item: Item): string | null {
  if (familyOfItem(item) !== 'media') return null;
  const [artist, work] = item.name.split(/\s+[-–—]\s+/u);
  if (artist === undefined || work === undefined || /\d{4}/u.test(artist)) return null;
  const tokens = tokenise(artist);
  return tokens.length <= LONGEST_LINE &&
    tokens.every((_, at) => entriesAt(tokens, at, ['edition']).length === 0)
    ? artist.trim()
    : null;
}

function isCapital({ text }: Token): boolean {
  return /^\p{Lu}/u.test(text);
}

function isUnknown(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    token?.kind !== 'number' &&
    brandAt(tokens, at) === null &&
    labelAt(tokens, at) === null &&
    entriesAt(tokens, at).length === 0
  );
}
