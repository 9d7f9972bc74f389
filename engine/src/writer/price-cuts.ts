/** What goes of the clauses that hold an asking price: the price alone where something is said beside it. */
import { firstEndingAfter, type Token } from '../language/token.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { ALTOGETHER } from '../lexicon/speech-words.ts';
import {
  addsDelivery,
  isForward,
  isOfPrice,
  isPlus,
  OF_THE_PRICE,
  type TokenSpan,
  wordsOfPrice,
} from '../values/amounts.ts';
import type { Stretch } from './stretch.ts';

/** What goes of the clauses `whole`, in order; `end` is where they end with their marks. */
export function priceCuts(
  { raw, tokens }: { raw: string; tokens: readonly Token[] },
  stretches: readonly Stretch[],
  { whole, tells }: { whole: TokenSpan & { end: number }; tells: (rest: string) => boolean },
): readonly Stretch[] {
  const stays = (beside: TokenSpan, isFirst: boolean) => {
    const text = raw.slice(tokens[beside.from]?.start ?? raw.length, tokens[beside.to - 1]?.end ?? 0);
    return isFirst
      ? opensAlone(tokens, beside, tells(text))
      : goesAlone(tokens, beside, tells(text) || denies(tokens, beside));
  };
  const cuts: Stretch[] = [];
  let from = whole.from;
  for (const [index, stretch] of stretches.entries()) {
    const isFirst = index === 0;
    const kept = stays({ from, to: firstEndingAfter(tokens, stretch.start) }, isFirst);
    const before = cuts.at(-1);
    // What is not kept between two stretches goes with the first.
    if (before && !kept) before.end = Math.max(before.end, stretch.start);
    const start = isFirst && !kept ? (tokens[whole.from]?.start ?? stretch.start) : stretch.start;
    cuts.push({ ...stretch, start: Math.max(start, before?.end ?? 0) });
    from = Math.max(from, firstEndingAfter(tokens, stretch.end));
  }
  const last = cuts.at(-1);
  if (last && !stays({ from, to: whole.to }, false)) last.end = Math.max(last.end, whole.end);
  return cuts.filter(({ start, end }) => start < end);
}

/** Words that a clause before an amount has at least, if none of them is known to tell of the thing: "want", "how about". */
const FEWEST_BEFORE = 3;

function opensAlone(tokens: readonly Token[], beside: TokenSpan, tells: boolean): boolean {
  const words = ownWords(tokens, beside);
  return words > 0 && (tells || words >= FEWEST_BEFORE || (words > 1 && denies(tokens, beside)));
}

function goesAlone(tokens: readonly Token[], beside: TokenSpan, tells: boolean): boolean {
  return ownWords(tokens, beside) > 0 && !goesOn(tokens, beside, tells);
}

/** Whether a text holds words that are neither grammar nor of the deal, and nothing of how to pay or to reach the seller. */
export function saysOfItsOwn(tokens: readonly Token[]): boolean {
  return (
    ownWords(tokens, { from: 0, to: tokens.length }) > 0 &&
    !tokens.some((_, at) => entriesAt(tokens, at, ['payment', 'contact']).some(({ weak }) => !weak))
  );
}

/** How many words stand there that are neither grammar nor of the deal. */
function ownWords(tokens: readonly Token[], { from, to }: TokenSpan): number {
  let words = 0;
  let fillers = 0;
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'mark' || token.kind === 'number') continue;
    const entry =
      entriesAt(tokens, at, ['delivery', 'past-price'])[0] ??
      entriesAt(tokens, at, [...OF_THE_PRICE, 'joiner', 'choice', 'abbreviation']).find(isOfPrice);
    // What it once cost and how it is handed over are no words of what is asked.
    if (entry !== undefined && entry.class !== 'past-price' && entry.class !== 'delivery')
      at += entry.length - 1;
    else if (ALTOGETHER.has(token.key) || isForward(tokens, at)) continue;
    else if (entriesAt(tokens, at, ['filler']).length > 0) fillers += 1;
    else words += 1;
  }
  // "Please" is none, "good quality" is said of the thing.
  return words > 0 || fillers > 1 ? words + fillers : 0;
}

function denies(tokens: readonly Token[], { from, to }: TokenSpan): boolean {
  for (let at = from; at < to; at += 1)
    if (entriesAt(tokens, at, ['deny']).some(({ weak }) => !weak)) return true;
  return false;
}

/** "For the table", "+ postage", "but willing to talk", "slightly negotiable": what stands behind a price and is of it. */
function goesOn(tokens: readonly Token[], { from, to }: TokenSpan, tells: boolean): boolean {
  if (isPlus(tokens, from)) return !tells || addsDelivery(tokens, { from, to });
  let at = from;
  while (at < to && tokens[at]?.kind === 'mark') at += 1;
  if (entriesAt(tokens, at, ['delivery']).length > 0) return false;
  if (isForward(tokens, at)) return true;
  if (tells) return false;
  for (let one = at; one < to; one += 1) if (wordsOfPrice(tokens, one, one === at) > 0) return true;
  const [lead] = entriesAt(tokens, at, ['joiner', 'choice']);
  // "£20 gets it" goes on, "£20 Leeds" tells where.
  if (lead === undefined)
    return ownWords(tokens, { from: at, to: to - 1 }) === 1 && ownWords(tokens, { from: at, to }) === 1;
  // "In Slough" is where it is.
  const isPlace = tokens.slice(at, to).some(({ text }) => /^\p{Lu}/u.test(text));
  return lead.class === 'choice' || lead.means === 'conjunction' || !isPlace;
}
