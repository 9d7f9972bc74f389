import {
  CONFIDENCES,
  type Confidence,
  LIMITS,
  type PriceKind,
  type PriceStatistics,
  roundFinely,
  sayMiddle,
} from '@smart-listings/contract';
import { type Currency, chooseCurrency, currencyOf, formatPrice, RATES_AS_OF } from '../currencies.ts';
import type { MarketPrice } from './price-comparables.ts';

/** A price that rests on comparables, in the currency that was asked for. */
export interface CompetitionPrice {
  /** The middle half of the prices: '£38 – £52'. */
  suggestedPriceRange: string;
  /** The middle one. */
  suggestedPrice: string;
  priceJustification: string;
  pricingSource: 'competition';
  low: number;
  typical: number;
  high: number;
}

const KIND_WORDS: Record<PriceKind, string> = { sold: 'sold', asking: 'asking' };
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function day(iso: string): string {
  const [year = '', month = '', date = ''] = iso.slice(0, 10).split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

const SPAN_WORDS: Record<PriceKind, string> = { sold: 'sold', asking: 'seen' };

/** ', sold between 1 Oct 2026 and 2 Nov 2026' */
function span({ kind, oldest, newest }: PriceStatistics): string {
  if (oldest === null || newest === null) return '';
  const days = oldest === newest ? `on ${day(newest)}` : `between ${day(oldest)} and ${day(newest)}`;
  return `, ${SPAN_WORDS[kind]} ${days}`;
}

/** 'low, because there are only 6 and they lie far apart'; what speaks against more of it, at most two things. */
function sayConfidence({ confidence, doubts }: PriceStatistics & { doubts: readonly string[] }): string {
  if (confidence === 'high' || doubts.length === 0) return confidence;
  return `${confidence}, because ${doubts.slice(0, 2).join(' and ')}`;
}

/** How sure the reasons for a price out of comparables say that it is; null where they do not. */
export function confidenceSaid(priceJustification: string): Confidence | null {
  const [, said] = /\bConfidence is (\w+)/.exec(priceJustification) ?? [];
  return CONFIDENCES.find((one) => one === said) ?? null;
}

/** ', 2 of them your own sales', ', all of them your own sales' */
function sayOwn({ comparables }: MarketPrice, sampleSize: number): string {
  const own = comparables.filter(({ source, excluded }) => source === 'own' && excluded === null).length;
  if (own === 0) return '';
  return `, ${own === sampleSize ? 'all' : own} of them your own ${own === 1 ? 'sale' : 'sales'}`;
}

/**
 * A middle half that is wider, dearest to cheapest, is evidence and no price: on the half of the real prices that may be
 * looked at the middle one of such is off by half, of all others by a quarter.
 */
const WIDEST = 2;

function isWide({ lowerQuartile, upperQuartile }: PriceStatistics): boolean {
  return upperQuartile > lowerQuartile * WIDEST;
}

/** The range that comparable prices support, with what it rests on in two sentences; null when they do not. */
export function competitionPrice(market: MarketPrice, currency: Currency): CompetitionPrice | null {
  const [statistics] = market.statistics;
  if (!statistics || isWide(statistics)) return null;
  const round = (amount: number) => roundFinely(amount, currency.decimals);
  const write = (amount: number) => formatPrice(round(amount), currency);
  const { lowerQuartile, median, upperQuartile, kind, sampleSize } = statistics;
  const leftOut = market.comparables.filter(({ excluded }) => excluded !== null).length;
  const means = [
    kind === 'asking' ? ' (buyers often pay less)' : sayOwn(market, sampleSize),
    span(statistics),
    market.adjusted ? ', brought to your item’s condition' : '',
  ].join('');
  const half = `half of them lie between ${write(lowerQuartile)} and ${write(upperQuartile)}, ${sayMiddle(write(median))}${market.weighed ? ', where the more surely one is of the same thing, the more it counts' : ''}`;
  const aside = [
    `Confidence is ${sayConfidence({ ...statistics, doubts: market.doubts })}`,
    ...(market.otherHeap
      ? [
          `${market.otherHeap.count} others lie together at ${write(market.otherHeap.low)} to ${write(market.otherHeap.high)}${market.otherHeap.word ? ` (“${market.otherHeap.word}”)` : ''}`,
        ]
      : []),
    ...(leftOut > 0 ? [`${leftOut} other ${leftOut === 1 ? 'listing was' : 'listings were'} left out`] : []),
    ...(market.converted ? [`other currencies are at ${RATES_AS_OF} exchange rates`] : []),
  ].join('; ');
  const priceJustification = `Rests on ${sampleSize} ${KIND_WORDS[kind]} prices of similar items${means}: ${half}. ${aside}.`;
  return {
    suggestedPriceRange: `${write(lowerQuartile)} – ${write(upperQuartile)}`,
    suggestedPrice: write(median),
    priceJustification,
    pricingSource: 'competition',
    low: round(lowerQuartile),
    typical: round(median),
    high: round(upperQuartile),
  };
}

/** 'The 8 asking prices of similar items lie too far apart for one: half of them between £20 and £70.' */
function sayWide({ kind, sampleSize, lowerQuartile, upperQuartile, currency }: PriceStatistics): string {
  const money = currencyOf(currency) ?? chooseCurrency('');
  const write = (amount: number) => formatPrice(roundFinely(amount, money.decimals), money);
  return `The ${sampleSize} ${KIND_WORDS[kind]} prices of similar items lie too far apart for one price: half of them between ${write(lowerQuartile)} and ${write(upperQuartile)}.`;
}

/** Why there is no competition price, in a sentence for the seller. */
export function whyNoCompetitionPrice({ usable, comparables, statistics }: MarketPrice): string {
  const [main] = statistics;
  if (main && isWide(main)) return sayWide(main);
  const least = LIMITS.usableComparables;
  if (comparables.length === 0) return 'There are no comparable listings yet.';
  const { sold, asking } = usable;
  if (sold > 0 && asking > 0) {
    return `There ${sold === 1 ? 'is' : 'are'} ${sold} sold and ${asking} asking ${asking === 1 ? 'price' : 'prices'} of similar items: a price needs ${least} of one kind, because the two are never mixed.`;
  }
  const count = sold + asking;
  if (count === 0) {
    return comparables.length === 1
      ? 'The one listing found is not similar enough to your item.'
      : `None of the ${comparables.length} listings found is similar enough to your item.`;
  }
  const kind = KIND_WORDS[sold > 0 ? 'sold' : 'asking'];
  const found =
    count === 1 ? `one ${kind} price of a similar item` : `${count} ${kind} prices of similar items`;
  return `Only ${found}: a price needs at least ${least}.`;
}
