import {
  type CompetitionAnalysis,
  type CompetitionRequestInput,
  competitionAnalysisSchema,
  MESSAGES,
} from '@smart-listings/contract';
import { post } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { type RetryOptions, withRetry } from '../../../lib/retry.ts';

/** What similar items cost and say. @throws ApiError with a message for the seller */
export async function analyzeCompetition(
  question: CompetitionRequestInput,
  options: RetryOptions,
): Promise<CompetitionAnalysis> {
  return withRetry(async () => {
    const response = await post('/api/gemini/analyzeCompetition', question, { signal: options.signal });
    const result = competitionAnalysisSchema.safeParse(await response.json().catch(() => undefined));
    if (result.success) return result.data;
    throw new ApiError(MESSAGES.competitorInsights, { code: 'bad-answer', status: 502 });
  }, options);
}
