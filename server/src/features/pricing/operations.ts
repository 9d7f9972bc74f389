import { type CompetitionAnalysis, can, type Plan } from '@smart-listings/contract';
import {
  chooseCurrency,
  type Item,
  marketQueries,
  type PriceEvidence,
  type SuggestedPrice,
  suggestPrice,
} from '@smart-listings/engine';
import type { AppContext } from '../../context.ts';

/**
 * The item's price as of now: from what is on offer at the marketplace, where this server has its keys and
 * finds enough, else our own estimate.
 * @param currency 'GBP (£)'
 * @throws AppError when the marketplace fails: an estimate would pass for today's price
 */
export async function priceItem(context: AppContext, item: Item, currency: string): Promise<SuggestedPrice> {
  if (!context.market) return suggestPrice(item, currency, null);
  const { comparables } = await context.market.search({
    queries: marketQueries(item),
    currency: chooseCurrency(currency).code,
    language: item.language,
    condition: item.condition,
  });
  return suggestPrice(item, currency, { comparables, today: today(context) });
}

/**
 * What an analysis that came with a request may prove: its comparables, which are judged anew against the item.
 * Nothing else in it is believed, and for plans without competition analysis nothing at all.
 */
export function evidenceIn(
  context: AppContext,
  analysis: CompetitionAnalysis | null | undefined,
  plan: Plan | null,
): PriceEvidence | null {
  if (!analysis?.comparables || plan === null || !can(plan, 'analyzeCompetition')) return null;
  return { comparables: analysis.comparables, today: today(context) };
}

function today(context: AppContext): string {
  return context.clock().toISOString().slice(0, 10);
}
