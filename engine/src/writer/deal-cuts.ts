/** What goes of a sentence that asks a price or tells how it is paid: clauses that say nothing else, or an amount that stands at the edge of one. When in doubt it stays. */
import { phraseAt } from '../categories/category-index.ts';
import { type Clause, clausesOf } from '../language/clauses.ts';
import { LANGUAGES } from '../language/languages.ts';
import { firstEndingAfter, type Token } from '../language/token.ts';
import { isUnit } from '../language/units.ts';
import { entriesAt, isUnknownWord } from '../lexicon/lexicon.ts';
import { ALTOGETHER } from '../lexicon/speech-words.ts';
import { LIKENESS_CLASSES, type WordClass } from '../lexicon/word-classes.ts';
import {
  addsDelivery,
  COLLECTION,
  isForward,
  isJoining,
  isOfPrice,
  isPlus,
  isSignOff,
  saysHowAsked,
  type TokenSpan,
} from '../values/amounts.ts';
import type { Stretch } from './stretch.ts';

/** The cuts for the amounts `asked` of a sentence, in order; UTF-16 offsets into it. */
export function priceCuts(
  tokens: readonly Token[],
  asked: readonly { start: number; end: number }[],
): readonly Stretch[] {
  const amounts = asked.map(({ start, end }) => ({
    from: firstEndingAfter(tokens, start),
    to: firstEndingAfter(tokens, end),
  }));
  const parts = withSpans(partsOf(tokens, amounts), amounts);
  const isTalk = parts.map(
    (part) => ownWords(tokens, part, part.spans) === 0 && !praises(tokens, part, part.spans),
  );
  const isAll = isTalk.every(Boolean);
  const cuts: Stretch[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (part === undefined || part.spans.length === 0) continue;
    if (!isTalk[at]) {
      const edge = edgeOf(tokens, part, part.spans);
      if (edge !== null && !leansOn(tokens, edge.to)) cuts.push(cutOf(tokens, edge));
      continue;
    }
    // "£35 ono, or nearest offer": what is of the price goes with it.
    let last = at;
    while (isTalk[last + 1] && (isAll || saysPrice(tokens, parts[last + 1]))) last += 1;
    const to = parts[last]?.to ?? part.to;
    // "£35, or free to somebody in need": what goes on from a price would hang in the air without it.
    if (!leansOn(tokens, to)) cuts.push(cutOf(tokens, { from: part.from, to }));
    at = last;
  }
  return cuts;
}

/** What goes of a sentence that has words of payment at the tokens `words`: the clauses that say nothing else, or nothing. */
export function paymentCuts(tokens: readonly Token[], words: readonly number[]): readonly Stretch[] {
  const spans = words.map((at) => ({ from: at, to: at + 1 }));
  const parts = withSpans(partsOf(tokens, []), spans).filter(({ spans: within }) => within.length > 0);
  const isTalk = parts.every((part) => ownWords(tokens, part, [], ['deny', 'delivery']) === 0);
  return isTalk ? parts.map((part) => ({ ...cutOf(tokens, part), reason: 'payment' as const })) : [];
}

/** Each part with the spans that reach into it; both in order. Linear. */
function withSpans(
  parts: readonly Clause[],
  spans: readonly TokenSpan[],
): readonly (Clause & { spans: readonly TokenSpan[] })[] {
  let first = 0;
  return parts.map((part) => {
    while ((spans[first]?.to ?? Number.POSITIVE_INFINITY) <= part.from) first += 1;
    let end = first;
    while ((spans[end]?.from ?? Number.POSITIVE_INFINITY) < part.to) end += 1;
    return { ...part, spans: spans.slice(first, end) };
  });
}

/** Clauses, each with the label before it: "Price: £20", "Only sold together: £80". */
function partsOf(tokens: readonly Token[], amounts: readonly TokenSpan[]): readonly Clause[] {
  const parts: { from: number; to: number }[] = [];
  let next = 0;
  for (const { from, to } of clausesOf(tokens)) {
    while ((amounts[next]?.to ?? Number.POSITIVE_INFINITY) <= from) next += 1;
    const before = parts.at(-1);
    const isLabelled = tokens[from - 1]?.text === ':' && before?.to === from - 1;
    // "300–350 €" is one amount.
    const isWithin = (amounts[next]?.from ?? from) < from;
    if (before !== undefined && (isLabelled || isWithin)) before.to = to;
    else parts.push({ from, to });
  }
  return parts.flatMap(({ from, to }) => {
    const stops: number[] = [];
    for (let at = from + 1; at + 1 < to; at += 1) if (isStop(tokens, at)) stops.push(at + 1);
    return [...stops, to].map((end, at) => ({ from: stops[at - 1] ?? from, to: end }));
  });
}

/** "very good condition.$350 obo": a stop at which the sentence was not cut. */
function isStop(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? '';
  return (
    /^[.…]$/.test(tokens[at]?.text ?? '') &&
    (/\p{Ll}{3}$/u.test(before) || /^[.…]$/.test(before) || isUnit(before)) &&
    !isJoining(tokens, at - 1)
  );
}

function cutOf(tokens: readonly Token[], { from: first, to }: TokenSpan): Stretch {
  let from = first;
  while (tokens[from]?.kind === 'mark' && !/\p{Sc}/u.test(tokens[from]?.text ?? '')) from += 1;
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0, reason: 'asking-price' };
}

/** How many tokens of a part say something that is not of its price: "18 €/piece" has one, "£20 + post" none. */
function ownWords(
  tokens: readonly Token[],
  { from, to }: TokenSpan,
  amounts: readonly TokenSpan[],
  besides: readonly WordClass[] = [],
): number {
  let own = 0;
  let next = 0;
  let isPlusRead = false;
  for (let at = from; at < to; at += 1) {
    while ((amounts[next]?.to ?? Number.POSITIVE_INFINITY) <= at) next += 1;
    const amount = amounts[next];
    const token = tokens[at];
    if (amount !== undefined && amount.from <= at) at = amount.to - 1;
    else if (token !== undefined && !isPlusRead && isPlus(tokens, at)) {
      // The first plus tells of all that is behind it.
      isPlusRead = true;
      if (addsDelivery(tokens, { from: at, to })) return own;
      own += 1;
    } else if (token !== undefined && token.kind !== 'mark') {
      const length = lengthOfTalk(tokens, at) || (entriesAt(tokens, at, besides)[0]?.length ?? 0);
      if (length === 0) own += 1;
      else at += length - 1;
    } else if (/^[/+x×*]$/.test(token?.text ?? '')) own += 1;
  }
  return own;
}

/** Whether a part of nothing but talk is of the price: "or nearest offer", "all together", and not "hello". */
function saysPrice(
  tokens: readonly Token[],
  part: (Clause & { spans: readonly TokenSpan[] }) | undefined,
): boolean {
  if (part === undefined || part.spans.length > 0) return part !== undefined;
  const places = Array.from({ length: part.to - part.from }, (_, at) => part.from + at);
  return (
    places.some((at) => entriesAt(tokens, at, ['asking-price', 'payment', 'choice']).some(isOfPrice)) ||
    places.every((at) => saysHowAsked(tokens, at))
  );
}

/** "Great condition £20": words of praise before an amount are said of the thing, and before "price" of that. */
function praises(tokens: readonly Token[], { from }: TokenSpan, amounts: readonly TokenSpan[]): boolean {
  for (let at = from; at < (amounts[0]?.from ?? from); at += 1) {
    const [filler] = entriesAt(tokens, at, ['filler']);
    if (filler === undefined || filler.means !== 'filler' || ALTOGETHER.has(tokens[at]?.key ?? '')) continue;
    if (entriesAt(tokens, at + filler.length, ['asking-price']).length === 0) return true;
  }
  return false;
}

/** How many tokens of price talk and grammar begin there. */
function lengthOfTalk(tokens: readonly Token[], at: number): number {
  if (ALTOGETHER.has(tokens[at]?.key ?? '') || isForward(tokens, at) || saysHowAsked(tokens, at)) return 1;
  if (isSignOff(tokens, at)) return 1;
  if (entriesAt(tokens, at, ['past-price', 'delivery']).some(({ weak }) => !weak)) return 0;
  const of = ['asking-price', 'payment', 'joiner', 'filler', 'abbreviation', 'choice'] as const;
  return entriesAt(tokens, at, of).find(isOfPrice)?.length ?? 0;
}

/** An amount that opens or ends a part whose other words stand alone without it; null where that is not sure. */
function edgeOf(tokens: readonly Token[], part: TokenSpan, amounts: readonly TokenSpan[]): TokenSpan | null {
  const [amount, second] = amounts;
  if (amount === undefined || second !== undefined) return null;
  if (amount.from <= part.from) {
    if (standsAlone(tokens, { from: amount.to, to: part.to })) return { from: part.from, to: amount.to };
    return isOfDeal(tokens, { from: amount.to, to: part.to }) ? part : null;
  }
  // "Pick up in Leeds £20 ono": without a word of the price an amount may be what the words before it lead to.
  const isCollected = collects(tokens, { from: part.from, to: amount.from });
  const isLast = tokens.slice(amount.to, part.to).every(({ kind }) => kind === 'mark');
  if (!isLast || !(isCollected || opensWithPrice(tokens, amount))) return null;
  const last = amount.from - 1;
  return isGrammar(tokens, last) || tokens[last]?.kind === 'mark'
    ? null
    : { from: amount.from, to: amount.to };
}

/** "You haul", "for someone handy", "or nearest sensible offer": a few words behind an amount that say nothing of the thing. */
function isOfDeal(tokens: readonly Token[], { from, to }: TokenSpan): boolean {
  const places = Array.from({ length: to - from }, (_, index) => from + index);
  const said = [
    'fault',
    'missing',
    'included',
    'deny',
    'delivery',
    'condition',
    ...LIKENESS_CLASSES,
  ] as const;
  return (
    places.filter((at) => tokens[at]?.kind !== 'mark').length <= MOST_OF_DEAL &&
    places.every(
      (at) =>
        tokens[at]?.kind !== 'number' &&
        entriesAt(tokens, at, said).length === 0 &&
        LANGUAGES.every((language) => phraseAt(tokens, at, language) === null),
    )
  );
}

const MOST_OF_DEAL = 4;

/** "Collect in Otley", "hämtas i Borås": who fetches a thing pays for that. */
function collects(tokens: readonly Token[], { from, to }: TokenSpan): boolean {
  for (let at = from; at < to; at += 1)
    if (
      entriesAt(tokens, at, ['delivery']).some(
        ({ weak, means }) => (!weak || at === from) && means === COLLECTION,
      )
    )
      return true;
  return false;
}

/** A word of the price stands in it, and none before the amount that leads to it from outside. */
function opensWithPrice(tokens: readonly Token[], { from, to }: TokenSpan): boolean {
  const isPrice = (at: number) =>
    saysHowAsked(tokens, at) ||
    entriesAt(tokens, at, ['asking-price']).some((entry) => isOfPrice(entry) && !entry.weak);
  if (isGrammar(tokens, from) && !isPrice(from)) return false;
  for (let at = from; at < to; at += 1) if (isPrice(at)) return true;
  return false;
}

const FEWEST_OWN = 2;

/** "Collect in Leeds", "won't be split", "Leeds", and not "is the highest bid", "of each" or "shown". */
function standsAlone(tokens: readonly Token[], rest: TokenSpan): boolean {
  const first = tokens[rest.from];
  if (first === undefined || first.kind === 'mark' || first.kind === 'number') return false;
  const opens = (kind: WordClass, at = rest.from) => entriesAt(tokens, at, [kind]).some(({ weak }) => !weak);
  if (opens('deny') || opens('deny', rest.from + 1) || opens('delivery')) return true;
  if (isGrammar(tokens, rest.from)) return false;
  const isName = /^\p{Lu}/u.test(first.text) && isUnknownWord(tokens, rest.from);
  return isName || ownWords(tokens, rest, []) >= FEWEST_OWN;
}

/** What only joins or goes on. */
function isGrammar(tokens: readonly Token[], at: number): boolean {
  return (
    isForward(tokens, at) ||
    isPlus(tokens, at) ||
    entriesAt(tokens, at, ['joiner', 'choice', 'past-price']).length > 0
  );
}

/** What follows goes on from what would be gone: "or free …", "but …", "(negotiable …". */
function leansOn(tokens: readonly Token[], to: number): boolean {
  let next = to;
  while (tokens[next]?.kind === 'mark' && tokens[next]?.text !== '(') next += 1;
  if (tokens[next]?.text === '(') return true;
  const [first] = entriesAt(tokens, next, ['delivery', 'joiner', 'choice']);
  return first?.class === 'choice' || first?.means === 'conjunction';
}
