/** Whether a text prices several things one by one: then no amount in it is what the listing asks. */
import { phraseAt } from '../categories/category-index.ts';
import { type Clause, clauseOfEach, clausesOf } from '../language/clauses.ts';
import { firstEndingAfter, type Token } from '../language/token.ts';
import { brandAt } from '../lexicon/lexicon.ts';
import { once } from '../text/remember.ts';
import { amountAt, tellsOfSending } from '../values/amounts.ts';
import type { Item, SellerSentence } from '../values/item.ts';
import { type PriceStretch, priceStretches } from '../values/prices.ts';

export type AskingPrices = ReadonlyMap<SellerSentence, readonly PriceStretch[]>;

/** What is asked in each sentence; null where the text is a list of prices. */
export function askingPrices({ sentences, language }: Item): AskingPrices | null {
  const asking = new Map<SellerSentence, readonly PriceStretch[]>();
  const listed = new Set<string>();
  const asked = new Set<string>();
  for (const sentence of sentences) {
    const amounts = priceStretches(sentence.raw, sentence.tokens).filter(({ kind }) => kind !== 'past');
    const asks = amounts.filter(({ kind }) => kind === 'asking');
    if (asks.length > 0) asking.set(sentence, asks);
    for (const ask of asks) for (const number of numbersOf(sentence.tokens, ask)) asked.add(number);
    const clauses = once(() => clauseOfEach(clausesOf(sentence.tokens)));
    const priced = amounts.flatMap((amount) => {
      const clause = clauses().get(firstEndingAfter(sentence.tokens, amount.start));
      if (clause === undefined || !standsAtEdge(sentence.tokens, clause, amount)) return [];
      const priced = {
        from: firstEndingAfter(sentence.tokens, amount.start),
        to: firstEndingAfter(sentence.tokens, amount.end),
      };
      if (tellsOfSending(sentence.tokens, clause, priced)) return [];
      return [{ amount, words: sentence.tokens.slice(clause.from, clause.to) }];
    });
    // "£40 a desk, £25 the other": beside a thing with its price another has its own.
    if (!priced.some(({ amount, words }) => namesThing(words, amount, language))) continue;
    for (const { amount } of priced) listed.add(numberOf(sentence.raw, amount));
  }
  // "Just this £60, the lot £90": no field of a form holds two.
  return (listed.size > 1 || asked.size > 1) && asking.size > 0 ? null : asking;
}

/** The amounts of money of a stretch: "£140 each or £750 for 6" has two. */
function numbersOf(tokens: readonly Token[], { start, end }: PriceStretch): readonly string[] {
  const numbers: string[] = [];
  for (let at = firstEndingAfter(tokens, start); (tokens[at]?.end ?? end + 1) <= end; at += 1) {
    const amount = amountAt(tokens, at);
    if (amount?.signed !== true) continue;
    numbers.push(tokens.slice(at, amount.to).find(({ text }) => /\d/.test(text))?.text ?? '');
    at = amount.to - 1;
  }
  return numbers;
}

function numberOf(raw: string, { start, end }: PriceStretch): string {
  return raw.slice(start, end).replace(/\D/g, '');
}

/** "Bar stools £25", "£25 the stools": a price and what it is the price of. */
function standsAtEdge(tokens: readonly Token[], { from, to }: Clause, { start, end }: PriceStretch): boolean {
  let [first, last] = [from, to - 1];
  while (first < last && tokens[first]?.kind === 'mark') first += 1;
  while (last > first && tokens[last]?.kind === 'mark') last -= 1;
  return start <= (tokens[first]?.start ?? 0) || end >= (tokens[last]?.end ?? 0);
}

function namesThing(
  words: readonly Token[],
  { start, end }: PriceStretch,
  language: Item['language'],
): boolean {
  return words.some(
    (word, at) =>
      (word.end <= start || word.start >= end) &&
      (phraseAt(words, at, language)?.entry.strength === 'noun' || brandAt(words, at)?.common === false),
  );
}
