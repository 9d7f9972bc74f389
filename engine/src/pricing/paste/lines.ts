import type { Condition } from '@smart-listings/contract';
import { readDay } from './dates.ts';
import { type FoundMoney, findMoney, type Money, readAmount } from './money.ts';
import {
  BESIDE_AFTER,
  BESIDE_BEFORE,
  conditionIn,
  FACET,
  isAside,
  isNoise,
  isWhen,
  NO_PRICE_OF_ITS_OWN,
  SOLD,
  UNPRICED,
  WANTED,
} from './words.ts';

/** One line of what was pasted, by what it says. */
export type Line = { number: number; text: string } & (
  | { is: 'blank' | 'noise' | 'text' }
  /** Somebody looks for such a thing: its price is no price. */
  | { is: 'wanted' }
  /** When it was put up: on many pages the last line of a listing. */
  | { is: 'when' }
  /** Names a price that is not the item's: the amount that follows. */
  | { is: 'aside' }
  /** Stands where the price would: it is given away, or the price is a matter of talk. */
  | { is: 'unpriced' }
  /** The price of the listing that it belongs to. */
  | { is: 'price'; money: Money; sold: boolean; condition: Condition | null }
  /** From … to …: a listing with several things at several prices. `whole`: its title stands in the line too. */
  | { is: 'range'; whole: boolean }
  /** Title and price in one line. */
  | {
      is: 'listing';
      /** The text of a picture, with all that is known of the listing; the lines below say it again. */
      isPicture: boolean;
      title: string;
      money: Money;
      condition: Condition | null;
      sold: boolean;
      date: string | null;
    }
  | { is: 'sold'; date: string | null }
  | { is: 'condition'; condition: Condition }
  /** Has an amount that cannot be used. */
  | { is: 'unclear'; reason: string; whole: boolean }
);

export interface Reader {
  /** The seller's currency: 'GBP'. */
  home: string;
  monthFirst: boolean;
  /** Whether "title - 120" is a price: where nearly every line ends so. */
  bareAmounts: boolean;
}

const BARE = /(?:\s[-–—]|[:;|=]|\t)\s*(\d[\d.,]*)$/u;
/** A word that goes with a price beside the last number of a line. */
const BARE_NAMED =
  /(?:(?<=(?<!\p{L})(?:sold|sold for|asking|asks|went for|price|verkauft(?: f[uü]r)?|vb|preis|vendue?(?: pour)?|prix|demande|vendid[oa](?: por)?|pide|precio|vendut[oa](?: a)?|chiede|prezzo|verkocht(?: voor)?|vraagprijs|prijs|sprzedan[eay](?: za)?|cena|pre[cç]o|s[aå]ld(?: f[oö]r)?|pris)[:,]?)\s(\d[\d.,]*)|\s(\d[\d.,]*)\s(?:o\.?n\.?o\.?|obo|vb|vhb|neg(?:otiable)?|fest(?:preis)?|à d[eé]battre|negociable|trattabil[ei]|do negocjacji))$/iu;
const NUMBERED = /^(?:\d{1,3}[.)]|[-*•])\s+(?=\p{L})/u;
const EXTRA_POSTAGE = /\+\s*\d+(?:[.,]\d\d)?\s*(?:p&p|p\+p|postage|post|shipping|delivery|versand)\b/giu;

/** Whether a line ends in an amount without a sign, behind a dash, a colon or a bar. */
export function endsInBareAmount(line: string): boolean {
  return BARE.test(line.trim());
}

/** A whole page without a line break is no listing, and reading it as one takes far too long. */
const LONGEST_LINE = 1_000;
/** Words that go with an amount stand near it. */
const NEAR = 60;
/** "[12/11/2026, 10:14] Sam: " */
const CHAT =
  /^\[?\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?\]?(?: -)? [^:£$€]{1,40}: /iu;

const RANGE_WORDS = /^\s*(?:to|bis|à|a|-|–|—|do|tot)\s*$/iu;
// "20-30 €", "20 bis 30 €", "£20-30": one sign stands for both ends. "iPhone 13 - 250 €" is none.
const LOW_END = /(?<![\p{L}\d.,-])(\d[\d.,]*)(?:[-–—]|\s?(?:to|bis|à|tot)\s)$/iu;
const HIGH_END = /^(?:[-–—]|\s(?:to|bis|à|tot)\s)(\d[\d.,]*)(?![\p{L}\d])/iu;
const FROM = /(?:^|\s)(?:from|ab|à partir de|desde|a partire da|vanaf|od|starting at)\s*$/iu;
const MAIN_PRICE_WORDS =
  /(?:^|\s)(?:sale price|price|now|our price|current price|buy it now|sofort-?kaufen|achat imm[eé]diat|or best offer|oder preisvorschlag|ou offre directe|o mejor oferta|best offer|preisvorschlag|vb|vhb|obo|ono|each|fixed price|preis|prix|precio|prezzo|sold for|sold|asking|only|reduced to|from|ab|verkauft|vendu|vendido)(?=\s|[:.,]|$)/giu;

function isBeside(line: string, { start, end }: FoundMoney): boolean {
  return (
    BESIDE_BEFORE.test(line.slice(Math.max(0, start - NEAR), start)) ||
    BESIDE_AFTER.test(line.slice(end, end + NEAR))
  );
}

/** Whether an amount is one end of a range whose other end has no sign. */
function isHalfRange(line: string, { start, end, money }: FoundMoney): boolean {
  const amount = money?.amount ?? 0;
  const [, low = ''] = LOW_END.exec(line.slice(0, start)) ?? [];
  const [, high = ''] = HIGH_END.exec(line.slice(end)) ?? [];
  return (readAmount(low) ?? amount) < amount || (readAmount(high) ?? amount) > amount;
}

/** The amounts that can be the item's price: not postage, nor either end of an estimate, and each said once. */
function ownMoney(line: string, all: readonly FoundMoney[]): FoundMoney[] {
  const own: FoundMoney[] = [];
  let before = { end: 0, amount: 0, isBeside: false };
  for (const found of all) {
    const between = line.slice(before.end, found.start);
    const goesOn = before.isBeside && RANGE_WORDS.test(between);
    const amount = found.money?.amount ?? 0;
    const isAgain = between.trim() === '' && amount === before.amount;
    before = { end: found.end, amount, isBeside: goesOn || isBeside(line, found) };
    if (!before.isBeside && (!isAgain || amount === 0)) own.push(found);
  }
  return own;
}

/** The line without its amounts and the words that go with them; a bar stands in their place. */
function withoutMoney(line: string, found: readonly FoundMoney[]): string {
  let rest = line;
  for (const { start, end } of found.toReversed()) {
    const before = rest.slice(0, start).replace(BESIDE_BEFORE, ' ');
    rest = `${before} | ${rest.slice(end).replace(BESIDE_AFTER, ' ')}`;
  }
  return rest;
}

/** Reads one line by itself; `number` counts from 1. */
export function readLine(raw: string, number: number, reader: Reader): Line {
  const text = raw
    .replace(/[\u200b\ufeff]+/g, ' ')
    .trim()
    .replace(/ *\t+ */g, ' | ');
  const at = { number, text };
  if (text === '') return { ...at, is: 'blank' };
  if (text.length > LONGEST_LINE)
    return { ...at, is: 'unclear', whole: true, reason: 'It is too long to be one listing.' };
  const [chat = ''] = CHAT.exec(text) ?? [];
  const line = readSaid(text.slice(chat.length), reader);
  if (line.is === 'listing') return { ...at, ...line, date: line.date ?? readDay(chat, reader.monthFirst) };
  return { ...at, ...line };
}

/** What a line says, apart from where it stands. */
type Said = Line extends infer One ? (One extends Line ? Omit<One, 'number' | 'text'> : never) : never;

function readSaid(text: string, reader: Reader): Said {
  const bare = bareListing(text, reader);
  if (bare) return { is: 'listing', isPicture: false, ...bare };
  const found = findMoney(text, reader.home);
  if (found.length === 0) {
    const condition = conditionIn(text.split(/\s[·•|]\s/)[0] ?? text) ?? conditionAtEnd(text);
    return condition === null ? readWords(text, reader) : { is: 'condition', condition };
  }
  const picture = readPicture(text, found);
  if (picture) return picture;
  const [first, second] = ownMoney(text, found);
  const rest = withoutMoney(text, found);
  const isBetween = first && second && RANGE_WORDS.test(text.slice(first.end, second.start));
  const words = rest
    .replace(MAIN_PRICE_WORDS, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?:^|\s)(?:to|bis|do|tot)(?=\s|$)/giu, ' ')
    .trim();
  const isAlone = words.replace(/\d+/g, '').trim().length < 3 || isNoise(rest.replaceAll('|', ' ').trim());
  if (!first) {
    const isTitle = !isAlone && /\p{L}{3}/u.test(words) && words.split(' ').length >= 3;
    const isLabelled = found[0]?.start === 0 || /^(?:or\s|[+(])/i.test(text);
    return { is: isTitle && !isLabelled ? 'text' : 'noise' };
  }
  if (first.money === null)
    return { is: 'unclear', whole: !isAlone, reason: 'Its price, or the currency of it, is not clear.' };
  const isRange =
    isBetween ||
    isHalfRange(text, first) ||
    FROM.test(text.slice(0, first.start)) ||
    /^\s*\+(?!\s*[\p{Sc}\d])/u.test(text.slice(first.end));
  if (isRange) return { is: 'range', whole: !isAlone };
  const beside = `${rest.replaceAll('|', '').trim()} `;
  if (FACET.test(beside) && beside.replace(FACET, '').trim() === '') return { is: 'noise' };
  if (isAlone) return { is: 'price', money: first.money, sold: SOLD.test(text), condition: null };
  if (second) return { is: 'unclear', whole: true, reason: 'It holds more than one price.' };
  const listing = readTitle(rest, reader);
  if (NO_PRICE_OF_ITS_OWN.test(listing.title)) return { is: 'noise' };
  const condition = conditionIn(listing.title);
  return condition === null
    ? { is: 'listing', isPicture: false, money: first.money, ...listing }
    : { is: 'price', money: first.money, sold: listing.sold, condition };
}

/** "Title - 120", "title: 135.50", "title, sold for 45" and "title 120 ono", in the seller's own currency. */
function bareListing(text: string, reader: Reader) {
  const named = BARE_NAMED.exec(text);
  const [whole, digits = ''] = named ? [named[0], named[1] ?? named[2]] : (BARE.exec(text) ?? []);
  const isSure = named !== null || reader.bareAmounts || /[.,]\d\d$/.test(digits);
  if (whole === undefined || !isSure) return null;
  const title = text.slice(0, -whole.length);
  const amount = readAmount(digits);
  if (
    amount === null ||
    amount <= 0 ||
    title.split(/\s+/).length < 2 ||
    findMoney(title, reader.home).length > 0
  )
    return null;
  return { money: { amount, currency: reader.home }, ...readTitle(title, reader) };
}

/** "M · Very good", "Size 10 · Gebraucht": Vinted's line under the brand. */
function conditionAtEnd(text: string): Condition | null {
  const parts = text.split(/\s[·•|]\s/);
  return parts.length > 1 && parts.length <= 3 ? conditionIn(parts.at(-1) ?? '') : null;
}

type Words =
  | { is: 'sold'; date: string | null }
  | { is: 'noise' | 'text' | 'when' | 'aside' | 'unpriced' | 'wanted' };

function readWords(text: string, reader: Reader): Words {
  if (SOLD.test(text) && text.split(/\s+/).length <= 6)
    return { is: 'sold', date: readDay(text, reader.monthFirst) };
  // Two words and a date are a date: "Ended: 12 Nov 2025".
  const day = readDay(text, reader.monthFirst);
  if (day !== null && text.length < 32)
    return /^(?:end|beendet|termin)/i.test(text) ? { is: 'sold', date: day } : { is: 'when' };
  if (isAside(text)) return { is: 'aside' };
  if (WANTED.test(text)) return { is: 'wanted' };
  if (UNPRICED.test(text)) return { is: 'unpriced' };
  if (isWhen(text)) return { is: 'when' };
  return { is: isNoise(text) ? 'noise' : 'text' };
}

/** What Vinted says of a picture: "…, brand: Nike, condition: Very good, size: 9". */
const LABELLED =
  /,\s*(?:brand|size|marque|taille|marke|gr[oö](?:ss|ß)e|marca|talla|taglia|merk|maat|marka|rozmiar)\s*:[^,|]*/giu;
const CONDITION_LABEL = /,\s*(?:condition|[eé]tat|zustand|estado|condizioni|staat|stan)\s*:/giu;
const CONDITION_OF_PICTURE = new RegExp(`${CONDITION_LABEL.source}\\s*([^,|]+)`, 'iu');
const SOLD_AT_END = /\s+(?:(?:sold|verkauft|vendue?)(?:\s+(?:for|at|für|pour))?|(?:went|gone|go) for)$/iu;
const OFFER_AT_START = /^(?:o\.?n\.?o\.?|obo|vb|vhb|or (?:best|near(?:est)?) offer)\s+/iu;

/** "Zip hoodie, brand: Nike, condition: Very good, size: M, £8.00, £9.10 …": the first amount is the item's own. */
function readPicture(text: string, [first, second]: readonly FoundMoney[]): Said | null {
  const labels = [...text.matchAll(LABELLED), ...text.matchAll(CONDITION_LABEL)];
  // One label is enough where the price with the buyer's fee follows the price.
  if (labels.length + (second ? 1 : 0) < 2 || !first?.money) return null;
  const title = text.slice(0, Math.min(...labels.map(({ index }) => index))).trim();
  const [, condition = ''] = CONDITION_OF_PICTURE.exec(text) ?? [];
  return title === ''
    ? null
    : {
        is: 'listing',
        isPicture: true,
        title,
        money: first.money,
        condition: conditionIn(condition),
        sold: false,
        date: null,
      };
}

/** The title in what is left of a line, with the condition, the date and the word "sold" that stand beside it. */
function readTitle(rest: string, reader: Reader) {
  const parts = rest
    .replace(NUMBERED, '')
    .replace(EXTRA_POSTAGE, '|')
    .replace(LABELLED, '')
    .replace(CONDITION_LABEL, '|')
    .split(
      /\s[-–—|·•]\s|[|;]|\s{3,}|,\s(?=sold|verkauft|used|new|pre-owned|vendu)|\((?=sold|verkauft|used|new|pre-owned|vendu|like new|good)/iu,
    )
    .map((part) => part.replace(/^[\s:,;–—-]+|[\s:,;.–—(+-]+$/g, ''))
    .map((part) => (part.includes('(') ? part : part.replace(/\)+$/, '')))
    .filter((part) => part !== '');
  let condition: Condition | null = null;
  let date: string | null = null;
  let sold = false;
  const title: string[] = [];
  for (const part of parts) {
    if (part.replace(MAIN_PRICE_WORDS, '').trim() === '' && !SOLD.test(part)) continue;
    const named = conditionIn(part);
    const day = readDay(part, reader.monthFirst);
    if (named !== null && title.length > 0) condition ??= named;
    else if (SOLD.test(part) && part.split(' ').length <= 6) {
      sold = true;
      date = day ?? date;
    } else if (day !== null && part.length < 20) date = day;
    else if (!isNoise(part)) {
      // "… sold £66" and "… sold for £66" were paid as well.
      sold ||= SOLD_AT_END.test(part);
      title.push(
        part
          .replace(OFFER_AT_START, '')
          .replace(SOLD_AT_END, '')
          .replace(/\s+(?:for|for only|asking|now|price|um|für|pour)$/iu, ''),
      );
    }
  }
  return { title: title.join(' - ') || (parts[0] ?? ''), condition, sold, date };
}
