import { chooseCurrency } from '../pricing/currencies.ts';
import { categoryOf } from '../pricing/price-features.ts';
import type { Item } from '../values/item.ts';

const AMOUNT = /\d{1,3}(?:[ ,.\u00a0\u202f’']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?/g;

/** Farther apart, two amounts say nothing. */
const WIDEST = 10;
/** So many times more or less than such a thing costs is a slip, or a joke. */
const FARTHEST = 100;

/** A model's price as it may be shown, or why it is not: null where there is nothing to say about it. */
export type ModelPrice = { range: string } | { range: null; fault: string | null };

/** A model's price range for the item: two amounts, the lower first, in the asked currency, and no other words. */
export function readModelPrice(text: string, currency: string, item: Item): ModelPrice {
  const range = readPriceRange(text, currency);
  if (range === null) {
    const other = isInOtherCurrency(text, currency);
    return { range, fault: other ? 'The AI gave its price in another currency: it is left out.' : null };
  }
  const [low = 0, high = 0] = amountsIn(range);
  const middle = Math.sqrt(low * high);
  const usual = (categoryOf(item)?.price.used ?? Number.NaN) * chooseCurrency(currency).rate;
  const isFar = middle > usual * FARTHEST || middle < usual / FARTHEST;
  if (high <= low * WIDEST && !isFar) return { range };
  return { range: null, fault: 'The AI’s price made no sense for this item: it is left out.' };
}

/**
 * A price range as it may be shown, or null when it is none.
 * @param currency 'GBP (£)'
 */
export function readPriceRange(text: string, currency: string): string | null {
  const range = text.replace(/\s+/g, ' ').trim();
  if (range.length > 40) return null;
  const amounts = amountsIn(range);
  const [low, high] = amounts;
  if (low === undefined || high === undefined || amounts.length !== 2) return null;
  if (low <= 0 || high < low) return null;
  const [code, sign] = namesOf(currency);
  if (!/^(?:\s|[-–—~]|to|from|approx\.?|about)*$/i.test(withoutMoney(range, currency))) return null;
  return range.includes(code) || range.includes(sign)
    ? range
    : `${sign}${range.replace(/([-–—~] ?)(?=\d)/, `$1${sign}`)}`;
}

function isInOtherCurrency(text: string, currency: string): boolean {
  return amountsIn(text).length > 0 && /\p{Sc}|\b[A-Z]{3}\b/u.test(withoutMoney(text, currency));
}

function withoutMoney(text: string, currency: string): string {
  const [code, sign] = namesOf(currency);
  return text.replace(AMOUNT, ' ').replaceAll(code, ' ').replaceAll(sign, ' ');
}

function namesOf(currency: string): [code: string, sign: string] {
  const [code = '', sign = ''] = currency.replace(/[()]/g, '').split(' ');
  return [code, sign];
}

function amountsIn(text: string): number[] {
  return [...text.matchAll(AMOUNT)].map(([amount]) => parseAmount(amount));
}

/** '1,250.00', '1.250,00' and '1 250' are the same amount. */
function parseAmount(text: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(text)?.[1] ?? '';
  const whole = text.slice(0, text.length - (decimals ? decimals.length + 1 : 0)).replace(/\D/g, '');
  return Number(`${whole}.${decimals || '0'}`);
}
