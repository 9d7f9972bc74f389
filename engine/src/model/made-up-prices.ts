import { cutSpans } from '../language/cut-spans.ts';
import { fold } from '../language/fold.ts';
import { tokenise } from '../language/tokens.ts';
import { rememberOne } from '../text/remember.ts';
import { type Item, sentencesOn } from '../values/item.ts';
import { type PriceStretch, priceStretches } from '../values/prices.ts';
import { writeListing } from '../writer/write.ts';

/** What the seller says in the name or of a past price, where the built-in writer lets that stand. */
const publishedOf = rememberOne((item: Item) => {
  const { title, description } = writeListing(item, 'v1').text;
  const past = sentencesOn(item, 'past-price').filter(({ text }) => description.includes(text));
  return fold([title, ...past.map(({ text }) => text)].join('\n'));
});

/** Amounts of money in a model's text that are not the seller's to be told there. */
function madeUpPrices(text: string, item: Item): readonly PriceStretch[] {
  if (!/\d/.test(text)) return [];
  return priceStretches(text, tokenise(text)).filter(({ start, end }) => {
    const amounts = text.slice(start, end).match(/\d[\d.,]*\d|\d/g) ?? [];
    return !amounts.every((amount) => publishedOf(item).includes(amount));
  });
}

export function tellsMadeUpPrice(sentence: string, item: Item): boolean {
  return madeUpPrices(sentence, item).length > 0;
}

export function withoutMadeUpPrices(title: string, item: Item): string {
  const prices = madeUpPrices(title, item);
  return prices.length === 0 ? title : cutSpans(title, [...prices]).trim();
}
