/** Which lines of a page make up one listing. */
import type { Condition } from '@smart-listings/contract';
import type { Line } from './lines.ts';
import type { Money } from './money.ts';

interface Text {
  number: number;
  text: string;
}

/** The lines that stand for one listing. */
export interface Entry {
  texts: Text[];
  price: (Text & { money: Money | null; reason: string | null }) | null;
  condition: Condition | null;
  sold: boolean;
  date: string | null;
}

export const RANGE_REASON = 'It has a range of prices: it sells several things.';

const startEntry = (): Entry => ({ texts: [], price: null, condition: null, sold: false, date: null });

function isPriceOnly(line: Line): boolean {
  return line.is === 'price' || ((line.is === 'range' || line.is === 'unclear') && !line.whole);
}

/** Whether a text can be a whole title: three words, or long. Brands, sizes and sellers' names are shorter. */
function looksLikeTitle(text: string): boolean {
  return text.split(/\s+/).length >= 3 || text.length >= 24;
}

/** How a page is laid out, read from all of it. */
interface Layout {
  /** The price stands above its title. */
  priceFirst: boolean;
  /** A blank line ends a listing. */
  blanksPart: boolean;
  /** The time at which it was put up ends a listing: what stands before it is its place. */
  whenEnds: boolean;
}

function layoutOf(lines: readonly Line[]): Layout {
  const first = (is: (line: Line) => boolean) => {
    const index = lines.findIndex(is);
    return index === -1 ? lines.length : index;
  };
  const price = first(isPriceOnly);
  return {
    priceFirst: price < first(({ is }) => is === 'text'),
    blanksPart: partsAreListings(lines),
    whenEnds: price < first(({ is }) => is === 'when'),
  };
}

/** Reads lines one after the other into the listings that they belong to. */
class Grouping {
  readonly entries: Entry[] = [];
  private entry = startEntry();
  /** Short texts behind a price: the seller's name of the last listing, or the brand of the next. */
  private waiting: Text[] = [];
  private readonly layout: Layout;
  /** The next amount is none of the item's. */
  private isAside = false;
  /** What comes until the next price belongs to a listing without one. */
  private isUnpriced = false;

  constructor(layout: Layout) {
    this.layout = layout;
  }

  add(line: Line): void {
    const wasAside = this.isAside;
    if (line.is !== 'blank' && line.is !== 'noise') this.isAside = line.is === 'aside';
    switch (line.is) {
      case 'noise':
      case 'aside':
        return;
      case 'blank':
        if (this.layout.blanksPart) this.close();
        return;
      case 'when':
        if (this.layout.whenEnds && !this.layout.priceFirst && this.entry.price === null) this.drop();
        return;
      case 'unpriced':
        this.addUnpriced();
        return;
      case 'listing':
        this.addListing(line);
        return;
      case 'sold':
        if (this.entry.price !== null && !this.layout.priceFirst && !this.layout.blanksPart) this.close();
        this.entry.sold = true;
        this.entry.date = line.date ?? this.entry.date;
        return;
      case 'condition':
        // Under the brand of the next listing, it speaks of that one.
        this.startWithWaiting();
        this.entry.condition ??= line.condition;
        return;
      case 'text':
        this.addText(line);
        return;
      default:
        if (!wasAside) this.addPrice(line);
    }
  }

  close(): void {
    const { texts, price } = this.entry;
    if (!this.isUnpriced && (texts.length > 0 || price !== null)) this.entries.push(this.entry);
    this.drop();
  }

  private drop(): void {
    this.entry = startEntry();
    this.waiting = [];
    this.isUnpriced = false;
  }

  private startWithWaiting(): void {
    if (this.waiting.length === 0) return;
    const texts = this.waiting;
    this.close();
    this.entry.texts = texts;
  }

  private addListing(line: Extract<Line, { is: 'listing' }>): void {
    this.close();
    const { number, text, money, condition, sold, date } = line;
    this.entry = {
      texts: [{ number, text: line.title }],
      price: { number, text, money, reason: null },
      condition,
      sold,
      date,
    };
  }

  private addText({ number, text }: Text): void {
    if (this.layout.priceFirst || this.entry.price === null || this.layout.blanksPart) {
      this.entry.texts.push({ number, text });
    } else if (looksLikeTitle(text)) {
      this.close();
      this.entry.texts.push({ number, text });
    } else this.waiting.push({ number, text });
  }

  /** Postage is free as well: only where a price is missing does it stand for one. */
  private addUnpriced(): void {
    if (this.layout.priceFirst) {
      this.close();
      this.isUnpriced = true;
    } else if (this.entry.price === null) this.drop();
  }

  private addPrice(line: Extract<Line, { is: 'price' | 'range' | 'unclear' }>): void {
    const { number, text } = line;
    if (this.layout.priceFirst && (this.entry.texts.length > 0 || this.isUnpriced)) this.close();
    if (!this.layout.priceFirst && this.entry.price !== null) this.startWithWaiting();
    const reason = line.is === 'unclear' ? line.reason : RANGE_REASON;
    if (line.is !== 'price' && line.whole) {
      this.close();
      this.entries.push({ ...startEntry(), price: { number, text, money: null, reason } });
      return;
    }
    // The first price counts: what follows is the old one, or the one with the buyer's fee.
    if (this.entry.price !== null) return;
    if (line.is !== 'price') {
      this.entry.price = { number, text, money: null, reason };
      return;
    }
    this.entry.price = { number, text, money: line.money, reason: null };
    this.entry.sold ||= line.sold;
    this.entry.condition ??= line.condition;
  }
}

/** The listings of a page, in its order. */
export function groupLines(lines: readonly Line[]): Entry[] {
  const grouping = new Grouping(layoutOf(lines));
  for (const line of lines) grouping.add(line);
  grouping.close();
  return grouping.entries;
}

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

/** "York, North Yorkshire", "20359 St. Pauli", "Lyon 69003 3e Arrondissement" */
const PLACES = [
  /^\p{Lu}[\p{L}' -]{1,30}, ?\p{Lu}[\p{L}' .-]{1,30}$/u,
  /^\d{4,5} \p{Lu}[\p{L}' .()/-]{1,40}$/u,
];

export function isPlace(text: string): boolean {
  return PLACES.some((pattern) => pattern.test(text));
}

/** The title among an entry's texts, with the lines that it stands in; null for none. */
export function titleOf(texts: readonly Text[]): { text: string; used: number[] } | null {
  const [first] = texts;
  if (!first) return null;
  const titles = texts.filter(({ text }) => looksLikeTitle(text));
  const title = (titles.find(({ text }) => !isPlace(text)) ?? titles[0])?.text;
  const chosen = title === undefined ? texts : texts.filter(({ text }) => text === title);
  return {
    text: [...new Set(chosen.map(({ text }) => text))].join(' '),
    used: chosen.map(({ number }) => number),
  };
}
