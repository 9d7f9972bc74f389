/** Words at the ends of a clause that say nothing of the thing, and small ones inside. */
import { AND, CUTS } from '../categories/name-words.ts';
import type { Clause } from '../language/clauses.ts';
import { HEAD_FIRST, type Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { isUnit } from '../language/units.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { ARTICLES_OF, CLAUSE_OPENERS, INDEFINITE } from '../lexicon/sentence-words.ts';
import { POINTS, saysIs } from '../lexicon/speech-words.ts';
import { OWNERS } from '../values/wearers.ts';

/** Where the offer that a clause begins with ends, with whose it is: "verkaufe meinen …", "selling my late father's …". */
export function offerEnd(tokens: readonly Token[], { from, to }: Clause): number {
  let end = from;
  const isOffer = (at: number) => entriesAt(tokens, at, ['filler']).some(({ means }) => means === 'offer');
  while (end < to && isOffer(end)) end += 1;
  if (end === from || !OWNERS.has(tokens[end]?.key ?? '')) return end;
  const whose = tokens
    .slice(end + 1, Math.min(to, end + 1 + MOST_OF_OWNER))
    // "My late husband's mother's …"
    .findLastIndex(({ text }) => /['’]s?$/u.test(text));
  return end + 2 + whose;
}

/**
 * Where what a sentence says the thing is begins, behind "it is" and its article: "the black body" of "It is the black
 * body with …"; `from` where it says none.
 */
export function predicateStart(tokens: readonly Token[], { from, to }: Clause, language: Language): number {
  const [first, second] = [tokens[from], tokens[from + 1]];
  const isArticle = (at: number) => ARTICLES_OF[language].has(tokens[at]?.key ?? '');
  if (from > 0 || first === undefined) return from;
  // "It's …"; "its" alone is as often whose.
  const isShort =
    /^(?:it|this|they)['’](?:s|re)$/iu.test(first.text) || (first.key === 'its' && isArticle(1));
  // "Es una …", "è una …": without a word for the thing.
  const isAlone = HEAD_FIRST.has(language) && saysIs(first);
  // "This one is …", "det här är …"
  const one = POINTS.has(first.key) && ONE_OF_THEM.has(second?.key ?? '') ? 1 : 0;
  const isPointed = POINTS.has(first.key) && saysIs(tokens[1 + one]);
  if (!isShort && !isAlone && !isPointed) return from;
  const at = isPointed ? 2 + one : 1;
  if (at >= to) return from;
  return isArticle(at) ? at + 1 : at;
}

const ONE_OF_THEM: ReadonlySet<string> = new Set(['one', 'har']);

/** Where a clause of its own begins behind a noun, "glaze that breaks to brown", "lamp I found": `to` where none does. */
export function openerIn(tokens: readonly Token[], { from, to }: Clause, language: Language): number {
  for (let at = from + 1; at < to; at += 1)
    if (CLAUSE_OPENERS[language].has(tokens[at]?.key ?? '')) return at;
  return to;
}

/** "My late mother-in-law's". */
const MOST_OF_OWNER = 5;

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

/** "Selling my black …", "A set of …": without the offer, whose it is and the article. */
export function withoutOffer(tokens: readonly Token[], clause: Clause, language: Language): Clause {
  const first = offerEnd(tokens, clause);
  const key = tokens[first]?.key ?? '';
  const isName = /^\p{Lu}/u.test(tokens[first + 1]?.text ?? '') && language !== 'de';
  // "Short shift, A line": inside a sentence a capital is no article.
  const isLetter = first > 0 && /^\p{Lu}/u.test(tokens[first]?.text ?? '');
  const isArticle =
    (INDEFINITE[language].has(key) && !isLetter) || (isName && ARTICLES_OF[language].has(key));
  return { from: isArticle ? first + 1 : first, to: clause.to };
}

/** Without the marks at its ends, but for those of a quotation, an amount or a price. */
export function withoutMarks(tokens: readonly Token[], { from, to }: Clause): Clause {
  let [first, end] = [from, to];
  while (end > first && tokens[end - 1]?.kind === 'mark' && !/^["”″%]$/u.test(tokens[end - 1]?.text ?? ''))
    end -= 1;
  while (first < end && tokens[first]?.kind === 'mark' && !/^["“„«+£$€]$/u.test(tokens[first]?.text ?? ''))
    first += 1;
  return { from: first, to: end };
}

/** A word, a code or an amount with its unit. */
export function isWordy(tokens: readonly Token[], at: number): boolean {
  const { kind, text = '' } = tokens[at] ?? {};
  const isSmall = entriesAt(tokens, at, ['joiner']).length > 0;
  if (kind === 'code' || (kind === 'word' && text.length >= SHORTEST_WORD && !isSmall)) return true;
  return isUnit(text) && tokens[at - 1]?.kind === 'number';
}

/** What is shorter is a size or a sign. */
const SHORTEST_WORD = 3;
