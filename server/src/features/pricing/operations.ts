import {
  type Comparable,
  type CompetitionAnalysis,
  can,
  type ListingForm,
  type Plan,
} from '@smart-listings/contract';
import {
  chooseCurrency,
  type Item,
  marketQueries,
  onlyAlike,
  type PriceEvidence,
  readItem,
  type SuggestedPrice,
  suggestPrice,
} from '@smart-listings/engine';
import type { AppContext } from '../../context.ts';
import { findOwnSales } from '../sales/operations/own-sales.ts';

/**
 * The item's price as of now: from what is on offer at the marketplace, where this server has its keys and
 * finds enough, and from what its seller was paid for the like of it; else our own estimate.
 * @param currency 'GBP (£)'
 * @throws AppError when the marketplace fails: an estimate would pass for today's price
 */
export async function priceItem(
  context: AppContext,
  { item, userId }: { item: Item; userId: string },
  currency: string,
): Promise<SuggestedPrice> {
  const own = onlyAlike(item, await findOwnSales(context, userId, item.form));
  const found = await context.market?.search({
    queries: marketQueries(item),
    currency: chooseCurrency(currency).code,
    language: item.language,
    condition: item.condition,
  });
  const comparables = [...own, ...(found?.comparables ?? [])];
  // Nothing of one's own is no search that found nothing.
  const evidence = found || own.length > 0 ? { comparables, today: today(context) } : null;
  return suggestPrice(item, currency, evidence);
}

/**
 * What a listing's price may rest on: what its seller sold of the like, and the comparables of an analysis that came
 * with the request. Both are judged against the item; nothing else in the analysis is believed, and for plans without
 * competition analysis nothing at all.
 */
export async function gatherEvidence(
  context: AppContext,
  { form, analysis }: { form: ListingForm; analysis: CompetitionAnalysis | null | undefined },
  account: { id: string; plan: Plan } | null,
): Promise<PriceEvidence | null> {
  if (account === null) return null;
  const own = await findAlike(context, account.id, form);
  const others = can(account.plan, 'analyzeCompetition') ? analysis?.comparables : undefined;
  if (own.length === 0 && others === undefined) return null;
  return { comparables: [...own, ...(others ?? [])], today: today(context) };
}

async function findAlike(context: AppContext, userId: string, form: ListingForm): Promise<Comparable[]> {
  const own = await findOwnSales(context, userId, form);
  if (own.length === 0) return [];
  return context.processorTime.run(userId, () => onlyAlike(readItem(form), own));
}

function today(context: AppContext): string {
  return context.clock().toISOString().slice(0, 10);
}
