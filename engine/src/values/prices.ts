/** Amounts of money in a text, of three kinds: what is asked, what it once cost, and what belongs to the thing. */

import { phraseAt } from '../categories/category-index.ts';
import { CUTS } from '../categories/name-words.ts';
import { clauseOfEach, clausesOf } from '../language/clauses.ts';
import { LANGUAGES } from '../language/languages.ts';
import type { Token } from '../language/token.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import { once } from '../text/remember.ts';
import { standsBehindLabel } from './labelled.ts';

export interface PriceStretch {
  /** UTF-16 offsets of amount and cue. */
  start: number;
  end: number;
  kind: 'asking' | 'past' | 'thing';
  /** Nothing stands between the amount and the words that say what it is. */
  tight: boolean;
  /** Its clause says nothing else. */
  whole: boolean;
}

const SIGN = /^[€£$¥]$|^(?:eur|euros?|gbp|usd|pounds?|quid|dollars?|zl|pln|sek|kr|chf|kc|czk)$/;
const NEAR = 4;

/** The amounts in `text`, whose tokens are `tokens`, each with the words that say what it is. */
export function priceStretches(text: string, tokens: readonly Token[]): readonly PriceStretch[] {
  const found: PriceStretch[] = [];
  const clauses = once(() => clauseOfEach(clausesOf(tokens)));
  const brackets = once(() => insideBrackets(tokens));
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = amountAt(tokens, at);
    // "#10euros" is a search word of one piece.
    if (amount === null || tokens[at - 1]?.text === '#') continue;
    const clause = clauses().get(at) ?? { from: at, to: amount.to };
    // "New price: 470 €": the words before a colon say what the amount is.
    const opening = tokens[clause.from - 1]?.text === ':' ? clause.from - 1 - NEAR : clause.from;
    const cue = nearestCue(tokens, {
      from: Math.max(0, opening, at - NEAR),
      to: Math.min(clause.to, amount.to + NEAR),
      at,
    });
    const ends = cue === null && amount.signed && endsText(tokens, { clause, from: at, to: amount.to });
    const opens = cue === null && amount.signed && opensSentence(tokens, { from: at, to: amount.to });
    const tight =
      ends || opens || (cue !== null && cue.from <= amount.to && onlyColon(tokens, { from: cue.to, to: at }));
    // A bare number is a price only right beside the word that says so: "asking 85", "85 obo".
    // "Size 35 EUR" and "model 530" are no amounts.
    if (standsBehindLabel(tokens, at, 'size') || standsBehindLabel(tokens, at, 'model')) continue;
    // "Clips + 2 €" is a surcharge, "a service (89 €) was done" is said by the way, and "don't offer 100" asks nothing.
    if (tokens[at - 1]?.text === '+' || (cue === null && brackets().has(at)) || isRefused(tokens, cue))
      continue;
    if (!amount.signed && !tight) continue;
    const whole = isWholeClause(tokens, clause, { from: at, to: amount.to });
    const alone = ends || opens || whole;
    const kind =
      cue?.kind ??
      (tellsPast(tokens, { from: Math.max(clause.from, at - FAR), to: at })
        ? 'past'
        : alone
          ? 'asking'
          : 'thing');
    // "I am asking" and "for" go with it.
    const from = tight
      ? withJoiners(tokens, Math.min(at, cue?.from ?? at), clause.from)
      : Math.min(at, cue?.from ?? at);
    let to = Math.max(amount.to, cue?.to ?? amount.to);
    // "Preis 220 VB": all words of the price go with it.
    for (let more = asksAt(tokens, to); kind === 'asking' && more > 0; more = asksAt(tokens, to)) to += more;
    // "£15 the lot, …": what the clause says besides is of the price too, unless it tells of the thing.
    if (
      opens &&
      !tellsOfThing(tokens, { from: to, to: clause.to }) &&
      !isStatement(tokens, { from: to, to: clause.to })
    )
      to = termsFrom(tokens, { from: to, to: clause.to });
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? text.length];
    found.push({ start, end, kind, tight, whole });
    at = to - 1;
  }
  return found;
}

/** The tokens between a bracket and the one that closes it. */
function insideBrackets(tokens: readonly Token[]): ReadonlySet<number> {
  const inside = new Set<number>();
  const open: number[] = [];
  for (const [at, { text }] of tokens.entries()) {
    if (text === '(') open.push(at);
    const from = text === ')' ? open.pop() : undefined;
    // Only the outer pair is walked through: each token once.
    if (from !== undefined && open.length === 0) for (let one = from + 1; one < at; one += 1) inside.add(one);
  }
  return inside;
}

/** "Please don't offer 100". */
function isRefused(tokens: readonly Token[], cue: Cue | null): boolean {
  return (
    cue !== null &&
    cue.kind === 'asking' &&
    entriesAt(tokens, cue.from - 1, ['deny']).some(({ weak }) => !weak)
  );
}

/** "£20", "20 €", "20,-": an amount that begins at `at`; a bare number is one only beside a cue. */
function amountAt(tokens: readonly Token[], at: number): { to: number; signed: boolean } | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const next = tokens[at + 1];
  if (SIGN.test(token.key))
    return next?.kind === 'number' ? { to: rangeEnd(tokens, at + 1), signed: true } : null;
  if (token.kind === 'number') {
    const end = rangeEnd(tokens, at);
    if (end > at + 1 && SIGN.test(tokens[end]?.key ?? '')) return { to: end + 1, signed: true };
    return next !== undefined && SIGN.test(next.key)
      ? { to: at + 2, signed: true }
      : { to: at + 1, signed: false };
  }
  return /^\d+(?:eur|euros?|gbp|usd|zl|pln|kr)$/.test(token.key) ? { to: at + 1, signed: true } : null;
}

/** Where "300" or "300–350" ends that begins at `at`. */
function rangeEnd(tokens: readonly Token[], at: number): number {
  return /^[-–—]$/.test(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.kind === 'number' ? at + 3 : at + 1;
}

const WORDS_BEFORE: ReadonlySet<string> = new Set(LANGUAGES.flatMap((language) => [...CUTS[language]]));

/** The first of the joining words that lead to token `at`. */
function withJoiners(tokens: readonly Token[], at: number, first: number): number {
  let from = at;
  const leads = (index: number) =>
    entriesAt(tokens, index, ['joiner', 'abbreviation'])[0] !== undefined ||
    // "For £20", and not "a replacement £20".
    (WORDS_BEFORE.has(tokens[index]?.key ?? '') &&
      entriesAt(tokens, index, ['other']).some(({ means, length }) => means === 'forward' && length === 1)) ||
    /^[.~]$/.test(tokens[index]?.text ?? '');
  while (from > first && leads(from - 1)) from -= 1;
  return from;
}

/** "Selling the speakers for £50": an amount that ends the text of a clause, and is no cost of the post. */
function endsText(
  tokens: readonly Token[],
  { clause, from, to }: { clause: { from: number; to: number }; from: number; to: number },
): boolean {
  if (!saysOnlyOfPrice(tokens, to) || tokens[from - 1]?.text === '=') return false;
  for (let at = clause.from; at < from; at += 1)
    if (entriesAt(tokens, at, ['delivery']).length > 0) return false;
  return true;
}

const OF_THE_PRICE: readonly WordClass[] = ['asking-price', 'past-price', 'payment', 'contact'];
const FEWEST_OF_STATEMENT = 3;

/** Whether what stands beside a price says something of its own: "need gone by Sunday", "won't separate", "collect Dudley". */
export function isStatement(tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean {
  let first = from;
  while (first < to && tokens[first]?.kind === 'mark') first += 1;
  let words = 0;
  // "Does not come apart" says something, whatever it begins with.
  let denies = false;
  for (let at = first; at < to; at += 1) {
    if (entriesAt(tokens, at, OF_THE_PRICE).length > 0 || amountAt(tokens, at)?.signed) return false;
    if (tokens[at]?.kind === 'word') words += 1;
    denies ||= entriesAt(tokens, at, ['deny']).length > 0;
  }
  const leans = entriesAt(tokens, first, ['joiner', 'filler']).length > 0 || tokens[first]?.kind === 'number';
  if (leans && !denies) return false;
  return words >= FEWEST_OF_STATEMENT || (words > 1 && entriesAt(tokens, first, ['delivery']).length > 0);
}

const OF_THING = [
  'colour',
  'material',
  'pattern',
  'size',
  'condition',
  'fault',
  'missing',
  'included',
  'measure',
] as const;

function tellsOfThing(tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean {
  for (let at = from; at < to; at += 1)
    if (entriesAt(tokens, at, OF_THING).some(({ weak }) => !weak)) return true;
  return false;
}

/** "£15 no offers, collect only", "£12 the lot pick up only": where the clause goes on to how the thing is handed over. */
function termsFrom(tokens: readonly Token[], { from, to }: { from: number; to: number }): number {
  for (let at = from; at < to; at += 1) {
    if (entriesAt(tokens, at, ['delivery']).length > 0) return at;
    if (entriesAt(tokens, at, ['asking-price', 'joiner', 'filler']).length === 0) return to;
  }
  return to;
}

/** How many tokens the words of an asking price have that begin at `at`. */
function asksAt(tokens: readonly Token[], at: number): number {
  return entriesAt(tokens, at, ['asking-price'])[0]?.length ?? 0;
}

/** "Price: 30": nothing but a colon stands between the word and its amount. */
function onlyColon(tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean {
  return from >= to || (from + 1 === to && tokens[from]?.text === ':');
}

/** "£15 the lot", "40 euro ritiro a Mestre": who opens with an amount says what is asked; "£5 voucher" and "£5 postage" name a thing or a cost. */
function opensSentence(tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean {
  for (let at = 0; at < from; at += 1)
    if (tokens[at]?.kind !== 'mark' && entriesAt(tokens, at, ['joiner']).length === 0) return false;
  for (let at = to; at < Math.min(tokens.length, to + NEAR); at += 1) {
    if (tokens[at]?.kind === 'mark') return true;
    // "$60 for everything", "25 € an Abholer": behind a joining word it is not said of a thing that the amount names.
    if (at === to && entriesAt(tokens, at, ['joiner']).length > 0) return true;
    if (entriesAt(tokens, at, ['delivery', 'past-price', 'history']).length > 0) return false;
    if (LANGUAGES.some((language) => phraseAt(tokens, at, language)?.entry.strength === 'noun')) return false;
  }
  return true;
}

/** "£20 each", "£20 cash only", "£20 per unit": nothing stands behind an amount but what belongs to the deal. */
function saysOnlyOfPrice(tokens: readonly Token[], from: number): boolean {
  const deal = ['asking-price', 'payment', 'joiner', 'filler'] as const;
  // "£70 Wirral": a word that no list knows, behind an amount and nothing else, is where it is.
  if (from + 1 === tokens.length && isUnknown(tokens, from)) return true;
  for (let at = from; at < tokens.length; at += 1) {
    if (tokens[at]?.kind === 'mark') continue;
    const entry = entriesAt(tokens, at, deal)[0];
    if (entry === undefined || at - from > NEAR) return false;
    at += entry.length - 1;
  }
  return true;
}

function isUnknown(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.kind === 'word' &&
    entriesAt(tokens, at).length === 0 &&
    LANGUAGES.every((language) => phraseAt(tokens, at, language) === null)
  );
}

/** Words of a purchase that stand farther before an amount speak of something else. */
const FAR = 8;

/** What stands before an amount of a purchase makes it a price of the past: "bought six months ago for £200". */
function tellsPast(tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean {
  for (let at = from; at < to; at += 1)
    if (entriesAt(tokens, at, ['past-price', 'history']).length > 0) return true;
  return false;
}

interface Cue {
  kind: 'asking' | 'past';
  from: number;
  to: number;
}

function nearestCue(
  tokens: readonly Token[],
  { from, to, at }: { from: number; to: number; at: number },
): Cue | null {
  let best: Cue | null = null;
  let distance = Number.POSITIVE_INFINITY;
  for (let index = from; index < to; index += 1) {
    for (const entry of entriesAt(tokens, index, ['asking-price', 'past-price'])) {
      const away = Math.abs(index - at);
      if (away >= distance) continue;
      distance = away;
      best = {
        kind: entry.class === 'past-price' ? 'past' : 'asking',
        from: index,
        to: index + entry.length,
      };
    }
  }
  return best;
}

/** A clause of an amount and joining words only is a price. */
function isWholeClause(
  tokens: readonly Token[],
  clause: { from: number; to: number },
  amount: { from: number; to: number },
): boolean {
  for (let at = clause.from; at < clause.to; at += 1) {
    const token = tokens[at];
    if (token === undefined || (at >= amount.from && at < amount.to) || token.kind === 'mark') continue;
    if (entriesAt(tokens, at, ['joiner', 'filler'])[0] === undefined) return false;
  }
  return true;
}
