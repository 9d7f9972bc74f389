import type { KnownWord } from '../lexicon/known-word.ts';

/** A word, number, code or mark of a text. Offsets are UTF-16 units into the text that was cut. */
export interface Token {
  start: number;
  end: number;
  /** As it stands in the text. */
  text: string;
  /** Lower case, without accents, apostrophes straight: what the lexicon is asked with. */
  key: string;
  /** word: letters. number: digits with separators. code: letters and digits glued. mark: anything else. */
  kind: 'word' | 'number' | 'code' | 'mark';
  /** What the lexicon knows of the key, once it was asked. */
  known: KnownWord | undefined;
}

/** The first token that ends behind an offset, or how many there are; they stand in order. */
export function firstEndingAfter(tokens: readonly { end: number }[], offset: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
