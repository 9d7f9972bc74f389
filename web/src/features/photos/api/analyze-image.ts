import {
  type AnalyzeImageRequestInput,
  type ImageAnalysis,
  imageAnalysisSchema,
  MESSAGES,
} from '@smart-listings/contract';
import { post } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { type RetryOptions, withRetry } from '../../../lib/retry.ts';

/** Has one photo read; throws ApiError with a message for the seller. */
export async function analyzeImage(
  request: AnalyzeImageRequestInput,
  options: RetryOptions = {},
): Promise<ImageAnalysis> {
  return withRetry(async () => {
    const response = await post('/api/gemini/analyzeImage', request, { signal: options.signal });
    return readAnalysis(response);
  }, options);
}

export async function readAnalysis(response: Response): Promise<ImageAnalysis> {
  const result = imageAnalysisSchema.safeParse(await response.json().catch(() => undefined));
  if (result.success) return result.data;
  throw new ApiError(MESSAGES.badAnalysis, { code: 'bad-answer', status: 502 });
}
