import { LIMITS, type PriceKind, type PriceStatistics } from '@smart-listings/contract';
import { type Currency, formatPrice, RATES_AS_OF, roundFinely } from '../currencies.ts';
import type { MarketPrice } from './price-comparables.ts';

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

function span({ oldest, newest }: PriceStatistics): string {
  if (oldest === null || newest === null) return '';
  return oldest === newest ? ` of ${day(newest)}` : ` from ${day(oldest)} to ${day(newest)}`;
}

/** The range that comparable prices support, with what it rests on in two or three sentences; null when they do not. */
export function competitionPrice(market: MarketPrice, currency: Currency): CompetitionPrice | null {
  const [statistics] = market.statistics;
  if (!statistics) return null;
  const round = (amount: number) => roundFinely(amount, currency.decimals);
  const write = (amount: number) => formatPrice(round(amount), currency);
  const { lowerQuartile, median, upperQuartile, kind, sampleSize, confidence } = statistics;
  const leftOut = market.comparables.filter(({ excluded }) => excluded !== null).length;
  const half = `half of them between ${write(lowerQuartile)} and ${write(upperQuartile)}, ${write(median)} in the middle`;
  const sentences = [
    `Rests on ${sampleSize} ${KIND_WORDS[kind]} prices of similar items${span(statistics)}, brought to your item’s condition: ${half}.`,
    kind === 'asking' ? 'Asking prices are what sellers hope for: buyers often pay less.' : '',
    `Confidence: ${confidence}${leftOut > 0 ? `; ${leftOut} other ${leftOut === 1 ? 'listing was' : 'listings were'} left out` : ''}${market.converted ? `; other currencies at ${RATES_AS_OF} reference rates` : ''}.`,
  ];
  return {
    suggestedPriceRange: `${write(lowerQuartile)} – ${write(upperQuartile)}`,
    suggestedPrice: write(median),
    priceJustification: sentences.filter((sentence) => sentence !== '').join(' '),
    pricingSource: 'competition',
    low: round(lowerQuartile),
    typical: round(median),
    high: round(upperQuartile),
  };
}

/** Why there is no competition price, in a sentence for the seller. */
export function whyNoCompetitionPrice({ usable, comparables }: MarketPrice): string {
  const least = LIMITS.usableComparables;
  if (comparables.length === 0) return 'There are no comparable listings yet.';
  const { sold, asking } = usable;
  if (sold > 0 && asking > 0) {
    return `There are ${sold} sold and ${asking} asking prices of similar items: a price needs ${least} of one kind, because the two are never mixed.`;
  }
  const count = sold + asking;
  if (count === 0) return `None of the ${comparables.length} listings found is similar enough to your item.`;
  const kind = KIND_WORDS[sold > 0 ? 'sold' : 'asking'];
  return `Only ${count} ${kind} ${count === 1 ? 'price' : 'prices'} of similar items: a price needs at least ${least}.`;
}
