import { cutSpans } from '../language/cut-spans.ts';
import type { Span } from '../language/span.ts';
import { tokenise } from '../language/tokens.ts';
import { rememberOne } from '../text/remember.ts';
import { type Item, sentencesOn } from '../values/item.ts';
import { type PriceStretch, priceStretches } from '../values/prices.ts';
import { writeListing } from '../writer/write.ts';
import { spelledPrices } from './spelled-prices.ts';

/** The amounts that the seller says in the name or of a past price, where the built-in writer lets them stand. */
const publishedOf = rememberOne((item: Item): ReadonlySet<string> => {
  const { title, description } = writeListing(item, 'v1').text;
  const past = sentencesOn(item, 'past-price').filter(({ text }) => description.includes(text));
  // An amount without its sign is none: "18 V" is no £18.
  // What is told in words is read as no price: the built-in writer lets it stand.
  return new Set([
    ...[title, ...past.map(({ text }) => text)].flatMap(amountsOfMoney),
    ...spelledPrices(description).map(({ amount }) => amount),
  ]);
});

function amountsOfMoney(text: string): string[] {
  return pricesIn(text).flatMap(({ start, end }) => amountsIn(text.slice(start, end)));
}

function pricesIn(text: string): readonly PriceStretch[] {
  return /\d/.test(text) ? priceStretches(text, tokenise(text)) : [];
}

function amountsIn(text: string): readonly string[] {
  return text.match(/\d[\d.,]*\d|\d/g) ?? [];
}

/** Amounts of money in a model's text that are not the seller's to be told there. */
function madeUpPrices(text: string, item: Item): readonly Span[] {
  const inDigits = pricesIn(text).filter(
    ({ start, end }) => !amountsIn(text.slice(start, end)).every((amount) => publishedOf(item).has(amount)),
  );
  return [...inDigits, ...spelledPrices(text).filter(({ amount }) => !publishedOf(item).has(amount))];
}

export function tellsMadeUpPrice(sentence: string, item: Item): boolean {
  return madeUpPrices(sentence, item).length > 0;
}

export function withoutMadeUpPrices(title: string, item: Item): string {
  const prices = madeUpPrices(title, item);
  return prices.length === 0 ? title : cutSpans(title, [...prices]).trim();
}
