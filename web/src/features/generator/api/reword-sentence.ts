import { MESSAGES, type RewordRequestInput, rewordResponseSchema } from '@smart-listings/contract';
import { post } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';

/** Asks the server's AI for a sentence anew; throws ApiError with a message for the seller. */
export async function rewordSentence(request: RewordRequestInput): Promise<string> {
  const response = await post('/api/gemini/rewordSentence', request);
  const result = rewordResponseSchema.safeParse(await response.json().catch(() => undefined));
  if (result.success) return result.data.sentence;
  throw new ApiError(MESSAGES.badAnswer, { code: 'bad-answer', status: 502 });
}
