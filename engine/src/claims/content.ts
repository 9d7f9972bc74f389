/** The words of a clause that say something of their own. */
import type { Language } from '../language/languages.ts';
import { NUMBER_WORDS } from '../lexicon/number-words.ts';
import { SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import { meaningsAt } from './meanings.ts';
import type { Clause, Speech } from './statements.ts';

const SMALL_WORDS = ['joiner', 'filler', 'deny', 'missing', 'included', 'other', 'doubt', 'choice'] as const;

/** Where from `from` to before `to` stand words that say something of their own: no small words, no counts, no praise. */
export function contentPlaces(
  clause: Clause,
  { language }: Speech,
  { from, to }: { from: number; to: number },
): readonly number[] {
  const places: number[] = [];
  for (let at = from; at < to; at += 1) {
    const token = clause.tokens[at];
    if (token === undefined || token.kind === 'mark') continue;
    const [small] = meaningsAt(clause, at, SMALL_WORDS);
    if (small !== undefined) at += small.length - 1;
    else if (token.key.length > 2 && !isSmall(token.key, language)) places.push(at);
  }
  return places;
}

function isSmall(key: string, language: Language): boolean {
  return SENTENCE_WORDS[language].has(key) || NUMBER_WORDS[language][key] !== undefined;
}
