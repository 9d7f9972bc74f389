/**
 * Reference rates for the price estimate, in units for one pound. They are rounded from general
 * knowledge, never fetched, and good enough for a range that is wide anyway.
 */
export const RATES_AS_OF = 'mid-2025';

interface CurrencyInfo {
  /** Units for 1 GBP. */
  rate: number;
  symbol: string;
  /** Digits after the point that prices customarily carry. */
  decimals: 0 | 2;
  /** Where the symbol customarily stands. */
  place: 'before' | 'before-space' | 'after-space';
}

type Row = readonly [
  code: string,
  rate: number,
  symbol: string,
  decimals: 0 | 2,
  place: CurrencyInfo['place'],
];

const DOLLARS_PER_POUND = 1.35;

const ROWS: readonly Row[] = [
  ['GBP', 1, '£', 2, 'before'],
  ['USD', DOLLARS_PER_POUND, '$', 2, 'before'],
  ['EUR', 1.17, '€', 2, 'before'],
  ['JPY', 196, '¥', 0, 'before'],
  ['AUD', 2.07, '$', 2, 'before'],
  ['CAD', 1.85, '$', 2, 'before'],
  ['NZD', 2.25, '$', 2, 'before'],
  ['CHF', 1.09, 'CHF', 2, 'before-space'],
  ['SEK', 12.9, 'kr', 0, 'after-space'],
  ['NOK', 13.6, 'kr', 0, 'after-space'],
  ['DKK', 8.75, 'kr', 0, 'after-space'],
  ['ISK', 165, 'kr', 0, 'after-space'],
  ['PLN', 4.98, 'zł', 2, 'after-space'],
  ['CZK', 28.9, 'Kč', 0, 'after-space'],
  ['HUF', 467, 'Ft', 0, 'after-space'],
  ['RON', 5.93, 'lei', 2, 'after-space'],
  ['BGN', 2.29, 'лв', 2, 'after-space'],
  ['RSD', 137, 'дин', 0, 'after-space'],
  ['UAH', 56, '₴', 0, 'after-space'],
  ['TRY', 53.5, '₺', 0, 'before'],
  ['RUB', 106, '₽', 0, 'after-space'],
  ['ILS', 4.6, '₪', 0, 'before'],
  ['AED', 4.96, 'AED', 0, 'before-space'],
  ['SAR', 5.06, 'SAR', 0, 'before-space'],
  ['QAR', 4.91, 'QAR', 0, 'before-space'],
  ['KWD', 0.413, 'KWD', 2, 'before-space'],
  ['EGP', 67, 'E£', 0, 'before'],
  ['ZAR', 24.2, 'R', 0, 'before'],
  ['NGN', 2090, '₦', 0, 'before'],
  ['KES', 174, 'KSh', 0, 'before-space'],
  ['GHS', 14, 'GH₵', 0, 'before'],
  ['MAD', 12.3, 'DH', 0, 'after-space'],
  ['INR', 116, '₹', 0, 'before'],
  ['PKR', 382, 'Rs', 0, 'before-space'],
  ['BDT', 165, '৳', 0, 'before'],
  ['LKR', 404, 'Rs', 0, 'before-space'],
  ['CNY', 9.7, '¥', 0, 'before'],
  ['HKD', 10.6, 'HK$', 0, 'before'],
  ['TWD', 40, 'NT$', 0, 'before'],
  ['KRW', 1860, '₩', 0, 'before'],
  ['SGD', 1.74, 'S$', 2, 'before'],
  ['MYR', 5.74, 'RM', 0, 'before-space'],
  ['THB', 44, '฿', 0, 'before'],
  ['IDR', 22000, 'Rp', 0, 'before-space'],
  ['PHP', 76, '₱', 0, 'before'],
  ['VND', 35200, '₫', 0, 'after-space'],
  ['BRL', 7.4, 'R$', 0, 'before-space'],
  ['MXN', 25.5, '$', 0, 'before'],
  ['ARS', 1600, '$', 0, 'before'],
  ['CLP', 1270, '$', 0, 'before'],
  ['COP', 5480, '$', 0, 'before'],
  ['PEN', 4.86, 'S/', 0, 'before-space'],
];

const CURRENCIES: ReadonlyMap<string, CurrencyInfo> = new Map(
  ROWS.map(([code, rate, symbol, decimals, place]) => [code, { rate, symbol, decimals, place }]),
);

const SHAPE = /^([A-Z]{3}) \(([^()\s]{1,8})\)$/u;

/** A currency with its code of ISO 4217. */
export interface Currency extends CurrencyInfo {
  code: string;
}

/** The currency of 'GBP (£)', with the symbol that it names; null for one without a reference rate. */
export function findCurrency(text: string): Currency | null {
  const match = SHAPE.exec(text);
  const code = match?.[1] ?? '';
  const info = CURRENCIES.get(code);
  if (!info) return null;
  return { ...info, code, symbol: match?.[2] ?? info.symbol };
}

const US_DOLLARS: Currency = {
  code: 'USD',
  rate: DOLLARS_PER_POUND,
  symbol: '$',
  decimals: 2,
  place: 'before',
};

/** The currency of 'GBP (£)'; US dollars for one without a reference rate. */
export function chooseCurrency(text: string): Currency {
  return findCurrency(text) ?? US_DOLLARS;
}

/** The currency of a code, with its usual symbol; null for one without a reference rate. */
export function currencyOf(code: string): Currency | null {
  const info = CURRENCIES.get(code);
  return info ? { ...info, code } : null;
}

/** Units for one pound, or undefined for an unknown code. */
export function ratePerPound(code: string): number | undefined {
  return CURRENCIES.get(code)?.rate;
}

/** The codes with a reference rate. */
export function currencyCodes(): readonly string[] {
  return [...CURRENCIES.keys()];
}

/** A price rounded the way sellers price: about two digits, in steps of 1, 2 or 5. */
export function roundPrice(amount: number, decimals: 0 | 2): number {
  if (!(amount > 0)) return 0;
  const magnitude = 10 ** (Math.floor(Math.log10(amount)) - 1);
  const leading = amount / magnitude;
  const step = (leading < 20 ? 1 : leading < 50 ? 2 : 5) * magnitude;
  const smallest = decimals === 0 ? 1 : 0.5;
  const used = Math.max(step, smallest);
  const rounded = Math.max(smallest, Math.round(amount / used) * used);
  return Math.round(rounded * 100) / 100;
}

/** '£45', '£7.50', '1 200 kr' is written '1,200 kr': thousands with commas, as the app writes English. */
export function formatPrice(amount: number, currency: Currency): string {
  const decimals = Number.isInteger(amount) ? 0 : currency.decimals;
  const [whole = '0', rest] = amount.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  const figure = rest === undefined ? grouped : `${grouped}.${rest}`;
  if (currency.place === 'after-space') return `${figure} ${currency.symbol}`;
  return currency.place === 'before' ? `${currency.symbol}${figure}` : `${currency.symbol} ${figure}`;
}
