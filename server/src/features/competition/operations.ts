import { type CompetitionAnalysis, type CompetitionRequest, LIMITS } from '@smart-listings/contract';
import {
  chooseCurrency,
  type MarketPrice,
  onlyAlike,
  priceComparables,
  readInsights,
  readItem,
} from '@smart-listings/engine';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../lib/app-error.ts';
import type { User } from '../accounts/operations.ts';
import { findOwnSales } from '../sales/operations/own-sales.ts';
import { presentAnalysis } from './present.ts';
import { searchMarket } from './sources/market.ts';
import type { Found, Need, Source } from './sources/source.ts';
import { searchWeb } from './sources/web-search.ts';

interface Call {
  user: User;
  requestId: string;
  /** Fires when the client has left. */
  signal: AbortSignal;
}

/**
 * What similar items are sold for and what their listings say: from the marketplace, the web search of an AI,
 * and what the seller pasted. A source that fails is named and left out; only when
 * nothing at all was found is its failure the answer.
 * @throws AppError rate-limited, or what the sources failed with
 */
export async function analyzeCompetition(
  context: AppContext,
  request: CompetitionRequest,
  call: Call,
): Promise<CompetitionAnalysis> {
  const giveBack = await context.competitionLimit.take(call.user.id);
  const item = await context.processorTime.run(call.user.id, () => readItem({ ...request, targetBuyer: '' }));
  const currency = chooseCurrency(request.currency);
  const need = { item, currency: currency.code, user: call.user, signal: call.signal };
  const outcomes = await Promise.all(
    SOURCES.map((source) => askSource(source, context, { need, requestId: call.requestId })),
  );
  const pasted = request.comparables.map((entry) => ({ ...entry, source: 'pasted' as const }));
  const found = outcomes.flatMap(({ found }) => found ?? []);
  const own = await findOwnSales(context, call.user.id, request);
  // What this seller was paid for the like of it comes first, where there is not room for all.
  const comparables = [
    ...(own.length > 0 ? onlyAlike(item, own) : []),
    ...pasted,
    ...found.flatMap((source) => source.comparables),
  ];
  const [failure] = outcomes.flatMap(({ error }) => error ?? []);
  if (failure && comparables.length === 0) {
    await giveBack();
    throw failure;
  }
  const { market, insights } = await context.processorTime.run(call.user.id, () => {
    const market = priceComparables(item, comparables.slice(0, LIMITS.comparables), {
      currency,
      today: context.clock().toISOString().slice(0, 10),
    });
    return { market, insights: readInsights(item, market.comparables) };
  });
  return presentAnalysis(market, {
    currency,
    insights,
    sources: found.flatMap((source) => source.sources ?? []),
    notes: notesOf(outcomes, market),
  });
}

const SOURCES: readonly Source[] = [searchMarket, searchWeb];

interface Outcome {
  /** null: this server is not set up for the source. */
  found: Found | null;
  error?: AppError;
}

async function askSource(
  source: Source,
  context: AppContext,
  { need, requestId }: { need: Need; requestId: string },
): Promise<Outcome> {
  try {
    return { found: await source.find(context, need) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const cause = error.cause instanceof Error ? error.cause.message : undefined;
    context.logger.warn(
      { requestId, source: source.name, code: error.code, cause },
      'a source of prices failed',
    );
    return { found: null, error };
  }
}

function notesOf(outcomes: readonly Outcome[], { statistics }: MarketPrice): string[] {
  const notes = outcomes.flatMap(({ found, error }) => (error ? [error.message] : (found?.notes ?? [])));
  const couldSearch = outcomes.some(({ found, error }) => error || found);
  if (statistics.length === 0 && !couldSearch) notes.push(NO_SEARCH);
  return notes;
}

const NO_SEARCH =
  'This server searches no marketplace by itself: paste listings from a search-results page to compare with.';
