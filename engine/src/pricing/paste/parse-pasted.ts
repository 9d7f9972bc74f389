/** What a seller pastes from a search-results page, a spreadsheet or a note, read into comparables. */
import { type Comparable, type Condition, LIMITS, type PriceKind } from '@smart-listings/contract';
import { type Line, type Reader, readLine } from './lines.ts';
import type { Money } from './money.ts';
import { readTable } from './table.ts';

export interface PasteOptions {
  /** The seller's currency, for '$', 'kr' and amounts without a sign: 'GBP'. */
  currency: string;
  /** What the prices are where the text does not say "sold". */
  kind: PriceKind;
}

/** A line that could not be used. */
export interface PasteProblem {
  /** From 1. */
  line: number;
  text: string;
  reason: string;
}

export interface Pasted {
  comparables: Comparable[];
  problems: PasteProblem[];
}

/** Reads what was pasted. Every line that holds a title or a price ends in a comparable or among the problems. */
export function parsePasted(text: string, { currency, kind }: PasteOptions): Pasted {
  const raw = text.split(/\r\n|\r|\n/);
  const reader: Reader = { home: currency, monthFirst: currency === 'USD' };
  const rows = readTable(raw, { ...reader, kind });
  if (rows) {
    return finish(
      rows.flatMap(({ comparable }) => comparable ?? []),
      rows.flatMap(({ number, text: line, reason }) =>
        reason === null ? [] : [{ line: number, text: line, reason }],
      ),
    );
  }
  const lines = raw.map((line, index) => readLine(line, index + 1, reader));
  const records = groupLines(lines);
  const outcomes = records.map((record) => toComparable(record, kind));
  return finish(
    outcomes.flatMap(({ comparable }) => comparable ?? []),
    outcomes.flatMap(({ problem }) => problem ?? []),
  );
}

function finish(comparables: Comparable[], problems: PasteProblem[]): Pasted {
  return {
    comparables: comparables.map((entry) => ({
      ...entry,
      title: entry.title.slice(0, LIMITS.comparable.title).trim(),
    })),
    problems: problems.sort((a, b) => a.line - b.line),
  };
}

/** The lines that stand for one listing. */
interface Entry {
  texts: { number: number; text: string }[];
  price: { number: number; text: string; money: Money | null; reason: string | null } | null;
  condition: Condition | null;
  sold: boolean;
  date: string | null;
}

const startEntry = (): Entry => ({ texts: [], price: null, condition: null, sold: false, date: null });

function isEmpty(entry: Entry): boolean {
  return entry.texts.length === 0 && entry.price === null;
}

function isPriceOnly(line: Line): boolean {
  return line.is === 'price' || ((line.is === 'range' || line.is === 'unclear') && !line.whole);
}

/** Whether a text can be a whole title: three words, or long. Brands, sizes and sellers' names are shorter. */
function looksLikeTitle(text: string): boolean {
  return text.split(/\s+/).length >= 3 || text.length >= 24;
}

function groupLines(lines: readonly Line[]): Entry[] {
  const firstText = lines.findIndex(({ is }) => is === 'text');
  const firstPrice = lines.findIndex((line) => isPriceOnly(line));
  const priceFirst = firstPrice !== -1 && (firstText === -1 || firstPrice < firstText);
  const blanksPart = partsAreListings(lines);
  const entries: Entry[] = [];
  let entry = startEntry();
  // Short texts behind a price: the seller's name of the last listing, or the brand of the next.
  let waiting: Entry['texts'] = [];
  const close = () => {
    if (!isEmpty(entry)) entries.push(entry);
    entry = startEntry();
  };
  for (const line of lines) {
    const { number, text } = line;
    switch (line.is) {
      case 'blank':
        if (blanksPart) {
          close();
          waiting = [];
        }
        break;
      case 'noise':
        break;
      case 'listing':
        close();
        waiting = [];
        entry = {
          texts: [{ number, text: line.title }],
          price: { number, text, money: line.money, reason: null },
          condition: line.condition,
          sold: line.sold,
          date: line.date,
        };
        break;
      case 'sold':
        if (entry.price !== null && !priceFirst) close();
        entry.sold = true;
        entry.date = line.date ?? entry.date;
        break;
      case 'condition':
        // Under the brand of the next listing, it speaks of that one.
        if (waiting.length > 0) {
          close();
          entry.texts = waiting;
          waiting = [];
        }
        entry.condition ??= line.condition;
        break;
      case 'text':
        if (priceFirst || entry.price === null || blanksPart) entry.texts.push({ number, text });
        else if (looksLikeTitle(text)) {
          close();
          waiting = [];
          entry.texts.push({ number, text });
        } else waiting.push({ number, text });
        break;
      case 'price':
      case 'range':
      case 'unclear': {
        if (priceFirst && entry.texts.length > 0) close();
        if (!priceFirst && entry.price !== null && waiting.length > 0) {
          close();
          entry.texts = waiting;
          waiting = [];
        }
        const reason = line.is === 'unclear' ? line.reason : RANGE_REASON;
        if (line.is !== 'price' && line.whole) {
          close();
          entries.push({ ...startEntry(), price: { number, text, money: null, reason } });
          waiting = [];
          break;
        }
        const money = line.is === 'price' ? line.money : null;
        // The first price counts: what follows is the old one, or the one with the buyer's fee.
        entry.price ??= { number, text, money, reason: money ? null : reason };
        break;
      }
    }
  }
  close();
  return entries;
}

const RANGE_REASON = 'It has a range of prices: it sells several things.';

/** Whether blank lines part the listings: then nearly every block has one title and one price. */
function partsAreListings(lines: readonly Line[]): boolean {
  const blocks: Line[][] = [[]];
  for (const line of lines) {
    if (line.is === 'blank') blocks.push([]);
    else if (line.is !== 'noise') blocks.at(-1)?.push(line);
  }
  const filled = blocks.filter((block) => block.some(({ is }) => is !== 'condition' && is !== 'sold'));
  if (filled.length < 2) return false;
  const whole = filled.filter((block) => {
    const prices = block.filter(isPriceOnly);
    return prices.length > 0 && block.some(({ is }) => is === 'text');
  });
  return whole.length / filled.length >= 0.7;
}

function titleOf(texts: Entry['texts']): { text: string; number: number } | null {
  const [first] = texts;
  if (!first) return null;
  const titles = texts.filter(({ text }) => looksLikeTitle(text));
  const longest = titles.toSorted((a, b) => b.text.length - a.text.length)[0];
  if (longest) return longest;
  return { number: first.number, text: [...new Set(texts.map(({ text }) => text))].join(' ') };
}

function toComparable(entry: Entry, kind: PriceKind): { comparable?: Comparable; problem?: PasteProblem } {
  const { price, condition, sold, date } = entry;
  const title = titleOf(entry.texts);
  if (price === null) {
    const line = title?.number ?? 0;
    return { problem: { line, text: title?.text ?? '', reason: 'No price stands with it.' } };
  }
  if (price.money === null) {
    return {
      problem: { line: price.number, text: title?.text ?? price.text, reason: price.reason ?? RANGE_REASON },
    };
  }
  if (title === null) {
    return { problem: { line: price.number, text: price.text, reason: 'No title stands with this price.' } };
  }
  return {
    comparable: {
      title: title.text,
      price: price.money.amount,
      currency: price.money.currency,
      condition,
      kind: sold ? 'sold' : kind,
      source: 'pasted',
      link: null,
      date,
    },
  };
}
