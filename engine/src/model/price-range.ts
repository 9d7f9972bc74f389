import { fold } from '../language/fold.ts';
import { type Currency, currencyCodes, findCurrency, formatPrice } from '../pricing/currencies.ts';
import { categoryOf } from '../pricing/price-features.ts';
import type { Item } from '../values/item.ts';
import { withoutMarkdown } from './markdown.ts';
import { plainText } from './plain-text.ts';

const AMOUNT = /\d{1,3}(?:[ ,.\u00a0\u202f’']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?/g;
const DASHES = /[-‐-―−~]/g;

/** Farther apart, two amounts say nothing. */
const WIDEST = 10;
/**
 * So many times what such a thing usually costs, and so small a part of it, is a slip or a joke: of 1,644 real prices of
 * known kinds two in a thousand lie beyond either.
 */
const MOST = 100;
const LEAST = 1 / 30;

interface Price {
  /** '£40 – £60' */
  range: string;
  low: number;
  high: number;
  money: Currency;
}

/** A model's price as it may be shown, or why it is not: null where there is nothing to say about it. */
type ModelPrice = Price | { range: null; fault: string | null };

/** A model's price range for the item in the asked currency ('GBP (£)'), in our own writing: '£40 – £60'. */
export function readModelPrice(text: string, currency: string, item: Item): ModelPrice {
  const said = withoutMarkdown(plainText(text)).replace(/\s+/g, ' ').trim();
  const amounts = amountsIn(said);
  if (amounts.length === 0) return { range: null, fault: null };
  const money = findCurrency(currency) ?? withoutRate(currency);
  const words = wordsBeside(said).filter((word) => !isNameOf(money, word));
  if (words.some(isForeign)) return leftOut('The AI gave its price in another currency');
  const [low = 0, high = 0] = amounts.toSorted((one, other) => one - other);
  const isRange = amounts.length === 2 && low > 0 && !hasMinus(said);
  if (!isRange || !words.every(isBetween)) return leftOut('The AI gave no range of prices that can be read');
  const times = Math.sqrt(low * high) / ((categoryOf(item)?.price.used ?? Number.NaN) * money.rate);
  if (high > low * WIDEST || times > MOST || times < LEAST)
    return leftOut('The AI’s price made no sense for this item');
  return { range: `${formatPrice(low, money)} – ${formatPrice(high, money)}`, low, high, money };
}

/** Whether a sentence about a price names another currency, or an amount that has nothing to do with it. */
export function speaksOfOther(sentence: string, { low, high, money }: Price): boolean {
  if (wordsBeside(sentence).some((word) => isForeign(word) && !isNameOf(money, word))) return true;
  return amountsOf(money, sentence).some((amount) => amount > high * WIDEST || amount < low / WIDEST);
}

const AT_START = new RegExp(`^ ?(?:${AMOUNT.source})`);
const AT_END = new RegExp(`(?:${AMOUNT.source}) ?$`);

/** The amounts that its sign or code stands beside: other numbers are sizes, years or counts. */
function amountsOf({ code, symbol }: Currency, sentence: string): number[] {
  const parts = sentence.replaceAll(code, symbol).split(symbol);
  const behind = parts.slice(1).map((part) => AT_START.exec(part)?.[0] ?? '');
  const before = parts.slice(0, -1).map((part) => AT_END.exec(part)?.[0] ?? '');
  return amountsIn([...behind, ...before].join('\n'));
}

function leftOut(fault: string): ModelPrice {
  return { range: null, fault: `${fault}: it is left out.` };
}

/** A currency of which no rate is known: what is usual in it is not known either. */
function withoutRate(currency: string): Currency {
  const [code = '', symbol = code] = currency.replace(/[()]/g, '').split(' ');
  return { code, symbol, rate: Number.NaN, decimals: 2, place: 'before' };
}

/** A dash before the first amount, or two between them, is a minus. */
function hasMinus(said: string): boolean {
  return (said.match(DASHES)?.length ?? 0) > 1 || new RegExp(`^\\D*${DASHES.source}`).test(said);
}

/** What stands beside the amounts, word by word. */
function wordsBeside(said: string): string[] {
  return said
    .replace(AMOUNT, ' ')
    .replace(DASHES, ' ')
    .split(/[\s()]+/)
    .filter(Boolean);
}

/** '£', 'GBP', 'US$' and, as English says it, 'pounds'. */
function isNameOf({ code, symbol }: Currency, word: string): boolean {
  if (word === symbol || word.toUpperCase() === code) return true;
  const [, letters = '', sign] = /^([A-Z]{0,2})(\p{Sc})$/u.exec(word) ?? [];
  if (sign === symbol && code.startsWith(letters)) return true;
  const name = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  });
  const isSaid = ({ type, value }: Intl.NumberFormatPart) =>
    type === 'currency' && fold(value).split(' ').includes(fold(word));
  return [1, 2].some((count) => name.formatToParts(count).some(isSaid));
}

function isForeign(word: string): boolean {
  return /\p{Sc}/u.test(word) || currencyCodes().includes(word);
}

/** What leads from one amount to the other, or says that neither is exact, in each of our languages. */
const BETWEEN: ReadonlySet<string> = new Set(
  'from to between and about approx around circa ca c von bis zwischen und etwa rund de a entre et environ y unos da tra e circa van tot tussen en ongeveer od do miedzy i okolo fran till mellan och cirka'.split(
    ' ',
  ),
);

function isBetween(word: string): boolean {
  return BETWEEN.has(fold(word).replace(/\.$/, ''));
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
