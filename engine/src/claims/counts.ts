/** How many of a thing a text says there are: the number right before its noun, in digits or in words. */
import { lemma } from '../language/fold.ts';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { NUMBER_WORDS } from '../lexicon/number-words.ts';

/** "Two long wooden spoons": what is counted stands among so many words. */
const MOST_BESIDE = 3;

/** The stems of the words that a number at `at` may count, up to the next mark or small word. */
export function countedBy(tokens: readonly Token[], at: number, language: Language): readonly string[] {
  const counted: string[] = [];
  for (let next = at + 1; next <= at + MOST_BESIDE; next += 1) {
    const token = tokens[next];
    if (token?.kind !== 'word' || entriesAt(tokens, next, ['joiner']).length > 0) break;
    counted.push(lemma(token.key, language));
  }
  return counted;
}

/** The amount that a token names, in digits or as a word; null for what is none. */
export function amountOf({ kind, text, key }: Token, language: Language): number | null {
  if (kind === 'number') return /^\d+$/.test(text) ? Number(text) : null;
  return kind === 'word' ? (NUMBER_WORDS[language][key] ?? null) : null;
}
