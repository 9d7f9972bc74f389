/** The price of a listing as a number, from the text that the product wrote: thousands with commas, decimals with a point. */
const AMOUNT = /\d[\d,]*(?:\.\d+)?/g;

/** The seller's one price, or the middle of a range; null where there is neither. */
export function middleOfPrice(text: string): number | null {
  const amounts = [...text.matchAll(AMOUNT)].map(([amount]) => Number(amount.replaceAll(',', '')));
  if (amounts.length === 0 || amounts.length > 2) return null;
  const middle = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
  return middle > 0 && Number.isFinite(middle) ? middle : null;
}

/** The one price of the text; null for a range. */
export function singlePrice(text: string): number | null {
  return [...text.matchAll(AMOUNT)].length === 1 ? middleOfPrice(text) : null;
}

const OWN_PRICE = 'Your own price.';
const SUGGESTION = /^Your own price\. Suggested: (.+?)\.(?= |$)/;

type PricedText = Record<'suggestedPriceRange' | 'priceJustification', string>;

/** The reasons for a price that the seller puts in the place of what was suggested, which they name. */
export function sayOwnPrice({ suggestedPriceRange: range, priceJustification: reasons }: PricedText): string {
  if (reasons.startsWith(OWN_PRICE)) return reasons;
  return `${OWN_PRICE}${range === '' ? '' : ` Suggested: ${range}.`} ${reasons}`;
}

/** The middle of what was suggested, also where the seller's own price took its place; null for nothing. */
export function suggestedMiddle({ suggestedPriceRange, priceJustification }: PricedText): number | null {
  if (!priceJustification.startsWith(OWN_PRICE)) return middleOfPrice(suggestedPriceRange);
  return middleOfPrice(SUGGESTION.exec(priceJustification)?.[1] ?? '');
}
