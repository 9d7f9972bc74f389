/** The prices of a page, each with the texts that stand round it. */
import type { Condition } from '@smart-listings/contract';
import { fold } from '../../language/fold.ts';
import type { Line } from './lines.ts';
import type { Money } from './money.ts';
import { countIn } from './page-texts.ts';

/** One line, as it was pasted. */
export interface Text {
  number: number;
  text: string;
}

export type ListingPrice = Text & { money: Money | null; reason: string | null };

export const RANGE_REASON = 'It has a range of prices: it sells several things.';

/** A price with the lines on both sides of it, up to the prices before and behind. */
interface Anchor {
  /** Where it stands among the lines. */
  at: number;
  /** Where the prices that go with it end: the old one, the one with the buyer's fee. */
  end: number;
  price: ListingPrice | null;
  sold: boolean;
  condition: Condition | null;
  /** The block that it stands in, as [from, to). */
  block: readonly [number, number];
}

/** A price with the places of the texts above and below it. */
export interface Place extends Anchor {
  above: readonly number[];
  below: readonly number[];
}

function isPrice(line: Line): line is Extract<Line, { is: 'price' | 'range' | 'unclear' | 'unpriced' }> {
  if (line.is === 'range' || line.is === 'unclear') return !line.whole;
  return line.is === 'price' || line.is === 'unpriced';
}

/** The prices of a block of lines, each with the prices that follow it without a word between. */
function anchorsIn(lines: readonly Line[], block: readonly [number, number]): Anchor[] {
  const anchors: Anchor[] = [];
  let isAside = false;
  let hasText = true;
  for (const [index, line] of lines.slice(...block).entries()) {
    const at = block[0] + index;
    const wasAside = isAside;
    if (line.is !== 'blank' && line.is !== 'noise') isAside = line.is === 'aside';
    if (line.is === 'text' || line.is === 'blank') hasText ||= line.is === 'text';
    if (!isPrice(line) || wasAside) continue;
    const last = anchors.at(-1);
    if (last && !hasText) {
      last.end = at;
      last.price = reduced(last.price, line);
      continue;
    }
    hasText = false;
    anchors.push({
      at,
      end: at,
      price: line.is === 'unpriced' ? null : priceOf(line),
      sold: line.is === 'price' && line.sold,
      condition: line.is === 'price' ? line.condition : null,
      block,
    });
  }
  return anchors;
}

/** How much of a price is left of it at least where two stand one below the other: less is postage. */
const LEAST_LEFT = 0.3;

/** Of the old and the reduced price of one listing, which stand in either order, the one that is asked now. */
function reduced(price: ListingPrice | null, line: Line): ListingPrice | null {
  if (line.is !== 'price' || price?.money == null) return price;
  const { money } = price;
  const isReduced =
    line.money.currency === money.currency &&
    line.money.amount < money.amount &&
    line.money.amount >= money.amount * LEAST_LEFT;
  return isReduced ? { ...price, money: line.money } : price;
}

export function priceOf(line: Extract<Line, { is: 'price' | 'range' | 'unclear' }>): ListingPrice {
  const { number, text } = line;
  if (line.is === 'price') return { number, text, money: line.money, reason: null };
  return { number, text, money: null, reason: line.is === 'unclear' ? line.reason : RANGE_REASON };
}

/** How many texts beside the first and the last price can belong to them: the rest of the page stands there too. */
export const REACH = 6;

/** From how many repetitions on, and in which share of the gaps, a text is the page's and no listing's. */
const FURNITURE = { least: 3, share: 0.25 };

/** A text as the page repeats it, with other numbers. */
export function keyOf(text: string): string {
  return fold(text).replace(/\d+/g, '#');
}

/** The texts that stand beside many of the prices: "Includes Buyer Protection". */
export function furnitureOf(
  lines: readonly Line[],
  gaps: readonly (readonly number[])[],
): Map<string, number> {
  const counts = countIn(gaps.map((gap) => gap.map((at) => keyOf(lines[at]?.text ?? ''))));
  const most = Math.max(FURNITURE.least, gaps.length * FURNITURE.share);
  return new Map([...counts].filter(([, count]) => count >= most));
}

/** Whether half of the prices have no text but such that repeat: then these are what the things are called, their makes. */
export function areNamedAlike(lines: readonly Line[], gaps: readonly (readonly number[])[]): boolean {
  const furniture = furnitureOf(lines, gaps);
  const bare = gaps.filter(
    (gap) => gap.length > 0 && gap.every((at) => furniture.has(keyOf(lines[at]?.text ?? ''))),
  );
  return bare.length > 0 && bare.length * 2 >= gaps.length;
}

/** Each gap without the page's own texts; of only such, the rarest. */
function withoutFurniture(lines: readonly Line[], gaps: readonly (readonly number[])[]): number[][] {
  const furniture = furnitureOf(lines, gaps);
  const countOf = (at: number) => furniture.get(keyOf(lines[at]?.text ?? '')) ?? 0;
  if (areNamedAlike(lines, gaps)) return gaps.map((gap) => [...gap]);
  return gaps.map((gap) => {
    const least = Math.min(...gap.map(countOf));
    return gap.filter((at) => countOf(at) === least);
  });
}

/** The prices of the page with the texts round them, within their block: where a title can stand. */
export function placesOf(lines: readonly Line[], blocks: readonly (readonly [number, number])[]): Place[] {
  const places = blocks.flatMap((block) => {
    const anchors = anchorsIn(lines, block);
    return anchors.map((anchor, index): Place => {
      const from = anchors[index - 1]?.end ?? block[0] - 1;
      const to = anchors[index + 1]?.at ?? block[1];
      const texts = lines
        .slice(from + 1, to)
        .flatMap((line, index) => (line.is === 'text' ? [from + 1 + index] : []));
      const above = texts.filter((at) => at < anchor.at);
      const below = texts.filter((at) => at > anchor.end);
      return {
        ...anchor,
        above: index === 0 ? above.slice(-REACH) : above,
        below: index === anchors.length - 1 ? below.slice(0, REACH) : below,
      };
    });
  });
  const above = withoutFurniture(
    lines,
    places.map((place) => place.above),
  );
  const below = withoutFurniture(
    lines,
    places.map((place) => place.below),
  );
  return places.map((place, index) => ({ ...place, above: above[index] ?? [], below: below[index] ?? [] }));
}

/** The blocks between blank lines, as [from, to), where nearly each has one title and one price; the whole otherwise. */
export function blocksOf(lines: readonly Line[]): readonly (readonly [number, number])[] {
  const ends = [...lines.flatMap(({ is }, at) => (is === 'blank' ? [at] : [])), lines.length];
  const blocks = ends.map((end, index) => [(ends[index - 1] ?? -1) + 1, end] as const);
  const has = (block: readonly [number, number], kinds: readonly Line['is'][]) =>
    lines.slice(...block).some(({ is }) => kinds.includes(is));
  const filled = blocks.filter((block) => has(block, ['text', 'price']));
  const whole = filled.filter((block) => has(block, ['text']) && anchorsIn(lines, block).length === 1);
  return filled.length >= 2 && whole.length / filled.length >= 0.7 ? whole : [[0, lines.length]];
}
