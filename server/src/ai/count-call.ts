import type { Config } from '../config.ts';
import type { DailyCounts } from '../lib/daily-counts.ts';
import type { AiCall } from '../lib/metrics.ts';

/** Counts a call to the provider for the day that it falls on, with its cost by the prices that are set now. */
export function countCall(counts: DailyCounts, call: AiCall, prices: Config['aiPrices']): void {
  const { model, outcome, inputTokens, outputTokens } = call;
  counts.add('ai-call', model);
  if (outcome !== 'ok' && outcome !== 'left') counts.add('ai-failure', outcome);
  if (inputTokens > 0) counts.add('ai-input-tokens', model, inputTokens);
  if (outputTokens > 0) counts.add('ai-output-tokens', model, outputTokens);
  if (!prices) return;
  // Dollars for a million tokens are millionths of a dollar for one.
  const cost = Math.round(inputTokens * prices.input + outputTokens * prices.output);
  if (cost > 0) counts.add('ai-cost', model, cost);
}
