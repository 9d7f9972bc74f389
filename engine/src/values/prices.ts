/** Amounts of money in a text, of three kinds: what is asked, what it once cost, and what belongs to the thing. */

import { phraseAt } from '../categories/category-index.ts';
import { clauseOfEach, clausesOf } from '../language/clauses.ts';
import { LANGUAGES } from '../language/languages.ts';
import type { Token } from '../language/token.ts';
import { entriesAt, isUnknownWord } from '../lexicon/lexicon.ts';
import { BOUNDS, DISCOUNTS } from '../lexicon/speech-words.ts';
import { once } from '../text/remember.ts';
import {
  amountAt,
  COLLECTION,
  isJoining,
  isOr,
  isPlus,
  isSignOff,
  priceEnd,
  saysHowAsked,
  type TokenSpan,
  tellsOfSending,
  withJoiners,
} from './amounts.ts';
import { standsBehindLabel } from './labelled.ts';
import { isRefused, nearestCue } from './price-cues.ts';

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
      amount: { from: at, to: amount.to },
    });
    const ends = cue === null && amount.signed && endsText(tokens, { clause, from: at, to: amount.to });
    const opens =
      cue === null && amount.signed && opensStatement(tokens, { clause, from: at, to: amount.to });
    const handedOver =
      cue === null && amount.signed && leadsToHandover(tokens, { clause, from: at, to: amount.to });
    const tight =
      ends ||
      opens ||
      handedOver ||
      cue?.settles === true ||
      (cue !== null && cue.from <= amount.to && onlyColon(tokens, { from: cue.to, to: at }));
    // A bare number is a price only right beside the word that says so: "asking 85", "85 obo".
    // "Size 35 EUR" and "model 530" are no amounts.
    if (standsBehindLabel(tokens, at, 'size') || standsBehindLabel(tokens, at, 'model')) continue;
    // "Clips + 2 €" is a surcharge, "a service (89 €) was done" is said by the way, and "don't offer 100" asks nothing.
    const refused = cue !== null && cue.from < at && isRefused(tokens, cue);
    if (isTakenOff(tokens, amount.to) || (!amount.signed && isSpan(tokens, amount.to))) continue;
    if (tokens[at - 1]?.text === '+' || (cue === null && brackets().has(at)) || refused) continue;
    if (!amount.signed && !tight) continue;
    // "Would take 60" settles for less where an amount was asked before; "I take 4" alone counts what it is said of.
    if (!amount.signed && cue?.settles && found.at(-1)?.kind !== 'asking') continue;
    const whole = isWholeClause(tokens, clause, { from: at, to: amount.to });
    const alone = ends || opens || handedOver || whole;
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
    // "Preis 220 VB", "£15 the lot": all words of the price go with it, and nothing else of its clause.
    const to =
      kind === 'asking'
        ? priceEnd(tokens, { from: amount.to, to: clause.to })
        : Math.max(amount.to, cue?.to ?? amount.to);
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

/** "Those are £20 less". */
function isTakenOff(tokens: readonly Token[], to: number): boolean {
  const [next = '', second = ''] = [tokens[to]?.key, tokens[to + 1]?.key];
  return DISCOUNTS.has(next) || DISCOUNTS.has(`${next} ${second}`);
}

/** In nine languages: to. */
const SPANS: ReadonlySet<string> = new Set('to till until bis a do tot ate hasta fino jusqu'.split(' '));

/** "Each 6 to 12 month": a bare number that goes on to another, which is no money either. */
function isSpan(tokens: readonly Token[], to: number): boolean {
  const end =
    tokens[to + 1]?.kind === 'number' && SPANS.has(tokens[to]?.key ?? '') ? amountAt(tokens, to + 1) : null;
  return end !== null && !end.signed;
}

/** "Selling the speakers for £50": an amount that ends the text of a clause, and is no cost of the post. */
function endsText(
  tokens: readonly Token[],
  { clause, from, to }: TokenSpan & { clause: TokenSpan },
): boolean {
  if (!saysOnlyOfPrice(tokens, to) || tokens[from - 1]?.text === '=') return false;
  // "I refund more than $3".
  const [before = '', last = ''] = [tokens[from - 2]?.key, tokens[from - 1]?.key];
  if (BOUNDS.has(last) || BOUNDS.has(`${before} ${last}`)) return false;
  return !tellsOfSending(tokens, { from: clause.from, to: from }, { from, to });
}

/** "£15 collection Thirsk", "50€ recoger en Ronda", "£30 Fareham pick up", "5 € plus Versand". */
function leadsToHandover(
  tokens: readonly Token[],
  { clause, from, to }: TokenSpan & { clause: TokenSpan },
): boolean {
  if (tellsOfSending(tokens, { from: Math.max(clause.from, from - FAR), to: from }, { from, to }))
    return false;
  for (let at = to; at < Math.min(clause.to, to + NEAR); at += 1) {
    if (isOr(tokens, at)) return false;
    const [entry] = entriesAt(tokens, at, ['delivery']);
    if (entry !== undefined) return entry.means === COLLECTION || (at === to + 1 && isPlus(tokens, to));
  }
  return false;
}

/** "Price: 30": nothing but a colon stands between the word and its amount. */
function onlyColon(tokens: readonly Token[], { from, to }: TokenSpan): boolean {
  return from >= to || (from + 1 === to && tokens[from]?.text === ':');
}

/** "£15 the lot", "40 euro ritiro a Mestre": who opens with an amount says what is asked; "£5 voucher" and "£5 postage" name a thing or a cost. */
function opensStatement(
  tokens: readonly Token[],
  { clause, from, to }: TokenSpan & { clause: TokenSpan },
): boolean {
  // "Pickup Randwick, £20 no holds", "£20 firm", "900 kr swish".
  const isOfDeal =
    from === clause.from &&
    (saysHowAsked(tokens, to) || entriesAt(tokens, to, ['deny', 'payment']).some(({ weak }) => !weak));
  return (isOfDeal || opensText(tokens, from)) && !namesBehind(tokens, to);
}

/** Whether nothing stands before a token, or a stop that ends what does. */
function opensText(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= 0; at -= 1) {
    if (tokens[at]?.text === '.') return !isJoining(tokens, at - 1);
    if (tokens[at]?.kind !== 'mark' && entriesAt(tokens, at, ['joiner']).length === 0) return false;
  }
  return true;
}

/** Whether what stands behind an amount is what the amount is of. */
function namesBehind(tokens: readonly Token[], to: number): boolean {
  for (let at = to; at < Math.min(tokens.length, to + NEAR); at += 1) {
    if (tokens[at]?.kind === 'mark') return false;
    // "$60 for everything", "25 € an Abholer": behind a joining word it is not said of a thing that the amount names.
    if (at === to && entriesAt(tokens, at, ['joiner']).length > 0) return false;
    // "£130 Leeds or can post for £10" goes on to something else.
    if (isOr(tokens, at) || entriesAt(tokens, at, ['deny']).some(({ weak }) => !weak)) return false;
    if (saysHowAsked(tokens, at)) continue;
    if (entriesAt(tokens, at, ['past-price', 'history']).length > 0) return true;
    const [delivery] = entriesAt(tokens, at, ['delivery']).filter(({ weak }) => !weak || at === to);
    if (delivery !== undefined) return delivery.means !== COLLECTION;
    if (LANGUAGES.some((language) => phraseAt(tokens, at, language)?.entry.strength === 'noun')) return true;
  }
  return false;
}

/** "£20 each", "£20 cash only", "£20 per unit": nothing stands behind an amount but what belongs to the deal. */
function saysOnlyOfPrice(tokens: readonly Token[], from: number): boolean {
  const deal = ['asking-price', 'payment', 'joiner', 'filler'] as const;
  // "£70 Wirral": a word that no list knows, behind an amount and nothing else, is where it is.
  if (isPlace(tokens, from)) return true;
  for (let at = from; at < tokens.length; at += 1) {
    if (tokens[at]?.kind === 'mark') continue;
    if (saysHowAsked(tokens, at) || isSignOff(tokens, at)) continue;
    const entry = entriesAt(tokens, at, deal)[0];
    if (entry === undefined || at - from > NEAR) return false;
    at += entry.length - 1;
  }
  return true;
}

/** "Wirral", "Market Rasen", "Dudley DY2", and nothing behind it. */
function isPlace(tokens: readonly Token[], from: number): boolean {
  if (tokens.length - from > MOST_OF_PLACE) return false;
  const names = tokens.slice(from);
  return (
    names.length > 0 &&
    maybePlace(tokens, from) &&
    names.every(
      ({ text, kind }, at) =>
        at === 0 || kind === 'code' || (/^\p{Lu}/u.test(text) && maybePlace(tokens, from + at)),
    )
  );
}

const MOST_OF_PLACE = 3;

/** A word that no list knows, neither of the lexicon nor of kinds of things. */
function maybePlace(tokens: readonly Token[], at: number): boolean {
  return isUnknownWord(tokens, at) && LANGUAGES.every((language) => phraseAt(tokens, at, language) === null);
}

/** Words of a purchase that stand farther before an amount speak of something else. */
const FAR = 8;

/** What stands before an amount of a purchase makes it a price of the past: "bought six months ago for £200". */
function tellsPast(tokens: readonly Token[], { from, to }: TokenSpan): boolean {
  for (let at = from; at < to; at += 1)
    if (
      entriesAt(tokens, at, ['past-price', 'history']).some(
        (entry) => entry.class === 'past-price' || entry.means === 'purchase',
      )
    )
      return true;
  return false;
}

/** A clause of an amount and joining words only is a price. */
function isWholeClause(tokens: readonly Token[], clause: TokenSpan, amount: TokenSpan): boolean {
  for (let at = clause.from; at < clause.to; at += 1) {
    const token = tokens[at];
    if (token === undefined || (at >= amount.from && at < amount.to) || token.kind === 'mark') continue;
    if (entriesAt(tokens, at, ['joiner', 'filler'])[0] === undefined) return false;
  }
  return true;
}
