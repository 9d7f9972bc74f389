/** Where an amount of money begins and ends, and which words beside it are of its price. */

import { CUTS } from '../categories/name-words.ts';
import { LANGUAGES } from '../language/languages.ts';
import type { Token } from '../language/token.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { NUMBER_WORDS } from '../lexicon/number-words.ts';
import { ALTOGETHER, FIRM } from '../lexicon/speech-words.ts';
import type { LexiconEntry, WordClass } from '../lexicon/word-classes.ts';

const SIGNS: ReadonlySet<string> = new Set(
  '€ £ $ ¥ eur euro euros gbp usd pound pounds quid dollar dollars zl pln sek kr chf kc czk'.split(' '),
);

/** "£20", "20 €", "20,-": an amount that begins at `at`; a bare number is one only beside a cue. */
export function amountAt(tokens: readonly Token[], at: number): { to: number; signed: boolean } | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const next = tokens[at + 1];
  if (token.kind === 'number') {
    const whole = wholeEnd(tokens, at);
    if (whole !== null) return { to: whole, signed: true };
    const end = rangeEnd(tokens, at);
    if (end > at + 1 && SIGNS.has(tokens[end]?.key ?? '')) return { to: end + 1, signed: true };
    return next !== undefined && SIGNS.has(next.key)
      ? { to: at + 2, signed: true }
      : { to: at + 1, signed: false };
  }
  if (token.kind !== 'code')
    return next?.kind === 'number' && SIGNS.has(token.key)
      ? { to: rangeEnd(tokens, at + 1), signed: true }
      : null;
  return /^\d+(?:eur|euros?|gbp|usd|zl|pln|kr)$/.test(token.key) ? { to: at + 1, signed: true } : null;
}

/** Where "350,-" ends, an amount without cents; null where none does. */
function wholeEnd(tokens: readonly Token[], at: number): number | null {
  const [number, comma, dash, next] = tokens.slice(at, at + 4);
  const isGlued = number?.end === comma?.start && comma?.end === dash?.start;
  return isGlued &&
    comma?.text === ',' &&
    /^[-–—]$/.test(dash?.text ?? '') &&
    (next?.kind === 'mark' || next?.start !== dash?.end)
    ? at + 3
    : null;
}

/** Where "300" or "300–350" ends that begins at `at`. */
function rangeEnd(tokens: readonly Token[], at: number): number {
  return /^[-–—]$/.test(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.kind === 'number' ? at + 3 : at + 1;
}

const WORDS_BEFORE: ReadonlySet<string> = new Set(LANGUAGES.flatMap((language) => [...CUTS[language]]));

/** "Ca. £20", and not "box no. £20" or "in the loft 4 yrs. £20". */
export function isJoining(tokens: readonly Token[], at: number): boolean {
  const entries = entriesAt(tokens, at, ['joiner', 'abbreviation', 'deny']);
  // Behind a number an abbreviation says of what there are so many.
  const isUnit =
    tokens[at - 1]?.kind === 'number' && entries.every((entry) => entry.class === 'abbreviation');
  return entries.length > 0 && !isUnit && !entries.some((entry) => entry.class === 'deny' && !entry.weak);
}

/** The first of the joining words that lead to token `at`. */
export function withJoiners(tokens: readonly Token[], at: number, first: number): number {
  let from = at;
  const leads = (index: number) =>
    isJoining(tokens, index) ||
    isForward(tokens, index) ||
    tokens[index]?.text === '~' ||
    (tokens[index]?.text === '.' && isJoining(tokens, index - 1));
  while (from > first && leads(from - 1)) from -= 1;
  return from;
}

/** Words that say how, where or for whom a price is. */
const OF_THE_PRICE: readonly WordClass[] = ['asking-price', 'past-price', 'payment', 'contact'];

/**
 * How many tokens the words of an asking price have that begin at `at`; of swaps and time-wasters speak other words.
 * What is as often another word, "offer", counts only where nothing stands between it and the amount: `isBeside`.
 */
function wordsOfPrice(tokens: readonly Token[], at: number, isBeside: boolean): number {
  const entries = entriesAt(tokens, at, ['asking-price']).filter(isOfPrice);
  return entries.find(({ weak }) => isBeside || !weak)?.length ?? 0;
}

/**
 * What the tokens `from` to before `to` tell of the handing over. What is as often another word, "post", counts only
 * right beside the amount.
 */
function deliveriesIn(
  tokens: readonly Token[],
  { from, to }: TokenSpan,
  amount: TokenSpan,
): readonly LexiconEntry[] {
  const found: LexiconEntry[] = [];
  for (let at = from; at < to; at += 1)
    for (const entry of entriesAt(tokens, at, ['delivery']))
      if (!entry.weak || at + entry.length === amount.from || at === amount.to) found.push(entry);
  return found;
}

/** Whether they tell of sending, whose cost is no price of a thing; who fetches it pays for the thing. */
export function tellsOfSending(tokens: readonly Token[], span: TokenSpan, amount: TokenSpan): boolean {
  return deliveriesIn(tokens, span, amount).some(({ means }) => means !== COLLECTION);
}

/** "+ post", "+ £5 postage": whether what stands behind a plus at `from` is paid for the handing over. */
export function addsDelivery(tokens: readonly Token[], { from, to }: TokenSpan): boolean {
  const behind = from + 1;
  return (
    deliveriesIn(tokens, { from, to }, { from: behind, to: amountAt(tokens, behind)?.to ?? behind }).length >
    0
  );
}

export const COLLECTION = 'collection';

/** Tokens of a sentence: the first, and the one after the last. */
export interface TokenSpan {
  from: number;
  to: number;
}

/** "No swaps" is said of the deal, and of no price. */
export function isOfPrice(entry: LexiconEntry): boolean {
  return entry.class !== 'asking-price' || entry.means !== 'terms';
}

/** Where the words of an asking price end that begin at `from`: "ono", "the lot", "for both", "or £40 each". */
export function priceEnd(tokens: readonly Token[], { from, to }: TokenSpan): number {
  let end = from;
  let joining = 0;
  for (let at = from; at < to && joining <= MOST_JOINING; ) {
    const amount = at > end ? amountAt(tokens, at) : null;
    const words = wordsOfPrice(tokens, at, at === end) || (saysHowAsked(tokens, at) ? 1 : 0);
    if (words === 0 && amount === null && !bridges(tokens, at)) break;
    joining += words === 0 && amount === null ? 1 : 0;
    at = words > 0 ? at + words : (amount?.to ?? at + 1);
    // "£20 and £5 postage" is what it costs to send.
    const isSent = tellsOfSending(tokens, { from: at, to: at + 1 }, { from: at, to: at });
    if (words > 0 || (amount?.signed && !isSent)) {
      end = at;
      joining = 0;
    }
  }
  return end;
}

/** Words that may stand between an amount and the words of its price. */
const MOST_JOINING = 3;

const NUMBERS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => Object.keys(NUMBER_WORDS[language])),
);

function bridges(tokens: readonly Token[], at: number): boolean {
  return (
    NUMBERS.has(tokens[at]?.key ?? '') ||
    isForward(tokens, at) ||
    entriesAt(tokens, at, ['joiner', 'choice']).some(({ length }) => length === 1)
  );
}

/** "For £20", and not "a replacement £20". */
export function isForward(tokens: readonly Token[], at: number): boolean {
  return (
    WORDS_BEFORE.has(tokens[at]?.key ?? '') &&
    entriesAt(tokens, at, ['other']).some(({ means, length }) => means === 'forward' && length === 1)
  );
}

/** "£20 firm", "£20 the lot", "20 € alles zusammen", and not "£20 both sleeves". */
export function saysHowAsked(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? '';
  const next = tokens[at + 1];
  // "Firm mattress": a plain word behind it is what it is said of.
  if (FIRM.has(key)) return next?.kind !== 'word' || entriesAt(tokens, at + 1).length > 0;
  if (!ALTOGETHER.has(key)) return false;
  // "Pair of gloves" names the thing.
  if (next !== undefined && OF.has(next.key)) return false;
  return (
    next?.kind !== 'word' ||
    ALTOGETHER.has(next.key) ||
    entriesAt(tokens, at, ['joiner']).length === 0 ||
    entriesAt(tokens, at + 1, ['joiner', 'deny', ...OF_THE_PRICE, 'delivery']).length > 0
  );
}

/** "£20 xx": with kisses a message ends. */
export function isSignOff(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return /^(?:x{1,5}|(?:xo)+x?)$/.test(tokens[at]?.key ?? '') && (next === undefined || next.kind === 'mark');
}

const OF: ReadonlySet<string> = new Set(['of', 'de', 'di', 'do', 'van', 'von', 'av']);

export function isOr(tokens: readonly Token[], at: number): boolean {
  return entriesAt(tokens, at, ['choice']).some(({ means }) => means === 'both');
}

/** What stands behind it is paid besides. */
export function isPlus(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.text === '+' ||
    entriesAt(tokens, at, ['joiner', 'abbreviation']).some(({ base }) => BESIDES.has(base))
  );
}

const BESIDES: ReadonlySet<string> = new Set(['plus', 'zzgl']);
