/** Words at the ends of a clause that say nothing of the thing, and small ones inside. */
import { AND, CUTS } from '../categories/name-words.ts';
import type { Clause } from '../language/clauses.ts';
import { HEAD_FIRST, type Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { ARTICLES_OF, INDEFINITE } from '../lexicon/sentence-words.ts';
import { STATES_WHAT } from '../lexicon/speech-words.ts';
import { OWNERS } from '../values/wearers.ts';

/**
 * Where what a clause begins with ends before it says what the thing is: "it is a …", or the offer with whose it is,
 * "verkaufe meinen …", "selling my late father's …".
 */
export function offerEnd(tokens: readonly Token[], clause: Clause, language: Language): number {
  const stated = statedEnd(tokens, clause, language);
  if (stated > clause.from) return stated;
  const { from, to } = clause;
  let end = from;
  const isOffer = (at: number) => entriesAt(tokens, at, ['filler']).some(({ means }) => means === 'offer');
  while (end < to && isOffer(end)) end += 1;
  if (end === from || !OWNERS.has(tokens[end]?.key ?? '')) return end;
  const whose = tokens
    .slice(end + 1, Math.min(to, end + 1 + MOST_OF_OWNER))
    .findIndex(({ text }) => /['’]s?$/u.test(text) || /s['’]$/u.test(text));
  return whose === -1 ? end + 1 : end + whose + 2;
}

/** "My late mother-in-law's". */
const MOST_OF_OWNER = 5;

function statedEnd(tokens: readonly Token[], { from, to }: Clause, language: Language): number {
  const isSaid = (phrase: string) =>
    phrase
      .split(' ')
      .every((word, at) => tokens[from + at]?.text.toLowerCase().replace(/['’]/gu, '') === word);
  const [end = from] = STATES_WHAT[language]
    .filter(isSaid)
    .map((phrase) => from + phrase.split(' ').length)
    .filter(
      (at) => at < to && (INDEFINITE[language].size <= 1 || INDEFINITE[language].has(tokens[at]?.key ?? '')),
    );
  return end;
}

/** "Glass good": behind its noun praise is a statement. */
export function isPraise(tokens: readonly Token[], at: number, language: Language): boolean {
  return (
    !HEAD_FIRST.has(language) &&
    labelAt(tokens, at) === null &&
    entriesAt(tokens, at, ['filler']).some((entry) => entry.language === language)
  );
}

/** "I" is a preposition in Swedish and "and" in Polish. */
export function isSmallIn(key: string, language: Language): boolean {
  return key === AND[language] || CUTS[language].has(key);
}

/** An article of what whoever speaks knows already. */
export function isDefinite(language: Language): (token: Token) => boolean {
  return ({ key }) => ARTICLES_OF[language].has(key) && !INDEFINITE[language].has(key);
}
