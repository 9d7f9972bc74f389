/** From listings of similar items to what they say of the item's price. */

import {
  type Comparable,
  type Confidence,
  type JudgedComparable,
  LIMITS,
  PRICE_KINDS,
  type PriceKind,
  type PriceStatistics,
} from '@smart-listings/contract';
import { squeeze } from '../../language/fold.ts';
import type { Item } from '../../values/item.ts';
import type { Currency } from '../currencies.ts';
import { adjustPrice, conditionFactor, isWornOtherwise, UNWORN } from './adjust.ts';
import { splitOf, wordOfHeap } from './clusters.ts';
import { type ItemProfile, profileItem } from './item-profile.ts';
import { likelihoodOf, likenessTo, whyUnlike } from './judge.ts';
import { SAME_FROM } from './same-weights.ts';
import { outlierFences, weightedQuantile } from './statistics.ts';

/** What comparables say of a price, and how far they may be trusted. */
export interface MarketPrice {
  /** Every comparable with what became of it, in the order given. */
  comparables: JudgedComparable[];
  /** One for each kind that has enough usable prices; sold first. Empty: there is no competition price. */
  statistics: PriceStatistics[];
  /** How many usable prices of each kind there are. */
  usable: Readonly<Record<PriceKind, number>>;
  /** Whether some counted prices count more than others, because their listings are more surely of the same thing. */
  weighed: boolean;
  /** Whether any counted price was converted from another currency. */
  converted: boolean;
  /** What speaks against trusting the first of the statistics, in words that follow 'because'; the weightiest first. */
  doubts: string[];
  /** The other heap, where the prices lie in two: of parts, or of something dearer that goes by the same words. */
  otherHeap: { low: number; high: number; count: number; word: string | null } | null;
  /** Whether any counted price was brought to the item's condition. */
  adjusted: boolean;
}

/** Whose currency the prices are said in, and from when they are looked at. */
export interface MarketOptions {
  currency: Currency;
  /** The day that the age of the prices is counted from: '2026-11-21'. */
  today: string;
}

/**
 * A price counts as much as its listing is likely of the same thing, and at least this much: held against real prices, as many
 * things have a price then with a low bar as with a high one, and none is farther off.
 */
const ALIKE_COUNTS = 0.1;
const DAY_MS = 86_400_000;
const STALE_DAYS = 180;
const LEAST_FOR_MEDIUM = 8;
/** How many times the lower quartile the upper one is where prices say little. */
const FAR_APART = 2.2;

/** Sorts out what is not the same thing, brings the rest to one currency and condition, and counts. */
export function priceComparables(
  item: Item,
  comparables: readonly Comparable[],
  { currency, today }: MarketOptions,
): MarketPrice {
  const profile = profileItem(item);
  const seen = new Set<string>();
  const chances = new Map<number, number>();
  const judged = comparables.map((comparable, index): JudgedComparable => {
    const leaveOut = (excluded: string) => ({ ...comparable, adjustedPrice: null, excluded });
    if (comparable.source === 'own' && comparable.kind === 'asking')
      return leaveOut('Your own price: nobody has paid or asked it elsewhere.');
    const keys = keysOf(comparable);
    if (keys.some((key) => seen.has(key))) return leaveOut('The same listing again.');
    for (const key of keys) seen.add(key);
    const chance = likelihoodOf(profile, comparable.title);
    chances.set(index, chance);
    const unlike = whyUnlike(profile, comparable);
    if (unlike !== null) return leaveOut(unlike);
    const adjusted = adjustPrice(item, comparable, currency);
    if (adjusted === null) return leaveOut(`There is no exchange rate for ${comparable.currency}.`);
    const alike = chance < SAME_FROM ? { isOnlyAlike: true } : {};
    return { ...comparable, ...alike, adjustedPrice: adjusted, excluded: null };
  });
  const sure = PRICE_KINDS.reduce<JudgedComparable[]>(preferSame, judged);
  const heap = otherHeapOf(profile, sure);
  const one = heap ? sure.map((entry) => (heap.has(entry) ? leaveHeapOut(entry) : entry)) : sure;
  const heapPrices = [...(heap ?? [])].flatMap(({ adjustedPrice }) => adjustedPrice ?? []);
  const counted = PRICE_KINDS.flatMap((kind) => excludeOutliers(one, kind));
  const byComparable = new Map(counted.map((entry) => [entry.before, entry.after]));
  const all = one.map((entry) => byComparable.get(entry) ?? entry);
  const weights = new Map(
    all.map((entry, index) => [entry, Math.max(ALIKE_COUNTS, chances.get(index) ?? 0)]),
  );
  const pricesOf = (kind: PriceKind) =>
    all.filter((entry) => entry.kind === kind && entry.adjustedPrice !== null);
  const statistics = PRICE_KINDS.map(pricesOf)
    .filter((entries) => entries.length >= LIMITS.usableComparables)
    .map((entries) =>
      describePrices(entries, {
        currency,
        today,
        weightOf: (entry) => weights.get(entry) ?? ALIKE_COUNTS,
        wornOtherwise: saysWornOtherwise(item, entries),
      }),
    );
  return {
    comparables: all,
    statistics,
    doubts: statistics.slice(0, 1).flatMap((main) =>
      doubtsOf({
        ...main,
        size: main.sampleSize,
        today,
        areOnlyAlike: areOnlyAlike(pricesOf(main.kind)),
        wornOtherwise: saysWornOtherwise(item, pricesOf(main.kind)),
      }),
    ),
    otherHeap:
      heapPrices.length > 0
        ? {
            low: Math.min(...heapPrices),
            high: Math.max(...heapPrices),
            count: heapPrices.length,
            word: wordOfHeap(titlesOf([...(heap ?? [])]), titlesOf(counts(all))),
          }
        : null,
    usable: { sold: pricesOf('sold').length, asking: pricesOf('asking').length },
    adjusted: counts(all).some((entry) => conditionFactor(item, entry) !== 1),
    weighed: new Set(counts(all).map((entry) => weights.get(entry))).size > 1,
    converted: all.some((entry) => entry.excluded === null && entry.currency !== currency.code),
  };
}

/** Where there are enough prices of the same thing, those of things that are only alike are left out. */
function preferSame(judged: JudgedComparable[], kind: PriceKind): JudgedComparable[] {
  const counted = judged.filter((entry) => entry.kind === kind && entry.adjustedPrice !== null);
  const alike = new Set(counted.filter(({ isOnlyAlike }) => isOnlyAlike));
  if (counted.length - alike.size < LIMITS.usableComparables) return judged;
  const excluded = 'Alike, but not surely the same, and there are enough that are.';
  return judged.map((entry) => (alike.has(entry) ? { ...entry, adjustedPrice: null, excluded } : entry));
}

/** Whether most of the prices are of things that are only alike. */
function areOnlyAlike(entries: readonly JudgedComparable[]): boolean {
  return entries.filter(({ isOnlyAlike }) => isOnlyAlike).length * 2 > entries.length;
}

/** That most prices are of new things and the item is used, or the other way about, and count as they are; null where not. */
function saysWornOtherwise(item: Item, entries: readonly JudgedComparable[]): string | null {
  const otherwise = entries.filter((entry) => isWornOtherwise(item, entry));
  if (otherwise.length * 2 <= entries.length) return null;
  return UNWORN.has(item.condition)
    ? 'most of them are used and yours is new'
    : 'most of them are new and yours is used';
}

/**
 * Of prices in two heaps, the one whose titles have less in common with the item; of two alike, the smaller. Sold and
 * asking prices are looked at together: parts are parts in both.
 */
function otherHeapOf(
  profile: ItemProfile,
  judged: readonly JudgedComparable[],
): Set<JudgedComparable> | null {
  const usable = judged.filter(({ adjustedPrice }) => adjustedPrice !== null);
  const split = splitOf(usable.flatMap(({ adjustedPrice }) => adjustedPrice ?? []));
  if (split === null) return null;
  const heaps = [true, false].map((dearer) =>
    usable.filter(({ adjustedPrice }) => (adjustedPrice ?? 0) >= split === dearer),
  );
  const likeness = (heap: readonly JudgedComparable[]) =>
    heap.reduce((sum, { title }) => sum + likenessTo(profile, title), 0) / heap.length;
  const [least] = heaps.sort((a, b) => Math.round((likeness(a) - likeness(b)) * 10) || a.length - b.length);
  return new Set(least);
}

const titlesOf = (entries: readonly JudgedComparable[]) => entries.map(({ title }) => title);
const counts = (entries: readonly JudgedComparable[]) => entries.filter(({ excluded }) => excluded === null);

const leaveHeapOut = (entry: JudgedComparable): JudgedComparable => ({
  ...entry,
  adjustedPrice: null,
  excluded: 'Its price lies with another group: parts, it seems, or another thing of that name.',
});

/** What tells a listing from another: its page, and its words with its price. One page of a web search lists many. */
function keysOf({ title, price, currency, kind, date, link, source }: Comparable): string[] {
  const words = [squeeze(title), price, currency, kind, kind === 'sold' ? date : ''].join(' ');
  return link !== null && source !== 'search' ? [words, link] : [words];
}

function excludeOutliers(
  judged: readonly JudgedComparable[],
  kind: PriceKind,
): { before: JudgedComparable; after: JudgedComparable }[] {
  const prices = judged.flatMap((entry) =>
    entry.kind === kind && entry.adjustedPrice !== null ? [entry.adjustedPrice] : [],
  );
  const { least, most } = outlierFences(prices);
  return judged
    .filter(
      ({ kind: own, adjustedPrice: price }) =>
        own === kind && price !== null && (price < least || price > most),
    )
    .map((before) => ({
      before,
      after: { ...before, adjustedPrice: null, excluded: 'Its price lies far from all others.' },
    }));
}

function describePrices(
  entries: readonly JudgedComparable[],
  {
    currency,
    today,
    weightOf,
    wornOtherwise,
  }: MarketOptions & {
    weightOf: (entry: JudgedComparable) => number;
    wornOtherwise: string | null;
  },
): PriceStatistics {
  const weighted = entries
    .flatMap((entry) =>
      entry.adjustedPrice === null ? [] : [{ value: entry.adjustedPrice, weight: weightOf(entry) }],
    )
    .sort((a, b) => a.value - b.value);
  const prices = weighted.map(({ value }) => value);
  const days = entries.flatMap(({ date }) => date?.slice(0, 10) ?? []).sort();
  const [lowerQuartile, median, upperQuartile] = [0.25, 0.5, 0.75].map((share) =>
    weightedQuantile(weighted, share),
  );
  const numbers = {
    low: prices[0] ?? 0,
    lowerQuartile: lowerQuartile ?? 0,
    median: median ?? 0,
    upperQuartile: upperQuartile ?? 0,
    high: prices.at(-1) ?? 0,
  };
  const kind = entries[0]?.kind ?? 'asking';
  const newest = days.at(-1) ?? null;
  return {
    kind,
    currency: currency.code,
    sampleSize: prices.length,
    ...numbers,
    oldest: days[0] ?? null,
    newest,
    confidence: confidenceIn({
      ...{ kind, newest, size: prices.length, today, ...numbers },
      areOnlyAlike: areOnlyAlike(entries),
      wornOtherwise,
    }),
  };
}

interface Evidence {
  kind: PriceKind;
  newest: string | null;
  size: number;
  today: string;
  lowerQuartile: number;
  upperQuartile: number;
  areOnlyAlike: boolean;
  wornOtherwise: string | null;
}

/** Whether even the newest price is of another market. */
function isOld(newest: string | null, today: string): boolean {
  return newest !== null && Date.parse(today) - Date.parse(newest) > STALE_DAYS * DAY_MS;
}

/** Many, paid, recent and close together is high; few, asked, old or far apart is low. */
function confidenceIn(evidence: Evidence): Confidence {
  const { kind, newest, size, today, lowerQuartile, upperQuartile } = evidence;
  if (evidence.areOnlyAlike) return 'low';
  const width = upperQuartile / lowerQuartile;
  const isStale = isOld(newest, today);
  let points = size >= 20 ? 2 : size >= 10 ? 1 : 0;
  if (kind === 'sold') points += 1;
  if (width <= 1.4) points += 1;
  if (width > FAR_APART) points -= 1;
  if (isStale) points -= 1;
  if (size < LEAST_FOR_MEDIUM || points < 1) return 'low';
  // Prices of an unknown day can be years old.
  return points >= 3 && newest !== null && !isStale && evidence.wornOtherwise === null ? 'high' : 'medium';
}

function doubtsOf({ kind, newest, size, today, lowerQuartile, upperQuartile, ...more }: Evidence): string[] {
  return [
    ...(more.areOnlyAlike ? ['most of them are only alike, not surely the same'] : []),
    ...(more.wornOtherwise === null ? [] : [more.wornOtherwise]),
    ...(size < 10 ? [`there are only ${size}`] : []),
    ...(upperQuartile / lowerQuartile > FAR_APART ? ['they lie far apart'] : []),
    ...(isOld(newest, today) ? ['they are old'] : []),
    ...(kind === 'asking' ? ['nobody has paid them yet'] : []),
    ...(newest === null ? ['their dates are not known'] : []),
  ];
}
