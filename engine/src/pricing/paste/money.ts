import { LIMITS } from '@smart-listings/contract';
import { currencyCodes } from '../currencies.ts';

export interface Money {
  amount: number;
  /** 'GBP' */
  currency: string;
}

export interface FoundMoney {
  /** null: no amount that can be, or the sign is of several currencies and the seller's own is none of them. */
  money: Money | null;
  start: number;
  end: number;
}

// Signs that several currencies share: the seller's own if it is among them, else the first; null: no telling.
const SHARED: Readonly<Record<string, { codes: readonly string[]; usual: string | null }>> = {
  $: { codes: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'ARS', 'CLP', 'COP', 'TWD'], usual: 'USD' },
  '¥': { codes: ['JPY', 'CNY'], usual: 'JPY' },
  kr: { codes: ['SEK', 'NOK', 'DKK', 'ISK'], usual: null },
  rs: { codes: ['INR', 'PKR', 'LKR'], usual: 'INR' },
};
const OWN: Readonly<Record<string, string>> = {
  us$: 'USD',
  au$: 'AUD',
  a$: 'AUD',
  ca$: 'CAD',
  c$: 'CAD',
  nz$: 'NZD',
  hk$: 'HKD',
  nt$: 'TWD',
  s$: 'SGD',
  mx$: 'MXN',
  r$: 'BRL',
  '£': 'GBP',
  '€': 'EUR',
  '￥': 'JPY',
  円: 'JPY',
  zł: 'PLN',
  zl: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₽': 'RUB',
  '₪': 'ILS',
  '₴': 'UAH',
  '฿': 'THB',
  '₱': 'PHP',
  '₫': 'VND',
  lei: 'RON',
  pounds: 'GBP',
  euro: 'EUR',
  euros: 'EUR',
  dollars: 'USD',
};

const WORDLIKE = [
  'kr\\.?',
  'rs\\.?',
  'ft',
  'zł',
  'zl',
  'kč',
  'lei',
  'pounds',
  'euros?',
  'dollars',
  ...currencyCodes(),
];
const SIGNS = ['(?<!\\p{L})(?:(?:us|au|ca|nz|hk|nt|mx) ?|[acsr])\\$', '[$£€¥￥円₹₩₺₽₪₴฿₱₫]'];
const SIGN = `(?:${SIGNS.join('|')}|(?<![\\p{L}])(?:${WORDLIKE.join('|')})(?![\\p{L}]))`;
// Thousands in groups of three, in the Indian way ("1,12,000"), or none; a plain space parts them only where nothing else can be meant.
const NUMBER =
  "(?:\\d{1,2}(?:,\\d{2})+,\\d{3}|\\d{1,3}(?:[.,'’\\u00a0\\u202f]\\d{3})+|\\d+)(?:[.,]\\d{1,2}(?!\\d))?";
const SPACED = '\\d{1,3}(?: \\d{3})+(?:[.,]\\d{1,2}(?!\\d))?';
const EVEN = '(?:[.,][-–—]{1,2})?';

type Style = 'before' | 'after';

const GAP = '[ \\u00a0\\u202f]?';

function pattern(style: Style, number: string): RegExp {
  const source =
    style === 'before'
      ? `(?<sign>${SIGN})${GAP}(?<number>${number})${EVEN}(?!\\d)`
      : `(?<![\\d.,])(?<number>${number})${EVEN}${GAP}(?<sign>${SIGN})`;
  return new RegExp(source, 'giu');
}

const PATTERNS = {
  before: { inline: pattern('before', NUMBER), alone: pattern('before', `(?:${SPACED}|${NUMBER})`) },
  after: { inline: pattern('after', NUMBER), alone: pattern('after', `(?:${SPACED}|${NUMBER})`) },
} as const;
const SIGNS_IN_PLACE = new RegExp(`(?<number>\\d[.,–-]*${GAP})?(?:${SIGN})(?<follows>${GAP}\\d)?`, 'giu');
const ANY_SIGN = new RegExp(SIGN, 'giu');

/** Where the signs of this line stand: "iPhone 13 £240" and "12 € 15 €" each read in one way only. */
function styleOf(line: string): Style {
  for (const { groups } of line.matchAll(SIGNS_IN_PLACE)) {
    if (groups?.number && !groups.follows) return 'after';
    if (groups?.follows && !groups.number) return 'before';
  }
  return 'before';
}

/** '1,234.50', '1.234,50', '1 234,50' and "1'234.5" as a number; null for what is none. */
export function readAmount(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f'’]/g, '');
  if (!/^\d[\d.,]*$/.test(plain)) return null;
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last === -1) return Number(plain);
  const after = plain.length - last - 1;
  const separators = plain.replace(/\d/g, '');
  // Three digits behind the only kind of separator are thousands: prices have no third decimal.
  const isDecimal = after <= 2 && (separators.length === 1 || separators.at(-1) !== separators.at(-2));
  const whole = plain.slice(0, isDecimal ? last : undefined).replace(/[.,]/g, '');
  const amount = Number(isDecimal ? `${whole}.${plain.slice(last + 1) || '0'}` : whole);
  return Number.isFinite(amount) ? amount : null;
}

function currencyOf(sign: string, home: string): string | null {
  const key = sign.toLowerCase().replace(/[ .]/g, '');
  const shared = SHARED[key];
  if (shared) return shared.codes.includes(home) ? home : shared.usual;
  return OWN[key] ?? sign.toUpperCase().trim();
}

/**
 * "1 050 €" among words: thousands where they stand for themselves ("- 1 050 €"), and no telling where they
 * could be a model and its price ("iPhone 13 128 €"). Null when no space is in question.
 */
function spacedThousands(
  line: string,
  match: RegExpExecArray,
): { amount: number | null; start: number; end: number } | null {
  const end = match.index + match[0].length;
  const number = match.groups?.number ?? '';
  const group = /^\d{3}(?:[.,]\d{1,2})?$/.test(number)
    ? /(^|.)\s*(?<!\d)(\d{1,3}) $/u.exec(line.slice(0, match.index))
    : null;
  if (group && match[0].startsWith(number)) {
    const lead = group[2] ?? '';
    const start = match.index - lead.length - 1;
    const standsAlone = /(?:^|[-–—|:;(])\s*$/u.test(line.slice(0, start));
    return { amount: standsAlone ? readAmount(`${lead}${number}`) : null, start, end };
  }
  const follows = /^ \d{3}(?!\d)/.exec(line.slice(end));
  return follows && match[0].endsWith(number) && /^\d{1,3}$/.test(number)
    ? { amount: null, start: match.index, end: end + follows[0].length }
    : null;
}

/**
 * Every amount with a currency sign or code in a line, left to right.
 * @param home the seller's currency, which decides what '$', '¥' and 'kr' mean
 */
export function findMoney(line: string, home: string): FoundMoney[] {
  const isPriceOnly = !/\p{L}{3}/u.test(line.replace(ANY_SIGN, ''));
  const found: FoundMoney[] = [];
  for (const match of line.matchAll(PATTERNS[styleOf(line)][isPriceOnly ? 'alone' : 'inline'])) {
    const sign = match.groups?.sign ?? '';
    const currency = currencyOf(sign, home);
    const spaced = isPriceOnly ? null : spacedThousands(line, match);
    const start = spaced?.start ?? match.index;
    const amount = spaced ? spaced.amount : readAmount(match.groups?.number ?? '');
    const isSure = amount !== null && amount > 0 && amount <= LIMITS.comparable.price;
    const money = isSure && currency !== null ? { amount, currency } : null;
    found.push({ money, start, end: spaced?.end ?? match.index + match[0].length });
  }
  return found;
}
