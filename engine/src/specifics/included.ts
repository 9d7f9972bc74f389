/** What comes with a thing, piece by piece: "mit L-Boxx", "carry case included". Always a question. */
import { AND, WITH } from '../categories/name-words.ts';
import { type Clause, clausesOf } from '../language/clauses.ts';
import { polarityOf } from '../language/cues.ts';
import { capitalise } from '../language/tidy.ts';
import type { Token } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { ARTICLES_OF, SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import { ALTOGETHER, IS } from '../lexicon/speech-words.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import type { Item, SellerSentence } from '../values/item.ts';

const MOST_WORDS = 5;
const MOST_PIECES = 6;
/** "You get a great deal". */
const TALK: readonly WordClass[] = ['asking-price', 'payment', 'delivery', 'condition', 'filler', 'history'];
const LACKS: readonly WordClass[] = ['missing', 'fault', 'deny'];

/** The pieces, in the seller's words, each once. */
export function includedPieces(item: Item): readonly string[] {
  const found = new Map<string, string>();
  for (const sentence of item.sentences) {
    const { place, mark, topics } = sentence;
    if (place.field !== 'features' || mark === '✗' || !topics.has('included')) continue;
    for (const piece of piecesOf(sentence, item)) found.set(piece.toLowerCase(), capitalise(piece));
  }
  return [...found.values()].slice(0, MOST_PIECES);
}

function piecesOf(sentence: SellerSentence, item: Item): readonly string[] {
  const { tokens, cues } = sentence;
  const clauses = clausesOf(tokens);
  const pieces: string[] = [];
  let isList = false;
  for (const clause of clauses) {
    const lacks =
      polarityOf(cues, clause.from, clause.to) !== 'asserted' ||
      tokens
        .slice(clause.from, clause.to)
        .some((_, at) => entriesAt(tokens, clause.from + at, LACKS).some(({ weak }) => !weak));
    const lead = leadEnd(tokens, clause);
    const behind = lead === null ? behindStart(tokens, clause) : null;
    if (lacks) isList = false;
    else if (lead !== null) {
      pieces.push(...within(sentence, { from: lead, to: clause.to }, item));
      isList = true;
    } else if (behind !== null) pieces.push(...within(sentence, { from: clause.from, to: behind }, item));
    else if (isList) pieces.push(...within(sentence, clause, item));
  }
  return pieces;
}

/** Where the words end that lead to what comes along; null where none do. */
function leadEnd(tokens: readonly Token[], { from, to }: Clause): number | null {
  for (let at = from; at < to; at += 1) {
    const entry = entriesAt(tokens, at, ['included']).find(({ means, weak }) => means === 'before' && !weak);
    if (entry === undefined) continue;
    let end = at + entry.length;
    while (end < to && (WITH.has(tokens[end]?.key ?? '') || tokens[end]?.kind === 'mark')) end += 1;
    return end < to ? end : null;
  }
  return null;
}

function behindStart(tokens: readonly Token[], { from, to }: Clause): number | null {
  for (let at = from + 1; at < to; at += 1) {
    const entry = entriesAt(tokens, at, ['included']).find(({ means, weak }) => means === 'behind' && !weak);
    const end = at + (entry?.length ?? 0);
    if (entry === undefined || tokens.slice(end, to).some(({ kind }) => kind !== 'mark')) continue;
    return IS.has(tokens[at - 1]?.key ?? '') ? at - 1 : at;
  }
  return null;
}

/** The pieces that "and" joins within a stretch, without their articles; none that states more. */
function within(
  { raw, tokens }: SellerSentence,
  { from, to }: Clause,
  { language }: Item,
): readonly string[] {
  const isAnd = (at: number) => tokens[at]?.key === AND[language] || /^[&+]$/u.test(tokens[at]?.text ?? '');
  const isSmall = (at: number) => ARTICLES_OF[language].has(tokens[at]?.key ?? '') || isAnd(at);
  const pieces: string[] = [];
  let begins = from;
  for (let at = from; at <= to; at += 1) {
    if (at < to && !isAnd(at)) continue;
    while (begins < at && isSmall(begins)) begins += 1;
    const words = tokens.slice(begins, at);
    const isPiece =
      words.length > 0 &&
      words.length <= MOST_WORDS &&
      words.some(({ key, kind }) => kind === 'word' && key.length > 1) &&
      !words.some(
        ({ key }, index) =>
          SENTENCE_WORDS[language].has(key) ||
          ALTOGETHER.has(key) ||
          entriesAt(words, index, TALK).some(({ weak }) => !weak),
      );
    while (words.at(-1)?.kind === 'mark') words.pop();
    if (isPiece) pieces.push(raw.slice(words[0]?.start, words.at(-1)?.end).replace(/\s+/gu, ' '));
    begins = at + 1;
  }
  return pieces;
}
