/** The price of a listing as a number, from its texts. */

/** As the product writes it: thousands with commas, decimals with a point. */
const AMOUNT = /\d[\d,]*(?:\.\d+)?/g;

/** A price that rests on prices, rounded the way sellers write it: 8.50, 47, 255, 1,250. */
export function roundFinely(amount: number, decimals: 0 | 2): number {
  if (!(amount > 0)) return 0;
  const magnitude = 10 ** Math.floor(Math.log10(amount));
  const smallest = decimals === 0 || amount >= 20 ? 1 : 0.5;
  const step = Math.max(magnitude / 20, smallest);
  return Math.max(smallest, Math.round(amount / step) * step);
}

/**
 * The price in the middle of a range, rounded the way sellers write it: as many times the low end as the high end is
 * it. Ranges are made so, around what is typical; half of their sum would lie far above that in a wide one.
 */
export function middlePrice(low: number, high: number): number {
  // Each root by itself: the product of two long numbers is none.
  return roundFinely(Math.sqrt(low) * Math.sqrt(high), 2);
}

/** How the reasons for a range name the price in it that half of the prices lie below. */
export function sayMiddle(price: string): string {
  return `with ${price} in the middle`;
}

const SAID_MIDDLE = /\bwith (\D{0,6}\d[^ ]*(?: \D{1,4})?) in the middle\b/u;

/**
 * The one number of a listing, which every field, fee and file shows: its only price; of a range the price that its
 * reasons name, else the middle. Null where there is none.
 */
export function priceOf({
  suggestedPriceRange = '',
  priceJustification = '',
}: Partial<PricedText>): number | null {
  const [first, ...more] = amountsIn(suggestedPriceRange);
  if (first === undefined) return null;
  if (more.length === 0) return first;
  const [low, high] = [Math.min(first, ...more), Math.max(first, ...more)];
  const [said = 0] = amountsIn(SAID_MIDDLE.exec(priceJustification)?.[1] ?? '');
  return said >= low && said <= high ? said : middlePrice(low, high);
}

/** The price as people read it: `price` is the one number ('£30'), `range` what it lies in ('£20 – £44'), '' for none. */
export interface PriceSaid {
  price: string;
  range: string;
}

/** What every list and file shows for a price: the number of `priceOf`, written as its range is. Null where there is none. */
export function sayPrice(priced: Partial<PricedText>): PriceSaid | null {
  const price = priceOf(priced);
  const range = priced.suggestedPriceRange?.trim() ?? '';
  if (price === null) return null;
  const ends = range.split(RANGE_DASH);
  if (ends.length < 2) return { price: range, range: '' };
  // "20 – 44 €" names its currency once.
  const [whole = ''] = ends.toSorted((a, b) => signsOf(b).length - signsOf(a).length);
  const digits = Number.isInteger(price) ? 0 : 2;
  const written = price.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return { price: whole.replace(WRITTEN, written), range };
}

const RANGE_DASH = /\s*[–—-]\s*/u;
const signsOf = (text: string) => text.replaceAll(/[\d.,'’\s]/gu, '');

const WRITTEN = /\d(?:[\d.,'’\u00a0\u202f]*\d)?/u;

/** However an AI or a seller writes thousands and decimals. */
function amountsIn(text: string): number[] {
  return (text.match(/\d[\d.,'’\u00a0\u202f]*/gu) ?? [])
    .map((written) => {
      const grouped = written.replace(/[.,'’\u00a0\u202f](?=\d{3}(?!\d))/gu, '');
      return Number.parseFloat(grouped.replace(',', '.'));
    })
    .filter(Number.isFinite);
}

/** The one price, or half the sum of a range; null where there is neither. */
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

/** The price that was suggested, also where the seller's own price took its place; null for nothing. */
export function suggestedMiddle({ suggestedPriceRange, priceJustification }: PricedText): number | null {
  const range = priceJustification.startsWith(OWN_PRICE)
    ? (SUGGESTION.exec(priceJustification)?.[1] ?? '')
    : suggestedPriceRange;
  return priceOf({ suggestedPriceRange: range, priceJustification });
}
