import {
  type CompetitionAnalysis,
  type JudgedComparable,
  LIMITS,
  type Source,
} from '@smart-listings/contract';
import {
  type Currency,
  competitionPrice,
  currencyOf,
  formatPrice,
  type Insights,
  type MarketPrice,
  whyNoCompetitionPrice,
} from '@smart-listings/engine';

const EXAMPLES = 6;
/** As in the file of exported listings: the field is always there, and never holds anything but a range. */
const NO_RANGE = 'N/A';

/** What leaves the server of an analysis: the specification's fields, and what they rest on. */
export function presentAnalysis(
  market: MarketPrice,
  around: { currency: Currency; insights: Insights; sources: Source[]; notes: string[] },
): CompetitionAnalysis {
  const price = competitionPrice(market, around.currency);
  const reason = whyNoCompetitionPrice(market);
  return {
    ...(price && { suggestedPrice: price.suggestedPrice }),
    priceJustification: price?.priceJustification ?? reason,
    competitorExamples: chooseExamples(market),
    commonPriceRange: price?.suggestedPriceRange ?? NO_RANGE,
    ...around.insights,
    statistics: market.statistics,
    comparables: market.comparables,
    sources: around.sources.slice(0, LIMITS.saved.sources),
    notes: around.notes,
  };
}

/** Those nearest to the middle, in their own currency, cheapest first. */
function chooseExamples({ comparables, statistics }: MarketPrice): CompetitionAnalysis['competitorExamples'] {
  const [main] = statistics;
  const counted = comparables.filter(
    ({ excluded, kind }) => excluded === null && kind === (main?.kind ?? kind),
  );
  const middle = main?.median ?? 0;
  const distance = ({ adjustedPrice }: JudgedComparable) => Math.abs((adjustedPrice ?? 0) - middle);
  return counted
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, EXAMPLES)
    .sort((a, b) => (a.adjustedPrice ?? 0) - (b.adjustedPrice ?? 0))
    .map(({ title, price, currency, kind, link }) => ({ title, price: write(price, currency), kind, link }));
}

function write(price: number, code: string): string {
  const currency = currencyOf(code);
  return currency ? formatPrice(Math.round(price * 100) / 100, currency) : `${code} ${price}`;
}
