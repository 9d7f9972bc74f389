/** What a seller pastes from a search-results page, a spreadsheet or a note, read into comparables. */
import { type Comparable, type Condition, LIMITS, type PriceKind } from '@smart-listings/contract';
import { endsInBareAmount, type Line, type Reader, readLine } from './lines.ts';
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
  /** Lines that became part of no title: places, subtitles, sellers' words. */
  unused: { line: number; text: string }[];
}

/** Reads what was pasted. No line is lost: it ends in a comparable, among the problems, or among the unused. */
export function parsePasted(text: string, { currency, kind }: PasteOptions): Pasted {
  const raw = text.split(/\r\n|\r|\n/);
  const filled = raw.filter((line) => line.trim() !== '');
  const reader: Reader = {
    home: currency,
    monthFirst: currency === 'USD',
    bareAmounts: filled.filter(endsInBareAmount).length > filled.length / 2,
  };
  const rows = readTable(raw, { ...reader, kind });
  if (rows) {
    return finish(
      rows.map(({ comparable, number, text: line, reason }) => ({
        used: [number],
        ...(comparable && { comparable }),
        ...(reason !== null && { problem: { line: number, text: line, reason } }),
      })),
      [],
    );
  }
  const lines = raw.map((line, index) => readLine(line, index + 1, reader));
  return finish(
    groupLines(lines).map((entry) => toOutcome(entry, kind)),
    lines.filter(({ is }) => is === 'text'),
  );
}

/** What became of one listing. */
interface Outcome {
  comparable?: Comparable;
  problem?: PasteProblem;
  /** The lines that it is made of. */
  used: readonly number[];
}

function finish(outcomes: readonly Outcome[], texts: readonly Line[]): Pasted {
  const used = new Set(outcomes.flatMap((outcome) => outcome.used));
  return {
    comparables: outcomes.flatMap(({ comparable }) =>
      comparable ? [{ ...comparable, title: comparable.title.slice(0, LIMITS.comparable.title).trim() }] : [],
    ),
    problems: outcomes.flatMap(({ problem }) => problem ?? []).sort((a, b) => a.line - b.line),
    unused: texts.filter(({ number }) => !used.has(number)).map(({ number: line, text }) => ({ line, text })),
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
        if (entry.price !== null && !priceFirst && !blanksPart) close();
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

/** "York, North Yorkshire" */
const PLACE = /^\p{Lu}[\p{L}' -]{1,30}, ?\p{Lu}[\p{L}' .-]{1,30}$/u;

function titleOf(texts: Entry['texts']): { text: string; used: number[] } | null {
  const [first] = texts;
  if (!first) return null;
  const titles = texts.filter(({ text }) => looksLikeTitle(text));
  const title = (titles.find(({ text }) => !PLACE.test(text)) ?? titles[0])?.text;
  const chosen = title === undefined ? texts : texts.filter(({ text }) => text === title);
  return {
    text: [...new Set(chosen.map(({ text }) => text))].join(' '),
    used: chosen.map(({ number }) => number),
  };
}

function toOutcome(entry: Entry, kind: PriceKind): Outcome {
  const { price, condition, sold, date } = entry;
  const title = titleOf(entry.texts);
  const used = title?.used ?? [];
  const refuse = (line: number, text: string, reason: string): Outcome => ({
    used,
    problem: { line, text, reason },
  });
  if (price === null) return refuse(used[0] ?? 0, title?.text ?? '', 'No price stands with it.');
  if (price.money === null)
    return refuse(price.number, title?.text ?? price.text, price.reason ?? RANGE_REASON);
  if (!title?.text) return refuse(price.number, price.text, 'No title stands with this price.');
  const { amount, currency } = price.money;
  return {
    used,
    comparable: {
      title: title.text,
      price: amount,
      currency,
      condition,
      kind: sold ? 'sold' : kind,
      source: 'pasted',
      link: null,
      date,
    },
  };
}
