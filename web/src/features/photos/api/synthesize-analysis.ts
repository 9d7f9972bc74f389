import type { ImageAnalysis } from '@smart-listings/contract';
import { post } from '../../../lib/api.ts';
import { type RetryOptions, withRetry } from '../../../lib/retry.ts';
import { readAnalysis } from './analyze-image.ts';

/** Has the readings of several photos put together; throws ApiError with a message for the seller. */
export async function synthesizeAnalysis(
  analyses: readonly ImageAnalysis[],
  options: RetryOptions = {},
): Promise<ImageAnalysis> {
  return withRetry(async () => {
    const response = await post('/api/gemini/synthesizeAnalysis', { analyses }, { signal: options.signal });
    return readAnalysis(response);
  }, options);
}
