/** What a seller pastes from a search-results page, a spreadsheet or a note, read into comparables. */
import { type Comparable, LIMITS, type PriceKind } from '@smart-listings/contract';
import { type Entry, groupLines } from './group-lines.ts';
import { endsInBareAmount, type Line, type Reader, readLine } from './lines.ts';
import { RANGE_REASON } from './page-prices.ts';
import { readTable } from './table.ts';
import { BADGE, RESULTS, SORTED, WANTED_TITLE } from './words.ts';

/** How amounts of a pasted page are to be read. */
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

/** What was read of a pasted page, and what was not. */
export interface Pasted {
  comparables: Comparable[];
  problems: PasteProblem[];
  /** Lines that became part of no title: places, subtitles, sellers' words. */
  unused: { line: number; text: string }[];
  /** The other way to read the page, where it is hardly less likely: each price with the title on its other side. */
  other?: Comparable[];
}

/** Reads what was pasted. No line is lost: it ends in a comparable, among the problems, or among the unused. */
export function parsePasted(text: string, { currency, kind }: PasteOptions): Pasted {
  const raw = joinPence(text.split(/\r\n|\r|\n/));
  const filled = raw.filter((line) => line.trim() !== '');
  const reader: Reader = {
    home: currency,
    monthFirst: currency === 'USD',
    bareAmounts: filled.filter(endsInBareAmount).length > filled.length / 2,
  };
  const table = readTable(raw, { ...reader, kind });
  if (table) {
    const { unused, ...read } = finish(
      table.rows.map(({ comparable, number, text: line, reason }) => ({
        used: [number],
        ...(comparable && { comparable }),
        ...(reason !== null && { problem: { line: number, text: line, reason } }),
      })),
      [],
    );
    return { ...read, unused: [...table.above, ...unused] };
  }
  const lines = withoutSamples(raw.map((line, index) => readLine(line, index + 1, reader)));
  const { entries, other } = groupLines(withoutFilters(withoutHead(lines)));
  const texts = lines.filter(({ is }) => is === 'text');
  const read = (found: readonly Entry[]) =>
    finish(
      found.map((entry) => toOutcome(entry, kind)),
      texts,
    );
  return { ...read(entries), ...(other && { other: read(other).comparables }) };
}

const TWO_TITLES = 'Two titles stand by this price: it is not sure whose it is.';

const SHOP_PAGE =
  /\bout of 5 stars\b|^(?:rrp|list(?: price)?|typical(?: price)?):|\bbought in past month\b/iu;

/**
 * "$79" above "99", as Amazon draws a price, in one line. Only on such a page: elsewhere a number under a price
 * counts pictures, bids or likes.
 */
function joinPence(lines: readonly string[]): string[] {
  if (!lines.some((line) => SHOP_PAGE.test(line))) return [...lines];
  const isSplit = (index: number) =>
    /^\s*[£$€]\d[\d,]*\.?\s*$/u.test(lines[index] ?? '') && /^\s*\d\d\s*$/.test(lines[index + 1] ?? '');
  return lines.map((line, index) => {
    if (isSplit(index)) return `${line.trim().replace(/\.$/, '')}.${lines[index + 1]?.trim() ?? ''}`;
    // A line that says nothing: the others keep their numbers.
    return isSplit(index - 1) ? '·' : line;
  });
}

/** eBay's own tile, with which each page of results begins: no listing, and its price is nobody's. */
const SAMPLE = /^shop on ebay$/iu;
/** How far below its name the price of such a tile stands. */
const SAMPLE_REACH = 3;

function withoutSamples(lines: readonly Line[]): Line[] {
  const left = new Set<number>();
  for (const [at, { text }] of lines.entries()) {
    if (!SAMPLE.test(text)) continue;
    const price = lines.findIndex(({ is }, index) => index > at && is !== 'noise' && is !== 'condition');
    if (price > at && price - at <= SAMPLE_REACH && lines[price]?.is === 'price') left.add(price);
  }
  return lines.map((line, at) =>
    left.has(at) ? { number: line.number, text: line.text, is: 'noise' } : line,
  );
}

/** What can be read for a part of a listing though it stands in the page's head: names of shelves, spans of prices, a filter's "Price". */
const HEAD: ReadonlySet<Line['is']> = new Set(['text', 'range', 'unclear', 'unpriced', 'aside']);

/** The lines without what is above the count of results or their order: the page's own, of which nothing is a title or a price. */
function withoutHead(lines: readonly Line[]): Line[] {
  const first = lines.findIndex(({ is }) => is === 'price' || is === 'listing');
  const count = lines
    .slice(0, Math.max(0, first))
    .findLastIndex(({ text }) => RESULTS.test(text) || SORTED.test(text));
  return lines.map((line, at) =>
    at < count && HEAD.has(line.is) ? { number: line.number, text: line.text, is: 'noise' } : line,
  );
}

/** The lines without spans of prices that stand one below the other, as a filter offers them: a listing has one. */
function withoutFilters(lines: readonly Line[]): Line[] {
  const spans = lines.flatMap((line, at) => (isSpan(line) ? [at] : []));
  const isNext = (from: number, to: number) => lines.slice(from + 1, to).every(({ is }) => is === 'noise');
  const offered = new Set(
    spans.filter((at, index) => {
      const [before, behind] = [spans[index - 1], spans[index + 1]];
      return (before !== undefined && isNext(before, at)) || (behind !== undefined && isNext(at, behind));
    }),
  );
  return lines.map((line, at) =>
    offered.has(at) ? { number: line.number, text: line.text, is: 'noise' } : line,
  );
}

/** "$0 - $50": nothing is no price either. */
function isSpan(line: Line): boolean {
  return (line.is === 'range' || line.is === 'unclear') && !line.whole;
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

function toOutcome(entry: Entry, kind: PriceKind): Outcome {
  const { title, price, condition, sold, date } = entry;
  const used = title === null ? [] : [title.number];
  const refuse = (reason: string): Outcome => ({
    used,
    problem: { line: price?.number ?? used[0] ?? 0, text: title?.text ?? price?.text ?? '', reason },
  });
  if (price === null) return refuse('No price stands with it.');
  if (price.money === null) return refuse(price.reason ?? RANGE_REASON);
  if (!title?.text) return refuse('No title stands with this price.');
  if (entry.isUnsure) return refuse(TWO_TITLES);
  if (entry.wanted || WANTED_TITLE.test(title.text)) return refuse('It is a wanted ad.');
  const { amount, currency } = price.money;
  return {
    used,
    comparable: {
      title: title.text.replace(BADGE, ''),
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
