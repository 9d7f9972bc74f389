import type { Config } from '../config.ts';
import type { DailyCounts } from '../lib/daily-counts.ts';
import type { AiCall } from '../lib/metrics.ts';

/** What a call costs by the prices that are set now, in millionths of a US dollar; 0 without prices. */
export function costOf({ inputTokens, outputTokens, searches }: AiCall, prices: Config['aiPrices']): number {
  if (!prices) return 0;
  // Dollars for a million tokens are millionths of a dollar for one; searches are priced by the thousand.
  const text = inputTokens * prices.input + outputTokens * prices.output;
  return Math.round(text + searches * prices.search * 1_000);
}

/** Counts a call to the provider for the day that it falls on. */
export function countCall(counts: DailyCounts, call: AiCall, cost: number): void {
  const { model, outcome, inputTokens, outputTokens } = call;
  counts.add('ai-call', model);
  if (outcome !== 'ok' && outcome !== 'left') counts.add('ai-failure', outcome);
  if (inputTokens > 0) counts.add('ai-input-tokens', model, inputTokens);
  if (outputTokens > 0) counts.add('ai-output-tokens', model, outputTokens);
  if (cost > 0) counts.add('ai-cost', model, cost);
}
