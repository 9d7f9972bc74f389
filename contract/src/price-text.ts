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
