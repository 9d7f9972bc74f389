/**
 * Which lines of a page make up one listing. Every price is a listing; its title stands on one side of it, the same one
 * on the whole page. Both readings are tried, and the one that leaves least over holds.
 */
import type { Condition } from '@smart-listings/contract';
import type { Line } from './lines.ts';
import {
  areNamedAlike,
  blocksOf,
  furnitureOf,
  keyOf,
  type ListingPrice,
  type Place,
  placesOf,
  priceOf,
  REACH,
  type Text,
} from './page-prices.ts';
import { isPlace, looksLikeTitle, saysOf, type Topic, topicOf } from './page-texts.ts';
import { type Side, titlesAmong } from './page-titles.ts';

/** The lines that stand for one listing. */
export interface Entry {
  title: Text | null;
  price: ListingPrice | null;
  condition: Condition | null;
  sold: boolean;
  wanted: boolean;
  date: string | null;
  /** Two titles stand by the price, and only one of them is its own. */
  isUnsure: boolean;
}

/** The listings of a page, in its order, and how surely the prices belong to their titles. */
export interface Grouping {
  entries: Entry[];
  /** The other reading, where it leaves hardly more over. */
  other: Entry[] | null;
}

interface Reading {
  side: Side;
  titles: readonly (number | null)[];
  /** Which of the titles, by their places in `titles`, are unsure. */
  unsure: ReadonlySet<number>;
  cost: number;
}

/** Whether a line between a price and its title speaks against them: a blank one, or a day behind the price, which ends a listing or begins one. */
function isBorder(line: Line, side: Side): boolean {
  const isDay = line.is === 'when' || (line.is === 'sold' && line.date !== null);
  return line.is === 'blank' || (side === 'below' && isDay);
}

/** One side's titles, and what that reading leaves over. */
function readSide(
  side: Side,
  { lines, places, topic }: { lines: readonly Line[]; places: readonly Place[]; topic: Topic },
): Reading {
  const textAt = (at: number) => lines[at]?.text ?? '';
  const onTopic = (at: number) => saysOf(topic, textAt(at)) > 0;
  const own = places.map((place) => place[side]);
  const told = titlesAmong(own, { side, lines, topic });
  const titles = told.map(({ at }) => at);
  const unsure = new Set(told.flatMap(({ isUnsure }, index) => (isUnsure ? [index] : [])));
  const distances = titles
    .flatMap((at, index) =>
      at === null ? [] : [side === 'above' ? (places[index]?.at ?? 0) - at : at - (places[index]?.end ?? 0)],
    )
    .sort((a, b) => a - b);
  const mean = distances.reduce((sum, distance) => sum + distance, 0) / Math.max(1, distances.length);
  const usualDistance = distances[Math.floor(distances.length / 2)] ?? 0;
  // One that lies far off, beside the page's head or foot, says little of how the page is laid out.
  const spread =
    distances.reduce((sum, distance) => sum + Math.abs(distance - usualDistance), 0) /
    Math.max(1, distances.length);
  const parted = titles.filter((at, index) => {
    const anchor = places[index]?.at ?? 0;
    return (
      at !== null &&
      lines.slice(Math.min(at, anchor), Math.max(at, anchor)).some((line) => isBorder(line, side))
    );
  });
  const left = (side === 'above' ? (places.at(-1)?.below ?? []) : (places[0]?.above ?? [])).filter(onTopic);
  const furniture = furnitureOf(
    lines,
    titles.map((at) => (at === null ? [] : [at])),
  );
  const isFurniture = (at: number) => furniture.has(keyOf(textAt(at)));
  const cost =
    (areNamedAlike(lines, own) ? 0 : titles.filter((at) => at !== null && isFurniture(at)).length) +
    titles.filter((at) => at === null).length * 3 +
    titles.filter((at) => at !== null && !onTopic(at) && (topic.size > 0 || isPlace(textAt(at)))).length +
    Math.min(1, left.length) * 2 +
    parted.length +
    spread +
    mean / 10;
  return { side, titles, unsure, cost };
}

/**
 * How much more the other reading has to leave over for this one to be taken without asking: a row's worth, and half as
 * much again as this one leaves. Of pages with one line too many or too few that are read the wrong way round, nine in
 * ten were nearer.
 */
const SURE = { more: 2, times: 1.5 };

const emptyEntry = (): Entry => ({
  title: null,
  price: null,
  condition: null,
  sold: false,
  wanted: false,
  date: null,
  isUnsure: false,
});

/** The next line that says something. */
function nextSaying(lines: readonly Line[], at: number): number {
  return lines.findIndex(({ is }, index) => index > at && is !== 'noise' && is !== 'blank');
}

/** The listings in that reading, with what the lines round them say of them. */
function entriesOf(lines: readonly Line[], places: readonly Place[], { titles, unsure }: Reading): Entry[] {
  const cores = places.map(({ at, end, block }, index) => {
    const title = titles[index] ?? at;
    return { from: Math.min(at, title), to: Math.max(end, title), block };
  });
  const entries = places.map(({ price, sold, condition }, index): Entry => {
    const line = lines[titles[index] ?? -1];
    const title = line === undefined ? null : { number: line.number, text: line.text };
    return { ...emptyEntry(), title, price, sold, condition, isUnsure: unsure.has(index) };
  });
  const says = (line: Line) => line.is === 'sold' || line.is === 'condition' || line.is === 'wanted';
  const [first] = cores;
  // What stands above the first listing and not below the last stands above each.
  const leads =
    lines.slice(0, first?.from).some(({ is }) => is === 'sold') ||
    (lines.slice(Math.max(0, (first?.from ?? 0) - REACH), first?.from).some(says) &&
      !lines.slice((cores.at(-1)?.to ?? 0) + 1).some(says));
  let next = 0;
  for (const [at, line] of lines.entries()) {
    while ((cores[next]?.to ?? Number.POSITIVE_INFINITY) < at) next += 1;
    if (!says(line)) continue;
    const within = (index: number) => {
      const [from, to] = cores[index]?.block ?? [0, 0];
      return at >= from && at < to ? index : undefined;
    };
    const [ahead, before] = [within(next), within(next - 1)];
    const isInside = at >= (cores[next]?.from ?? Number.POSITIVE_INFINITY);
    // A badge lies on the picture, and that comes before the title; what follows a price at once is said of it.
    const isBadge =
      line.is === 'sold' && cores[next]?.from === nextSaying(lines, at) && lines[at - 1]?.is !== 'price';
    const index = isInside || leads || isBadge ? (ahead ?? before) : (before ?? ahead);
    const entry = index === undefined ? undefined : entries[index];
    if (!entry) continue;
    if (line.is === 'sold') {
      entry.sold = true;
      entry.date = line.date ?? entry.date;
    } else if (line.is === 'condition') entry.condition ??= line.condition;
    else entry.wanted = true;
  }
  // What is given away, or has no price, is no listing to compare with.
  return entries.filter(({ price }) => price !== null);
}

function entryOfListing(line: Extract<Line, { is: 'listing' }>): Entry {
  const { number, text, money, condition, sold, date, title } = line;
  return {
    ...emptyEntry(),
    title: { number, text: title },
    price: { number, text, money, reason: null },
    condition,
    sold,
    date,
  };
}

/** Lines that hold a listing each, and what else the page is made of between them. */
function splitAtListings(lines: readonly Line[]): { whole: Entry[]; rest: Line[] } {
  const prices = lines.filter(({ is }) => is === 'price').length;
  const inLine = lines.filter(({ is }) => is === 'listing').length;
  const pictures = lines.filter((line) => line.is === 'listing' && line.isPicture).length;
  const isPageOfLines = (inLine > 0 && inLine >= prices) || pictures > 1;
  const whole: Entry[] = [];
  const rest: Line[] = [];
  let isPicture = false;
  for (const line of lines) {
    if (line.is === 'listing') isPicture = line.isPicture;
    const isPriced = (line.is === 'range' || line.is === 'unclear') && line.whole;
    if (isPriced && (isPageOfLines || prices === 0)) whole.push({ ...emptyEntry(), price: priceOf(line) });
    else if (line.is === 'listing' && isPageOfLines) whole.push(entryOfListing(line));
    else if (isPriced || line.is === 'listing')
      rest.push({ number: line.number, text: line.text, is: 'text' });
    else if (line.is === 'text' && prices === 0 && looksLikeTitle(line.text))
      whole.push({ ...emptyEntry(), title: line });
    // A picture's text says all of the lines that follow it.
    else if (!(isPicture && isPageOfLines)) rest.push(line);
  }
  return { whole, rest };
}

/** The listings of a page, in its order. */
export function groupLines(lines: readonly Line[]): Grouping {
  const { whole, rest } = splitAtListings(lines);
  const places = placesOf(rest, blocksOf(rest));
  // What stands between two prices is said once: it is the first one's or the second's.
  const gaps = places.map(({ above, below, block }, index) =>
    places[index + 1]?.block === block ? above : [...above, ...below],
  );
  const furniture = furnitureOf(rest, gaps);
  const topic = topicOf(
    gaps.map((gap) => {
      const texts = gap.map((at) => rest[at]?.text ?? '');
      const own = texts.filter((text) => !furniture.has(keyOf(text)));
      return own.length > 0 ? own : texts;
    }),
  );
  const [best, second] = (['above', 'below'] as const)
    .map((side) => readSide(side, { lines: rest, places, topic }))
    .sort((a, b) => a.cost - b.cost);
  const listingsIn = (reading: Reading) =>
    [...whole, ...entriesOf(rest, places, reading)].sort((a, b) => numberOf(a) - numberOf(b));
  if (!best || !second) return { entries: whole, other: null };
  const isClose = places.length > 1 && second.cost < best.cost * SURE.times + SURE.more;
  const [entries, other] = [listingsIn(best), listingsIn(second)];
  return { entries, other: isClose && !haveSameTitles(entries, other) ? other : null };
}

/** Whether each price has the same title in both readings. */
function haveSameTitles(entries: readonly Entry[], others: readonly Entry[]): boolean {
  const titles = new Map(others.map(({ price, title }) => [price?.number, title?.number]));
  return entries.every(({ price, title }) => titles.get(price?.number) === title?.number);
}

function numberOf({ title, price }: Entry): number {
  return Math.min(title?.number ?? Number.POSITIVE_INFINITY, price?.number ?? Number.POSITIVE_INFINITY);
}
