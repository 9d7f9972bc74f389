/** What of a note names the thing. */

import { LIMITS } from '@smart-listings/contract';
import { findCategory } from '../categories/find-category.ts';
import { type Clause, clausesOf } from '../language/clauses.ts';
import { endOutsideQuotation } from '../language/quotations.ts';
import { splitSentences } from '../language/sentences.ts';
import { capitalise } from '../language/tidy.ts';
import type { Token } from '../language/token.ts';
import { tokenise } from '../language/tokens.ts';
import { brandAt, entriesAt } from '../lexicon/lexicon.ts';

/** A line of more words is a sentence and no name. */
const MOST_WORDS = 12;
const OPENING_SENTENCES = 3;

/** A first short line is the name, and the others tell of the thing; else it is named by the words round its noun. */
export function nameNote(note: string): { name: string; features: string } {
  const [first = '', ...others] = note.split('\n');
  const sentences = splitSentences(first);
  const isTitle = sentences.length <= 1 && wordsIn(first) <= MOST_WORDS && !/[,;.!?]\s/.test(first);
  if (others.length > 0 && isTitle) return { name: nameOf(first), features: others.join('\n') };
  const [phrase] = sentences.slice(0, OPENING_SENTENCES).flatMap(({ start, end }) => {
    const found = phraseIn(first.slice(start, end));
    return found === null ? [] : [found];
  });
  return { name: phrase ?? nameOf(firstWords(first)), features: note };
}

function nameOf(text: string): string {
  const [...characters] = text.replace(/[\s,;:.!–—-]+$/u, '').trim();
  return capitalise(characters.slice(0, LIMITS.form.itemName).join(''));
}

function wordsIn(text: string): number {
  return tokenise(text).filter(({ kind }) => kind !== 'mark').length;
}

function firstWords(text: string): string {
  const tokens = tokenise(text);
  const [clause] = clausesOf(tokens);
  const from = clause === undefined ? 0 : opening(tokens, clause);
  const last = tokens[Math.min(clause?.to ?? 0, from + MOST_WORDS) - 1];
  return cutOut(text, tokens[from]?.start ?? 0, last?.end ?? text.length);
}

function cutOut(text: string, start: number, end: number): string {
  return text.slice(start, endOutsideQuotation(text, { start, end }, LIMITS.form.itemName));
}

/** The first clause of a sentence that has the noun of a thing: from behind what leads to it, up to what is told of it. */
function phraseIn(sentence: string): string | null {
  const tokens = tokenise(sentence);
  for (const clause of clausesOf(tokens)) {
    const from = opening(tokens, clause);
    const words = sentence.slice(tokens[from]?.start ?? 0, tokens[clause.to - 1]?.end ?? 0);
    const found = findCategory(words);
    if (found === null || found.strength === 'unsure') continue;
    const noun = found.noun === null ? null : { from: from + found.noun[0], to: from + found.noun[1] };
    const start = noun === null ? from : behindLead(tokens, from, noun.from);
    const end = endOfName(tokens, { from: noun?.to ?? start + 1, to: clause.to });
    return nameOf(cutOut(sentence, tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0));
  }
  return null;
}

const LEADS = ['joiner', 'condition', 'filler'] as const;

/** Where a clause begins to speak of the thing: behind "Selling my", "Brand new". */
function opening(tokens: readonly Token[], { from, to }: Clause): number {
  let at = from;
  for (let length = 1; at < to && length > 0; at += length) {
    const entry = brandAt(tokens, at) === null ? entriesAt(tokens, at, LEADS)[0] : undefined;
    const leads = entry && !entry.weak && (entry.class !== 'filler' || entry.means === 'offer');
    length = leads ? leadLength(tokens, at, entry.length) : 0;
    if (at + length >= to) length = 0;
  }
  return at;
}

/** "Brand new with tags": a grade may go on behind the one that it begins with. */
function leadLength(tokens: readonly Token[], at: number, length: number): number {
  const behind = entriesAt(tokens, at + 1, ['condition'])[0]?.length ?? 0;
  return Math.max(length, behind === 0 ? 0 : behind + 1);
}

/** "I bought this lovely lamp": the thing is named behind the last small word before its noun. */
function behindLead(tokens: readonly Token[], from: number, noun: number): number {
  for (let at = noun - 1; at >= from; at -= 1)
    if (entriesAt(tokens, at, ['joiner']).some(({ means }) => means === 'joiner')) return at + 1;
  return from;
}

const TOLD = ['joiner', 'condition', 'fault', 'missing', 'included', 'history', 'deny', 'doubt'] as const;
const DEAL = ['delivery', 'payment', 'asking-price', 'past-price', 'contact'] as const;

/** The name goes on behind its noun up to the first word that tells something of the thing. */
function endOfName(tokens: readonly Token[], { from, to }: Clause): number {
  for (let at = from; at < to; at += 1)
    if (at - from >= MOST_WORDS || entriesAt(tokens, at, [...TOLD, ...DEAL]).some(({ weak }) => !weak))
      return at;
  return to;
}
